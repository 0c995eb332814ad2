/** Cities of Destiny: what it adds to everything before. */

import { CardFace } from "../../../card";

const SPECIALS: [name: string, takes: string][] = [
  ["Legend", "Meld a city with an arrow to the left onto a color that is splayed left already."],
  ["Repute", "The same with an arrow to the right, onto a color splayed right."],
  ["Fame", "The same with an arrow up, onto a color splayed up."],
  ["Glory", "Tuck a city with a flag."],
  ["Victory", "Tuck a city with a fountain."],
];

export function Cities() {
  return (
    <>
      <p>
        This expansion adds 105 cities, five special achievements and a seat for one more player; one achievement more is needed
        to win. It goes with the third edition. A city has no effects, but <b>six slots</b>: five icons beside its picture.
      </p>
      <div className="echo-cards" aria-hidden="true">
        {["Athens", "Atlantis", "Yin"].map((title) => (
          <CardFace key={title} title={title} />
        ))}
      </div>
      <h3>How cities come</h3>
      <p>
        You draw a city of the value of your highest top card when a Meld <i>action</i> gives your board a new color, and whenever
        you splay one of your colors in a new direction. If you hold a city already, you draw none.
      </p>
      <h3>What their icons do</h3>
      <p>
        Some icons act when a Meld <i>action</i> brings the city. <b>Plus</b>: draw a card one higher than the city. <b>Arrow</b>:
        splay the city’s color that way. <b>Search</b>, an icon in the top middle: draw and reveal as many base cards of the
        city’s value as that value is, and keep those that have the icon.
      </p>
      <p>
        A visible <b>fountain</b> is an achievement. A visible <b>flag</b> is one as long as no opponent shows more cards of its
        color than you. So achievements can be lost again, and can win the game at any moment.
      </p>
      <h3>Endorse</h3>
      <p>
        A new action, once a turn: choose one of your top cards, and a top city that shows the card’s featured icon. Tuck a card
        from your hand that is not of higher value than the city. Then use the chosen card: whoever shares carries each effect out
        once, you do it twice, and demands go round twice.
      </p>
      <h3>Five more special achievements</h3>
      <table className="stacked">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What it takes</th>
          </tr>
        </thead>
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
