import { SetMark } from "../card";
import { capital } from "../pages/words";
import type { Scene } from "../wire/Scene";
import { useSay } from "../words/say";
import { Dialog } from "./Dialog";
import { decksOf } from "./Track";
import { TEXTS } from "./texts";

/** Every deck with its number of cards, and what is out of the game. */
export function SupplyDialog({ scene, onClose }: { scene: Scene; onClose: () => void }) {
  const say = useSay();
  const ages = decksOf(scene);
  const gone = (scene.table[scene.out_of_play] ?? []).length;
  return (
    <Dialog title={TEXTS.decks.title} onClose={onClose} wide>
      <div className="scroll-x" tabIndex={0} role="group" aria-label={TEXTS.decks.label}>
        <table className="deck-table">
          <thead>
            <tr>
              <th scope="col">{TEXTS.decks.age(say)}</th>
              {ages.map(({ age }) => (
                <th key={age} scope="col">
                  {age}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scene.table.sets.map((set, n) => (
              <tr key={set}>
                <th scope="row">
                  <span className={`deck-swatch of-${set}`}>
                    <SetMark set={set} />
                  </span>
                  {capital(set)}
                </th>
                {ages.map(({ age, decks }) => {
                  const left = decks[n]?.left ?? 0;
                  const next = scene.draws?.set === set && scene.draws.age === age;
                  return (
                    <td key={age} className={`of-${set}${left === 0 ? " bare" : ""}${next ? " draws" : ""}`}>
                      {left}
                      {next && <span className="unseen">{TEXTS.decks.next}</span>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="dim">{gone > 0 && TEXTS.decks.gone[scene.out_of_play](gone)}</p>
    </Dialog>
  );
}
