import { CardFace, EditionProvider } from "../../card";
import type { Edition } from "../../wire/Edition";
import type { Scene } from "../../wire/Scene";
import { VocabularyProvider } from "../../words/say";
import { TEXTS } from "./texts";

/** The hands of those who sit away, as cards: where everything is open, so are they. */
export function OpenHands({ scene, edition, near }: { scene: Scene; edition: Edition; near: number }) {
  return (
    <EditionProvider value={edition}>
      <VocabularyProvider value={scene.vocabulary}>
        <div className="open-hands">
          {scene.names.map((name, seat) =>
            seat === near ? null : (
              <section key={name} className="open-hand" aria-label={TEXTS.hand(name)}>
                <b aria-hidden="true">{TEXTS.hand(name)}</b>
                <div className="open-cards" tabIndex={0}>
                  {(scene.table.players[seat]?.hand ?? []).map((card) =>
                    typeof card === "string" ? <CardFace key={card} title={card} form="bar" /> : null,
                  )}
                  {scene.table.players[seat]?.hand.length === 0 && <span className="dim">{TEXTS.emptyHand}</span>}
                </div>
              </section>
            ),
          )}
        </div>
      </VocabularyProvider>
    </EditionProvider>
  );
}
