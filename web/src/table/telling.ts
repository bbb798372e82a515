/** What is read aloud of what happens: by its weight, equal things as one, and whose turn it is and what is asked. No screen. */
import type { EventTold, State } from "../api/types.gen";
import { tableOf, whyBegins } from "./common";
import { firstOf } from "./protocol";
import type { Find } from "./recap";
import type { Say } from "./story";

/** How much somebody who cannot see the table wants to hear of an event. */
const NOT = 0; // what every turn consists of
const PLAYED = 1; // what somebody does in his turn
const MUCH = 2; // deeds, what one gains or draws, what is done to one
type Weight = typeof NOT | typeof PLAYED | typeof MUCH;

/** What is known of events by the game, and how they are told. */
export interface Ears {
  say: Say;
  me: number | null;
  find: Find;
  /** A deed, or worth points to somebody. */
  isDeed: (event: EventTold) => boolean;
  isBookkeeping: (event: EventTold) => boolean;
  /** A card that lies open for everybody now. */
  isFresh: (event: EventTold) => boolean;
  /** What one has now, and wants to hear of. */
  isGain: (event: EventTold) => boolean;
}

export interface Sentence {
  text: string;
  times: number;
}

const MOST = 16; // sentences that are read aloud at once

function concerns(event: EventTold, me: number | null): boolean {
  return me !== null && (event.player === me || event.other === me);
}

/** The question and the turn of the one who hears this are said by themselves. */
function saidElsewhere({ kind, player }: EventTold, me: number | null): boolean {
  return me !== null && player === me && (kind === "ask" || kind === "turn");
}

function weigh(event: EventTold, ears: Ears): Weight {
  if (event.said === null || ears.isFresh(event) || saidElsewhere(event, ears.me)) return NOT;
  if (event.kind === "turn" || event.kind === "round" || ears.isDeed(event)) return MUCH;
  if (concerns(event, ears.me)) {
    if (ears.isGain(event)) return MUCH;
    return ears.isBookkeeping(event) ? NOT : PLAYED;
  }
  if (ears.isBookkeeping(event)) return NOT;
  if (event.player === null) return PLAYED;
  return event.parent === null || ears.find(event.parent)?.kind === "turn" ? PLAYED : NOT;
}

/** What is read aloud of events, in their order, and how much of it is left out. Equal sentences of a turn are one. */
export function told(events: readonly EventTold[], ears: Ears): { texts: Sentence[]; more: number } {
  const lines: (Sentence & { weight: Weight })[] = [];
  let begin = 0; // of the turn
  for (const event of events) {
    const weight = weigh(event, ears);
    const text = weight === NOT ? "" : ears.say(event);
    if (!text) continue;
    if (event.kind === "turn") begin = lines.length;
    const same = lines.slice(begin).find((line) => line.text === text);
    if (same) same.times += 1;
    else lines.push({ text, times: 1, weight });
  }
  const kept = new Set([...lines].sort((one, other) => other.weight - one.weight).slice(0, MOST));
  const more = lines.reduce((sum, line) => (kept.has(line) ? sum : sum + line.times), 0);
  return { texts: lines.filter((line) => kept.has(line)).map(({ text, times }) => ({ text, times })), more };
}

/** What others do, beat by beat: heard when something weighs, and what is left when all of it has been seen. */
export class Listener {
  #waiting: EventTold[] = [];
  #fresh: EventTold[] = [];

  /** What is to be heard now; nothing as long as it can wait. */
  hear(events: readonly EventTold[], ears: Ears): EventTold[] {
    this.#waiting.push(...events);
    this.#fresh.push(...events.filter((event) => ears.isFresh(event)));
    return events.some((event) => weigh(event, ears) === MUCH) ? this.#waiting.splice(0) : [];
  }

  /** What has not been heard yet, and the cards that lie open now. */
  rest(): { events: EventTold[]; fresh: EventTold[] } {
    return { events: this.#waiting.splice(0), fresh: this.#fresh.splice(0) };
  }
}

/** What is to be said of whose turn it is and of what is asked. */
export type Call =
  | { kind: "begins"; player: number; why: ReturnType<typeof whyBegins> }
  | { kind: "turn"; player: number; round: number }
  | { kind: "hand" }
  | { kind: "asked" }
  | { kind: "have" };

/** Says once whose turn it is, what is asked, and what one has to spend. */
export class Herald {
  #arrived = false;
  #turn = -1;
  #asked = "";
  #have = "";

  calls(state: State, log: readonly EventTold[], me: number | null, have: string): Call[] {
    const { question } = state;
    const { round, turn_player: player, over } = tableOf(state);
    if (over || state.ended || question === null) return [];
    const arriving = !this.#arrived;
    const turns = log.filter(({ kind }) => kind === "turn");
    const turn = turns.at(-1)?.number ?? -1;
    const mine = me !== null && question.player === me;
    const begun = arriving || (mine && player === me && turn !== this.#turn);
    const asked = mine && question.kind !== "turn" ? `${state.revision}` : "";
    const calls: Call[] = [];
    if (arriving && turns.length === 1 && firstOf(log) === 0) calls.push({ kind: "begins", player, why: whyBegins(state) });
    if (begun && (arriving || state.seats.length > 1)) calls.push({ kind: "turn", player, round });
    if (begun && mine && player === me) calls.push({ kind: "hand" });
    if (asked && asked !== this.#asked) calls.push({ kind: "asked" });
    const own = mine && player === me && question.kind === "turn";
    if (own && have && have !== this.#have && (arriving || !begun)) calls.push({ kind: "have" });
    this.#arrived = true;
    if (own || begun) this.#have = have;
    if (mine && player === me) this.#turn = turn;
    this.#asked = asked;
    return calls;
  }
}
