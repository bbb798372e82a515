/** Which cards the gallery shows, and in which order; the address bar holds it. */
import type { AscensionFace } from "../../../api/types.gen";
import { ranked, searchFor } from "../../../shell/search";
import type { Language } from "../../../shell/settings.svelte";

export const SORTS = ["set", "name", "cost", "honor"] as const;
export type Sort = (typeof SORTS)[number];

/** What somebody looks for; an empty string means anything. */
export interface Wanted {
  search: string;
  set: string;
  type: string;
  faction: string; // "none": cards of no faction
  cost: string;
  sort: Sort;
}

const KEYS = ["search", "set", "type", "faction", "cost"] as const;
const SHORT: Record<(typeof KEYS)[number], string> = { search: "q", set: "set", type: "type", faction: "faction", cost: "cost" };

export function fromQuery(query: URLSearchParams): Wanted {
  const [search, set, type, faction, cost] = KEYS.map((key) => query.get(SHORT[key]) ?? "") as [string, string, string, string, string];
  return { search, set, type, faction, cost, sort: SORTS.find((sort) => sort === query.get("sort")) ?? "set" };
}

/** `?type=hero&sort=cost`, or nothing when everything is wanted. */
export function toQuery(wanted: Wanted): string {
  const query = new URLSearchParams();
  for (const key of KEYS) if (wanted[key]) query.set(SHORT[key], wanted[key]);
  if (wanted.sort !== "set") query.set("sort", wanted.sort);
  const text = query.toString();
  return text ? `?${text}` : "";
}

function fits(face: AscensionFace, wanted: Wanted): boolean {
  return (
    (!wanted.set || face.set === wanted.set) &&
    (!wanted.type || face.type === wanted.type) &&
    (!wanted.faction || (face.faction ?? "none") === wanted.faction) &&
    (!wanted.cost || face.cost === Number(wanted.cost))
  );
}

/** The cards somebody looks for, in the order they want. */
export function select(
  cards: readonly AscensionFace[],
  wanted: Wanted,
  lang: Language,
  english: ReadonlyMap<string, string> = new Map(), // what is printed on the cards, by their ids: many know them by that name
): AscensionFace[] {
  const names = new Intl.Collator(lang);
  const byName = (a: AscensionFace, b: AscensionFace): number => names.compare(a.name, b.name);
  const orders: Record<Sort, ((a: AscensionFace, b: AscensionFace) => number) | null> = {
    set: null, // as the ruleset lists them, or what fits a search best
    name: byName,
    cost: (a, b) => a.cost - b.cost || byName(a, b),
    honor: (a, b) => b.honor + b.reward_honor - a.honor - a.reward_honor || byName(a, b),
  };
  const meant = cards.filter((face) => fits(face, wanted));
  const shown = ranked(meant, searchFor(wanted.search, lang), (face) => [face.name, english.get(face.id) ?? "", face.text]);
  const order = orders[wanted.sort];
  return order ? shown.sort(order) : shown;
}
