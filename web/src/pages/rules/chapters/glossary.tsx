/** Words with a fixed meaning; in parentheses those of the first edition's Iello printing. */
const WORDS: { word: string; id: string; text: string }[] = [
  {
    word: "Achieve, claim",
    id: "achieve",
    text: "Take an achievement. An effect that lets you do so needs no points unless it says so.",
  },
  {
    word: "Bonus",
    id: "bonus-word",
    text: "Echoes: a number in a slot. The highest visible one is worth its number in points; every other one counts 1 point.",
  },
  { word: "Bottom card", id: "bottom", text: "The lowest card of a stack. A single card is both top and bottom." },
  {
    word: "City",
    id: "city-word",
    text: "Cities: a card with six slots and no effects. You draw one for a new color and for a new splay.",
  },
  {
    word: "Compel",
    id: "compel-word",
    text: "Artifacts: a demand made of those who share, instead of those with fewer icons. It never earns the free draw.",
  },
  {
    word: "Decree",
    id: "decree-word",
    text: "Figures: an action, once a turn, for a hand with Figures of three different values, and the achievement it wins.",
  },
  {
    word: "Dig",
    id: "dig-word",
    text: "Artifacts: put an Artifact of the covered card’s value on your display, after a Meld action that covers a card of the same or a higher value, or one with its picture in the same slot.",
  },
  {
    word: "Display",
    id: "display-word",
    text: "Artifacts: where an Artifact you dug up lies, face up, one at most. Before your actions you may use it for free.",
  },
  {
    word: "Draw and …",
    id: "draw-and",
    text: "Draw a card and do the thing named with that same card. If there are several, draw and handle them one by one.",
  },
  {
    word: "Draw and reveal",
    id: "draw-and-reveal",
    text: "Draw a card, show it, and keep it in hand unless the effect takes it away.",
  },
  {
    word: "Echo effect",
    id: "echo-word",
    text: "Echoes: an effect in a slot. If visible, it is carried out before the effects of the card on top of its stack.",
  },
  { word: "Eligible", id: "eligible", text: "Having the points and the top card for an achievement of that value." },
  {
    word: "Endorse",
    id: "endorse-word",
    text: "Cities: an action, once a turn. Tuck a card to carry out, twice, a top card whose featured icon is on one of your top cities.",
  },
  {
    word: "Exchange",
    id: "exchange",
    text: "Swap two groups of cards, even if one is empty. This does not count as scoring, melding or drawing.",
  },
  {
    word: "Execute for yourself",
    id: "self",
    text: "Carry out another card’s effects alone; demands are left out and nobody shares.",
  },
  {
    word: "Fade",
    id: "fade-word",
    text: "Figures: when an action ends, each player with several top Figures scores all but one of them.",
  },
  {
    word: "Featured icon",
    id: "featured",
    text: "The icon before a card’s effects. It decides who shares and who must obey demands.",
  },
  {
    word: "Flag, fountain",
    id: "flag-word",
    text: "Cities: achievements while visible; a flag only while no opponent shows more cards of its color.",
  },
  {
    word: "Forecast, foreshadow",
    id: "forecast-word",
    text: "Echoes: to foreshadow a card is to put it face down into your forecast, from where it can be promoted.",
  },
  {
    word: "Highest, lowest",
    id: "highest",
    text: "By value. “All the highest” means all cards of the highest value; “the three highest” means three cards, counting down from the highest. The player who carries out the effect breaks ties, except among another player’s cards in the first and third editions: there, their owner does.",
  },
  {
    word: "Icon",
    id: "icon",
    text: "Crown, leaf, lightbulb, castle, factory or clock; in the fourth edition also person, on cards of ages 10 and 11. Only visible ones count.",
  },
  { word: "Image", id: "image", text: "The picture in the slot that holds no icon. It counts only where a card mentions it." },
  {
    word: "Inspire",
    id: "inspire-word",
    text: "Figures: an action, once a turn. Carry out the inspire effects visible in one color, then draw. Nobody shares it.",
  },
  {
    word: "Junk",
    id: "junk",
    text: "Fourth edition: put a card, or a whole deck, face down out of play. Some cards refer to it.",
  },
  {
    word: "Karma",
    id: "karma-word",
    text: "Figures: what a Figure changes on its own. Each, Would and Decree karmas work while it is a top card; a When karma works once.",
  },
  {
    word: "Meld (put in play)",
    id: "meld",
    text: "Put a card on top of the stack of its color on your board. Melding somebody else’s card puts it on your board.",
  },
  { word: "Opponent", id: "opponent", text: "Any other player who is not your partner." },
  {
    word: "Promote",
    id: "promote",
    text: "Echoes: after a Meld action, meld a card from your forecast that is not higher than the one melded, and use it at once if you like.",
  },
  {
    word: "Relic",
    id: "relic-word",
    text: "Artifacts: one of five cards that lie face up beside the decks of ages 3 to 7. Among your achievements it counts as one.",
  },
  { word: "Remove (discard)", id: "remove", text: "First and third edition: out of the game, into the box." },
  {
    word: "Return (recycle)",
    id: "return",
    text: "Put a card face down under the deck of its age. A player who returns several chooses the order.",
  },
  { word: "Reveal", id: "reveal", text: "Show a card to everybody. It stays where it is." },
  {
    word: "Score",
    id: "score",
    text: "Put a card face down into your score pile. As a noun: the sum of the values there, plus your points for bonuses (Echoes).",
  },
  {
    word: "Search",
    id: "search-word",
    text: "Cities: reveal base cards of the city’s age, as many as the age’s number, and keep those with the icon.",
  },
  {
    word: "Seize",
    id: "seize-word",
    text: "Artifacts: take the Relic of the age of the Artifact you have just dug up, even from another player’s achievements.",
  },
  {
    word: "Splay",
    id: "splay-word",
    text: "Fan a stack out to the left, the right, up, or (fourth edition) aslant, so that covered cards show icons.",
  },
  { word: "Stack", id: "stack", text: "All cards of one color on one board." },
  { word: "Top card", id: "top", text: "The uppermost card of a stack, splayed or not." },
  {
    word: "Transfer",
    id: "transfer",
    text: "Move a card from one place in play to another. This is not a meld, score, draw or achievement. On a board it becomes the top card.",
  },
  {
    word: "Tuck (archive)",
    id: "tuck",
    text: "Put a card under the stack of its color on your board. If there is no such stack, it starts one.",
  },
  { word: "Value", id: "value", text: "A card’s age. Something that is missing has the value 0." },
];

export function Glossary() {
  return (
    <dl className="glossary">
      {WORDS.map(({ word, id, text }) => (
        <div key={id} id={id} tabIndex={-1}>
          <dt>{word}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
