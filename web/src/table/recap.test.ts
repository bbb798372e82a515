import { expect, test } from "vitest";

import type { EventTold } from "../api/types.gen";
import type { Deed } from "./deeds";
import { fitting, lastTurn, limited, sinceMine, type Judge } from "./recap";
import { event } from "./samples";

/** A game in which "acquire", "defeat" and "destroy" are deeds; what is destroyed is destroyed by whoever's turn it is. */
const judge: Judge = {
  deedOf: (one, find): Deed | null => {
    if (!["acquire", "defeat", "destroy"].includes(one.kind)) return null;
    let top: EventTold | undefined = one;
    while (top && top.kind !== "turn" && top.parent !== null) top = find(top.parent);
    const seat = top?.player ?? null;
    const to = one.kind === "destroy" ? one.player : null;
    return { event: one, kind: one.kind, card: one.card, seat, to };
  },
  worth: (one) => (one.kind === "gain" ? one.amount : 0),
};

const turn = (number: number, player: number | null) => event(number, "turn", { kind: "turn", player });
const did = (number: number, kind: string, player: number | null, card: string, parent: number, more: Partial<EventTold> = {}) =>
  event(number, `${kind} ${card}`, { kind, player, card, parent, ...more });

const log = [
  turn(0, 0),
  did(1, "acquire", 0, "mine", 0),
  turn(2, 1),
  did(3, "acquire", 1, "ogo", 2),
  did(4, "play", 1, "mystic", 2),
  did(5, "acquire", 1, "ogo", 2),
  did(6, "defeat", 1, "widow", 2),
  did(7, "gain", 1, "widow", 6, { amount: 3 }),
  did(8, "choose", 0, "eye", 6),
  did(9, "destroy", 0, "eye", 8),
  did(10, "gain", 0, "eye", 9, { amount: 7 }),
  turn(11, 2),
  did(12, "acquire", 2, "ogo", 11),
  turn(13, null),
  did(14, "defeat", null, "kor", 13),
  turn(15, 0),
  did(16, "acquire", 0, "late", 15),
];
const named = (told: { deed: Deed; times: number }[]) => told.map(({ deed, times }) => `${deed.seat} ${deed.kind} ${deed.card} ${times}`);

test("the last turn of a seat is told by what it did, equal deeds counted, with what the turn brought it", () => {
  const last = lastTurn(log, 1, 0, judge);
  expect(named(last?.told ?? [])).toEqual(["1 acquire ogo 2", "1 defeat widow 1", "1 destroy eye 1"]);
  expect(last?.told.map(({ toMe }) => toMe)).toEqual([false, false, true]);
  expect([last?.worth, last?.turn]).toEqual([3, 2]);
  expect(named(lastTurn(log, 0, 0, judge)?.told ?? [])).toEqual(["0 acquire late 1"]);
});

test("what plays without a seat has turns too", () => {
  expect(named(lastTurn(log, null, 0, judge)?.told ?? [])).toEqual(["null defeat kor 1"]);
});

test("a turn that the log does not know is not told", () => {
  expect(lastTurn(log, 5, 0, judge)).toBeNull();
  expect(lastTurn(log.slice(3), 1, 0, judge)).toBeNull();
});

test("since my turn: what was done to me comes first, with what led to it, which is not told twice", () => {
  const since = sinceMine(log, 0, judge);
  expect(named(since?.told ?? [])).toEqual(["1 destroy eye 1", "1 acquire ogo 2", "2 acquire ogo 1", "null defeat kor 1"]);
  expect(since?.told[0]?.cause?.number).toBe(6);
  expect([since?.turn, since?.first, since?.partial]).toEqual([15, false, false]);
});

test("what was done to somebody else is told in its place", () => {
  const since = sinceMine([turn(0, 1), did(1, "acquire", 1, "ogo", 0), did(2, "destroy", 0, "eye", 0), turn(3, 2)], 2, judge);
  expect(named(since?.told ?? [])).toEqual(["1 acquire ogo 1", "1 destroy eye 1"]);
  expect(since?.told.map(({ toMe }) => toMe)).toEqual([false, false]);
});

test("only in my turn; what nobody did before a turn began is no part of it", () => {
  expect(sinceMine(log.slice(0, 13), 0, judge)).toBeNull();
  expect(sinceMine([did(0, "acquire", null, "setup", 0), turn(1, 0)], 0, judge)).toMatchObject({ told: [], first: true, beginner: 0 });
  expect(sinceMine([turn(0, 1), turn(1, 0)], 0, judge)?.beginner).toBe(1);
  expect(sinceMine([turn(0, 0), turn(1, 0)], 0, judge)?.told).toEqual([]); // an extra turn
});

test("a log that begins later than my last turn says so", () => {
  const since = sinceMine(log.slice(4), 0, judge);
  expect([since?.first, since?.partial]).toEqual([false, true]);
  expect(named(since?.told ?? [])).toEqual(["2 acquire ogo 1", "null defeat kor 1"]);
});

test("of many deeds the first are shown and the others counted", () => {
  const told = sinceMine(log, 0, judge)?.told ?? [];
  expect(limited(told, 1)).toEqual({ shown: told.slice(0, 1), more: 4 });
  expect(limited(told, 4)).toEqual({ shown: told, more: 0 });
});

test("a line shows as many as it has room for, the number of the others included", () => {
  const told = sinceMine(log, 0, judge)?.told ?? [];
  const counts = (width: number, most = 5) => {
    const { shown, more } = fitting(told, { width, step: 40, more: 30 }, most);
    return [shown.length, more];
  };
  expect(counts(0)).toEqual([4, 0]); // nothing is measured before it is shown
  expect(counts(160)).toEqual([4, 0]);
  expect(counts(159)).toEqual([3, 1]);
  expect(counts(500, 2)).toEqual([2, 2]);
  expect(counts(10)).toEqual([1, 4]);
});
