import { expect, test } from "vitest";

import type { EventTold } from "../api/types.gen";
import { event, state } from "./samples";
import { Herald, Listener, told, type Ears } from "./telling";

const BOOKKEEPING = new Set(["spend", "draw", "refill"]);

function ears(events: readonly EventTold[], me: number | null = 0): Ears {
  return {
    say: (one) => one.said?.[1] ?? "",
    me,
    find: (number) => events.find((one) => one.number === number),
    isDeed: ({ kind }) => kind === "acquire",
    isBookkeeping: ({ kind }) => BOOKKEEPING.has(kind),
    isFresh: ({ kind }) => kind === "refill",
    isGain: ({ kind }) => kind === "gain" || kind === "draw",
  };
}

const others = [
  event(1, "Turn of Bo", { kind: "turn", player: 1 }),
  event(2, "Bo plays Apprentice", { player: 1, parent: 1 }),
  event(3, "Bo gains 1 Rune", { kind: "gain", player: 1, parent: 2 }),
  event(4, "Bo plays Apprentice", { player: 1, parent: 1 }),
  event(5, "Bo gains 1 Rune", { kind: "gain", player: 1, parent: 4 }),
  event(6, "Bo acquires Ogo", { kind: "acquire", player: 1, parent: 1 }),
  event(7, "Kor enters", { kind: "refill", player: null, parent: 6, card: "kor" }),
  event(8, "Ana draws Mystic", { kind: "draw", player: 0, parent: 6 }),
];

test("of what others do their plays are read as one, with deeds and what concerns the one who hears it", () => {
  const { texts, more } = told(others, ears(others));
  expect(texts.map(({ text, times }) => [text, times])).toEqual([
    ["Turn of Bo", 1],
    ["Bo plays Apprentice", 2],
    ["Bo acquires Ogo", 1],
    ["Ana draws Mystic", 1],
  ]);
  expect(more).toBe(0);
});

test("of very much what weighs most is read, in its order", () => {
  const much = [...Array(20).keys()].map((n) => event(n, `Ana plays ${n}`));
  const all = [...much, event(20, "Ana gains 3 Honor", { kind: "gain" })];
  const { texts, more } = told(all, ears(all));
  expect(texts.at(-1)?.text).toBe("Ana gains 3 Honor");
  expect([texts.length, more]).toEqual([16, 5]);
});

test("the plays of others wait for what weighs; new cards wait to the end", () => {
  const listener = new Listener();
  expect(listener.hear(others.slice(1, 5), ears(others))).toEqual([]);
  expect(listener.hear(others.slice(5, 7), ears(others)).map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(listener.rest()).toEqual({ events: [], fresh: [others[6]] });
  expect(listener.rest()).toEqual({ events: [], fresh: [] });
});

test("one's turn is announced once, and a question once each time it comes", () => {
  const herald = new Herald();
  const log = [event(0, "Turn of Ana", { kind: "turn" })];
  const asked = state(3, { question: { ...state(3).question!, kind: "keep" } });
  const kinds = (...args: Parameters<Herald["calls"]>) => herald.calls(...args).map(({ kind }) => kind);
  expect(kinds(state(1), log, 0, "")).toEqual(["begins", "turn", "hand"]);
  expect(kinds(state(2), log, 0, "4 Runes")).toEqual(["have"]);
  expect(kinds(asked, log, 0, "4 Runes")).toEqual(["asked"]);
  expect(kinds(asked, log, 0, "4 Runes")).toEqual([]);
  const again = [...log, event(9, "Turn of Bo", { kind: "turn", player: 1 }), event(20, "Turn of Ana", { kind: "turn" })];
  expect(kinds(state(9), again, 0, "")).toEqual(["turn", "hand"]);
});
