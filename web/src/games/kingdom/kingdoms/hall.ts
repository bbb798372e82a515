/** The hall of fame: scores that owners of kingdoms have entered for everybody to see. */
import type { HallBoard, HallShown, TreeShown } from "../../../api/types.gen";
import { get, post } from "../../../shell/api";
import { GAME, kingdomsPath } from "./asking";

export const ON_A_PAGE = 50; // as the server hands them out
const MARKS = ["iron", "imported", "restart", "branch", "grown"] as const;

/** What a page of the hall shows, as it stands in its address. */
export interface Asked {
  ruleset: string | null;
  part: number;
  imported: boolean;
  first: number;
  code: string | null;
}

export function askedIn(query: URLSearchParams): Asked {
  const whole = (key: string): number => Math.max(0, Math.floor(Number(query.get(key)) || 0));
  return {
    ruleset: query.get("set"),
    part: whole("part"),
    imported: query.has("imported"),
    first: whole("from"),
    code: query.get("code"),
  };
}

/** The address of a page of the hall. */
export function hallPath(asked: Partial<Asked> = {}): string {
  const query = new URLSearchParams();
  if (asked.code) query.set("code", asked.code);
  if (asked.ruleset) query.set("set", asked.ruleset);
  if (asked.part) query.set("part", String(asked.part));
  if (asked.imported) query.set("imported", "yes");
  if (asked.first) query.set("from", String(asked.first));
  const search = query.toString();
  return `${kingdomsPath}/hall${search ? `?${search}` : ""}`;
}

export function hallOf({ ruleset, part, imported, first, code }: Asked, lang: string): Promise<HallShown> {
  const list = { ruleset, part, imported, first };
  return get<HallShown>(`/hall/${GAME}`, code === null ? { ...list, lang } : { code, lang });
}

export function enter(tree: string, node: number): Promise<TreeShown> {
  return post<TreeShown>(`/trees/${tree}/hall`, { node });
}

export function withdraw(tree: string, node: number): Promise<TreeShown> {
  return post<TreeShown>(`/trees/${tree}/hall/withdraw`, { node });
}

/** The parts of a ruleset that can be looked at: the base game, those with entries, and the one that is shown. */
export function partsOf(boards: readonly HallBoard[], ruleset: string, shown: number): number[] {
  const found = boards.filter((board) => board.ruleset === ruleset).map((board) => board.part);
  return [...new Set([0, shown, ...found])].sort((a, b) => a - b);
}

/** Marks in the order in which they are read; one that we do not know is left out. */
export function marksOf(marks: Readonly<Record<string, number>>): { mark: string; count: number }[] {
  return MARKS.flatMap((mark) => (marks[mark] ? [{ mark, count: marks[mark] }] : []));
}
