/** The rulebook as the page shows it: chapters, search, marks. */
import type { RuleText, Rulebook } from "../../api/types.gen";
import { has } from "../i18n.svelte";
import { fold, ranked, searchFor, type Search } from "../search";
import type { Language } from "../settings.svelte";

export const PARTS = ["rules", "rulings", "glossary"] as const;
export type Part = (typeof PARTS)[number];

/** How a game's book is made: the letter of its rules' numbers, and the terms of its glossary. */
export interface Shape {
  series: string;
  terms: readonly string[];
}

/** The shape of a book: its rules are numbered `A-3.2`, so that `A` is their series. */
export function shapeOf(book: Rulebook | null, terms: readonly string[]): Shape {
  return { series: book?.rules[0]?.id.split("-")[0] ?? "", terms };
}

export interface Chapter {
  id: string; // `A-3`, or the letter of a series of rulings
  title: string; // a key of the locale
  entries: RuleText[];
}

/** The part of the book that holds an id: `A-3.2` is a rule, `V-045` a ruling. */
export function partOf(id: string | undefined, { series, terms }: Shape): Part | null {
  if (!id) return null;
  if (/^[A-Z]+-[A-Z]?\.?\d/.test(id)) return isRule(id, series) ? "rules" : "rulings";
  return id === "glossary" || terms.includes(id) ? "glossary" : null;
}

/** Whether an id is that of a rule: `A-3.2`, but neither `V-045` nor `K-R.7`. */
function isRule(id: string, series: string): boolean {
  return id.startsWith(`${series}-`) && /^\d/.test(id.slice(series.length + 1));
}

/** The chapter of a rule, or the series of a ruling: `A-3` of `A-3.2`, `V` of `V-045`, `K-R` of `K-R.7`. */
export function chapterOf(id: string, { series }: Shape): string {
  return (isRule(id, series) || id.includes(".") ? id.split(".")[0] : id.split("-")[0]) ?? id;
}

function titleOf(chapter: string): string {
  const key = /-\d/.test(chapter) ? `rules-chapter-${chapter}` : `rules-series-${chapter}`;
  return has(key) ? key : "rules-chapter-other";
}

/** The games that the book knows, in its order. */
export function gamesOf(book: Rulebook): string[] {
  return [...new Set([...book.rules, ...book.rulings].map((entry) => entry.game))];
}

/** The game whose rule, ruling or chapter this is. */
export function gameOf(book: Rulebook, id: string): string | undefined {
  return [...book.rules, ...book.rulings].find((entry) => entry.id === id || entry.id.startsWith(`${id}.`))?.game;
}

/** What the book says of one game. */
export function bookOf(book: Rulebook, game: string): Rulebook {
  const of = (entries: readonly RuleText[]): RuleText[] => entries.filter((entry) => entry.game === game);
  return { ...book, rules: of(book.rules), rulings: of(book.rulings) };
}

/** Entries under their chapters, both in the order of the book. */
export function chapters(entries: readonly RuleText[], shape: Shape): Chapter[] {
  const groups = new Map<string, Chapter>();
  for (const entry of entries) {
    const id = chapterOf(entry.id, shape);
    let chapter = groups.get(id);
    if (!chapter) groups.set(id, (chapter = { id, title: titleOf(id), entries: [] }));
    chapter.entries.push(entry);
  }
  return [...groups.values()];
}

/** The entries that fit a search, in their title, text or number, the best first. */
export function search(entries: readonly RuleText[], words: Search): RuleText[] {
  return ranked(entries, words, (entry) => [entry.title, entry.id, entry.text]);
}

/** The glossary in the words that `say` gives it, in their alphabet. */
export function glossary(terms: readonly string[], say: (key: string) => string, lang: string): RuleText[] {
  const order = new Intl.Collator(lang);
  return terms
    .map((term) => ({ game: "", id: term, title: say(`glossary-${term}`), text: say(`glossary-${term}-text`) }))
    .sort((a, b) => order.compare(a.title, b.title));
}

/** What each part of the book holds for a search. */
export function sift(book: Rulebook, terms: RuleText[], typed: string, lang: Language): Record<Part, RuleText[]> {
  const words = searchFor(typed, lang);
  return { rules: search(book.rules, words), rulings: search(book.rulings, words), glossary: search(terms, words) };
}

export interface Stretch {
  text: string;
  hit: boolean;
}

/** A text cut where the words of a search stand, so that they can be marked; where a word only means the same, all of it. */
export function marked(text: string, search: Search): Stretch[] {
  const letters = [...text];
  const folded = letters.map(fold);
  const at: number[] = []; // for every folded letter, which letter of the text it comes from
  folded.forEach((part, index) => at.push(...Array<number>(part.length).fill(index)));
  const plain = folded.join("");
  const hits = new Set<number>();
  const mark = (from: number, length: number) => {
    for (let step = 0; step < length; step++) hits.add(at[from + step] ?? 0);
  };
  for (const { 0: word, index } of search.words.length > 0 ? plain.matchAll(/[\p{L}\p{N}]+/gu) : []) {
    const inside = search.words.filter((one) => word.includes(one) && (one.length > 1 || word.startsWith(one)));
    for (const one of inside)
      for (let from = word.indexOf(one); from >= 0; from = word.indexOf(one, from + 1)) mark(index + from, one.length);
    if (inside.length === 0 && search.meets(word)) mark(index, word.length);
  }
  const out: Stretch[] = [];
  letters.forEach((letter, index) => {
    const hit = hits.has(index);
    const last = out.at(-1);
    if (last?.hit === hit) last.text += letter;
    else out.push({ text: letter, hit });
  });
  return out;
}
