/** The rules that a card touches, by its type, its origin, its keywords and what it gives. */
import type { CardFace } from "../../../api/types.gen";

const BY_TYPE: Record<string, string[]> = {
  hero: ["A-7"],
  construct: ["A-8"],
  monster: ["A-11"],
  treasure: ["A-7", "A-20"],
};

/** Runes can acquire these from here. */
const FOR_RUNES = { types: ["hero", "construct"], origins: ["center", "always"] };

const BY_KEYWORD: Record<string, string[]> = {
  energize: ["A-21"],
  fate: ["A-23"],
  trophy: ["A-22"],
  treasure: ["A-20"],
  unite: ["A-16"],
  trigger: ["A-16"],
  "free-acquire": ["A-10"],
  "free-defeat": ["A-11"],
  "cost-reduction": ["A-9"],
  "banish-hand": ["A-14"],
  "banish-discard": ["A-14"],
  "banish-center": ["A-14"],
  "destroy-construct": ["A-14"],
  unbanishable: ["A-14"],
  activated: ["A-14"], // what banishes itself
  "restricted-runes": ["A-9"],
  "honor-pool": ["A-15"],
  "row-size": ["A-12"],
  "extra-turn": ["A-17"],
  steal: ["A-13"],
};

/** What a text is about where no keyword says it, in every language of the page. */
const BY_WORD: [RegExp, string][] = [
  [/energ|энерг/i, "A-21"],
  [/honor|honra|слав/i, "A-15"],
  [/monster|monstro|potw[oó]r|монстр/i, "A-11"],
];

/** Chapters of the rules, in their order. The honor of a reward is the matter of defeating. */
export function relatedChapters(face: Pick<CardFace, "type" | "origin" | "keywords" | "text">): string[] {
  const chapters = new Set(BY_TYPE[face.type] ?? []);
  if (FOR_RUNES.types.includes(face.type) && FOR_RUNES.origins.includes(face.origin)) chapters.add("A-10");
  for (const keyword of face.keywords) for (const chapter of BY_KEYWORD[keyword] ?? []) chapters.add(chapter);
  for (const [word, chapter] of BY_WORD) {
    if (word.test(face.text) && !(chapter === "A-15" && face.type === "monster")) chapters.add(chapter);
  }
  return [...chapters].sort((a, b) => Number(a.slice(2)) - Number(b.slice(2)));
}
