/** A view laid out by the description of its fields: sections with facts and zones, for the table and for each seat. */
import type { ActionOffered } from "../../api/types.gen";
import { counted, inOrder } from "../cards";

export interface Field {
  path: string; // keys by dots; `[]` stands for the items of a list
  what: string;
  owner: string;
  order: string;
  key: string; // message key of its name
  words: string; // of words: how the keys begin that name them
  optional: boolean;
}

/** Something to know in a word or a number. */
export type Fact =
  | { is: "number"; key: string; value: number }
  | { is: "flag"; key: string }
  | { is: "card"; key: string; card: string }
  | { is: "cards"; key: string; cards: string[] }
  | { is: "seats"; key: string; seats: number[] }
  | { is: "word"; key: string; word: string; plain: string }
  | { is: "several"; key: string; parts: Part[] }
  | { is: "rows"; key: string; rows: Fact[][] }
  | { is: "code"; key: string; text: string };

/** A word by its message; where there is none, it is said as it is. */
export interface Word {
  key: string;
  plain: string;
}

/** One of several things to know: what it belongs to, words of which each would do, how many. */
export interface Part {
  label: string | null;
  words: Word[];
  count: number | null;
}

/** A place in a zone: a card, or several equal ones, or nothing. */
export interface Spot {
  key: string; // its own among those of the zone
  card: string | null;
  count: number;
  place: string;
  facts: Fact[];
}

export interface Zone {
  key: string;
  path: string;
  seat: number | null;
  count: number;
  spots: Spot[];
}

export interface Section {
  key: string; // message key of its name; empty for a seat, which is called by its player
  seat: number | null;
  facts: Fact[];
  zones: Zone[];
}

export interface Layout {
  table: Section;
  others: Section[]; // who plays without a seat
  seats: Section[];
}

type Values = Record<string, unknown>;

// The header and the question show these already; at the end of the game the result does.
const ELSEWHERE = new Set(["over", "round", "turn_player", "end_triggered", "decision", "seats[].seat", "scores", "ranking", "winners"]);

/** The path that holds a path: `seats[].hand` for `seats[].hand.cards`, `seats[]` for `seats[].hand`. */
function parent(path: string): string {
  const dot = path.lastIndexOf(".");
  return dot < 0 ? "" : path.slice(0, dot);
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}

/** The place of an action: the zone's path, the seat, and the slot or the card; null where it is a matter of words alone. */
export function placeOf(action: ActionOffered, me: number): string | null {
  const { zone, seat, slot, card } = action;
  if (zone === null || (card === null && slot === null)) return null;
  return placeIn(zone, zone.startsWith("seats[]") ? (seat ?? me) : null, slot ?? card);
}

function placeIn(path: string, seat: number | null, what: string | number | null): string {
  return `${path}:${seat ?? ""}:${what ?? ""}`;
}

/** A word of a field. */
function wordIn(field: Field, word: string): Word {
  return { key: `${field.words}-${word.replaceAll("_", "-")}`, plain: word };
}

/** Several words, amounts or numbers of a field, one by one; amounts of nothing are left out. */
function partsOf(field: Field, value: unknown): Part[] {
  const part = (words: string[], more: Partial<Part> = {}): Part => ({
    label: null,
    words: words.map((word) => wordIn(field, word)),
    count: null,
    ...more,
  });
  switch (field.what) {
    case "words":
      return (value as string[]).map((word) => part([word]));
    case "choices":
      return (value as string[][]).map((words) => part(words));
    case "amounts":
      return Object.entries(value as Record<string, number>)
        .filter(([, count]) => count !== 0)
        .map(([word, count]) => part(word.split("/"), { count }));
    case "numbers":
    case "counters":
    case "card numbers":
      return (value as number[]).map((count) => part([], { count }));
    case "numbers by number":
    case "words by number":
      return Object.entries(value as Record<string, unknown[]>).flatMap(([label, ones]) =>
        ones.map((one) => part([String(one)], { label })),
      );
    default:
      return [];
  }
}

class Laying {
  #children = new Map<string, Field[]>();

  constructor(fields: readonly Field[]) {
    for (const field of fields) {
      const above = parent(field.path);
      this.#children.set(above, [...(this.#children.get(above) ?? []), field]);
    }
  }

  in(path: string): Field[] {
    return (this.#children.get(path) ?? []).filter((field) => !ELSEWHERE.has(field.path));
  }

  fact(field: Field, value: unknown): Fact | null {
    const { key } = field;
    switch (field.what) {
      case "counter":
        return { is: "number", key, value: Number(value) };
      case "flag":
        return value === true ? { is: "flag", key } : null;
      case "card":
        return { is: "card", key, card: String(value) };
      case "rows":
        return this.#rows(field, value as Values[]);
      case "seat":
        return { is: "seats", key, seats: [Number(value)] };
      case "seats":
        return (value as number[]).length > 0 ? { is: "seats", key, seats: value as number[] } : null;
      case "word":
        return { is: "word", key, word: wordIn(field, String(value)).key, plain: String(value) };
      case "abilities":
        return (value as string[]).length > 0 ? { is: "flag", key } : null;
      case "zone":
        return (value as unknown[]).length > 0 ? { is: "cards", key, cards: (value as unknown[]).map(String) } : null;
      case "code":
        return { is: "code", key, text: String(value) };
      default: {
        const parts = partsOf(field, value);
        return parts.length > 0 ? { is: "several", key, parts } : null;
      }
    }
  }

  /** What is to be told of the items that belong to a card. */
  #rows(field: Field, rows: Values[]): Fact | null {
    const inner = this.in(`${field.path}[]`);
    const told = rows.map((row) =>
      inner.flatMap((one) => (row[lastName(one.path)] == null ? [] : (this.fact(one, row[lastName(one.path)]) ?? []))),
    );
    return told.length > 0 ? { is: "rows", key: field.key, rows: told } : null;
  }

  /** A card with what belongs to it; its number in the row of places is its place, nothing to be told. */
  #item(field: Field, item: Values, index: number, seat: number | null): Spot {
    const inner = this.in(`${field.path}[]`);
    const card = inner.find((one) => one.what === "card");
    const slot = inner.find((one) => one.what === "counter" && item[lastName(one.path)] === index + 1 && field.order === "slots");
    const lies = card ? (item[lastName(card.path)] ?? null) : null;
    const id = lies === null ? null : String(lies);
    const facts = inner
      .filter((one) => one !== card && one !== slot && item[lastName(one.path)] != null)
      .flatMap((one) => this.fact(one, item[lastName(one.path)]) ?? []);
    return { key: String(index), card: id, count: 1, facts, place: placeIn(field.path, seat, slot ? index + 1 : id) };
  }

  zone(field: Field, value: unknown, seat: number | null): Zone {
    const spot = ({ card, count, key }: { card: string; count: number; key: string }): Spot => ({
      key,
      card,
      count,
      facts: [],
      place: placeIn(field.path, seat, card),
    });
    const { key, path, order } = field;
    if (!Array.isArray(value)) {
      const piles = Object.entries(value as Record<string, number>);
      return { key, path, seat, count: piles.length, spots: piles.map(([card, count]) => spot({ card, count, key: card })) };
    }
    const list = value as (string | number | Values)[];
    if (list.some((one) => typeof one === "object")) {
      return { key, path, seat, count: list.length, spots: (list as Values[]).map((one, index) => this.#item(field, one, index, seat)) };
    }
    const cards = list.map(String);
    const several = order === "sorted" ? counted(cards) : inOrder(cards);
    return { key, path, seat, count: cards.length, spots: several.map(spot) };
  }

  /** Put everything below a path into a section; what has a seat or a name of its own gets its own section. */
  fill(section: Section, path: string, values: Values, layout: Layout): void {
    const before = section.zones.length;
    const counts: Fact[] = [];
    for (const field of this.in(path)) {
      const value = values[lastName(field.path)];
      if (value === undefined || value === null) continue;
      if (field.what === "list") this.#seats(field, value as Values[], layout);
      else if (field.what === "part") this.#part(field, value as Values, section, layout);
      else if (field.what === "piles" || field.what === "zone") {
        const zone = this.zone(field, value, section.seat);
        if (zone.spots.length > 0) section.zones.push(zone);
      } else {
        const fact = this.fact(field, value);
        if (fact) (lastName(field.path) === "count" ? counts : section.facts).push(fact);
      }
    }
    // How many there are is said once: by the zone, where all of them are shown.
    const shown = section.zones.slice(before).map((zone) => zone.count);
    section.facts.push(...counts.filter((fact) => fact.is !== "number" || !shown.includes(fact.value)));
  }

  #part(field: Field, values: Values, section: Section, layout: Layout): void {
    if (!field.optional || section.seat !== null || parent(field.path) !== "") return this.fill(section, field.path, values, layout);
    const own: Section = { key: field.key, seat: null, facts: [], zones: [] };
    layout.others.push(own);
    this.fill(own, field.path, values, layout);
  }

  #seats(field: Field, list: Values[], layout: Layout): void {
    for (const [seat, values] of list.entries()) {
      const section: Section = { key: "", seat, facts: [], zones: [] };
      layout.seats.push(section);
      this.fill(section, `${field.path}[]`, values, layout);
    }
  }
}

/** What there is to see, in the order of the fields. Zones without cards are left out. */
export function layoutOf(fields: readonly Field[], view: object): Layout {
  const layout: Layout = { table: { key: "", seat: null, facts: [], zones: [] }, others: [], seats: [] };
  new Laying(fields).fill(layout.table, "", view as Values, layout);
  return layout;
}
