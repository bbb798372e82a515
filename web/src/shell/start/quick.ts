/** A game against the computer at once: the ruleset and the level that were chosen last. */
import { get, post } from "../api";
import { LEVELS, type RulesetListed, type TableMade } from "../../api/types.gen";
import { FIRST_LEVEL, fitted, opening, readDraft, setupOf } from "../new/setup";
import { recall, remember } from "../stored";

/** The level that was chosen last. */
export function lastLevel(): number {
  const level = recall("level");
  return LEVELS.find((known) => known === level) ?? FIRST_LEVEL;
}

export function rememberLevel(level: number): void {
  remember("level", level);
}

/** The ruleset that was played last, or the first that there is. */
function ruleset(rulesets: readonly RulesetListed[]): string {
  const last = readDraft(recall("setup"))?.ruleset;
  return rulesets.find((one) => one.id === last)?.id ?? rulesets[0]?.id ?? "";
}

/** Set up a game for one person against one computer; the table's id. */
export async function playAtOnce(level: number, rulesets?: readonly RulesetListed[]): Promise<string> {
  const known = rulesets?.length ? rulesets : await get<RulesetListed[]>("/rulesets");
  const draft = fitted(opening(ruleset(known), level), known);
  return (await post<TableMade>("/tables", { setup: setupOf(draft) })).table;
}
