/**
 * The table for thumbs: opponents to swipe, the own board always in sight, the stage, the hand, and a bar of short
 * actions. Only opponents and hand scroll.
 */

import { type CSSProperties, useEffect, useRef, useState } from "react";
import { COLORS, Crest, ICONS, useCards, Words } from "../card";
import type { Pile } from "../wire/Pile";
import { EVERYWHERE } from "../wire/piles";
import type { Shown } from "../wire/Shown";
import { plain } from "../words/phrase";
import { useSay } from "../words/say";
import { useChoices } from "./Choosing";
import { Dialog } from "./Dialog";
import { FLOOR } from "./fit";
import { Sign, splaySign } from "./glyphs";
import { HandCard } from "./Hand";
import { Mini } from "./Mini";
import { shortNames } from "./names";
import { Options } from "./Options";
import { Standing } from "./Plate";
import type { SeatProps } from "./SeatRow";
import { StackView } from "./StackView";
import { Advice, askSize, eyebrow, headline, Over, type StageProps, TheirDecision, useHint, useSubject } from "./Stage";
import { SubjectView } from "./Subject";
import type { Seating } from "./seating";
import { byKarmas } from "./shares";
import { NO_SLIVERS } from "./slivers";
import { TakeBack } from "./TakeBack";
import { Totals } from "./Totals";
import { keyOf } from "./targets";
import { TEXTS } from "./texts";
import { useMoreAside } from "./useMoreAside";
import { useNeeds } from "./useNeeds";
import { OnMe, OnThem, reachOf } from "./Verdicts";
import { walk } from "./walk";

interface PhoneProps {
  seating: Seating;
  stage: StageProps;
  height: number;
  onOpen: (player: number) => void;
}

const COMPACT = { form: "tall" as const, size: FLOOR, slivers: NO_SLIVERS };

export function Phone({ seating, stage, height, onOpen }: PhoneProps) {
  const { scene, me, near, holder, others, seatProps } = seating;
  const say = useSay();
  const small = height < 780;
  const rows = { others: small ? 132 : 138, own: small ? 148 : 162, hand: small ? 144 : 158 };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows pressed on the cards within lead from one to the next.
    <div className="phone-rows" onKeyDown={walk}>
      <div className="swipe" role="group" aria-label={TEXTS.opponents} tabIndex={0} style={{ height: rows.others }}>
        {others.map((player) => (
          <PhoneSeat
            key={player}
            {...seatProps(player)}
            label={scene.names[player] ?? TEXTS.somebody}
            onOpen={() => onOpen(player)}
          />
        ))}
      </div>
      <div style={{ height: rows.own }}>
        <PhoneSeat
          {...seatProps(near)}
          label={me === null ? (scene.names[near] ?? TEXTS.somebody) : TEXTS.yourBoard(say)}
          onOpen={() => onOpen(near)}
        />
      </div>
      <PhoneStage {...stage} />
      {holder !== null && <PhoneHand cards={scene.table.players[holder]!.hand} player={holder} height={rows.hand} />}
    </div>
  );
}

function PhoneSeat({ label, onOpen, ...seat }: SeatProps & { label: string; onOpen: () => void }) {
  const { scene, player, me, near, mine, deciding, shortName } = seat;
  const civilization = scene.table.players[player]!;
  const first = COLORS.find((color) => (civilization.board[color]?.cards.length ?? 0) > 0);
  // What everybody has in every game is counted, and shown by a tap on the crest; what a set adds lies on the table.
  const beside = scene.piles.filter((pile) => !EVERYWHERE.includes(pile) && (civilization[pile]?.length ?? 0) > 0);
  return (
    <section
      className={`phone-seat${near ? " near" : ""}${deciding ? " active" : ""}`}
      style={{ "--seat": `var(--seat-${player % 10})` } as CSSProperties}
      aria-label={label}
      data-row
    >
      <button
        type="button"
        className="phone-who"
        onClick={onOpen}
        aria-label={TEXTS.whatTheyHave(label)}
        title={TEXTS.whatTheyHave(label)}
      >
        <Crest seat={player} className={scene.table.turn.seat === player && scene.question !== null ? "turn" : ""} />
      </button>
      <div className="phone-line">
        <b className="phone-name">{player === me ? TEXTS.you : shortName}</b>
        <Standing {...seat} />
        <Totals
          civilization={civilization}
          {...(seat.before && { before: seat.before[player]! })}
          icons={ICONS.filter((icon) => scene.icons.includes(icon))}
          mine={player === me}
          compared={me !== null && player !== me ? scene.table.players[me]! : null}
          parts={(icon, count) => byKarmas(scene, player, icon, count)}
        />
      </div>
      <div className={`five${beside.length > 0 ? " with-piles" : ""}`}>
        {COLORS.map((color) => {
          const stack = civilization.board[color];
          const count = stack?.cards.length ?? 0;
          const top = stack?.cards[0];
          const reach = reachOf(scene, player, typeof top === "string" ? top : null);
          return (
            <div key={color} className="cell">
              <StackView color={color} stack={stack} fit={COMPACT} player={player} mine={mine && near} first={color === first} />
              <div className="caption">
                {count > 1 && (
                  <span className="splay-sign">
                    {count}
                    <Sign of={splaySign(stack?.splay ?? "none")} />
                  </span>
                )}
                {near ? <OnThem reach={reach} names={scene.names} tiny /> : <OnMe reach={reach} me={me} tiny />}
              </div>
            </div>
          );
        })}
        {beside.length > 0 && (
          <div className="phone-piles">
            {beside.map((pile) => (
              <PhonePile key={pile} pile={pile} player={player} cards={civilization[pile] ?? []} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** A pile beside the board: its first card, and how many there are. */
function PhonePile({ pile, player, cards }: { pile: Pile; player: number; cards: readonly Shown[] }) {
  const zone = `${pile}:${player}`;
  const [first] = cards;
  return (
    <div className="phone-pile" data-zone={zone} role="group" aria-label={TEXTS.pile(pile, cards.length)}>
      <span>
        <Sign of={pile} />
        {cards.length > 1 && <b>{cards.length}</b>}
      </span>
      {first && <Mini card={first} place={`${zone}:1`} at={{ seat: player, pile }} />}
    </div>
  );
}

/** What a long title may take beyond what was reckoned. */
const SLACK = 8;

/** Each card of a hand is as wide as its words need; one that would be too wide is shown without them. */
function PhoneHand({ cards, player, height }: { cards: readonly Shown[]; player: number; height: number }) {
  const { byTitle } = useCards();
  const needs = useNeeds();
  const inner = height - 12;
  const strip = useRef<HTMLDivElement>(null);
  const { more, look } = useMoreAside(strip, cards);
  const sized = (card: Shown): { form: "text" | "tall"; size: number; width: number } => {
    const info = typeof card === "string" ? byTitle.get(card) : undefined;
    if (!info || info.effects.length === 0) return { form: "tall", size: 13, width: 104 };
    for (const size of [13, 12.5, FLOOR])
      for (let width = 132; width < 296; width += 6)
        if (needs.text(info, width, size) + SLACK <= inner) return { form: "text", size, width };
    return { form: "tall", size: 13, width: 104 };
  };
  return (
    <section className="hand" aria-label={TEXTS.hand(cards.length)} data-row>
      <div
        ref={strip}
        className={`phone-hand${more}`}
        style={{ height }}
        data-zone={`hand:${player}`}
        role="group"
        aria-label={TEXTS.handCards}
        tabIndex={0}
        onScroll={look}
      >
        {cards.map((card, n) => {
          const { form, size, width } = sized(card);
          return (
            <HandCard
              key={typeof card === "string" ? card : n}
              card={card}
              player={player}
              place={n}
              form={form}
              size={size}
              style={{ flexBasis: width }}
            />
          );
        })}
        {cards.length === 0 && <p className="dim hand-empty">{TEXTS.handEmpty}</p>}
      </div>
    </section>
  );
}

function PhoneStage(props: StageProps) {
  const { update, scene, mine, playing, still, hint, log } = props;
  const subject = useSubject(props);
  const advice = useHint(update, hint);
  const title = headline(scene, mine, playing);
  const { question } = scene;
  const whose = question?.player ?? scene.table.turn.seat;
  return (
    <>
      <section
        className={`stage thumbs${mine && !playing ? " mine" : ""}`}
        style={{ "--seat": `var(--seat-${whose % 10})` } as CSSProperties}
        aria-label={TEXTS.stage.label}
      >
        <header className="stage-head">
          <p className="eyebrow">
            <Crest seat={whose} />
            <span>{eyebrow({ scene, log, mine, playing, subject, me: update.seat })}</span>
          </p>
          <h2 className="stage-title" data-size={askSize(typeof title === "string" ? title : plain(title))}>
            {playing && props.line ? <Words of={props.line.words} /> : typeof title === "string" ? title : <Words of={title} />}
          </h2>
        </header>
        {question === null && !playing ? (
          <div className="stage-view">{scene.result.length > 0 && <Over {...props} />}</div>
        ) : !mine && !playing && question && subject.is === "news" ? (
          <div className="stage-view">
            <TheirDecision {...props} question={question} />
          </div>
        ) : (
          <SubjectView subject={subject} scene={scene} shortNames={shortNames(update)} me={update.seat} flat />
        )}
      </section>
      {!still && <Bar {...props} advice={advice} />}
    </>
  );
}

/** What can be done without a card on the table, and the way to everything else. */
function Bar({
  update,
  scene,
  mine,
  playing,
  sent,
  careful,
  skip,
  send,
  hint,
  advice,
}: StageProps & { advice: ReturnType<typeof useHint> }) {
  const { answers, held, hold, take } = useChoices();
  const [all, setAll] = useState(false);
  // What was picked from the list is looked at on the stage.
  useEffect(() => {
    if (held) setAll(false);
  }, [held]);
  const short = answers.filter((answer) => !onTable(answer.target.on, keyOf(answer.target)));
  // The first of them is to draw, where one can.
  const shown = short.slice(0, short.length <= 3 ? 3 : 1);
  const chances = new Map(
    advice.found && "hint" in advice.found ? advice.found.hint.options.map((option) => [option.written, option.chance]) : [],
  );
  return (
    <div className="action-bar" role="toolbar" aria-label={TEXTS.stage.actionsLabel}>
      {playing ? (
        <button type="button" className="primary" onClick={skip} data-skip>
          {TEXTS.stage.skip}
        </button>
      ) : held ? (
        <>
          <button type="button" className="primary" onClick={() => take(held, false)}>
            {careful ? TEXTS.stage.doCareful : TEXTS.stage.do}
          </button>
          <button type="button" onClick={() => hold(null)}>
            {TEXTS.stage.cancel}
          </button>
        </>
      ) : (
        <>
          {mine &&
            shown.map((answer) => (
              <button
                key={answer.written}
                type="button"
                disabled={sent}
                onClick={() => take(answer, true)}
                data-short={answer.written}
              >
                {plain(answer.words)}
              </button>
            ))}
          {mine && answers.length > 0 && (
            <button type="button" onClick={() => setAll(true)} data-all className={shown.length === 0 ? "primary" : ""}>
              {shown.length === 0 ? TEXTS.stage.choose(answers.length) : TEXTS.stage.all(answers.length)}
            </button>
          )}
          {mine && hint && update.game.hints && (
            <button
              type="button"
              onClick={() => void advice.search().then(() => setAll(true))}
              disabled={advice.searching}
              data-hint
            >
              <Sign of="hint" /> {advice.searching ? TEXTS.stage.thinkingShort : TEXTS.stage.hint}
            </button>
          )}
          <TakeBack update={update} playing={playing} names={scene.names} send={send} />
        </>
      )}
      {all && mine && !held && (
        <Dialog title={TEXTS.stage.options} onClose={() => setAll(false)}>
          {advice.found && <Advice found={advice.found} />}
          <div className="sheet">
            <Options hints={chances} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** Whether an option can be taken at a card or stack on the phone's table. */
const onTable = (on: string, key: string | null): boolean => key !== null && (on === "card" || on === "stack" || on === "color");
