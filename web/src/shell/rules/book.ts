/** The rulebook as the page shows it: chapters, search, marks. */
import type { RuleText, Rulebook } from "../../api/types.gen";
import { fold, found } from "../../games/ascension/gallery/filter";

export const PARTS = ["rules", "rulings", "glossary"] as const;
export type Part = (typeof PARTS)[number];

/** The terms of the glossary; their words are in the locale. */
export const TERMS = [
  "acquire", "always", "banish", "center-deck", "center-row", "construct", "control", "cost", "defeat", "destroy", "discard", "energize",
  "energy", "enlightened", "faction", "fate", "hero", "honor", "honor-pool", "lifebound", "mechana", "monster", "once", "power", "reward",
  "runes", "treasure", "trophy", "unite", "void", "void-faction",
] as const;

export interface Chapter {
  id: string; // `A-3`, or `R` and `V` for series of rulings
  title: string; // a key of the locale
  entries: RuleText[];
}

/** The part of the book that holds an id: `A-3.2` is a rule, `V-045` a ruling. */
export function partOf(id: string | undefined): Part | null {
  if (!id) return null;
  if (/^A-\d/.test(id)) return "rules";
  if (/^[A-Z]+-\d/.test(id)) return "rulings";
  return id === "glossary" || (TERMS as readonly string[]).includes(id) ? "glossary" : null;
}

/** The chapter of a rule, or the series of a ruling. */
export function chapterOf(id: string): string {
  return id.startsWith("A-") ? (id.split(".")[0] ?? id) : (id.split("-")[0] ?? id);
}

function titleOf(chapter: string): string {
  const number = Number(chapter.slice(2));
  if (chapter.startsWith("A-")) return number >= 1 && number <= 27 ? `rules-chapter-${number}` : "rules-chapter-other";
  return chapter === "R" || chapter === "V" ? `rules-series-${chapter}` : "rules-chapter-other";
}

/** Entries under their chapters, both in the order of the book. */
export function chapters(entries: readonly RuleText[]): Chapter[] {
  const groups = new Map<string, Chapter>();
  for (const entry of entries) {
    const id = chapterOf(entry.id);
    let chapter = groups.get(id);
    if (!chapter) groups.set(id, (chapter = { id, title: titleOf(id), entries: [] }));
    chapter.entries.push(entry);
  }
  return [...groups.values()];
}

/** The entries that hold every word of a search, in their title, text or number. */
export function search(entries: readonly RuleText[], words: string): RuleText[] {
  return words.trim() ? entries.filter((entry) => found(words, entry.id, entry.title, entry.text)) : [...entries];
}

/** The glossary in the words that `say` gives it, in their alphabet. */
export function glossary(say: (key: string) => string, lang: string): RuleText[] {
  const order = new Intl.Collator(lang);
  return TERMS.map((term) => ({ id: term, title: say(`glossary-${term}`), text: say(`glossary-${term}-text`) })).sort((a, b) =>
    order.compare(a.title, b.title),
  );
}

/** What each part of the book holds for a search. */
export function sift(book: Rulebook, terms: RuleText[], words: string): Record<Part, RuleText[]> {
  return { rules: search(book.rules, words), rulings: search(book.rulings, words), glossary: search(terms, words) };
}

export interface Stretch {
  text: string;
  hit: boolean;
}

/** A text cut where the words of a search stand, so that they can be marked. */
export function marked(text: string, words: string): Stretch[] {
  const letters = [...text];
  const folded = letters.map(fold);
  const at: number[] = []; // for every folded letter, which letter of the text it comes from
  folded.forEach((part, index) => at.push(...Array<number>(part.length).fill(index)));
  const plain = folded.join("");
  const hits = new Set<number>();
  for (const word of fold(words).split(/\s+/).filter(Boolean))
    for (let from = plain.indexOf(word); from >= 0; from = plain.indexOf(word, from + 1))
      for (let step = 0; step < word.length; step++) hits.add(at[from + step] ?? 0);
  const out: Stretch[] = [];
  letters.forEach((letter, index) => {
    const hit = hits.has(index);
    const last = out.at(-1);
    if (last?.hit === hit) last.text += letter;
    else out.push({ text: letter, hit });
  });
  return out;
}
