import { CardBack, COLORS, ColorShape, ICONS, IconMark, SHAPE_NAMES } from "../card";
import { useSay } from "../words/say";
import { Dialog } from "./Dialog";

/** What every glow and number means. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog title="What everything means" onClose={onClose} wide>
      <dl className="legend">
        <dt>
          <span className="swatch legal" />
        </dt>
        <dd>You can choose it now. Hover or tap to see what it would mean; click, or tap again, to do it.</dd>
        <dt>
          <span className="swatch legal looked" />
        </dt>
        <dd>The option you are looking at. Its meaning stands in the panel: who shares, of whom is demanded, what changes.</dd>
        <dt>
          <span className="deck draws">
            <b>4</b>
            <small>7</small>
          </span>
        </dt>
        <dd>{say`A deck: its age, and how many cards are left. Framed: where your next Draw action draws.`}</dd>
        <dt>
          <span className="standard claimable">
            <b>2</b>
          </span>
        </dt>
        <dd>{say`An achievement that you can claim with an action. A filled one is gone; the letter says to whom.`}</dd>
        <dt>
          <span className="meter">
            <i style={{ width: "60%" }} />
          </span>
        </dt>
        <dd>{say`How far you are toward a special achievement. “★ all” shows everybody’s progress.`}</dd>
        <dt>
          <CardBack set="base" age={3} /> <CardBack set="base" age={3} seen="a card" />
        </dt>
        <dd>{say`A face-down card of age 3. With a bar beneath: you know which it is; point at it to see it.`}</dd>
        <dt>
          <IconMark icon="crown" /> <b className="up">7</b>
        </dt>
        <dd>{say`How many crowns a board shows. Green or red: more or fewer than at your last choice.`}</dd>
        <dt>
          <IconMark icon="echo" /> <IconMark icon="bonus3" />
        </dt>
        <dd>
          {say`With Echoes of the Past: an echo effect, carried out before the card on top, and a bonus, which is worth points while it is visible.`}
        </dd>
        <dt>
          <b>★ 2/6</b>
        </dt>
        <dd>{say`Achievements won, and how many win the game.`}</dd>
        <dt>∅</dt>
        <dd>As far as you can see, the action would change nothing.</dd>
        <dt className="shapes">
          {COLORS.map((color) => (
            <ColorShape key={color} color={color} />
          ))}
        </dt>
        <dd>Each color has a shape: {COLORS.map((color) => `${color} ${SHAPE_NAMES[color]}`).join(", ")}.</dd>
        <dt className="shapes">
          {ICONS.map((icon) => (
            <IconMark key={icon} icon={icon} />
          ))}
        </dt>
        <dd>{say`The icons: ${ICONS.join(", ")} (person in the fourth edition).`}</dd>
      </dl>
      <h3>Keys</h3>
      <dl className="legend keys">
        <dt>
          <kbd>1</kbd>–<kbd>9</kbd>, letters
        </dt>
        <dd>Look at an option; the same key again takes it.</dd>
        <dt>
          <kbd>↑</kbd> <kbd>↓</kbd>
        </dt>
        <dd>Go through the options.</dd>
        <dt>
          <kbd>⏎</kbd>
        </dt>
        <dd>Take the option looked at.</dd>
        <dt>
          <kbd>Esc</kbd>
        </dt>
        <dd>Let it go.</dd>
        <dt>
          <kbd>Space</kbd>
        </dt>
        <dd>Skip what is being shown.</dd>
        <dt>
          <kbd>u</kbd> <kbd>h</kbd> <kbd>l</kbd> <kbd>?</kbd>
        </dt>
        <dd>Take back, hint, log or talk, this help.</dd>
      </dl>
    </Dialog>
  );
}
