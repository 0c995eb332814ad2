/** A card too small to read: in somebody's hand, score pile or among achievements. */

import { useRef } from "react";
import { CardBack, CardPeek, ColorShape, useCard, usePeek } from "../card";
import type { Shown } from "../wire/Shown";
import { useSay } from "../words/say";
import { faceDown, titleOf } from "./backs";
import { useTarget } from "./Choosing";

/** `place` is the name of its place, for cards one may choose without seeing them; `named` shows the title, too. */
export function Mini({ card, place, named = false }: { card: Shown; place?: string; named?: boolean }) {
  const say = useSay();
  const title = titleOf(card);
  const info = useCard(title);
  const target = useTarget(typeof card === "string" ? `card:${card}` : (place ?? null));
  const byTitle = useTarget(typeof card !== "string" && title ? `card:${title}` : null);
  const chosen = target.legal ? target : byTitle;
  const self = useRef<HTMLSpanElement>(null);
  const peek = usePeek(info !== undefined && !chosen.legal);
  const back = faceDown(card) ?? info;
  return (
    <span
      ref={self}
      className={`mini${chosen.className}`}
      data-card={title ?? undefined}
      data-age={back?.age}
      data-set={back?.set}
      title={title && !info ? title : undefined}
      {...peek.props}
      {...chosen.props}
    >
      {typeof card === "string" ? (
        info ? (
          <span
            className={`chip ${info.color}${named ? " named" : ""}`}
            role="img"
            aria-label={say`${title ?? ""}, ${info.color}, age ${info.age}`}
          >
            <ColorShape color={info.color} />
            <b>{info.age}</b>
            {named && <span>{title}</span>}
          </span>
        ) : (
          <span className="chip special" role="img" aria-label={card}>
            <b>{card.slice(0, 2)}</b>
          </span>
        )
      ) : (
        back && <CardBack age={back.age} set={back.set} seen={title} />
      )}
      {peek.open && title && self.current && <CardPeek title={title} anchor={self.current} />}
    </span>
  );
}
