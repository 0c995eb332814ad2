export function Secrets() {
  return (
    <>
      <p>
        Only the owner sees the cards in a hand or score pile, but the backs are public: everybody sees how many cards there are
        and of which ages. Splay also marks cards that you have seen and that must still be where they were.
      </p>
      <ul>
        <li>Achievements are never looked at.</li>
        <li>
          In the first and third editions, other players’ covered cards are hidden: you see only the visible icons of a splayed
          stack, and not even the number of cards in an unsplayed one. A group may agree to play differently.
        </li>
        <li>In the fourth edition boards are open, covered cards included.</li>
        <li>
          In the fourth edition, a player who cannot do what a card asks of hidden cards has to prove it by showing them. In the
          others this is a variant.
        </li>
      </ul>
    </>
  );
}

/** How many achievements win in the third edition, by players and number of expansions. */
const TO_WIN: [players: number, needed: (number | null)[]][] = [
  [2, [6, 7, 8, 9, 10]],
  [3, [5, 6, 7, 8, 9]],
  [4, [4, 5, 6, 7, 8]],
  [5, [null, 4, 5, 6, 7]],
  [6, [null, null, 4, 5, 6]],
  [7, [null, null, null, 4, 5]],
  [8, [null, null, null, null, 4]],
];

export function Together() {
  return (
    <>
      <h3>Larger tables</h3>
      <p>
        The base game is for two to four players, the fourth edition for five. Each expansion adds a seat, so that with all four
        expansions of the third edition <b>up to eight</b> can play. Each also raises the number of achievements it takes to win:
      </p>
      <div className="scroll" tabIndex={0} role="region" aria-label="Achievements to win">
        <table>
          <thead>
            <tr>
              <th scope="col">Expansions</th>
              {TO_WIN.map(([players]) => (
                <th key={players} scope="col">
                  {players} players
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {["none", "one", "two", "three", "four"].map((expansions, n) => (
              <tr key={expansions}>
                <th scope="row">{expansions}</th>
                {TO_WIN.map(([players, needed]) => (
                  <td key={players}>{needed[n] ?? "–"}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        Two teams need as many achievements as two players do. In the first edition, five players with Echoes need five; in the
        fourth, five players need three.
      </p>
      <h3>Teams</h3>
      <p>
        Four players can play in two pairs, usually sitting across from each other. Partners add up their achievements and need
        six; when the game ends by points, they add up their scores. Each claims achievements with their own points only. Your
        demands do not hit your partner, but your effects are shared with them, though that alone does not earn you the free draw.
        If a card makes one partner win, both win.
      </p>
      <p>
        The fourth edition allows teams of any size, also with three or five players. Each team needs as many achievements as a
        single player would in a game of that many players: six with two teams, five with three.
      </p>
      <h3>Distance (a variant with four players, standard with five or more, except in the fourth edition)</h3>
      <p>
        A player who is not next to you shares only with at least twice your icons, and must obey your demands only if you have
        more than twice theirs.
      </p>
      <h3>Parley (fourth edition, four or five players without teams)</h3>
      <p>
        To deal with a player who is not your neighbor, you return a card from your hand. It lets you use one of their top cards
        as your own dogma, share in their dogma, or be spared their demand.
      </p>
      <h3>A longer game (variant)</h3>
      <p>One more achievement is needed to win.</p>
    </>
  );
}

const DIFFERENCES: [string, string, string, string][] = [
  ["Ages and cards", "10 ages, 105 cards", "10 ages, 105 cards", "11 ages, 115 cards"],
  ["Age achievements", "1 to 9", "1 to 9", "1 to 10"],
  ["Ways to splay", "left, right, up", "left, right, up", "left, right, up, aslant"],
  ["Splaying the same way again", "allowed, no change", "allowed, no change", "not possible"],
  ["Showing a card counts for sharing", "no", "yes", "no"],
  ["Special achievements", "at once", "at once", "when an action ends"],
  ["Several players qualify", "player whose turn it is first", "player whose turn it is first", "player whose turn it is last"],
  ["Monument", "six tucked or scored in a turn", "six tucked or scored in a turn", "four top cards with demands"],
  ["Enough achievements", "win at once", "win at once", "win when the action ends"],
  ["Tie at the end", "shared victory", "draw", "draw"],
  ["Cards out of play", "box", "box", "junk, which some cards refer to"],
  ["Using a card for yourself while already doing so", "nothing special", "nothing special", "earns a chain achievement"],
  ["Players can lose", "no", "no", "yes"],
  ["Covered cards of others", "closed", "closed", "open"],
  ["Proof", "variant", "variant", "always"],
  ["Players", "2 to 4", "2 to 4", "2 to 5"],
  ["Parley", "no", "no", "with four or five players"],
  ["“Other players” in teams", "leaves partners out", "includes partners", "includes partners"],
];

export function Differences() {
  return (
    <>
      <p>
        The wording of many cards has changed as well; the card browser shows{" "}
        <a href="/cards?edition=all&changed=">all of them side by side</a>.
      </p>
      <div className="scroll" tabIndex={0} role="region" aria-label="Editions compared">
        <table className="compare">
          <thead>
            <tr>
              <td />
              <th scope="col">First (2010)</th>
              <th scope="col">Third (2016)</th>
              <th scope="col">Fourth (2024)</th>
            </tr>
          </thead>
          <tbody>
            {DIFFERENCES.map(([what, ...editions]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                {editions.map((text, i) => (
                  <td key={i} className={new Set(editions).size === 3 || text !== editions[1] ? "other" : undefined}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
