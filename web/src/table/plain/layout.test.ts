import { expect, test } from "vitest";

import { layoutOf, placeOf } from "./layout";
import { ACTIONS, FIELDS, VIEW } from "./samples";

const layout = layoutOf(FIELDS, VIEW);

test("numbers, flags and words of the table are facts", () => {
  expect(layout.table.facts).toEqual([
    { is: "number", key: "view-pebbles", value: 7 },
    { is: "flag", key: "view-storm" },
    { is: "word", key: "view-weather", word: "view-weather-very-wet" },
  ]);
});

test("a row keeps its empty places, and a card says what it costs", () => {
  const [row, piles] = layout.table.zones;
  expect(row?.spots.map(({ card, place, facts }) => [card, place, facts])).toEqual([
    ["shell", "row::1", [{ is: "number", key: "view-row-price", value: 2 }]],
    [null, "row::2", []],
  ]);
  expect(piles?.spots.map(({ card, count, place }) => [card, count, place])).toEqual([["crab", 4, "piles::crab"]]);
});

test("each seat has what is its own; equal cards are one, in a heap only neighbours", () => {
  const [ana, bo] = layout.seats;
  expect(ana?.zones.map(({ path, spots }) => [path, spots.map(({ card, count }) => `${card} ${count}`)])).toEqual([
    ["seats[].hand.cards", ["crab 2", "shell 1"]],
    ["seats[].heap", ["shell 2", "crab 1"]],
  ]);
  expect(ana?.facts).toEqual([]); // the hand shows how many there are
  expect(bo?.facts).toEqual([{ is: "number", key: "view-seats-hand-count", value: 2 }]);
  expect(bo?.zones).toEqual([]);
});

test("who plays without a seat is shown apart, and not at all where there is nobody", () => {
  expect(layout.others).toEqual([{ key: "view-fox", seat: null, facts: [{ is: "number", key: "view-fox-hunger", value: 1 }], zones: [] }]);
  expect(layoutOf(FIELDS, { ...VIEW, fox: null }).others).toEqual([]);
});

test("an action belongs to the card that it is about", () => {
  expect(ACTIONS.map((one) => placeOf(one, 0))).toEqual(["seats[].hand.cards:0:crab", "row::1", null]);
});
