/** The rules that a card touches, by its type, its origin and its keywords. */
import type { CardFace } from "../api/types.gen";

const BY_TYPE: Record<string, string[]> = {
  hero: ["A-7", "A-10"],
  construct: ["A-8", "A-10"],
  monster: ["A-11"],
  treasure: ["A-20"],
};

const BY_KEYWORD: Record<string, string[]> = {
  energize: ["A-21"],
  fate: ["A-23"],
  trophy: ["A-22"],
  treasure: ["A-20"],
  unite: ["A-16"],
  trigger: ["A-16"],
  "banish-hand": ["A-14"],
  "banish-discard": ["A-14"],
  "banish-center": ["A-14"],
  "destroy-construct": ["A-14"],
  unbanishable: ["A-14"],
  "restricted-runes": ["A-9"],
  "honor-pool": ["A-15"],
  "row-size": ["A-12"],
  "extra-turn": ["A-17"],
};

/** Chapters of the rules, in their order. */
export function relatedChapters(face: Pick<CardFace, "type" | "keywords" | "set">): string[] {
  const chapters = new Set(BY_TYPE[face.type] ?? []);
  for (const keyword of face.keywords) for (const chapter of BY_KEYWORD[keyword] ?? []) chapters.add(chapter);
  return [...chapters].sort((a, b) => Number(a.slice(2)) - Number(b.slice(2)));
}
