import { CardName, useCards, Words } from "../card";
import type { Scene } from "../wire/Scene";
import { useSay } from "../words/say";
import { Dialog } from "./Dialog";
import { asks, relics, specials, standards } from "./goals";
import { TEXTS } from "./texts";

/** Every achievement: what it asks for, who has it, and how far everybody is. */
export function AchievementsDialog({ scene, me, onClose }: { scene: Scene; me: number | null; onClose: () => void }) {
  const { byTitle } = useCards();
  const lookup = (title: string) => byTitle.get(title);
  const seizable = relics(scene, lookup);
  const say = useSay();
  const name = (seat: number) => (seat === me ? TEXTS.you : (scene.names[seat] ?? TEXTS.unknown));
  return (
    <Dialog title={TEXTS.achievements.title(say)} onClose={onClose} wide>
      <p className="dim">{TEXTS.achievements.about(say, scene.needed, scene.table.sets.includes("figures"))}</p>
      <div className="scroll-x" tabIndex={0} role="group" aria-label={TEXTS.achievements.standings}>
        <table className="grid">
          <thead>
            <tr>
              <th scope="col">{TEXTS.achievements.player}</th>
              <th scope="col">{TEXTS.achievements.title(say)}</th>
              <th scope="col">{TEXTS.achievements.points(say)}</th>
              <th scope="col">{TEXTS.achievements.highest(say)}</th>
            </tr>
          </thead>
          <tbody>
            {scene.names.map((_, seat) => (
              <tr key={seat}>
                <th scope="row">{name(seat)}</th>
                <td>{TEXTS.achievements.of(scene.achieved[seat] ?? 0, scene.needed)}</td>
                <td>{scene.table.players[seat]!.points ?? 0}</td>
                <td>{scene.highest[seat] || TEXTS.none}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3>{TEXTS.achievements.byAge(say)}</h3>
      <ul className="goal-list">
        {standards(scene, lookup).map(({ age, left, owners, claimable }) => (
          <li key={age} className={claimable ? "claimable" : ""}>
            <b>{age}</b>
            <span>
              {left > 0 ? asks(scene, age) : TEXTS.achievements.taken(owners.map(name))}
              {claimable && <strong>{TEXTS.achievements.claimable}</strong>}
            </span>
          </li>
        ))}
      </ul>
      {seizable.length > 0 && (
        <>
          <h3>{TEXTS.achievements.relics}</h3>
          <p className="dim">{TEXTS.achievements.relicsWhat(say)}</p>
          <ul className="goal-list">
            {seizable.map(({ title, age, owner }) => (
              <li key={title}>
                <b>{age}</b>
                <span>
                  <CardName title={title} />
                  {owner !== null && TEXTS.achievements.relicOf(name(owner))}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{TEXTS.achievements.special}</h3>
      <div className="scroll-x" tabIndex={0} role="group" aria-label={TEXTS.specials.label(say)}>
        <table className="grid">
          <thead>
            <tr>
              <th scope="col">{TEXTS.achievements.achievement(say)}</th>
              <th scope="col">{TEXTS.achievements.takes}</th>
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
                  <td key={seat}>
                    {special.owner === seat
                      ? TEXTS.achievements.won
                      : special.available
                        ? TEXTS.achievements.of(goal.has, goal.needs)
                        : TEXTS.none}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
