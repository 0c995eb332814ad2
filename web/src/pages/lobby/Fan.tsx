import { CardFace, EditionProvider } from "../../card";

/** Three cards of one stack splayed up: the picture of the name. */
export function Fan() {
  return (
    <EditionProvider value="third">
      <div className="fan" aria-hidden="true">
        {["The Wheel", "Paper", "Navigation"].map((title) => (
          <CardFace key={title} title={title} />
        ))}
      </div>
    </EditionProvider>
  );
}
