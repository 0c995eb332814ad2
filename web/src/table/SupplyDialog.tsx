import { SetMark } from "../card";
import { capital } from "../pages/words";
import type { Scene } from "../wire/Scene";
import { plural } from "../words/plural";
import { useSay } from "../words/say";
import { Dialog } from "./Dialog";
import { decksOf } from "./Track";

/** Every deck with its number of cards, and what is out of the game. */
export function SupplyDialog({ scene, onClose }: { scene: Scene; onClose: () => void }) {
  const say = useSay();
  const ages = decksOf(scene);
  const gone = scene.table.junk ?? scene.table.removed ?? [];
  return (
    <Dialog title="The decks" onClose={onClose} wide>
      <div className="scroll-x" tabIndex={0} role="group" aria-label="decks">
        <table className="deck-table">
          <thead>
            <tr>
              <th scope="col">{say`Age`}</th>
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
                      {next && <span className="unseen"> your next draw</span>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="dim">
        {scene.table.junk
          ? `In the junk: ${plural(gone.length, "card")}.`
          : gone.length > 0 && `Out of the game: ${plural(gone.length, "card")}.`}
      </p>
    </Dialog>
  );
}
