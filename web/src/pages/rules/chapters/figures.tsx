/** Figures in the Sand: what it adds to everything before. */

import { CardFace, CardName, ColorShape, IconMark } from "../../../card";
import type { Color } from "../../../wire/Color";
import { capital } from "../../words";

export function Figures() {
  return (
    <>
      <p>
        This expansion of the third edition adds 105 Figures for the ages 1 to 10, five <b>Decrees</b> and a seat for one more
        player. One more achievement is needed to win. Figures have no dogma effects. What they have instead is <b>karma</b>, and{" "}
        bonuses, echo effects and <b>inspire</b> effects in their slots.
      </p>
      <div className="echo-cards" aria-hidden="true">
        {["Fu Xi", "Sargon of Akkad", "Alexander the Great"].map((title) => (
          <CardFace key={title} title={title} />
        ))}
      </div>
      <h3>Drawing a Figure</h3>
      <p>Besides cards that tell you to draw one, there are two ways to get one:</p>
      <ul>
        <li>
          The <b>free draw for sharing</b> is a Figure of the value of your highest top card.
        </li>
        <li>
          When a player claims the achievement of an age with an action, <b>each opponent</b> draws a Figure of the value of their
          own highest top card.
        </li>
      </ul>
      <h3>Fading</h3>
      <p>
        Fame does not last: when an action ends, no matter who took it, each player with more than one <b>top</b> Figure must
        score Figures of their choice, one by one, until one is left. Covered Figures do not fade, and keep showing whatever a
        splay exposes.
      </p>
    </>
  );
}

export function Karma() {
  return (
    <>
      <p>
        A karma <IconMark icon="karma" /> works on its own; nobody has to use it. There are four kinds:
      </p>
      <dl>
        <dt>When</dt>
        <dd>
          <i>When you meld this card</i> happens once, right after the meld, even if an effect melds it. See{" "}
          <CardName title="Alexander the Great" />.
        </dd>
        <dt>Each</dt>
        <dd>
          A standing rule: more icons, more points, easier achievements. With <CardName title="Fu Xi" />, for example, each card
          in your score pile counts as a lightbulb. These icons count wherever icons count.
        </dd>
        <dt>Would</dt>
        <dd>
          <i>If you would meld a card …</i> interrupts. Where it says <b>instead</b>, its effect takes the place of what was about
          to happen, which then does not happen. Where it says <b>first</b>, its effect comes before it. With{" "}
          <CardName title="Sargon of Akkad" /> on your board, a card you would meld onto one of the same value is tucked instead.
        </dd>
        <dt>Decree</dt>
        <dd>
          Names a <a href="#decrees">Decree</a> that any two Figures in your hand can issue.
        </dd>
      </dl>
      <ul>
        <li>Each, Would and Decree work only while the Figure is a top card.</li>
        <li>
          <b>Karmas never chain:</b> nothing that happens because of a karma sets off another one.
        </li>
        <li>
          If several Would karmas apply at once, the player whose <b>turn</b> it is picks one of them, and the others are ignored.
          The owner of the Figure makes the choices within it.
        </li>
      </ul>
      <p>The log says which karma acted and what it replaced, and previews of options take karmas into account.</p>
    </>
  );
}

export function Inspire() {
  return (
    <>
      <p>
        <b>Inspire</b> is an action, once a turn. Choose one of your colors that shows at least one inspire effect{" "}
        <IconMark icon="inspire" />, on its top card or where a splay leaves the slot open. You carry out all of them, from the
        bottom card up, and then draw a card of the value of that color’s top card.
      </p>
      <p>Nobody shares an Inspire action, and icons do not matter.</p>
    </>
  );
}

const DECREES: [name: string, color: Color, does: string][] = [
  ["War", "red", "Choose a value. Return all top cards of that value from the boards of all other players."],
  ["Expansion", "yellow", "Splay one of your colors up."],
  ["Trade", "green", "Draw and foreshadow three cards of a value one higher than your highest top card."],
  ["Advancement", "blue", "Draw a card of a value two higher than your highest top card."],
  ["Rivalry", "purple", "Choose another player. Return three cards from their score pile, and all their top Figures."],
];

export function Decrees() {
  return (
    <>
      <p>
        <b>Decree</b> is an action, once a turn, for a hand with Figures of <b>three different values</b>. Your <b>whole hand</b>{" "}
        leaves the game, including cards that are not Figures. Choose the Decree of the color of one of those Figures:
      </p>
      <ul>
        <li>If it is available, you take it as an achievement, and its effect happens.</li>
        <li>If it is yours already, its effect happens again.</li>
        <li>If another player has it, it becomes available again, and nothing else happens.</li>
      </ul>
      <table className="stacked">
        <tbody>
          {DECREES.map(([name, color, does]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <span className="color-word">
                  <ColorShape color={color} />
                  {capital(color)}
                </span>
              </td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Unlike other achievements, Decrees can be lost. With some Figures on your board, any two Figures in your hand are enough
        to issue the Decree they name, whatever their values and colors.
      </p>
    </>
  );
}
