/** A little game that there is no folder for: two piles of pebbles, a row, hands. For tests. */
import type { ActionOffered, GameDescribed, State } from "../../api/types.gen";
import { action, event, state } from "../samples";
import type { Field } from "./layout";

const field = (path: string, what: string, more: Partial<Field> = {}): Field => ({
  path,
  what,
  owner: path.startsWith("seats[]") ? "seat" : "table",
  order: "",
  key: `view-${path.replaceAll("[]", "").replaceAll(/[._]/g, "-")}`,
  words: `view-${path.replaceAll("[]", "").replaceAll(/[._]/g, "-")}`,
  optional: false,
  ...more,
});

export const FIELDS: Field[] = [
  field("game", "told"),
  field("over", "flag"),
  field("pebbles", "counter"),
  field("storm", "flag"),
  field("weather", "word"),
  field("row", "zone", { order: "slots" }),
  field("row[].slot", "counter"),
  field("row[].card", "card", { optional: true }),
  field("row[].price", "counter", { optional: true }),
  field("piles", "piles"),
  field("seats", "list"),
  field("seats[].seat", "seat"),
  field("seats[].hand", "part"),
  field("seats[].hand.count", "counter"),
  field("seats[].hand.cards", "zone", { order: "sorted", optional: true }),
  field("seats[].heap", "zone", { order: "time" }),
  field("fox", "part", { optional: true }),
  field("fox.hunger", "counter"),
];

export const DESCRIBED: GameDescribed = {
  game: "pebbles",
  lang: "en",
  name: "Pebbles",
  fields: FIELDS,
  zones: {},
  messages: `
view-pebbles = Pebbles
view-storm = Storm
view-weather = Weather
view-weather-very-wet = pouring
view-row = Beach
view-row-price = Price
view-piles = Heaps
view-seats-hand-count = Cards in hand
view-seats-hand-cards = Hand
view-seats-heap = Heap
view-fox = The fox
view-fox-hunger = Hunger
`,
};

export const VIEW = {
  game: "pebbles",
  ruleset: "pebbles",
  mode: "versus",
  over: false,
  pebbles: 7,
  storm: true,
  weather: "very_wet",
  row: [
    { slot: 1, card: "shell", price: 2 },
    { slot: 2, card: null },
  ],
  piles: { crab: 4 },
  seats: [
    { seat: 0, hand: { count: 3, cards: ["crab", "crab", "shell"] }, heap: ["shell", "shell", "crab"] },
    { seat: 1, hand: { count: 2 }, heap: [] },
  ],
  fox: { hunger: 1 },
};

const offered = (text: string, zone: string | null, more: Partial<ActionOffered>): ActionOffered =>
  ({ ...action(text, "do", { label: text, ...more }), zone }) as ActionOffered;

export const ACTIONS: ActionOffered[] = [
  offered("play crab", "seats[].hand.cards", { card: "crab" }),
  offered("take shell@1", "row", { card: "shell", slot: 1 }),
  offered("pass", null, {}),
];

/** The table while Ana is asked. */
export function pebbles(more: object = {}): State {
  return {
    ...state(3),
    question: {
      player: 0,
      kind: "turn",
      source: null,
      card: null,
      about: null,
      optional: false,
      prompt: ["said", "prompt-turn", {}],
      actions: ACTIONS,
      play_all: 0,
    },
    events: [event(0, "Ana begins")],
    view: { ...VIEW, ...more } as unknown as State["view"],
  };
}
