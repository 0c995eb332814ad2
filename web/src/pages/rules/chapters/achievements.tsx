import { CardName } from "../../../card";
import { In } from "../In";
import { SpecialsHead } from "./SpecialsHead";

export function Achievements() {
  return (
    <>
      <h3>Age achievements</h3>
      <p>
        To claim an age’s achievement, you need both <b>five times the age in points</b> and{" "}
        <b>a top card of that age or higher</b>. Claiming it is an action. Points are not spent, and you do not have to go in
        order.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Age</th>
            {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((age) => (
              <td key={age}>{age}</td>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Points</th>
            {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((age) => (
              <td key={age}>{5 * age}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <p>Nobody ever looks at the cards that serve as achievements, not even their owner.</p>
      <h3>Special achievements</h3>
      <p>
        Five achievements are for the state of your civilization. They take no action. For each of them, there is also a card that
        can win it in another way.
      </p>
      <table className="stacked">
        <SpecialsHead />
        <tbody>
          <tr>
            <th scope="row">Monument</th>
            <td>
              Six cards tucked, or six scored, in one turn (anybody’s turn). <i>Fourth edition:</i> four top cards with a demand.
            </td>
            <td>
              <CardName title="Masonry" />
            </td>
          </tr>
          <tr>
            <th scope="row">Empire</th>
            <td>At least three of each of the six icons found in every edition.</td>
            <td>
              <CardName title="Construction" />
            </td>
          </tr>
          <tr>
            <th scope="row">World</th>
            <td>Twelve or more clocks.</td>
            <td>
              <CardName title="Translation" />
            </td>
          </tr>
          <tr>
            <th scope="row">Wonder</th>
            <td>
              All five colors, each splayed up or right. <i>Fourth edition:</i> aslant counts, too.
            </td>
            <td>
              <CardName title="Invention" />
            </td>
          </tr>
          <tr>
            <th scope="row">Universe</th>
            <td>Five top cards, each of value 8 or more.</td>
            <td>
              <CardName title="Astronomy" />
            </td>
          </tr>
        </tbody>
      </table>
      <In editions={["first", "third"]}>
        you get a special achievement the moment you meet its condition, even in the middle of an effect or on somebody else’s
        turn. If several players do so at once, the player whose turn it is comes first, then the others clockwise.
      </In>
      <In editions={["fourth"]}>
        they are awarded when an action ends. If several players meet a condition, the achievement goes to the first of them
        clockwise, starting to the left of the player whose turn it is, who therefore comes last.
      </In>
    </>
  );
}

export function End() {
  return (
    <>
      <p>The game ends in one of these ways:</p>
      <dl>
        <dt>Enough achievements</dt>
        <dd>
          Six with two players, five with three, four with four, three with five; six for a team;{" "}
          <a href="#together">more with expansions</a>. In the first and third editions you win at once. In the fourth this is
          checked when an action ends, after the special achievements: whoever has the most wins; if several are tied, the first
          of them clockwise, starting to the left of the player whose turn it is.
        </dd>
        <dt>A draw beyond the last age</dt>
        <dd>
          The game is over at that moment. The player with the most points wins; if that is a tie, the one with the most
          achievements wins. If they are still tied, the first edition calls it a shared victory, the others a draw.
        </dd>
        <dt>A card that says so</dt>
        <dd>
          Some cards in the last ages name a winner. Where they speak of the <i>single</i> player with the most of something, a
          tie makes them do nothing.
        </dd>
        <dt>Nobody else is left</dt>
        <dd>
          In the fourth edition, some cards make players lose: all their cards are junked and they are out. The last player left
          wins. Giving up has the same result.
        </dd>
      </dl>
    </>
  );
}
