/** Cities of Destiny: what it adds to everything before. */

import { CardFace, CardName, IconMark } from "../../../card";

export function Cities() {
  return (
    <>
      <p>
        This expansion of the third edition adds 105 cities for the ages 1 to 10, five special achievements and a seat for one
        more player. One more achievement is needed to win. A city has no effects: what it does is in its <b>six slots</b>. The
        one in the top middle is visible only on a top card; a left splay shows its top-right slot.
      </p>
      <div className="echo-cards" aria-hidden="true">
        {["Athens", "Berlin", "Mecca"].map((title) => (
          <CardFace key={title} title={title} />
        ))}
      </div>
      <h3>Drawing a City</h3>
      <p>
        You draw a City of the value of your highest top card <b>when your Meld action starts a new color</b>, and{" "}
        <b>whenever you splay a color in a new direction</b>, including when you share an effect. While you hold a City, you do
        not draw another. If there is no City of that age, you draw a base card.
      </p>
      <h3>Icons that do something</h3>
      <p>
        Three kinds of icons take effect when a Meld <i>action</i> brings the city to your board, but never when an effect does.
        If a city has two that differ, you decide which comes first. Then comes the City for a new color, then whatever else
        follows a Meld action.
      </p>
      <ul>
        <li>
          <IconMark icon="plus" /> draws a card one higher than the city.
        </li>
        <li>
          <IconMark icon="left" /> <IconMark icon="right" /> <IconMark icon="up" /> splays the city’s color that way.
        </li>
        <li>
          A plain icon in the top middle is a <b>search</b>: draw and reveal base cards of the city’s value, as many as that value
          says (three 3s for a 3), keep those with the icon, and return the others. No age is skipped, no other rule for drawing
          applies, and running out of cards does not end the game. The icon itself counts as usual.
        </li>
      </ul>
      <h3>Flags and fountains</h3>
      <p>
        A visible <IconMark icon="fountain" /> is an achievement. A visible <IconMark icon="flag" /> is one as long as no opponent
        shows more cards of its color than you do. If they get covered, they are gone, so your number of achievements can go down.
        Anyone who has enough at any moment wins; if several do, the current player comes first.
      </p>
    </>
  );
}

export function Endorse() {
  return (
    <>
      <p>
        <b>Endorse</b> is a fifth action, once a turn. Choose one of your top cards whose featured icon is on one of your top
        cities. Tuck a card from your hand that is no higher than that city. Then the chosen card is carried out as in a Dogma
        action, but twice over:
      </p>
      <ul>
        <li>
          each effect that is not a demand, echo effects included, you carry out twice in a row; players who share carry it out
          once;
        </li>
        <li>each demand is made of every victim twice.</li>
      </ul>
      <p>
        Icons are counted after the payment. With <CardName title="Athens" /> on your board you could tuck an age 1 card and carry
        out <CardName title="Writing" /> twice.
      </p>
    </>
  );
}

const SPECIALS: [name: string, takes: string][] = [
  ["Legend", "Meld a city with an arrow to the left onto a color that is already splayed left."],
  ["Repute", "The same, with an arrow to the right and a color splayed right."],
  ["Fame", "The same, with an arrow up and a color splayed up."],
  ["Glory", "Tuck a city with a flag."],
  ["Victory", "Tuck a city with a fountain."],
];

export function Deeds() {
  return (
    <>
      <p>
        The five special achievements in this set reward something you do. Any meld or tuck counts, by an action or by an effect,
        on anybody’s turn.
      </p>
      <table className="stacked">
        <tbody>
          {SPECIALS.map(([name, takes]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{takes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
