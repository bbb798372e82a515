import { expect, test } from "vitest";

import { event } from "../samples";
import { beatsOf, HALT, paced, together, type Beat, type Scene, type Telling } from "./beats";

const telling: Telling = {
  opens: ({ kind, card }) => (kind === "gain" ? null : { kind, ms: 200, like: kind === "play" ? `play:${card}` : "" }),
  deed: (one) => (one.kind === "destroy" ? { event: one, kind: "destroy", card: one.card, seat: 1, to: 0 } : null),
};

function beat(kind: string, ms: number, more: Partial<Beat> = {}): Beat {
  return { kind, ms, like: "", seat: 1, events: [], deed: null, halts: false, ...more };
}

test("what opens no beat goes with the one before it, or with the first", () => {
  const events = [event(0, "", { kind: "gain" }), event(1, ""), event(2, "", { kind: "gain" }), event(3, "", { kind: "acquire" })];
  const beats = beatsOf(events, 1, 0, telling);
  expect(beats.map((one) => [one.kind, one.events.map(({ number }) => number)])).toEqual([
    ["play", [0, 1, 2]],
    ["acquire", [3]],
  ]);
});

test("every event is in one beat, also where none opens one", () => {
  const beats = beatsOf([event(7, "", { kind: "gain" })], 1, 0, telling);
  expect(beats).toMatchObject([{ kind: "rest", ms: 0 }]);
  expect(beats[0]?.events).toHaveLength(1);
});

test("what is done to whoever looks halts everything; to others it is a beat like any other", () => {
  const loss = [event(0, "", { kind: "destroy" })];
  expect(beatsOf(loss, 1, 0, telling)[0]).toMatchObject({ halts: true, ms: HALT });
  expect(beatsOf(loss, 1, 1, telling)[0]).toMatchObject({ halts: false, ms: 200 });
  expect(beatsOf(loss, 1, null, telling)[0]).toMatchObject({ halts: false });
});

test("equal cards are played as one, and the table is as after the last of them", () => {
  const scene = (number: number, like: string): Scene<string> => {
    const moved = [event(number, "")];
    return { beat: beat("play", 260, { like, events: moved }), view: `after ${number}`, moved, end: number + 1 };
  };
  const all = together([scene(0, "a"), scene(1, "a"), scene(2, "b"), scene(3, ""), scene(4, "")]);
  expect(all.map(({ view, end }) => [view, end])).toEqual([
    ["after 1", 2],
    ["after 2", 3],
    ["after 3", 4],
    ["after 4", 5],
  ]);
  expect(all[0]?.beat.events).toHaveLength(2);
  expect(all[0]?.moved).toHaveLength(2);
});

const length = (beats: readonly Beat[]) => beats.reduce((all, { ms }) => all + ms, 0);

test("a long turn is shortened to its limit, and what halts gives way last", () => {
  const beats = [...Array.from({ length: 20 }, () => beat("acquire", 520)), beat("destroy", HALT, { halts: true })];
  const short = paced(beats, 4000);
  expect(length(short)).toBeLessThanOrEqual(4001);
  expect(short.at(-1)?.ms).toBeCloseTo(HALT);
  expect(short[0]?.ms).toBeGreaterThan(100);
});

test("a turn that would be over at once lasts long enough to be seen", () => {
  expect(length(paced([beat("play", 260), beat("sweep", 300)], 4000, 1200))).toBeCloseTo(1200);
  expect(length(paced([beat("rest", 0)], 4000, 1200))).toBe(0);
});

test("a turn of a fitting length is left as it is", () => {
  const beats = [beat("turn", 350), beat("acquire", 1200)];
  expect(paced(beats, 4000, 1200)).toEqual(beats);
});
