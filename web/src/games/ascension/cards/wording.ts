/** How a card is said: its kind, its sentence for a screen reader, the parts of its text. */
import type { AscensionFace, Live } from "../../../api/types.gen";
import { has, t } from "../../../shell/i18n.svelte";
import type { Part } from "./live";

/** A piece of card text: a keyword before a colon, a number, or plain words. */
export interface Piece {
  text: string;
  as: "keyword" | "number" | "words";
}

/** Pieces that are lit together, and what is known of them now. */
export interface Run {
  pieces: Piece[];
  now?: Live;
}

const KEYWORD = /(^|[.;] )([\p{Lu}][^.:;,]{2,40}:)/gu;

function numbers(text: string): Piece[] {
  return text
    .split(/(\d+)/)
    .filter(Boolean)
    .map((part) => ({ text: part, as: /^\d+$/.test(part) ? "number" : "words" }));
}

/** The lines of a text, each in pieces: `Reward:` and `Energize 3:` stand out, and so do numbers. */
export function pieces(text: string): Piece[][] {
  return text.split("\n").map((line) => {
    const out: Piece[] = [];
    let done = 0;
    for (const found of line.matchAll(KEYWORD)) {
      const start = found.index + (found[1]?.length ?? 0);
      out.push(...numbers(line.slice(done, start)), { text: found[2] ?? "", as: "keyword" });
      done = found.index + found[0].length;
    }
    return [...out, ...numbers(line.slice(done))];
  });
}

/** The pieces of a line in runs: those of a part that holds now, or does not, stand together. */
export function runs(text: string, parts: readonly Part[]): Run[][] {
  let start = 0;
  return text.split("\n").map((line) => {
    const out: Run[] = [];
    let done = 0;
    const add = (to: number, now?: Live): void => {
      if (to <= done) return;
      const [pieced] = pieces(line.slice(done, to));
      out.push(now ? { pieces: pieced ?? [], now } : { pieces: pieced ?? [] });
      done = to;
    };
    for (const part of parts) {
      if (part.to <= start || part.from >= start + line.length) continue;
      add(Math.max(part.from - start, 0));
      add(Math.min(part.to - start, line.length), part.now);
    }
    add(line.length);
    start += line.length + 1;
    return out;
  });
}

/** `Void Hero`, in the page's language. */
export function kindOf(face: { type: string; faction: string | null }): string {
  return t("card-kind", { type: face.type, faction: face.faction ?? "none" });
}

/** `Starting card`, or nothing for a card of an origin without a word. */
export function originOf(face: AscensionFace): string {
  const key = `card-origin-${face.origin}`;
  return has(key) ? t(key) : "";
}

/** What pays for a card; null where it has no price. */
export function costKind(face: { paid_with: string | null }): "runes" | "power" | null {
  return face.paid_with === "runes" || face.paid_with === "power" ? face.paid_with : null;
}

/** How rich the frame of a card is, from 1 to 4: by what it costs; cards that everybody always has are plain. */
export function rankOf(face: { cost: number; origin: string }): number {
  if (face.origin !== "center") return 1;
  return face.cost >= 7 ? 4 : face.cost >= 5 ? 3 : face.cost >= 3 ? 2 : 1;
}

export interface Circumstances {
  price?: number | undefined;
  treasure?: number | undefined;
  used?: boolean | undefined;
  count?: number | undefined;
}

/** The card in a sentence: what a screen reader says before its text. */
export function sentence(face: AscensionFace, now: Circumstances = {}): string {
  const kind = costKind(face);
  const parts = [face.name, kindOf(face)];
  if (kind) parts.push(t(`card-cost-${kind}`, { count: face.cost }));
  if (kind && now.price !== undefined && now.price !== face.cost) parts.push(t("card-price-now", { count: now.price }));
  if (face.honor) parts.push(t("card-worth", { count: face.honor }));
  if (now.treasure) parts.push(t("card-treasure-under", { count: now.treasure }));
  if (now.used) parts.push(t("card-used-this-turn"));
  if (now.count !== undefined && now.count > 1) parts.push(t("card-times", { count: now.count }));
  return parts.join(". ") + ".";
}

const NARROW = /[fijlrt'.,:]/;
const WIDE = /[mwMWжмшщюыфЖМШЩЮЫФД@]/;
const CYRILLIC = /\p{Script=Cyrillic}|\p{Lu}/u;

/** About how wide the longest word of a name is in bold type, in ems. */
export function widestWord(name: string): number {
  const width = (letter: string) => (NARROW.test(letter) ? 0.45 : WIDE.test(letter) ? 0.95 : CYRILLIC.test(letter) ? 0.72 : 0.66);
  const words = name.split(/[\s-]+/).map((word) => [...word].reduce((sum, letter) => sum + width(letter), 0));
  return Math.round(Math.max(...words) * 100) / 100;
}
