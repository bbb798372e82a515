import { expect, test } from "vitest";

import { layoutOf, placeOf } from "./layout";
import { ACTIONS, FIELDS, VIEW } from "./samples";

const layout = layoutOf(FIELDS, VIEW);

test("numbers, flags and words of the table are facts", () => {
  expect(layout.table.facts).toEqual([
    { is: "number", key: "view-pebbles", value: 7 },
    { is: "flag", key: "view-storm" },
    { is: "word", key: "view-weather", word: "view-weather-very-wet", plain: "very_wet" },
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

test("cards by number are cards; of what lies with one, everything is told row by row", () => {
  const more = { order: "", owner: "table", optional: false };
  const field = (path: string, what: string, words = `view-${path}`) => ({ path, what, key: `view-${path}`, words, ...more });
  const fields = [
    field("pool", "amounts", "view-shell"),
    field("found", "words"),
    field("gives", "choices", "view-shell"),
    field("track", "numbers"),
    field("beach", "zone"),
    field("beach[].card", "card"),
    field("beach[].marks", "numbers by number", "view-mark"),
    field("beach[].ways", "rows"),
    field("beach[].ways[].to", "counter"),
    field("beach[].ways[].price", "amounts", "view-shell"),
    field("shown", "zone"),
  ];
  const one = {
    card: 12,
    marks: { "2": [7] },
    ways: [
      { to: 2, price: { "crab/snail": 3 } },
      { to: 4, price: {} },
    ],
  };
  const view = { pool: { crab: 2, snail: 0 }, found: [], gives: [["crab"], ["crab", "snail"]], track: [5], beach: [one], shown: [3, 4] };
  const { facts, zones } = layoutOf(fields, view).table;
  const word = (stem: string, plain: string) => ({ key: `view-${stem}-${plain}`, plain });
  const crab = word("shell", "crab");
  const snail = word("shell", "snail");
  expect(facts).toEqual([
    { is: "several", key: "view-pool", parts: [{ label: null, words: [crab], count: 2 }] },
    {
      is: "several",
      key: "view-gives",
      parts: [
        { label: null, words: [crab], count: null },
        { label: null, words: [crab, snail], count: null },
      ],
    },
    { is: "several", key: "view-track", parts: [{ label: null, words: [], count: 5 }] },
  ]);
  const number = (value: number) => ({ is: "number", key: "view-beach[].ways[].to", value });
  expect(zones[0]?.spots[0]).toMatchObject({
    card: "12",
    facts: [
      { is: "several", parts: [{ label: "2", words: [word("mark", "7")], count: null }] },
      { is: "rows", rows: [[number(2), { is: "several", parts: [{ words: [crab, snail], count: 3 }] }], [number(4)]] },
    ],
  });
  expect(zones[1]?.spots.map(({ card }) => card)).toEqual(["3", "4"]);
});
