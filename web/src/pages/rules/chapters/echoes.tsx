/** Echoes of the Past: what it adds to everything before. */

import { CardBack, CardFace, CardName, IconMark } from "../../../card";
import { In } from "../In";
import { SplayPicture } from "../pictures";
import { SpecialsHead } from "./SpecialsHead";

export function Echoes() {
  return (
    <>
      <p>
        This expansion adds 105 cards for the ages 1 to 10, five special achievements and a seat for a fifth player. It goes with
        the third edition and, under its 2.0 rules, with the first. Three things are new on its cards: <b>echo effects</b>,{" "}
        <b>bonuses</b>, and effects that <b>foreshadow</b>.
      </p>
      <div className="echo-cards" aria-hidden="true">
        {["Bangle", "Candles", "Telescope"].map((title) => (
          <CardFace key={title} title={title} />
        ))}
      </div>
      <h3>Setting up</h3>
      <p>
        Its cards have their own backs and decks, beside those of the base game. Everybody is dealt one age 1 card from each. The
        age achievements are base cards, as always.
      </p>
      <h3>Which deck to draw from</h3>
      <p>
        Whenever you draw, first find the age as usual; an age is empty when its <i>base</i> deck is. Then look at your hand. If
        you hold cards and none of them is from the expansion, you draw from the expansion’s deck of that age, otherwise from the
        base deck. With an empty hand you draw a base card. This is checked again for every single card, and if the expansion’s
        deck of that age has run out, you draw a base card instead.
      </p>
      <div className="backs-beside">
        <CardBack age={3} set="base" /> a base card <CardBack age={3} set="echoes" /> a card of the expansion
      </div>
      <h3>Winning</h3>
      <p>
        One more achievement is needed: seven with two players or in teams, six with three, five with four. With five players it
        is four, in the first edition five. Five players usually play with the distance rule.
      </p>
    </>
  );
}

export function EchoEffects() {
  return (
    <>
      <p>
        An echo effect sits in a slot like an icon, marked <IconMark icon="echo" />. It can be seen on a top card, and on a
        covered card if the splay leaves its slot showing.
      </p>
      <p>
        When you use a card, <b>all echo effects visible in its color</b> come first, from the bottom card up to the top one, and
        only then the card’s own effects. Those who share the card share each of them in the same way, and anything an echo
        changes for them also earns you the free draw. The list of echo effects is fixed at the start, whatever happens to the
        stack later.
      </p>
      <div className="beside halves">
        <SplayPicture splay="left" cards={["Novel", "Flute", "Bell"]}>
          Purple, splayed left: the last slot of each covered card is open.
        </SplayPicture>
        <div>
          <p>
            Using <CardName title="Novel" /> carries out, in this order:
          </p>
          <ol>
            <li>
              the echo of <CardName title="Bell" />, at the bottom,
            </li>
            <li>
              the echo of <CardName title="Flute" />,
            </li>
            <li>
              the echo of <CardName title="Novel" /> itself,
            </li>
            <li>its two other effects.</li>
          </ol>
        </div>
      </div>
      <p>
        The table shows this list for every card before you use it. An echo effect is not an icon and does not count toward any
        total.
      </p>
      <In editions={["third"]}>
        an effect that lets you carry out another card alone carries out the echo effects visible in that card’s color as well.
      </In>
      <In editions={["first"]}>such an effect leaves echo effects out.</In>
    </>
  );
}

export function Bonuses() {
  return (
    <>
      <p>
        A bonus is a number in a slot: <IconMark icon="bonus3" />. Visible bonuses are points, on top of your score pile: the{" "}
        <b>highest counts in full, every other one counts 1 point</b>. With <IconMark icon="bonus5" /> <IconMark icon="bonus3" />{" "}
        <IconMark icon="bonus3" /> you have 5 + 1 + 1 = 7 points.
      </p>
      <p>
        They count when you claim achievements and when points decide the game. Cover them, and the points are gone. The table
        always shows your points with bonuses included.
      </p>
    </>
  );
}

export function Forecast() {
  return (
    <>
      <p>
        To <b>foreshadow</b> a card is to put it face down into your <b>forecast</b>. You may look at your own; the others see how
        many cards there are, and their backs. Cards there are neither in hand nor on the board, and give neither points nor
        icons.
      </p>
      <h3>Promotion</h3>
      <p>
        After a Meld <i>action</i> you may <b>promote</b> one card: meld it from your forecast, if it is not of higher value than
        the card you have just melded. Then you may use it at once, as a free Dogma action with everything that goes with one. A
        promotion is not itself a Meld action, so there is at most one, and cards melded by an effect do not lead to one.
      </p>
    </>
  );
}

const SPECIALS: [name: string, takes: string, card: string][] = [
  ["Wealth", "Eight visible bonuses.", "Palampore"],
  ["Destiny", "Seven cards in your forecast.", "Barometer"],
  ["Heritage", "Eight card images visible in one color.", "Loom"],
  ["History", "Four echo effects visible in one color.", "Photography"],
  ["Supremacy", "The same icon three times in each of four colors.", "Novel"],
];

export function MoreAchievements() {
  return (
    <>
      <p>
        Effects in this expansion can add cards to the achievements, so that there are several of the same age, or let you achieve
        a card from elsewhere <i>if you are eligible</i>, that is, with the points and the top card for its value.
      </p>
      <p>
        <b>A second achievement of the same age costs more:</b> if you have one already, you need twice the points for another; if
        you have two, three times, and so on. The top card stays the same.
      </p>
      <h3>Five more special achievements</h3>
      <table className="stacked">
        <SpecialsHead />
        <tbody>
          {SPECIALS.map(([name, takes, card]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{takes}</td>
              <td>
                <CardName title={card} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
