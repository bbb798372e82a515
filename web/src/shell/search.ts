/** Searching in texts: words in any order, whatever marks their letters have, begun or mistyped, in the forms that a question has. */
import { ALIKE, ANSWERS, MEANT, PASSED } from "./search-words";
import type { Language } from "./settings.svelte";

const APART: Record<string, string> = { ł: "l", ø: "o", æ: "ae", œ: "oe", ß: "ss", đ: "d" };

/** Letters without their marks: `Łódź` and `lodz` are the same word to a search. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łøæœßđ]/g, (letter) => APART[letter] ?? letter);
}

const WORD = /[\p{L}\p{N}]+(?:[-.'][\p{L}\p{N}]+)*/gu; // `A-3.2` is one
const LONG = 5; // letters of a word in which one may be wrong
const SWAPPED = 4; // and of one in which two may have changed places

/** How well a word of a search fits one of a text. */
const FITS = { whole: 8, begun: 6, inside: 4, form: 3, alike: 3, mistyped: 2, answer: 12 } as const;
const TITLE = 3; // times as much

const kept = new Map<string, string[]>();
const MOST_KEPT = 4_000;

/** The folded words of a text, each once. */
function wordsIn(text: string): string[] {
  let words = kept.get(text);
  if (!words) {
    if (kept.size >= MOST_KEPT) kept.clear();
    words = [...new Set(fold(text).match(WORD) ?? [])];
    kept.set(text, words);
  }
  return words;
}

/** Whether one letter more, less, other or swapped makes one word the other. */
export function nearly(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  let to = 0;
  while (to < Math.min(one.length, other.length) - from && one.at(-1 - to) === other.at(-1 - to)) to += 1;
  const [left, right] = [one.slice(from, one.length - to), other.slice(from, other.length - to)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

function shared(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** How well a word that somebody looks for fits a word; 0 where it does not. */
function fit(wanted: string, word: string): number {
  if (word === wanted) return FITS.whole;
  if (word.startsWith(wanted)) return FITS.begun;
  if (wanted.length >= 2 && word.includes(wanted)) return FITS.inside;
  if (wanted.length >= SWAPPED && wanted.length === word.length && [...wanted].sort().join() === [...word].sort().join())
    return nearly(wanted, word) ? FITS.mistyped : 0;
  if (wanted.length < LONG || /\d/.test(wanted)) return 0;
  // Another form of it: `discarding` and `discarded`, `победить` and `победа`.
  if (shared(wanted, word) >= Math.max(LONG - 1, Math.ceil(wanted.length * 0.7))) return FITS.form;
  const begins = [word, word.slice(0, wanted.length), word.slice(0, wanted.length + 1)];
  return begins.some((one) => nearly(wanted, one)) ? FITS.mistyped : 0;
}

/** A search, ready to be held against texts. */
export interface Search {
  words: string[]; // what is looked for, without what only makes it a question
  /** How well a text with this title fits: 0 not at all. */
  score(title: string, ...texts: string[]): number;
  /** Whether a single word of a text is one of those looked for. */
  meets(word: string): boolean;
}

/** What somebody typed, understood in a language. */
export function searchFor(typed: string, lang: Language): Search {
  const all = [...new Set(fold(typed).match(WORD) ?? [])];
  const telling = all.filter((word) => !PASSED[lang].has(word));
  const words = telling.length > 0 ? telling : all;
  const begins = (word: string, group: readonly string[]) => group.some((one) => word.startsWith(one));
  const others = words.map((word) => [
    ...ALIKE[lang].filter((group) => begins(word, group)).flat(),
    ...MEANT[lang].flatMap(([from, to]) => (begins(word, from) ? to : [])),
  ]);
  const question = telling.length > 0 && telling.length < all.length;
  const answers = words.map((word) => (question ? ANSWERS[lang].flatMap(([asked, title]) => (begins(word, asked) ? title : [])) : []));

  function best(index: number, text: string): number {
    const wanted = words[index] ?? "";
    let found = 0;
    for (const word of wordsIn(text)) {
      found = Math.max(found, fit(wanted, word));
      if (found < FITS.alike && others[index]?.some((one) => word.startsWith(one))) found = FITS.alike;
      if (found === FITS.whole) break;
    }
    return found;
  }

  return {
    words,
    score(title, ...texts) {
      let sum = 0;
      for (const index of words.keys()) {
        const answered = wordsIn(title).some((word) => begins(word, answers[index] ?? []));
        const found = Math.max(TITLE * (answered ? FITS.answer : best(index, title)), ...texts.map((text) => best(index, text)));
        if (found === 0) return 0;
        sum += found;
      }
      return sum || 1; // who looks for nothing finds everything
    },
    meets: (word) => words.some((wanted, index) => fit(wanted, word) > 0 || others[index]?.some((one) => word.startsWith(one))),
  };
}

/** What fits a search, the best first; what fits alike keeps its order. */
export function ranked<T>(items: readonly T[], search: Search, textsOf: (item: T) => [title: string, ...texts: string[]]): T[] {
  if (search.words.length === 0) return [...items];
  return items
    .map((item) => ({ item, score: search.score(...textsOf(item)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

const MOST_OFFERED = 4;
const MOST_SLIPS = 2;

/** Words of these texts that somebody may have meant who found nothing: only what is spelt nearly so. */
export function nearest(search: Search, texts: readonly string[]): string[] {
  const lost = search.words.filter((word) => !texts.some((text) => wordsIn(text).some((one) => fit(word, one) > 0)));
  const scored = new Map<string, number>();
  for (const text of texts) {
    for (const word of text.match(WORD) ?? []) {
      const plain = fold(word);
      if (plain.length < 4 || scored.has(word.toLowerCase())) continue;
      const slips = Math.min(...(lost.length > 0 ? lost : search.words).map((wanted) => slipsPast(wanted, plain)));
      if (slips <= MOST_SLIPS) scored.set(word.toLowerCase(), slips);
    }
  }
  return [...scored]
    .sort((a, b) => a[1] - b[1])
    .slice(0, MOST_OFFERED)
    .map(([word]) => word);
}

/** How many slips lie between two words; more than can be where the word is too short for so many. */
function slipsPast(wanted: string, word: string): number {
  const most = Math.min(MOST_SLIPS, Math.max(1, Math.floor(wanted.length / 4)));
  if (Math.abs(wanted.length - word.length) > most) return Infinity;
  const slips = distance(wanted, word);
  return slips <= most ? slips : Infinity;
}

/** How many letters more, less, other or swapped with the next make one word the other. */
export function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1] ? 0 : 1;
      let least = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + same);
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, (before[at - 2] ?? 0) + 1);
      now.push(least);
    }
    [before, last] = [last, now];
  }
  return last.at(-1) ?? 0;
}
