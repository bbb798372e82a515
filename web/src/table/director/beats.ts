/** Beats: what happened, in pieces that can be followed one after the other. Which events open one, the game says. */
import type { EventTold } from "../../api/types.gen";
import { isDoneTo, type Deed } from "../deeds.ts";

/** How a beat opens: what it is in the game's word, how long it lasts at usual speed, and which beats it is one with. */
export interface Opening {
  kind: string;
  ms: number;
  like?: string; // the beat before is gone on with where both say the same
}

export interface Beat {
  kind: string;
  ms: number;
  like: string;
  seat: number | null; // who acts
  events: EventTold[];
  deed: Deed | null; // the first one in it
  halts: boolean; // it is done to whoever looks: everything waits for it
}

/** The moment at which the table changes, and what is to be seen until it changes again. */
export interface Scene<View> {
  beat: Beat;
  view: View | null; // from now on; null: the table stays as it is
  moved: readonly EventTold[]; // all events of that change
  end: number; // the number of the event that comes after it
}

export const HALT = 900; // ms for what is done to whoever looks

/** What a board tells of an event for this: the beat it opens, and the deed that it is. */
export interface Telling {
  opens: (event: EventTold, before: Beat | undefined) => Opening | null;
  deed: (event: EventTold) => Deed | null;
}

/** The beats of one action. An event that opens none goes with the beat before it, or with the first one. */
export function beatsOf(events: readonly EventTold[], seat: number | null, me: number | null, { opens, deed }: Telling): Beat[] {
  const beats: Beat[] = [];
  let waiting: EventTold[] = [];
  for (const event of events) {
    const done = deed(event);
    const halts = done !== null && isDoneTo(done, me);
    const last = beats.at(-1);
    const opening = halts ? { kind: event.kind, ms: HALT } : opens(event, last);
    if (!opening) {
      (last?.events ?? waiting).push(event);
      if (last) last.deed ??= done;
      continue;
    }
    const { kind, ms, like = "" } = opening;
    beats.push({ kind, ms, like, seat, events: [...waiting, event], deed: done, halts });
    waiting = [];
  }
  if (waiting.length > 0) beats.push({ kind: "rest", ms: 0, like: "", seat, events: waiting, deed: null, halts: false });
  return beats;
}

/** Neighbours that are alike as one: the table changes once for all of them. */
export function together<View>(scenes: readonly Scene<View>[]): Scene<View>[] {
  const all: Scene<View>[] = [];
  for (const scene of scenes) {
    const last = all.at(-1);
    const alike = last && scene.beat.like !== "" && last.beat.like === scene.beat.like && scene.view !== null && last.view !== null;
    if (!alike) {
      all.push(scene);
      continue;
    }
    const beat = { ...last.beat, events: [...last.beat.events, ...scene.beat.events] };
    all[all.length - 1] = { beat, view: scene.view, moved: [...last.moved, ...scene.moved], end: scene.end };
  }
  return all;
}

function sum(beats: readonly Beat[]): number {
  return beats.reduce((all, { ms }) => all + ms, 0);
}

/** How dear the time of a beat is: what halts gives way last, what is no deed first. */
function rank({ halts, deed }: Beat): number {
  return halts ? 2 : deed ? 1 : 0;
}

const LEAST_SHARES = [0.25, 0.4, 0.6]; // by rank: what a beat keeps before a dearer one gives way

/** The same beats, shortened so that they last no longer than this, or stretched so that they last as long. */
export function paced(beats: readonly Beat[], most: number, least = 0): Beat[] {
  const total = sum(beats);
  if (total === 0 || (total >= least && total <= most)) return [...beats];
  if (total < least) return beats.map((beat) => ({ ...beat, ms: (beat.ms * least) / total }));
  const lengths = LEAST_SHARES.map((_, place) => sum(beats.filter((beat) => rank(beat) === place)));
  const shares = LEAST_SHARES.map(() => 1);
  let over = total - most;
  for (const [place, share] of LEAST_SHARES.entries()) {
    const length = lengths[place] ?? 0;
    const given = Math.min(over, length * (1 - share));
    if (length > 0) shares[place] = 1 - given / length;
    over -= given;
  }
  const left = shares.reduce((all, share, place) => all + share * (lengths[place] ?? 0), 0);
  const all = Math.min(1, most / left); // even that is too long: everything alike
  return beats.map((beat) => ({ ...beat, ms: beat.ms * (shares[rank(beat)] ?? 1) * all }));
}
