/** The ruleset whose cards the gallery shows: the one with the most sets, unless the address names another. */
import { get } from "../../../shell/api";
import type { RulesetListed } from "../../../api/types.gen";
import { catalogue } from "../../../shell/catalogue.svelte";

let widest: Promise<string> | null = null;

async function widestRuleset(): Promise<string> {
  const listed = await get<RulesetListed[]>("/rulesets");
  return listed.reduce((best, one) => (one.sets.length > best.sets.length ? one : best)).id;
}

/** Open the cards of a ruleset, or of the widest one. */
export async function openCards(ruleset?: string): Promise<void> {
  if (ruleset) return catalogue.open(ruleset);
  widest ??= widestRuleset();
  widest.catch(() => (widest = null)); // ask again next time
  return catalogue.open(await widest);
}
