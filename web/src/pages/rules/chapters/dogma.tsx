import { CardName } from "../../../card";
import { In } from "../In";
import { DogmaPicture } from "../pictures";

export function Dogma() {
  return (
    <>
      <p>
        When you use a card, everybody counts its <b>featured icon</b> on their own board. Anyone who has at least as many as you{" "}
        <b>shares</b>; anyone who has fewer must <b>obey</b> its demands. This is settled once, before the first effect, whatever
        happens to the boards afterward.
      </p>
      <DogmaPicture
        icon="castle"
        players={[
          { name: "You", count: 4, standing: "you act", kind: "acts" },
          { name: "Hypatia", count: 5, standing: "shares", kind: "shares" },
          { name: "Omar", count: 2, standing: "must obey", kind: "demanded" },
        ]}
      />
      <p>Then the effects happen one after the other, each one finished by everybody before the next begins:</p>
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
          Everything is mandatory, even for players who share and even if it hurts them, unless it says <i>may</i>.
        </li>
        <li>Do what you can and leave out the rest: if you must give three cards and have two, you give two.</li>
        <li>
          <i>If you do</i> refers to the whole sentence before it. Returning two cards instead of three is not enough.
        </li>
        <li>The player who carries out an effect makes its choices; for a demand, that is the player it hits.</li>
        <li>What does not exist has the value 0, and drawing a 0 means drawing a 1.</li>
        <li>A card that would do nothing may be used all the same.</li>
        <li>A card keeps its remaining effects, even if it is covered or taken away in the meantime.</li>
      </ul>
      <h3>Using a card for yourself</h3>
      <p>
        Some later cards let you carry out another card’s effects alone. Then nobody shares, icons do not matter, and its demands
        are skipped.
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
        Since those who share go first, they may also take the last card of a deck before you, or a special achievement from under
        your nose. Before you use a card, the table shows who would share it.
      </p>
      <p>A change is any card drawn, moved, scored, returned or claimed, and a stack splayed in a new direction.</p>
      <In editions={["third"]}>showing a card counts as a change, too.</In>
      <In editions={["first", "fourth"]}>merely showing a card is not a change.</In>
    </>
  );
}

export function Demands() {
  return (
    <>
      <p>
        A demand speaks to the player it hits: <i>you</i> is the victim, <i>I</i> and <i>me</i> are the player who uses the card.
        The victim does as much of it as possible, and makes any choices. With <CardName title="Archery" />, the victim draws a 1
        and then hands over the highest card in hand; if two are equally high, the victim picks.
      </p>
      <ul>
        <li>Demands never earn the free draw.</li>
        <li>Partners in a team are never hit.</li>
        <li>
          A card can have both kinds of effects. A later effect may depend on what the demand did, counted over everybody it hit.
        </li>
      </ul>
      <p>
        So icons protect you: if you have as many castles as your neighbor, none of their castle demands can hurt you, and you
        share their other effects.
      </p>
    </>
  );
}
