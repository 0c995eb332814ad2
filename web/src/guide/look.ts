/** What the hints look at. */

import { isAction } from "../table/targets";
import type { Action } from "../wire/Action";
import type { Answer } from "../wire/Answer";
import type { PromptKind } from "../wire/PromptKind";
import type { Role } from "../wire/Role";
import type { Scene } from "../wire/Scene";
import type { Set as CardSet } from "../wire/Set";
import type { Standing } from "../wire/Standing";
import { ACTIONS } from "../wire/vocabularies";
import { type Say, sayIn } from "../words/say";

/** The scene with the questions that the hints ask of it. */
export class Look {
  /** Says things in the words of the game. */
  readonly say: Say;
  readonly actions: Record<Action, string>;
  /** Whether the decision is ours. */
  readonly mine: boolean;
  /** Whether it is about the first card. */
  readonly settingUp: boolean;
  /** Whether it is an action of our own turn. */
  readonly acting: boolean;
  /** What kind of question it is. */
  readonly kind: PromptKind | null;
  /** Whether it is about a direction, or about what to splay. */
  readonly splaying: boolean;
  /** Whether it is about a card of our forecast, after a Meld action. */
  readonly promoting: boolean;
  readonly answers: Answer[];
  readonly source: string;
  /** In which role we carry the effect out that asks. */
  readonly role: Role | null;
  readonly points: number;
  /** How many cards our forecast has. */
  readonly forecast: number;
  /** How many of our points come from bonuses. */
  readonly bonuses: number;

  constructor(
    readonly scene: Scene,
    readonly seat: number,
  ) {
    const question = scene.question;
    const me = scene.table.players[seat];
    this.say = sayIn(scene.vocabulary);
    this.actions = ACTIONS[scene.vocabulary];
    this.mine = question?.player === seat;
    this.answers = question?.answers ?? [];
    this.source = question?.source ?? "this card";
    this.settingUp = question?.kind === "first-card";
    this.acting = this.mine && isAction(question);
    this.kind = question?.kind ?? null;
    this.splaying = question?.kind === "splay" || question?.kind === "direction";
    this.promoting = question?.kind === "promote";
    this.forecast = me?.forecast?.length ?? 0;
    this.bonuses = scene.bonus_points[seat] ?? 0;
    this.role = this.mine ? (question?.why?.role ?? null) : null;
    this.points = me?.points ?? 0;
  }

  /** Whether a set is in play. */
  with(set: CardSet): boolean {
    return this.scene.table.sets.includes(set);
  }

  /** All actions, as in "Draw, meld, dogma or achieve". */
  get actionList(): string {
    const { draw, meld, dogma, achieve } = this.actions;
    return `${draw}, ${meld.toLowerCase()}, ${dogma.toLowerCase()} or ${achieve.toLowerCase()}`;
  }

  /** Whether an action of this kind is among the answers. */
  offers(action: Action): boolean {
    return this.acting && this.answers.some(({ kind }) => kind === action);
  }

  /** Whether some dogma on offer would carry out an echo effect. */
  echoes(): boolean {
    return this.answers.some(({ notes }) =>
      notes.some((note) => note.note === "program" && note.parts.some(({ kind }) => kind === "echo")),
    );
  }

  /** Whether some dogma on offer would concern somebody else in this way. */
  others(standing: Standing): boolean {
    return this.answers.some(({ notes }) =>
      notes.some(
        (note) =>
          note.note === "dogma" && note.players.some((stake) => stake.player !== this.seat && stake.standing === standing),
      ),
    );
  }
}
