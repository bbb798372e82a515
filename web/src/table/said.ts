/** What the server says: a message with values, of which the page makes a sentence of its own language. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { ActionOffered } from "../api/types.gen";

export type Value = ActionOffered["label"];

/** Who hears it: the messages of the game, and what cards, faces of cards by their numbers, and seats are called. */
export interface Hearing {
  words: FluentBundle | null;
  card: (id: string) => string;
  face: (id: string, number: number) => string;
  seat: (number: number) => string;
}

function capital(text: string): string {
  const [first = "", ...others] = text;
  return first.toUpperCase() + others.join("");
}

function fullStop(text: string): string {
  const trimmed = text.trim();
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** What a Fluent file of the server may call. */
const FUNCTIONS = {
  CAPITAL: ([text]: unknown[]) => capital(String(text)),
  "FULL-STOP": ([text]: unknown[]) => fullStop(String(text)),
};

/** The messages that a server sends as Fluent text; the last one of a name speaks. */
export function wordsOf(lang: string, messages: string): FluentBundle {
  const words = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
  words.addResource(new FluentResource(messages), { allowOverrides: true });
  return words;
}

/** Grouped like those of the server, whose Polish groups a thousand too. */
function written(value: number): FluentNumber {
  return new FluentNumber(value, { useGrouping: "always" });
}

function part(told: Value, hearing: Hearing): FluentVariable {
  if (typeof told === "number") return written(told);
  if (typeof told === "string") return told;
  if (told[0] === "card") return hearing.card(told[1]);
  if (told[0] === "face") return hearing.face(told[1], told[2]);
  if (told[0] === "seat") return hearing.seat(told[1]);
  const [, key, values] = told;
  const pattern = hearing.words?.getMessage(key)?.value;
  if (!pattern) return key;
  const args = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, part(value, hearing)]));
  return hearing.words?.formatPattern(pattern, args, []) ?? key; // a sentence with a missing part is better than none
}

/** The sentence, or a part of one; the key of a message that nobody knows. */
export function sentence(told: Value, hearing: Hearing): string {
  return typeof told === "number" ? String(told) : String(part(told, hearing));
}
