import { expect, test } from "vitest";

import type { EventTold } from "../api/types.gen";
import { event } from "./samples";
import { chain, chapters, folded, isFold, whole } from "./story";

const say = (one: EventTold) => one.said?.[1] ?? "";

const log = [
  event(0, "", { kind: "setup" }),
  event(1, "Wolf Shaman enters the Center Row", { parent: 0, kind: "refill" }),
  event(2, "Turn 1: Ana", { kind: "turn" }),
  event(3, "Ana plays Mystic", { parent: 2 }),
  event(4, "Ana gains 2 Runes", { parent: 3, kind: "gain" }),
  event(5, "Ana draws a card", { parent: 2, kind: "draw" }),
  event(6, "Ana draws a card", { parent: 2, kind: "draw" }),
  event(7, "Turn 2: Bo", { kind: "turn", player: 1 }),
];

test("the log has a heading for each turn; what follows from a line stands under it", () => {
  const told = chapters(log, say);
  expect(told.map((chapter) => chapter.heading)).toEqual(["", "Turn 1: Ana", "Turn 2: Bo"]);
  expect(told[1]?.lines.map(({ event: one, depth, times }) => [one.number, depth, times])).toEqual([
    [3, 0, 1],
    [4, 1, 1],
    [5, 0, 2],
  ]);
});

test("a new round stands with the heading of its first turn", () => {
  const told = chapters([...log.slice(0, 2), event(2, "Round 1", { kind: "round" }), event(3, "Turn 1: Ana", { kind: "turn" })], say);
  expect(told.map(({ heading, round, lines }) => [heading, round, lines.length])).toEqual([
    ["", "", 1],
    ["Turn 1: Ana", "Round 1", 0],
  ]);
});

test("an event without words does not push its children in", () => {
  expect(chapters(log, say)[0]?.lines[0]?.depth).toBe(0);
});

test("the chain leads from an event to what began it", () => {
  expect(chain(log, log[4]!).map((one) => one.number)).toEqual([4, 3, 2]);
});

test("of a log whose beginning is not known the turn that began before is left out, unless there is no other", () => {
  const late = chapters([event(7, "gains 1 Rune"), event(8, "Turn 2: Bo", { kind: "turn" }), event(9, "plays Mystic")], say);
  expect(whole(late, false)).toEqual(late);
  expect(whole(late, true).map((one) => one.heading)).toEqual(["Turn 2: Bo"]);
  const only = chapters([event(7, "gains 1 Rune")], say);
  expect(whole(only, true)).toEqual(only);
});

test("bookkeeping that follows each other is one line, what lies between stays; a single one stays a line", () => {
  const lines = [
    event(1, "pays", { kind: "spend" }),
    event(2, "acquires Ogo", { kind: "acquire" }),
    event(3, "discards", { kind: "discard" }),
    event(4, "discards", { kind: "discard" }),
    event(5, "loses", { kind: "lose" }),
  ];
  const rows = folded(chapters(lines, say)[0]?.lines ?? [], ({ kind }) => ["spend", "discard", "lose"].includes(kind));
  expect(rows.map((row) => (isFold(row) ? row.lines.map((line) => [line.text, line.times]) : row.text))).toEqual([
    "pays",
    "acquires Ogo",
    [
      ["discards", 2],
      ["loses", 1],
    ],
  ]);
  expect(folded(chapters(lines, say)[0]?.lines ?? [], () => false).some(isFold)).toBe(false);
});
