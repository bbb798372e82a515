import { describe, expect, test } from "vitest";

import type { ActionOffered } from "../api/types.gen";
import { choiceOf, declineOf, inWords, type Ground } from "./choice";
import { action } from "./samples";

const NAMES: Record<string, string> = { discard: "Discard pile", void: "Void", hand: "Hand" };

/** A board on which a place is what an action is called, up to a hash; two rows, a hand, and piles that cannot be seen. */
const ground = (open: string[], cards: Record<string, string[]> = {}): Ground => ({
  placeOf: ({ text }) => (text.includes(":") ? (text.split("#")[0] ?? null) : null),
  open,
  stays: (place) => place.startsWith("hand:"),
  pileOf: ({ text }) => {
    const [zone = ""] = text.split(":");
    return text.includes(":") ? { key: zone, name: NAMES[zone] ?? zone, cards: cards[zone] ?? [] } : null;
  },
});
const offered = (...texts: string[]): ActionOffered[] =>
  texts.map((text) => action(text, "", { card: /:([a-z]+)/.exec(text)?.[1] ?? null }));
const keys = (choice: ReturnType<typeof choiceOf>) => choice.all.map(({ n, actions }) => `${n} ${actions[0]?.text}`);

describe("a choice", () => {
  test("is taken where the cards lie, with keys from left to right and from top to bottom", () => {
    const choice = choiceOf(offered("hand:b", "row:z", "row:a", "decline"), ground(["row:a", "row:z", "hand:b"]));
    expect(keys(choice)).toEqual(["1 row:a", "2 row:z", "3 hand:b"]);
    expect(choice.piles).toEqual([]);
    expect(choice.decline?.text).toBe("decline");
  });

  test("spreads piles over the table in groups, and leaves the hand where it is", () => {
    const choice = choiceOf(offered("discard:a", "hand:c", "void:b", "discard:b"), ground(["hand:c"], { discard: ["b", "a", "b"] }));
    expect(choice.piles.map(({ name, targets }) => [name, targets.map(({ card, count }) => `${card} ${count}`)])).toEqual([
      ["Discard pile", ["b 2", "a 1"]],
      ["Void", ["b 1"]],
    ]);
    expect(keys(choice)).toEqual(["1 discard:b", "2 discard:a", "3 void:b", "4 hand:c"]);
    expect(choice.here.map(({ place }) => place)).toEqual(["hand:c"]);
  });

  test("takes along into the fan what the fan would cover", () => {
    const choice = choiceOf(offered("row:a", "discard:b"), ground(["row:a"]));
    expect(choice.here).toEqual([]);
    expect(choice.piles.map(({ key }) => key)).toEqual(["row", "discard"]);
  });

  test("keeps several answers for one card together, under one key", () => {
    const choice = choiceOf(offered("row:a#1", "row:a#2", "row:b"), ground(["row:a", "row:b"]));
    expect(choice.all.map(({ n, actions }) => [n, actions.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  test("does not count equal cards twice that are answers of their own", () => {
    const [pile] = choiceOf(offered("void:a#1", "void:a#2"), { ...ground([], { void: ["a", "a"] }), placeOf: ({ text }) => text }).piles;
    expect(pile?.targets.map(({ count }) => count)).toEqual([1, 1]);
  });

  test("names in words what lies nowhere, after what lies somewhere", () => {
    expect(keys(choiceOf(offered("accept", "row:a", "decline"), ground(["row:a"])))).toEqual(["1 row:a", "2 accept"]);
    expect(keys(choiceOf(offered("accept", "discard:a"), ground([])))).toEqual(["1 discard:a", "2 accept"]);
  });
});

test("to take no more is to decline", () => {
  expect(declineOf(offered("hand:a", "choose done"))?.text).toBe("choose done");
  expect(declineOf(offered("accept"))).toBeUndefined();
});

test("in words every answer stands by itself, the one that takes nothing too", () => {
  expect(keys(inWords(offered("row:a", "decline")))).toEqual(["1 row:a", "2 decline"]);
});
