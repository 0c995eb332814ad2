/** What belongs to nobody: the decks, and the achievements still to be had. */

import { useState } from "react";
import { useCards } from "../card";
import type { Scene } from "../wire/Scene";
import type { Set as CardSet } from "../wire/Set";
import { plain } from "../words/phrase";
import { useSay } from "../words/say";
import { AchievementsDialog } from "./AchievementsDialog";
import { useTarget } from "./Choosing";
import { asks, type Special, type Standard, sign, specials, standards } from "./goals";

export function Supply({ scene, me }: { scene: Scene; me: number | null }) {
  const [open, setOpen] = useState(false);
  const { byTitle } = useCards();
  const say = useSay();
  const sets = scene.table.sets.map((set) => ({
    set,
    decks: Object.entries(scene.table.decks[set] ?? {}).map(([age, cards]) => ({ age: Number(age), left: cards?.length ?? 0 })),
  }));
  const looking = me ?? scene.table.turn.seat;
  const gone = scene.table.junk ?? scene.table.removed ?? [];
  const place = scene.table.edition === "fourth" ? "junk" : "removed";
  return (
    <>
      <section className="supply" aria-label={say`decks and achievements`}>
        <div className="sets-of-decks">
          {sets.map(({ set, decks }) => (
            <ol key={set} className="decks" aria-label={sets.length > 1 ? `decks of ${set}` : "decks"}>
              {decks.map(({ age, left }) => (
                <Deck
                  key={age}
                  set={set}
                  age={age}
                  left={left}
                  next={scene.draws?.set === set && scene.draws.age === age}
                  named={sets.length > 1}
                />
              ))}
            </ol>
          ))}
        </div>
        {(gone.length > 0 || place === "junk") && (
          <span className="gone-pile" data-zone={place} title={place === "junk" ? "in the junk" : "out of the game"}>
            <small>{place === "junk" ? "junk" : "gone"}</small>
            <b>{gone.length}</b>
          </span>
        )}
        <div className="achievements" data-zone="available">
          <ul className="standards" aria-label={say`achievements`}>
            {standards(scene, (title) => byTitle.get(title)?.age).map((standard) => (
              <StandardMark key={standard.age} standard={standard} scene={scene} />
            ))}
          </ul>
          <ul className="specials" aria-label={say`special achievements`}>
            {specials(scene).map((special) => (
              <SpecialMark
                key={special.name}
                special={special}
                scene={scene}
                looking={looking}
                who={me === null ? `${scene.names[looking]} has` : "You have"}
              />
            ))}
          </ul>
          <button type="button" className="plain details" onClick={() => setOpen(true)} aria-label={say`Achievements in detail`}>
            ★ <span>all</span>
          </button>
        </div>
      </section>
      {open && <AchievementsDialog scene={scene} me={me} onClose={() => setOpen(false)} />}
    </>
  );
}

function Deck({ set, age, left, next, named }: { set: CardSet; age: number; left: number; next: boolean; named: boolean }) {
  const supply = useTarget(next ? "supply" : null);
  const value = useTarget(`value:${age}`);
  const picked = useTarget(`deck:${set}:${age}`);
  const target = supply.legal ? supply : picked.legal ? picked : value;
  const say = useSay();
  const words = say`${named ? `${set} ` : ""}deck of age ${age}: ${left} left${next ? ", your next draw" : ""}`;
  return (
    <li>
      <span
        className={`deck of-${set}${left === 0 ? " bare" : ""}${next ? " draws" : ""}${target.className}`}
        data-zone={`deck:${set}:${age}`}
        title={words}
        {...target.props}
      >
        <b aria-hidden="true">{age}</b>
        <small aria-hidden="true">{left}</small>
        <span className="unseen">{words}</span>
      </span>
    </li>
  );
}

function StandardMark({ standard, scene }: { standard: Standard; scene: Scene }) {
  const { age, left, owners, claimable } = standard;
  const say = useSay();
  const target = useTarget(`achievement:${age}:1`);
  const second = useTarget(`achievement:${age}:2`);
  const whose = owners.map((seat) => scene.names[seat]).join(", ");
  const words =
    left > 0
      ? say`age ${age}: ${asks(scene, age)}${claimable ? "; you can claim it with an action" : ""}`
      : say`age ${age}: ${whose} has it`;
  return (
    <li>
      <span
        className={`standard${left === 0 ? " won" : ""}${claimable ? " claimable" : ""}${target.className}`}
        data-age={left > 0 ? age : undefined}
        title={words}
        {...target.props}
      >
        <b aria-hidden="true">{age}</b>
        {left > 1 && <small aria-hidden="true">×{left}</small>}
        {owners.length > 0 && (
          <small className="owner" aria-hidden="true">
            {owners.map((seat) => sign(scene.names[seat])).join(" ")}
          </small>
        )}
        <span className="unseen">{words}</span>
      </span>
      {second.legal && (
        <span className={`standard${second.className}`} {...second.props}>
          <b>{age}</b>
        </span>
      )}
    </li>
  );
}

function SpecialMark({ special, scene, looking, who }: { special: Special; scene: Scene; looking: number; who: string }) {
  const target = useTarget(`card:${special.name}`);
  const { has, needs } = special.progress[looking]!;
  const owner = special.owner === null ? null : scene.names[special.owner];
  const words = owner ? `${special.name}: ${owner} has it` : `${special.name}: ${plain(special.asks)}. ${who} ${has} of ${needs}`;
  return (
    <li>
      <span
        className={`special-mark${owner ? " won" : ""}${special.available ? "" : " lost"}${target.className}`}
        data-card={special.available ? special.name : undefined}
        title={words}
        {...target.props}
      >
        <span aria-hidden="true">{special.name}</span>
        <span className="meter" aria-hidden="true">
          <i style={{ width: `${owner ? 100 : Math.min(100, (100 * has) / Math.max(1, needs))}%` }} />
        </span>
        <small aria-hidden="true">{owner ? owner : `${has}/${needs}`}</small>
        <span className="unseen">{words}</span>
      </span>
    </li>
  );
}
