import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { EventTold, State, Step } from "../../api/types.gen";
import { settings } from "../../shell/settings.svelte";
import type { AnyBoard } from "../board.svelte";
import { event, state } from "../samples";
import { Director } from "./director.svelte";

const FRAME = 40; // ms until the table has changed

type View = State["view"] & { power: number };

/** What the page knows, and a board that notes what it is asked to show. */
let truth: { state: State | null; log: EventTold[] } = $state.raw({ state: null, log: [] });
let calls: string[] = [];
let said: number[] = [];
let director: Director;

const board = {
  beat: null,
  opens: ({ kind }: EventTold) => ({ kind, ms: kind === "turn" ? 350 : 500 }),
  deedOf: (one: EventTold) => (one.kind === "destroy" ? { event: one, kind: "destroy", card: one.card, seat: 1, to: 0 } : null),
  prepare: (events: EventTold[]) => calls.push(`prepare ${events.length}`),
  settle: () => calls.push("settle"),
  drawn: () => Promise.resolve(),
  launch: ({ kind }: { kind: string }, ms: number) => calls.push(`launch ${kind} ${Math.round(ms)}`),
  stop: () => calls.push("stop"),
} as unknown as AnyBoard;

const power = () => (director.state?.view as View).power;

function seen(revision: number, value: number, asked: number, more: Partial<State> = {}): State {
  const before = state(revision, more);
  return {
    ...before,
    question: { ...before.question!, player: asked },
    view: { ...before.view, power: value } as State["view"],
  };
}

/** As the connection does: the director hears of it just before it is so. */
function hear(message: State, all = false): void {
  director.hear(message, message.events, all);
  truth = { state: message, log: [...truth.log.slice(0, message.kept), ...message.events] };
  flushSync();
}

const step = (seat: number, end: number, value?: number): Step => ({
  seat,
  end,
  changes: value === undefined ? [] : [{ path: ["power"], value }],
});

/** A bot's turn of two actions: the first one gives it power, the second one ends its turn. */
const TURN = () =>
  seen(2, 0, 0, {
    kept: 1,
    since: 1,
    steps: [step(1, 2, 5), step(1, 4)],
    events: [event(1, "acquires", { kind: "acquire", player: 1 }), event(2, "sweeps"), event(3, "Turn 2", { kind: "turn" })],
  });

beforeEach(async () => {
  vi.useFakeTimers();
  settings.speed = "normal";
  [truth, calls, said] = [{ state: null, log: [] }, [], []];
  const note = (events: readonly EventTold[]) => void said.push(...events.map(({ number }) => number));
  director = new Director({ truth: () => truth, board: () => board, me: () => 0, told: note, summed: note });
  hear(seen(1, 0, 1, { events: [event(0, "begins")] }), true);
  await tick();
  [calls, said] = [[], []];
});

afterEach(() => vi.useRealTimers());

test("what others do is shown one after the other, each with the table as it was then", async () => {
  hear(TURN());
  expect([power(), director.state?.question?.actions, director.showing]).toEqual([0, [], true]);
  await vi.advanceTimersByTimeAsync(FRAME);
  expect([power(), director.log.length, director.beat?.kind]).toEqual([5, 2, "acquire"]);
  await vi.advanceTimersByTimeAsync(600);
  expect([power(), director.log.length]).toEqual([0, 3]);
  expect(director.showing).toBe(true);
  await vi.advanceTimersByTimeAsync(1500);
  expect([director.showing, director.beat, director.log.length]).toEqual([false, null, 4]);
  expect(said).toEqual([1, 2, 3]);
});

test("a table changes only once what moves has been remembered, and what arrives is seen from then on", async () => {
  hear(TURN());
  await vi.advanceTimersByTimeAsync(2500);
  expect(calls.map((call) => call.split(" ")[0])).toEqual(["prepare", "settle", "launch", "prepare", "settle", "launch", "launch"]);
});

test("nobody is asked anything before everything was shown", async () => {
  hear(TURN());
  expect(director.state?.question).toMatchObject({ player: 1, actions: [] });
  await vi.advanceTimersByTimeAsync(2500);
  expect(director.state).toBe(truth.state);
});

test("whoever does not want to wait sees the table as it is, and hears what was left", async () => {
  hear(TURN());
  await vi.advanceTimersByTimeAsync(FRAME);
  director.finish();
  expect([director.showing, power(), director.log.length]).toEqual([false, 0, 4]);
  expect(said).toEqual([1, 2, 3]);
  expect(calls).toContain("stop");
  await vi.advanceTimersByTimeAsync(5000);
  expect(said).toEqual([1, 2, 3]);
});

test("what one does oneself is there in the next frame", async () => {
  truth = { ...truth, state: seen(1, 0, 0) };
  hear(seen(2, 7, 0, { kept: 1, events: [event(1, "plays")] }));
  await vi.advanceTimersByTimeAsync(FRAME);
  expect([director.showing, power(), said]).toEqual([false, 7, [1]]);
});

test("what the game does in an action of one's own is shown as well, and nobody is asked meanwhile", async () => {
  truth = { ...truth, state: seen(1, 0, 0) };
  hear(seen(2, 7, 0, { kept: 1, events: [event(1, "Samael takes", { kind: "destroy" }), event(2, "Turn 2", { kind: "turn" })] }));
  await vi.advanceTimersByTimeAsync(FRAME);
  expect([director.showing, director.acting, director.state?.question]).toEqual([true, null, null]);
  await vi.advanceTimersByTimeAsync(4000);
  expect([director.showing, power()]).toEqual([false, 7]);
});

test("a turn that comes while another is shown waits for it", async () => {
  hear(TURN());
  hear(seen(3, 9, 0, { kept: 4, events: [event(4, "acquires", { kind: "acquire", player: 1 })] }));
  await vi.advanceTimersByTimeAsync(FRAME);
  expect(power()).toBe(5);
  await vi.advanceTimersByTimeAsync(5000);
  expect([power(), director.showing, said]).toEqual([9, false, [1, 2, 3, 4]]);
});

test.each([
  [2, 3900],
  [3, 2100],
])("with %i seats a turn lasts no longer than %i ms", async (seats, most) => {
  const many = Array.from({ length: 40 }, (_, n) => event(n + 1, "acquires", { kind: "acquire", player: 1 }));
  const next = seen(2, 1, 0, { kept: 1, events: many });
  truth = { ...truth, state: { ...truth.state!, seats: Array.from({ length: seats }, () => next.seats[0]!) } };
  hear(next);
  await vi.advanceTimersByTimeAsync(most - 100);
  expect(director.showing).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(director.showing).toBe(false);
});

test("a turn that would be over at once lasts long enough to be followed", async () => {
  hear(seen(2, 1, 0, { kept: 1, events: [event(1, "Turn 2", { kind: "turn" })] }));
  await vi.advanceTimersByTimeAsync(1100);
  expect(director.showing).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(director.showing).toBe(false);
});

test("what is done to whoever looks halts the show", async () => {
  hear(seen(2, 1, 0, { kept: 1, events: [event(1, "Monocle is destroyed", { kind: "destroy" })] }));
  await vi.advanceTimersByTimeAsync(FRAME);
  expect(director.beat).toMatchObject({ halts: true, ms: 900 });
});

test("twice as fast takes half the time, and instant none", async () => {
  settings.speed = "fast";
  hear(TURN());
  await vi.advanceTimersByTimeAsync(1000);
  expect(director.showing).toBe(false);
  settings.speed = "instant";
  hear(seen(3, 9, 0, { kept: 4, events: [event(4, "acquires")] }));
  expect([director.showing, power()]).toEqual([false, 9]);
});

test("an undo, and a table that is read anew, are shown as they are", async () => {
  hear(TURN());
  await vi.advanceTimersByTimeAsync(FRAME);
  hear(seen(3, 3, 0, { kept: 2, events: [] }));
  expect([director.showing, power(), director.log.length]).toEqual([false, 3, 2]);
});

test("steps that build on a table that the page has not seen are left alone", async () => {
  hear({ ...TURN(), since: 0 });
  await vi.advanceTimersByTimeAsync(FRAME);
  expect(power()).toBe(0);
});
