import { TEXTS } from "./texts";

/** Between two players at one screen: nothing of anybody's cards is in the page behind it. */
export function Curtain({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <section className="curtain" aria-label={TEXTS.curtain.label}>
      <div className="panel">
        <h2>{TEXTS.curtain.title(name)}</h2>
        <p>{TEXTS.curtain.what(name)}</p>
        {/* biome-ignore lint/a11y/noAutofocus: whoever takes the screen over presses the button first. */}
        <button type="button" className="primary" onClick={onOpen} autoFocus>
          {TEXTS.curtain.open(name)}
        </button>
      </div>
    </section>
  );
}
