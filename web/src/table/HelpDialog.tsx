import type { CSSProperties } from "react";
import { CardBack, COLORS, ColorShape, Credits, Emblem, ICONS, IconMark, SHAPE_NAMES } from "../card";
import { Go } from "../route";
import { useSay } from "../words/say";
import { Dialog } from "./Dialog";
import { Sign } from "./glyphs";
import { TEXTS } from "./texts";

const HELP = TEXTS.help;

/** What every glow and number means. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog title={HELP.title} onClose={onClose} wide>
      <dl className="legend">
        <dt>
          <span className="swatch legal" />
        </dt>
        <dd>{HELP.legal}</dd>
        <dt>
          <span className="swatch legal looked" />
        </dt>
        <dd>{HELP.looked}</dd>
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
        <dd>{HELP.age(say)}</dd>
        <dt>
          <span className="medal free claimable">
            <Sign of="star" />
          </span>
        </dt>
        <dd>{HELP.claimable(say)}</dd>
        <dt>
          <span className="ring" style={{ "--done": 60 } as CSSProperties}>
            <Emblem list="specials" name="Wonder" />
          </span>
        </dt>
        <dd>{HELP.ring(say)}</dd>
        <dt>
          <span className="verdict share">
            <Sign of="share" />
            {TEXTS.verdict.share}
          </span>
          <span className="verdict obey">
            <Sign of="obey" />
            {TEXTS.verdict.obey}
          </span>
        </dt>
        <dd>{HELP.verdicts(say)}</dd>
        <dt>
          <CardBack set="base" age={3} /> <CardBack set="base" age={3} seen={HELP.aCard} />
        </dt>
        <dd>{HELP.backs(say)}</dd>
        <dt>
          <IconMark icon="crown" />{" "}
          <span className="total up">
            <b>7</b>
          </span>
        </dt>
        <dd>{HELP.totals(say)}</dd>
        <dt>
          <IconMark icon="echo" /> <IconMark icon="bonus3" />
        </dt>
        <dd>{HELP.echoes(say)}</dd>
        <dt>
          <IconMark icon="plus" /> <IconMark icon="left" /> <IconMark icon="flag" /> <IconMark icon="fountain" />
        </dt>
        <dd>{HELP.cities(say)}</dd>
        <dt>
          <span className="relic">
            <Sign of="relic" />
          </span>
          <Sign of="display" />
        </dt>
        <dd>{HELP.relics(say)}</dd>
        <dt>
          <IconMark icon="karma" /> <IconMark icon="inspire" />
        </dt>
        <dd>{HELP.figures(say)}</dd>
        <dt>
          <b>★ 2/6</b>
        </dt>
        <dd>{HELP.standing(say)}</dd>
        <dt>∅</dt>
        <dd>{HELP.idle}</dd>
        <dt className="shapes">
          {COLORS.map((color) => (
            <ColorShape key={color} color={color} />
          ))}
        </dt>
        <dd>{HELP.shapes(COLORS.map((color) => `${color} ${SHAPE_NAMES[color]}`))}</dd>
        <dt className="shapes">
          {ICONS.map((icon) => (
            <IconMark key={icon} icon={icon} />
          ))}
        </dt>
        <dd>
          {HELP.icons(
            say,
            ICONS.filter((icon) => icon !== "person"),
          )}
        </dd>
      </dl>
      <h3>{HELP.keys}</h3>
      <dl className="legend keys">
        <dt>
          <kbd>1</kbd>–<kbd>9</kbd>
          {TEXTS.keys.letters}
        </dt>
        <dd>{HELP.keyOption}</dd>
        <dt>
          <kbd>↑</kbd> <kbd>↓</kbd>
        </dt>
        <dd>{HELP.keyArrows(say)}</dd>
        <dt>
          <kbd>⏎</kbd>
        </dt>
        <dd>{HELP.keyEnter}</dd>
        <dt>
          <kbd>{TEXTS.keys.escape}</kbd>
        </dt>
        <dd>{HELP.keyEscape}</dd>
        <dt>
          <kbd>{TEXTS.keys.space}</kbd>
        </dt>
        <dd>{HELP.keySpace}</dd>
        <dt>
          <kbd>u</kbd> <kbd>h</kbd> <kbd>l</kbd> <kbd>?</kbd>
        </dt>
        <dd>{HELP.keyLetters}</dd>
      </dl>
      <p>
        {HELP.more[0]}
        <Go to="/rules">{HELP.more[1]}</Go>
        {HELP.more[2]}
        <Go to="/cards">{HELP.more[3]}</Go>
        {HELP.more[4]}
      </p>
      <Credits />
    </Dialog>
  );
}
