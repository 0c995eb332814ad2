import { CardName, useCards, Words } from "../card";
import type { Scene } from "../wire/Scene";
import { useSay } from "../words/say";
import { Dialog } from "./Dialog";
import { asks, relics, specials, standards } from "./goals";

/** Every achievement: what it asks for, who has it, and how far everybody is. */
export function AchievementsDialog({ scene, me, onClose }: { scene: Scene; me: number | null; onClose: () => void }) {
  const { byTitle } = useCards();
  const lookup = (title: string) => byTitle.get(title);
  const seizable = relics(scene, lookup);
  const say = useSay();
  const name = (seat: number) => (seat === me ? "You" : (scene.names[seat] ?? "?"));
  return (
    <Dialog title={say`Achievements`} onClose={onClose} wide>
      <p className="dim">
        {say`${scene.needed} achievements win. Claiming one of an age is an action and costs no points; you get special ones automatically once you meet their condition.${scene.table.sets.includes("figures") ? " Decrees take an action of their own." : ""}`}
      </p>
      <div className="scroll-x" tabIndex={0} role="group" aria-label="standings">
        <table className="grid">
          <thead>
            <tr>
              <th scope="col">Player</th>
              <th scope="col">{say`Achievements`}</th>
              <th scope="col">{say`Points`}</th>
              <th scope="col">{say`Highest top card`}</th>
            </tr>
          </thead>
          <tbody>
            {scene.names.map((_, seat) => (
              <tr key={seat}>
                <th scope="row">{name(seat)}</th>
                <td>
                  {scene.achieved[seat]} of {scene.needed}
                </td>
                <td>{scene.table.players[seat]!.points ?? 0}</td>
                <td>{scene.highest[seat] || "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3>{say`By age`}</h3>
      <ul className="goal-list">
        {standards(scene, lookup).map(({ age, left, owners, claimable }) => (
          <li key={age} className={claimable ? "claimable" : ""}>
            <b>{age}</b>
            <span>
              {left > 0 ? asks(scene, age) : `taken: ${owners.map(name).join(", ")}`}
              {claimable && <strong> – you can claim it</strong>}
            </span>
          </li>
        ))}
      </ul>
      {seizable.length > 0 && (
        <>
          <h3>Relics</h3>
          <p className="dim">When you dig up an Artifact of a Relic’s age, you may seize the Relic, even from another player.</p>
          <ul className="goal-list">
            {seizable.map(({ title, age, owner }) => (
              <li key={title}>
                <b>{age}</b>
                <span>
                  <CardName title={title} />
                  {owner !== null && `: ${name(owner)}`}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>Special</h3>
      <div className="scroll-x" tabIndex={0} role="group" aria-label={say`special achievements`}>
        <table className="grid">
          <thead>
            <tr>
              <th scope="col">{say`Achievement`}</th>
              <th scope="col">What it takes</th>
              {scene.names.map((_, seat) => (
                <th key={seat} scope="col">
                  {name(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {specials(scene).map((special) => (
              <tr key={special.name}>
                <th scope="row">{special.name}</th>
                <td>
                  <Words of={special.asks} still />
                </td>
                {special.progress.map((goal, seat) => (
                  <td key={seat}>{special.owner === seat ? "won" : special.available ? `${goal.has} of ${goal.needs}` : "–"}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
