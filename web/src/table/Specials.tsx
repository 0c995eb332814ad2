import type { CSSProperties } from "react";
import { Emblem } from "../card";
import type { Scene } from "../wire/Scene";
import { plain } from "../words/phrase";
import { useSay } from "../words/say";
import { useTarget } from "./Choosing";
import { type Special, specials } from "./goals";
import { TEXTS } from "./texts";

/** The special achievements as rings that fill; one that is won has the color of its holder. */
export function Specials({ scene, me, onOpen }: { scene: Scene; me: number | null; onOpen: () => void }) {
  const say = useSay();
  const looking = me ?? scene.table.turn.seat;
  const all = specials(scene);
  return (
    <div className="specials">
      <ul className={`rings${all.length > 10 ? " two-rows" : ""}`} aria-label={TEXTS.specials.label(say)}>
        {all.map((special) => (
          <Ring
            key={special.name}
            special={special}
            scene={scene}
            looking={looking}
            who={me === null ? (scene.names[looking] ?? TEXTS.somebodyFirst) : null}
          />
        ))}
      </ul>
      <button type="button" className="plain details" onClick={onOpen} aria-label={TEXTS.specials.allLabel(say)}>
        ★ <span>{TEXTS.specials.all}</span>
      </button>
    </div>
  );
}

function Ring({ special, scene, looking, who }: { special: Special; scene: Scene; looking: number; who: string | null }) {
  const target = useTarget(`card:${special.name}`);
  const { has, needs } = special.progress[looking]!;
  const owner = special.owner === null ? null : scene.names[special.owner];
  const words = owner
    ? TEXTS.specials.won(special.name, owner)
    : TEXTS.specials.progress(special.name, plain(special.asks), who, has, needs);
  const style = {
    "--done": owner ? 100 : Math.min(100, Math.round((100 * has) / Math.max(1, needs))),
    ...(special.owner !== null && { "--seat": `var(--seat-${special.owner % 10})` }),
  } as CSSProperties;
  return (
    <li>
      <span
        className={`ring${owner ? " won" : ""}${special.available || owner ? "" : " lost"}${has === 0 ? " none" : ""}${target.className}`}
        style={style}
        data-card={special.available ? special.name : undefined}
        title={words}
        {...target.props}
      >
        <Emblem list="specials" name={special.name} />
        {!target.legal && <span className="unseen">{words}</span>}
      </span>
    </li>
  );
}
