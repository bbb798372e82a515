/** What happened, told by deeds: of somebody's last turn, and of all turns since one's own. No screen, no words. */
import type { EventTold } from "../api/types.gen";
import { isDoneTo, type Deed } from "./deeds";

export type Find = (number: number) => EventTold | undefined;

/** What a game says of events: which are deeds, and what they are worth to whoever did them. */
export interface Judge {
  deedOf: (event: EventTold, find: Find) => Deed | null;
  worth: (event: EventTold) => number;
}

/** Equal deeds as one. */
export interface Told {
  deed: Deed;
  times: number;
  toMe: boolean; // it was done to the one who reads this
  cause: EventTold | null; // of what was done to me: what led to it
}

export interface Recap {
  turn: number; // the event with which began the turn that is told, or in which this is read
  told: Told[];
}

export interface Since extends Recap {
  first: boolean; // no turn of mine was before
  beginner: number | null; // whose turn was the first of all, where no turn of mine was before
  partial: boolean; // the last turn of mine is further up than the log goes
}

/** The events of a log by their numbers. */
export function finder(log: readonly EventTold[]): Find {
  const first = log[0]?.number ?? 0;
  return (number) => {
    const there = log[number - first];
    return there === undefined || there.number === number ? there : log.find((event) => event.number === number);
  };
}

const isTurn = (event: EventTold): boolean => event.kind === "turn";

/** What led to an event: the deed from which it follows, else what somebody did in his turn. */
function causeOf(event: EventTold, find: Find, judge: Judge): EventTold | null {
  let cause: EventTold | null = null;
  let above = event.parent === null ? undefined : find(event.parent);
  while (above && !isTurn(above)) {
    cause = above;
    if (judge.deedOf(above, find)) return above;
    above = above.parent === null ? undefined : find(above.parent);
  }
  return cause;
}

const alike = (one: Deed, other: Deed): boolean =>
  one.kind === other.kind &&
  one.card === other.card &&
  one.seat === other.seat &&
  one.to === other.to &&
  one.event.resource === other.event.resource;

/** Deeds in their order, equal ones of the same turn as one. */
function count(deeds: readonly Deed[], me: number | null, find: Find, judge: Judge): Told[] {
  const told: Told[] = [];
  for (const deed of deeds) {
    const toMe = isDoneTo(deed, me);
    const cause = toMe ? causeOf(deed.event, find, judge) : null;
    const before = told.find((one) => alike(one.deed, deed) && one.cause?.card === cause?.card);
    if (before) before.times += 1;
    else told.push({ deed, times: 1, toMe, cause });
  }
  return told;
}

function deedsOf(events: readonly EventTold[], find: Find, judge: Judge): Deed[] {
  return events.flatMap((event) => judge.deedOf(event, find) ?? []);
}

/** The last turn of a seat, or of what plays without one, and what it brought; nothing where the log does not know it. */
export function lastTurn(
  log: readonly EventTold[],
  seat: number | null,
  me: number | null,
  judge: Judge,
): (Recap & { worth: number }) | null {
  const begin = log.findLastIndex((event) => isTurn(event) && event.player === seat);
  const turn = log[begin];
  if (!turn) return null;
  const next = log.findIndex((event, at) => at > begin && isTurn(event));
  const events = log.slice(begin + 1, next < 0 ? undefined : next);
  const find = finder(log);
  const deeds = deedsOf(events, find, judge).filter((deed) => deed.seat === seat);
  const worth = events.reduce((sum, event) => (event.player === seat ? sum + judge.worth(event) : sum), 0);
  return { turn: turn.number, told: count(deeds, me, find, judge), worth };
}

/** What the others did since my last turn ended, what they did to me first. Only in a turn of mine. */
export function sinceMine(log: readonly EventTold[], me: number, judge: Judge): Since | null {
  const now = log.findLastIndex(isTurn);
  const turn = log[now];
  if (turn?.player !== me) return null;
  const before = log.slice(0, now);
  const mine = before.findLastIndex((event) => isTurn(event) && event.player === me);
  const ended = before.findIndex((event, at) => at > mine && isTurn(event));
  const find = finder(log);
  const since = ended < 0 ? [] : before.slice(ended);
  const turns: EventTold[][] = [];
  for (const event of since) {
    if (isTurn(event)) turns.push([]);
    turns.at(-1)?.push(event);
  }
  const all = turns.flatMap((events) =>
    count(
      deedsOf(events, find, judge).filter((deed) => deed.seat !== me),
      me,
      find,
      judge,
    ),
  );
  const [lost, rest] = [all.filter((one) => one.toMe), all.filter((one) => !one.toMe)];
  const causes = new Set(lost.map((one) => one.cause));
  const others = rest.filter((one) => !causes.has(one.deed.event) || one.times > 1);
  const late = (log[0]?.number ?? 0) > 0;
  const first = mine < 0 && !late;
  const beginner = first ? (log.find(isTurn)?.player ?? null) : null;
  return { turn: turn.number, told: [...lost, ...others], first, beginner, partial: mine < 0 && late };
}

/** The first of them, and how many more deeds there are. */
export function limited(told: readonly Told[], most: number): { shown: Told[]; more: number } {
  const shown = told.slice(0, told.length > most ? most : undefined);
  return { shown, more: told.slice(shown.length).reduce((sum, one) => sum + one.times, 0) };
}

/** What a line of pictures measures, in px: a picture with its gap, and the number of those that find no room. */
export interface Measures {
  width: number; // 0: not measured yet
  step: number;
  more: number;
}

/** As many of them as a line has room for, but no more than `most`. */
export function fitting(told: readonly Told[], { width, step, more }: Measures, most: number): { shown: Told[]; more: number } {
  if (width <= 0) return limited(told, most);
  const room = (px: number) => Math.max(1, Math.min(most, Math.floor(px / step)));
  return limited(told, told.length > room(width) ? room(width - more) : room(width));
}
