import { CardName } from "../../../card";
import { In } from "../In";
import { DogmaPicture } from "../pictures";

export function Dogma() {
  return (
    <>
      <p>
        To use a card, everybody counts the card’s <b>featured icon</b> on their own board. Anyone who has at least as many as you{" "}
        <b>shares</b>; anyone who has fewer must <b>obey</b> its demands. This is settled once, before the first effect, whatever
        happens to the boards afterwards.
      </p>
      <DogmaPicture
        icon="castle"
        players={[
          { name: "You", count: 4, standing: "you act", kind: "acts" },
          { name: "Hypatia", count: 5, standing: "shares", kind: "shares" },
          { name: "Omar", count: 2, standing: "must obey", kind: "demanded" },
        ]}
      />
      <p>Then the effects happen one after the other, each finished for all before the next begins:</p>
      <ul>
        <li>
          An <b>effect without a demand</b> is carried out first by those who share, clockwise from your left, and last by you.
        </li>
        <li>
          A <b>demand</b> is carried out by each opponent with fewer icons, clockwise from your left, and by nobody else.
        </li>
      </ul>
      <h3>How to read an effect</h3>
      <ul>
        <li>
          Everything must be done, also by those who share and even to their harm, unless it says <i>may</i>.
        </li>
        <li>Do what you can and leave out the rest: asked for three cards and holding two, you give two.</li>
        <li>
          <i>If you do</i> looks at the whole sentence before it. Two cards returned instead of three are not enough.
        </li>
        <li>Whoever carries out an effect makes its choices; with a demand that is the player it hits.</li>
        <li>What does not exist has the value 0, and drawing a 0 means drawing a 1.</li>
        <li>A card that would do nothing may be used all the same.</li>
        <li>A card keeps its remaining effects, even if it is covered or taken away in the meantime.</li>
      </ul>
      <h3>Using a card for yourself</h3>
      <p>
        Some late cards let you carry out another card’s effects alone. Then nobody shares, icons do not matter, and its demands
        are left out.
      </p>
      <In editions={["fourth"]}>
        if you use a card for yourself while already doing so, you first draw an 11 and keep it as an achievement. This is called
        a chain achievement.
      </In>
    </>
  );
}

export function Sharing() {
  return (
    <>
      <p>
        Sharing has its price: if an opponent changed anything by sharing, you take <b>one free Draw action</b> when your dogma is
        over. One, however many shared and however often. With <CardName title="Writing" />, for example, everybody with enough
        lightbulbs draws a 2 before you do, and then you draw twice.
      </p>
      <p>
        Since those who share go first, they may also take the last card of a deck before you, or a special achievement under your
        nose. Before you use a card, the table shows who would share it.
      </p>
      <p>A change is any card drawn, moved, scored, returned or claimed, and a stack splayed in a new direction.</p>
      <In editions={["third"]}>showing a card counts as a change, too.</In>
      <In editions={["first", "fourth"]}>merely showing a card is no change.</In>
    </>
  );
}

export function Demands() {
  return (
    <>
      <p>
        A demand speaks to the player it hits: <i>you</i> is the victim, <i>I</i> and <i>me</i> are the player who uses the card.
        The victim does what is demanded as far as possible, and chooses where there is a choice. With{" "}
        <CardName title="Archery" />, the victim draws a 1 and then hands over the highest card in hand; if two are equally high,
        the victim picks.
      </p>
      <ul>
        <li>Demands never earn the free draw.</li>
        <li>Partners in a team are never hit.</li>
        <li>
          A card can have both kinds of effects. A later effect may ask what the demand has brought, counted over everybody it
          hit.
        </li>
      </ul>
      <p>
        So icons protect: with as many castles as your neighbor, no castle card of theirs can hurt you, and you join in the rest
        of it.
      </p>
    </>
  );
}
