import { isOn, type Plan, variants } from "./plan";
import { TEXTS } from "./texts";

/** The variants that apply, folded away: the book's way is a good way to begin. */
export function Variants({ plan, change }: { plan: Plan; change: (part: Partial<Plan>) => void }) {
  const offered = variants(plan);
  const changed = offered.filter(({ variant, book }) => isOn(plan, variant) !== book).length;
  return (
    <details className="panel variants" open={changed > 0 || undefined}>
      <summary>
        {TEXTS.variants} <small className="dim">{changed ? TEXTS.changed(changed) : TEXTS.byTheBook}</small>
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
              {TEXTS.variant[variant].name} <small className="dim">{TEXTS.variant[variant].what}</small>
            </span>
          </label>
        ))}
      </div>
    </details>
  );
}
