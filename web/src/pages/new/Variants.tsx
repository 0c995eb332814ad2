import { isOn, type Plan, type Variant, variants } from "./plan";

const WORDS: Record<Variant, { name: string; what: string }> = {
  longer: { name: "A longer game", what: "One more achievement is needed to win." },
  distance: { name: "Distance", what: "Players across the table share and suffer only with twice the icons." },
  parley: { name: "Parley", what: "Return a card to deal with a player who is not your neighbour." },
  open_covered: { name: "Open splays", what: "Everybody may look through the cards of splayed stacks." },
  open_counts: { name: "Open stacks", what: "Everybody sees how many cards an unsplayed stack has." },
  proof: { name: "Proof", what: "Who cannot do what a card asks shows the cards in question." },
  relics: { name: "Relics", what: "Five lost cards of the sets can be seized after a dig." },
  iello_words: { name: "Iello’s words", what: "Put in play, archive, recycle: the words of that printing." },
};

/** The variants that apply, folded away: the book's way is a good way to begin. */
export function Variants({ plan, change }: { plan: Plan; change: (part: Partial<Plan>) => void }) {
  const offered = variants(plan);
  const changed = offered.filter(({ variant, book }) => isOn(plan, variant) !== book).length;
  return (
    <details className="panel variants" open={changed > 0 || undefined}>
      <summary>
        Variants <small className="dim">{changed ? `${changed} changed` : "as the book has them"}</small>
      </summary>
      <div className="checks">
        {offered.map(({ variant }) => (
          <label key={variant} className="check">
            <input
              type="checkbox"
              checked={isOn(plan, variant)}
              onChange={(event) => change({ options: { ...plan.options, [variant]: event.target.checked } })}
            />
            <span>
              {WORDS[variant].name} <small className="dim">{WORDS[variant].what}</small>
            </span>
          </label>
        ))}
      </div>
    </details>
  );
}
