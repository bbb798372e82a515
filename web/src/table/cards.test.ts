import { expect, test } from "vitest";

import { counted, inOrder } from "./cards";

const pairs = (cards: { card: string; count: number }[]) => cards.map(({ card, count }) => `${card} ${count}`);
const keys = (cards: { key: string }[]) => cards.map(({ key }) => key);

test("equal cards of a pile are shown as one", () => {
  expect(pairs(counted(["mystic", "militia", "mystic"]))).toEqual(["mystic 2", "militia 1"]);
  expect(counted([])).toEqual([]);
});

test.each([
  { cards: [], shown: [] },
  { cards: ["mystic", "demon-slayer", "mystic"], shown: ["mystic 1", "demon-slayer 1", "mystic 1"] },
  { cards: ["mystic", "mystic", "militia", "mystic"], shown: ["mystic 2", "militia 1", "mystic 1"] },
  { cards: ["militia", "mystic", "mystic", "mystic"], shown: ["militia 1", "mystic 3"] },
])("known cards on top of a deck keep their order: $cards (R-206)", ({ cards, shown }) => {
  expect(pairs(inOrder(cards))).toEqual(shown);
  expect(new Set(keys(inOrder(cards))).size).toBe(shown.length);
});
