/** The words of the pages in four languages, and those of the games that are shown; each comes when it is needed. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { doorOf } from "../games/finder";
import { settings, type Language } from "./settings.svelte";

export type Words = Record<string, string>; // by file name

const LOADERS: Record<Language, () => Promise<{ words: Words }>> = {
  en: () => import("./locale/en"),
  pt: () => import("./locale/pt"),
  pl: () => import("./locale/pl"),
  ru: () => import("./locale/ru"),
};

/** A language's words, ready to be formatted. */
export function bundleOf(lang: Language, words: Words): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const [file, text] of Object.entries(words)) {
    const errors = bundle.addResource(new FluentResource(text));
    if (errors.length > 0) console.error(file, errors);
  }
  return bundle;
}

const loaded = new Map<string, FluentBundle>(); // by language and game; the pages' own have no game
let heard: readonly string[] = []; // the games whose words are wanted, the one that is shown first
let current: readonly FluentBundle[] = $state.raw([]);

async function wordsOf(game: string, lang: Language): Promise<Words> {
  if (!game) return (await LOADERS[lang]()).words;
  const door = await doorOf(game);
  return door ? (await door.words[lang]()).words : {};
}

async function bundle(game: string, lang: Language): Promise<FluentBundle> {
  const key = `${lang}/${game}`;
  const known = loaded.get(key) ?? bundleOf(lang, await wordsOf(game, lang));
  loaded.set(key, known);
  return known;
}

/** Show the pages in this language. */
export async function speak(lang: Language): Promise<void> {
  const games = heard;
  const bundles = await Promise.all([...games, ""].map((game) => bundle(game, lang)));
  if (games === heard && (settings.lang === lang || current.length === 0)) current = bundles;
}

/** From now on use the words of this game too, before those of others. */
export async function hear(game: string): Promise<void> {
  const before = heard;
  if (heard[0] !== game) heard = [game, ...heard.filter((other) => other !== game)];
  const games = heard;
  try {
    await speak(settings.lang);
  } catch (error) {
    if (heard === games) heard = before; // the pages still speak without them
    await speak(settings.lang);
    throw error;
  }
}

function holding(key: string): FluentBundle | undefined {
  return current.find((words) => words.hasMessage(key));
}

const MOST = 3000; // texts that are kept
const made = new Map<string, string>(); // by key and arguments
let madeOf: readonly FluentBundle[] = []; // the words that they were made of

/** What a text is known by, where it follows from its key and its arguments alone. */
function nameOf(key: string, args: Record<string, FluentVariable> | undefined): string | undefined {
  if (args === undefined) return key;
  const plain = Object.values(args).every((value) => typeof value === "string" || typeof value === "number");
  return plain ? `${key} ${JSON.stringify(args)}` : undefined;
}

/** The text of a key in the page's language; the key itself where there is none. A table asks for the same ones with every change. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const name = nameOf(key, args);
  if (madeOf !== current || made.size >= MOST) made.clear();
  madeOf = current;
  const known = name === undefined ? undefined : made.get(name);
  const text = known ?? formatted(key, args);
  if (name !== undefined) made.set(name, text);
  return text;
}

function formatted(key: string, args: Record<string, FluentVariable> | undefined): string {
  const words = holding(key);
  const message = words?.getMessage(key);
  if (!words || !message?.value) return key;
  const errors: Error[] = []; // a text with a missing part is better than no page
  const text = words.formatPattern(message.value, args, errors);
  if (errors.length > 0) console.error(key, errors);
  return text;
}

/** Whether the page's language has a text for this key. */
export function has(key: string): boolean {
  return holding(key) !== undefined;
}

/** Whether any language is there yet. */
export function speaking(): boolean {
  return current.length > 0;
}

export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(settings.lang, options).format(value);
}
