import { CardFace, CardName, COLORS, ColorShape, ICONS, IconMark } from "../../../card";
import { capital } from "../../words";
import { In } from "../In";
import { CardAnatomy, CoveredEdge, SplayPicture } from "../pictures";

export function Goal() {
  return (
    <>
      <p>
        You lead a civilization from the Stone Age to the day after tomorrow. It consists of the inventions and ideas on your
        board: at most one stack of cards for each of five colors. You can use whatever is on top of a stack; what is covered is
        history, unless you fan it out.
      </p>
      <p>
        You win with <b>achievements</b>: six with two players, five with three, four with four, three with five, and{" "}
        <a href="#together">more with expansions</a>. Some stand for ages and are claimed with points; others are special, and you
        get them automatically once you meet their condition. A game can also end because the last deck runs out, and then points
        decide, or because a late card says who wins.
      </p>
    </>
  );
}

export function Cards() {
  return (
    <>
      <div className="beside">
        <CardAnatomy title="Archery" />
        <ol className="parts">
          <li>
            <b>Title.</b> No two cards have the same one.
          </li>
          <li>
            <b>Age</b>, from 1 to 10, inside the shape of its color. It is also the card’s <i>value</i>, and the only thing the
            back shows.
          </li>
          <li>
            <b>Effects</b>, used in order from top to bottom. A demand is marked; everything else is an effect that others may
            share.
          </li>
          <li>
            <b>Icons</b> in four slots: one top left, three along the bottom. Three of them hold an icon.
          </li>
          <li>
            The fourth holds a <b>picture</b>, which is not an icon.
          </li>
        </ol>
      </div>
      <p>Every edition counts these six icons:</p>
      <ul className="icon-row">
        {ICONS.filter((icon) => icon !== "person").map((icon) => (
          <li key={icon}>
            <IconMark icon={icon} silent /> {icon}
          </li>
        ))}
      </ul>
      <p>
        The icon a card has the most of is its <i>featured icon</i>: it decides who takes part when the card is used. Each of the
        five colors has a shape, so that they can be told apart without color:
      </p>
      <ul className="icon-row">
        {COLORS.map((color) => (
          <li key={color}>
            <ColorShape color={color} /> {capital(color)}
          </li>
        ))}
      </ul>
      <In editions={["fourth"]}>
        there is an eleventh age, 115 cards instead of 105, and on cards of ages 10 and 11 a seventh icon, the{" "}
        <IconMark icon="person" silent /> person.
      </In>
    </>
  );
}

export function Board() {
  return (
    <>
      <p>
        In front of you is your board, with up to five stacks, one per color. New cards go on <b>top</b> (they are <i>melded</i>)
        or to the <b>bottom</b> (they are <i>tucked</i>). Only the top card of each stack can be used, and a top card shows all
        its icons. Beside the board you have
      </p>
      <ul>
        <li>
          your <b>hand</b>, which has no limit;
        </li>
        <li>
          your <b>score pile</b>, cards lying face down that are worth their value in points;
        </li>
        <li>
          your <b>achievements</b>, which stay yours (a few expansion cards aside).
        </li>
      </ul>
      <p>
        In the middle are the decks, one for each age, and the achievements nobody has claimed yet. Icons are counted over
        everything <i>visible</i> on a board, and whenever a card speaks of your icons, that is what it means.
      </p>
      <div className="hand-of-cards" aria-hidden="true">
        {["Archery", "Agriculture", "Sailing", "Writing", "Mysticism"].map((title) => (
          <CardFace key={title} title={title} form="tall" />
        ))}
      </div>
    </>
  );
}

const STACK = ["Archery", "Oars", "Metalworking"];

export function Splay() {
  return (
    <>
      <p>
        Some effects let you <b>splay</b> a stack: fan it out, so that every covered card shows one edge and the icons on it. They
        count as if they were on top. The name says which way the upper cards move; what appears is the opposite edge of the cards
        beneath.
      </p>
      <div className="splays">
        <SplayPicture splay="left" cards={STACK}>
          <b>Left</b> shows one slot of each covered card, bottom right.
        </SplayPicture>
        <SplayPicture splay="right" cards={STACK}>
          <b>Right</b> shows two: top left and bottom left.
        </SplayPicture>
        <SplayPicture splay="up" cards={STACK}>
          <b>Up</b> shows three, the whole lower edge.
        </SplayPicture>
        <SplayPicture splay="aslant" cards={STACK}>
          <b>Aslant</b> shows all four. Fourth edition only.
        </SplayPicture>
      </div>
      <div className="edges" aria-hidden="true">
        {(["none", "left", "right", "up", "aslant"] as const).map((splay) => (
          <div key={splay}>
            <CoveredEdge splay={splay} />
            <small>{splay === "none" ? "not splayed" : splay}</small>
          </div>
        ))}
      </div>
      <ul>
        <li>A stack has one direction at a time; a new one replaces the old one.</li>
        <li>It takes two cards to splay. A stack that shrinks to one card forgets its splay for good.</li>
        <li>Cards added to a splayed stack, at the top or the bottom, join the fan.</li>
        <li>
          Covered cards stay covered: they show icons but cannot be used, and their value does not count when something looks at
          your top cards.
        </li>
      </ul>
      <In editions={["first", "third"]}>
        splaying a stack the way it is already splayed is allowed, but does nothing and is not a change.
      </In>
      <In editions={["fourth"]}>you cannot splay a stack the way it is already splayed, or a stack with fewer than two cards.</In>
    </>
  );
}

export function Setup() {
  return (
    <>
      <ol>
        <li>Each age is shuffled and becomes a deck.</li>
        <li>
          One card of each age from 1 to 9 is set aside, unseen: these are the age achievements. The five special achievements lie
          beside them.
        </li>
        <li>Everybody draws two age 1 cards, picks one of them in secret and puts it on the board. The other stays in hand.</li>
        <li>
          The player whose card comes first alphabetically starts (<CardName title="Agriculture" /> before{" "}
          <CardName title="Archery" />, and “The” counts). Play goes clockwise.
        </li>
      </ol>
      <p>
        To make up for going first, the first player has only one action on the first turn; with four or more players, so does the
        second.
      </p>
      <In editions={["fourth"]}>the achievements go from age 1 to age 10.</In>
    </>
  );
}
