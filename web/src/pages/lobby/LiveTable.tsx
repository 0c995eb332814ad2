import { CardFace, COLORS, Crest, EditionProvider, type Form, Words } from "../../card";
import { Go } from "../../route";
import { useMedia } from "../../table/useMedia";
import type { Color } from "../../wire/Color";
import type { Scene } from "../../wire/Scene";
import { VocabularyProvider } from "../../words/say";
import { named } from "../review/names";
import { capital, kindOf } from "../words";
import { TEXTS } from "./texts";
import { useExhibition } from "./useExhibition";

/** Until the game and its cards are there. */
export function LiveWaiting() {
  return (
    <section className="live" aria-label={TEXTS.liveLabel}>
      <p className="live-waiting dim">{TEXTS.liveWaiting}</p>
    </section>
  );
}

/** A game that bots play right now, seen from above: everybody's top cards, and what happens. */
export function LiveTable() {
  const { value } = useExhibition();
  const scene = value?.update.scene;
  if (!value || !scene) return <LiveWaiting />;
  const { game } = value.update;
  const names = game.seats.map((seat) => capital(`${seat.bot ?? ""} bot`));
  const said = value.latest.findLast((line) => line.rank === "deed") ?? value.latest.at(-1);
  const since = said ? value.latest.slice(value.latest.indexOf(said) + 1).filter((line) => line.rank === "consequence") : [];
  const people = { names, mine: [] };
  return (
    <EditionProvider value={game.edition} sets={game.sets}>
      <VocabularyProvider value={scene.vocabulary}>
        <section className="live" aria-label={TEXTS.liveLabel}>
          <header className="live-head">
            <span className="live-dot" aria-hidden="true" />
            <b>{TEXTS.live}</b>
            <span className="dim">{TEXTS.liveKind(kindOf(game), scene.table.turn.number ?? 0)}</span>
            <Go to={`/game/${game.id}`} className="live-open">
              {TEXTS.liveOpen}
            </Go>
          </header>
          <LiveBoard scene={scene} player={0} name={names[0] ?? ""} />
          <p className="live-said" key={value.update.version}>
            {said && <Words of={named(people, said.words)} still />}
            {since.length > 0 && (
              <span className="dim">
                <span className="live-then">{" · "}</span>
                <Words of={named(people, since.at(-1)?.words ?? [])} still />
              </span>
            )}
          </p>
          <LiveBoard scene={scene} player={1} name={names[1] ?? ""} />
        </section>
      </VocabularyProvider>
    </EditionProvider>
  );
}

function LiveBoard({ scene, player, name }: { scene: Scene; player: number; name: string }) {
  const civilization = scene.table.players[player];
  const narrow = useMedia("(max-width: 600px)");
  if (!civilization) return null;
  const acting = scene.table.turn.seat === player && scene.question !== null;
  return (
    <div className={`live-seat seat-${player}${acting ? " acting" : ""}`} role="group" aria-label={TEXTS.liveBoard(name)}>
      <p className="live-who">
        <Crest seat={player} />
        <b>{name}</b>
        <span className="dim">{TEXTS.liveStanding(scene.achieved[player] ?? 0, scene.needed, civilization.points ?? 0)}</span>
      </p>
      <div className="live-board">
        {COLORS.map((color) => (
          <LiveStack key={color} cards={civilization.board[color]?.cards ?? []} color={color} form={narrow ? "bar" : "tall"} />
        ))}
      </div>
    </div>
  );
}

function LiveStack({ cards, color, form }: { cards: readonly unknown[]; color: Color; form: Form }) {
  const [top] = cards;
  if (typeof top !== "string") return <span className={`live-stack empty ${color}`} />;
  return (
    // A card that has just come to lie on top is seen coming.
    <div className="live-stack" key={top}>
      <CardFace title={top} form={form} size={form === "tall" ? 13 : 12} />
      {cards.length > 1 && (
        <span className="live-count">
          <span aria-hidden="true">×{cards.length}</span>
          <span className="unseen">{TEXTS.liveCards(cards.length)}</span>
        </span>
      )}
    </div>
  );
}
