/** Between two players at one screen: nothing of anybody's cards is in the page behind it. */
export function Curtain({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <section className="curtain" aria-label="Hand over the screen">
      <div className="panel">
        <h2>It is {name}’s decision</h2>
        <p>Hand the screen to {name}. Everyone else, look away.</p>
        {/* biome-ignore lint/a11y/noAutofocus: whoever takes the screen over presses the button first. */}
        <button type="button" className="primary" onClick={onOpen} autoFocus>
          I am {name}: show my cards
        </button>
      </div>
    </section>
  );
}
