/** What a page knows of a table and how each message of the server changes it: no socket, no clock, no screen. */
import type { Act, ActTogether, EventTold, LogPage, PlayAll, Presence, Refused, State, Undo } from "../api/types.gen";

export type Command = Act | ActTogether | PlayAll | Undo;

/** A command as somebody wants it; id and revision are given when it is sent. */
export type Wish =
  | { type: "act"; text: string }
  | { type: "act_together"; texts: string[] } // all of them or none, and one undo takes all of them back
  | { type: "play_all" }
  | { type: "undo"; to: "gesture" | "turn"; past?: boolean }; // past what was revealed

export interface Known {
  state: State | null;
  log: EventTold[]; // of a long one only the end, until somebody reads further up
  sent: Command | null; // waits for its answer; sent again under the same id after a reconnect
  wishes: Wish[]; // wanted meanwhile, in order
}

export function nothing(): Known {
  return { state: null, log: [], sent: null, wishes: [] };
}

export type Told =
  | { known: Known; outcome: "applied"; fresh: EventTold[] }
  | { known: Known; outcome: "old" } // overtaken by a newer state: only its answer counts
  | { known: Known; outcome: "gap" }; // the log does not fit: ask for everything

function answered(known: Known, ack: string | null): Known {
  return known.sent && known.sent.id === ack ? { ...known, sent: null } : known;
}

/** The number of the first event of a log. */
export function firstOf(log: readonly EventTold[]): number {
  return log[0]?.number ?? 0;
}

/** The number of the event that comes next. */
function endOf(log: readonly EventTold[]): number {
  return firstOf(log) + log.length;
}

/** A state arrived. */
export function hearState(before: Known, state: State): Told {
  const known = answered(before, state.ack);
  if (known.state && state.revision < known.state.revision) return { known, outcome: "old" };
  if (state.first > state.kept) {
    // too much has happened: the log begins anew with its end
    const fresh = state.events.filter((event) => event.number >= endOf(known.log));
    return { known: { ...known, state, log: state.events }, outcome: "applied", fresh };
  }
  const first = state.kept > 0 ? firstOf(known.log) : 0;
  if (state.kept < first || state.kept > endOf(known.log)) return { known, outcome: "gap" };
  const log = [...known.log.slice(0, state.kept - first), ...state.events];
  return { known: { ...known, state, log }, outcome: "applied", fresh: state.events };
}

/** Somebody has come or gone: nothing else has changed. */
export function hearPresence(known: Known, { seats, watchers }: Presence): Known {
  return known.state ? { ...known, state: { ...known.state, seats, watchers } } : known;
}

/** A page of the log that comes before what is there. */
export function hearLog(known: Known, page: LogPage): Known {
  const fits = page.first + page.events.length === firstOf(known.log);
  return fits ? { ...known, log: [...page.events, ...known.log] } : known;
}

/** A command was refused: it is over, and what was wanted after it is forgotten. */
export function hearRefusal(before: Known, refused: Refused): Known {
  if (refused.ack !== null && before.sent?.id === refused.ack) return { ...before, sent: null, wishes: [] };
  return before;
}

/** Whether what was done last, or the turn so far, can be undone. */
export function mayUndo({ undo }: State, to: "gesture" | "turn"): boolean {
  return to === "turn" ? undo.turn : undo.gesture;
}

/** Whether it can be taken back past what was revealed since, which marks the game. */
export function mayTakeBack({ undo }: State, to: "gesture" | "turn"): boolean {
  return (to === "turn" ? undo.past_turn : undo.past_gesture) ?? false;
}

/** Whether the state still offers what is wished; of several actions the first: the server looks at the others. */
export function offered(state: State, wish: Wish): boolean {
  if (wish.type === "act" || wish.type === "act_together") {
    const first = wish.type === "act" ? wish.text : wish.texts[0];
    return state.question?.actions.some((action) => action.text === first) ?? false;
  }
  if (wish.type === "play_all") return (state.question?.play_all ?? 0) > 0;
  return mayUndo(state, wish.to) || (wish.past === true && mayTakeBack(state, wish.to));
}

/** The next command to send, if there is one: one at a time, only what is still offered. */
export function nextCommand(known: Known, id: string): { known: Known; command: Command | null } {
  if (!known.state || known.sent || known.wishes.length === 0) return { known, command: null };
  const [wish, ...wishes] = known.wishes;
  if (!wish || !offered(known.state, wish)) return { known: { ...known, wishes: [] }, command: null };
  const command: Command = { ...wish, id, revision: known.state.revision };
  return { known: { ...known, sent: command, wishes }, command };
}

/** What a Hello says this page has already. */
export function having(known: Known): { revision: number; first: number; event: number } {
  if (!known.state) return { revision: -1, first: 0, event: -1 };
  return { revision: known.state.revision, first: firstOf(known.log), event: endOf(known.log) - 1 };
}
