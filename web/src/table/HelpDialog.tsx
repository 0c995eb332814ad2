import type { CSSProperties } from "react";
import { CardBack, COLORS, ColorShape, Credits, Emblem, ICONS, IconMark, SHAPE_NAMES } from "../card";
import { listed } from "../pages/words";
import { Go } from "../route";
import { useSay } from "../words/say";
import { Dialog } from "./Dialog";
import { Sign } from "./glyphs";

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
        <dd>The option you are looking at. What it means is on the stage: who shares, who must obey, what changes.</dd>
        <dt>
          <span className="age drawn sample">
            <span className="age-number">
              <b>4</b>
            </span>
            <span className="age-medals">
              <span className="medal free">
                <Sign of="star" />
              </span>
            </span>
            <span className="deck-ticks">
              <span className="deck-tick of-base">
                <i style={{ height: "60%" }} />
              </span>
            </span>
          </span>
        </dt>
        <dd>
          {say`An age: its decks, each as full as its bar, and its achievement: a star while it is available, then the crest of whoever has it. Framed: where your next Draw action draws from. “Next draw” shows all decks with their numbers.`}
        </dd>
        <dt>
          <span className="medal free claimable">
            <Sign of="star" />
          </span>
        </dt>
        <dd>{say`An achievement that you can claim with an action.`}</dd>
        <dt>
          <span className="ring" style={{ "--done": 60 } as CSSProperties}>
            <Emblem list="specials" name="Wonder" />
          </span>
        </dt>
        <dd>{say`How far you are toward a special achievement. “★ all” shows everybody’s progress.`}</dd>
        <dt>
          <span className="verdict share">
            <Sign of="share" />
            you share
          </span>
          <span className="verdict obey">
            <Sign of="obey" />
            hits you
          </span>
        </dt>
        <dd>{say`What it would mean for you if its owner used that card now. Beneath your own cards stand the crests of those who would share or obey.`}</dd>
        <dt>
          <CardBack set="base" age={3} /> <CardBack set="base" age={3} seen="a card" />
        </dt>
        <dd>{say`A face-down card of age 3. With a bar beneath: you know which it is; point at it to see it.`}</dd>
        <dt>
          <IconMark icon="crown" /> <b className="up">7</b>
        </dt>
        <dd>{say`How many crowns a board shows. Green or red: more or fewer than when you last chose.`}</dd>
        <dt>
          <IconMark icon="echo" /> <IconMark icon="bonus3" />
        </dt>
        <dd>
          {say`With Echoes of the Past: an echo effect, carried out before the card on top, and a bonus, which is worth points while it is visible.`}
        </dd>
        <dt>
          <IconMark icon="plus" /> <IconMark icon="left" /> <IconMark icon="flag" /> <IconMark icon="fountain" />
        </dt>
        <dd>
          {say`With Cities of Destiny: plus and arrows act when a Meld action brings the city; flags and fountains are achievements while they are visible.`}
        </dd>
        <dt>
          <span className="relic">
            <Sign of="relic" />
          </span>
          <Sign of="display" />
        </dt>
        <dd>
          {say`With Artifacts of History: a Relic beside the deck of its age, in the color of whoever has it; and the display, where an Artifact lies until it is used.`}
        </dd>
        <dt>
          <IconMark icon="karma" /> <IconMark icon="inspire" />
        </dt>
        <dd>
          {say`With Figures in the Sand: a karma, which works by itself while the Figure is a top card, and an inspire effect, which an Inspire action carries out.`}
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
        <dd>{say`The icons: ${listed(ICONS.filter((icon) => icon !== "person"))}; in the fourth edition, person too.`}</dd>
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
        <dd>Go through the options; on a card, go from card to card, over every board.</dd>
        <dt>
          <kbd>⏎</kbd>
        </dt>
        <dd>Take the highlighted option; on any other card, keep it on the stage to read.</dd>
        <dt>
          <kbd>Esc</kbd>
        </dt>
        <dd>Cancel.</dd>
        <dt>
          <kbd>Space</kbd>
        </dt>
        <dd>Skip what is being shown.</dd>
        <dt>
          <kbd>u</kbd> <kbd>h</kbd> <kbd>l</kbd> <kbd>?</kbd>
        </dt>
        <dd>Undo, hint, log or talk, this help.</dd>
      </dl>
      <p>
        More in the <Go to="/rules">rules</Go> and among the <Go to="/cards">cards</Go>.
      </p>
      <Credits />
    </Dialog>
  );
}
