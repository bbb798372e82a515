/** Searching in texts: words are found whatever marks their letters have. */

const APART: Record<string, string> = { ł: "l", ø: "o", æ: "ae", œ: "oe", ß: "ss", đ: "d" };

/** Letters without their marks: `Łódź` and `lodz` are the same word to a search. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łøæœßđ]/g, (letter) => APART[letter] ?? letter);
}

/** Whether every word of a search is somewhere in a text. */
export function found(search: string, ...texts: string[]): boolean {
  const text = fold(texts.join("\n"));
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
