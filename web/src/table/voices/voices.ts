/** What bots say at the table: a short line for what is worth one, by temper. It tells nothing that the log does not. */
import type { FluentBundle } from "@fluent/bundle";

import type { EventTold, SeatTaken, State } from "../../api/types.gen";
import { bundleOf } from "../../shell/i18n.svelte";
import { lookOf } from "../../shell/people/look";
import { isAutomaton } from "../../shell/people/medallion";
import { settings } from "../../shell/settings.svelte";
import type { AnyBoard } from "../board.svelte";
import { tableOf } from "../common";
import { isDoneTo } from "../deeds";
import type { Find } from "../recap";

/** What is worth a line, and how many lines there are for it. */
export const OCCASIONS = { greet: 2, great: 2, lost: 2, last: 1, win: 2, lose: 2 } as const;
export type Occasion = keyof typeof OCCASIONS;

const LASTS = 3_200; // ms
const LOADERS = import.meta.glob<string>("./locale/*/voices.ftl", { query: "?raw", import: "default" });

/** A line that is being said. */
export interface Spoken {
  seat: number;
  text: string;
}

/** A number out of the table and the event, the same for all who look on. */
export function drawn(table: string, event: number, of: number): number {
  let sum = 2166136261;
  for (const letter of `${table}/${event}`) sum = Math.imul(sum ^ letter.charCodeAt(0), 16777619);
  return ((sum ^ (sum >>> 15)) >>> 0) % of;
}

/** The message of a line; nothing where it is no bot that speaks. */
export function lineOf(taken: SeatTaken | undefined, occasion: Occasion, table: string, event: number): string {
  const { motif } = lookOf(taken);
  if (taken?.kind !== "bot" || !isAutomaton(motif)) return "";
  return `voice-${motif}-${occasion}-${drawn(table, event, OCCASIONS[occasion]) + 1}`;
}

/** Something that a bot may speak of. */
export interface Cue {
  seat: number;
  occasion: Occasion;
  event: number;
}

/** Who has something to say of what has just happened, in the order of the log. */
export function cuesIn(
  events: readonly EventTold[],
  state: State,
  table: string,
  board: Pick<AnyBoard, "deedOf" | "isGreat">,
  find: Find,
): Cue[] {
  const bots = state.seats.filter(({ kind }) => kind === "bot").map(({ seat }) => seat);
  const found: Cue[] = [];
  for (const event of events) {
    const { kind, player, number } = event;
    const begins = kind === "turn" && player !== null && bots.includes(player) && tableOf(state).round === 1;
    // of many not all greet
    if (begins && (bots.length < 3 || drawn(table, number, 2) === 0)) found.push({ seat: player, occasion: "greet", event: number });
    const deed = board.deedOf(event, find);
    if (!deed) continue;
    if (deed.seat !== null && bots.includes(deed.seat) && board.isGreat(deed))
      found.push({ seat: deed.seat, occasion: "great", event: number });
    const loser = bots.find((seat) => isDoneTo(deed, seat));
    if (loser !== undefined) found.push({ seat: loser, occasion: "lost", event: number });
  }
  return found;
}

const WEIGHT: Record<Occasion, number> = { greet: 0, great: 1, lost: 2, last: 3, win: 4, lose: 4 };

/** What is most worth a line; of equals the latest. */
export function weightiest(cues: readonly Cue[]): Cue | undefined {
  return cues.reduce<Cue | undefined>((best, cue) => (best && WEIGHT[best.occasion] > WEIGHT[cue.occasion] ? best : cue), undefined);
}

/** The voices of one table. One line at a time, none while a choice is asked, and none where nothing is to move. */
export class Voices {
  #table: string;
  #board: () => AnyBoard | undefined;
  #words = new Map<string, FluentBundle>();
  #seen: { ending: boolean; over: boolean } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, board: () => AnyBoard | undefined) {
    this.#table = table;
    this.#board = board;
  }

  /** Some events are shown now. */
  hear(events: readonly EventTold[], find: Find): void {
    const board = this.#board();
    if (board) this.#speak(weightiest(cuesIn(events, board.state, this.#table, board, find)));
  }

  /** How the table stands: the last round, or the end, may just have come. What was so when the page was opened is no news. */
  look(state: State): void {
    const { end_triggered: ending, over, winners } = tableOf(state);
    const before = this.#seen ?? { ending, over };
    this.#seen = { ending, over };
    const bots = state.seats.filter(({ kind }) => kind === "bot").map(({ seat }) => seat);
    const event = state.kept + state.events.length;
    const seat = bots[drawn(this.#table, event, Math.max(bots.length, 1))];
    if (seat === undefined) return;
    if (over && !before.over) this.#speak({ seat, occasion: winners.includes(seat) ? "win" : "lose", event });
    else if (ending && !before.ending) this.#speak({ seat, occasion: "last", event });
  }

  close(): void {
    clearTimeout(this.#timer);
    const board = this.#board();
    if (board) board.spoken = null;
  }

  #speak(cue: Cue | undefined): void {
    const board = this.#board();
    if (!cue || !board || board.choosing || !settings.voices || settings.speed === "instant") return;
    const message = lineOf(board.taken(cue.seat), cue.occasion, this.#table, cue.event);
    if (message) void this.#say(cue.seat, message);
  }

  async #say(seat: number, message: string): Promise<void> {
    const { lang } = settings;
    const words = this.#words.get(lang) ?? bundleOf(lang, { voices: (await LOADERS[`./locale/${lang}/voices.ftl`]?.()) ?? "" });
    this.#words.set(lang, words);
    const pattern = words.getMessage(message)?.value;
    const board = this.#board();
    if (!pattern || !board) return;
    clearTimeout(this.#timer);
    board.spoken = { seat, text: words.formatPattern(pattern) };
    this.#timer = setTimeout(() => this.close(), LASTS);
  }
}
