import type { ServerInfo } from "../../wire/ServerInfo";
import { isOn, type Plan, variants } from "./plan";
import { TEXTS } from "./texts";

/** The variants that apply, folded away: the book's way is a good way to begin. */
export function Variants({ plan, change, info }: { plan: Plan; change: (part: Partial<Plan>) => void; info: ServerInfo }) {
  const offered = variants(plan, info);
  const changed = offered.filter((one) => isOn(plan, one) !== one.book).length;
  return (
    <details className="panel variants" open={changed > 0 || undefined}>
      <summary>
        {TEXTS.variants} <small className="dim">{changed ? TEXTS.changed(changed) : TEXTS.byTheBook}</small>
      </summary>
      <div className="checks">
        {offered.map(({ variant, book }) => (
          <label key={variant} className="check">
            <input
              type="checkbox"
              checked={isOn(plan, { variant, book })}
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
