/** The game that "Play" begins: the last one that was set up, or one against the computer. */
import { get, post } from "../api";
import type { RulesetListed, TableMade } from "../../api/types.gen";
import { t } from "../i18n.svelte";
import { fitted, opening, readDraft, wantedOf, type Draft } from "../new/setup";
import { recall } from "../stored";

/** What was set up last, as far as there is such a game here. */
export function lastSetup(rulesets: readonly RulesetListed[]): Draft {
  return fitted(readDraft(recall("setup")) ?? opening(""), rulesets);
}

/** A setup in one line: `Rise of Vigil · 3 players · 2 computers`. */
export function inOneLine(draft: Draft, rulesets: readonly RulesetListed[]): string {
  const bots = draft.seats.filter((seat) => seat.kind === "bot");
  const friends = draft.seats.filter((seat) => seat.kind === "link").length;
  const here = draft.seats.filter((seat) => seat.kind === "here").length;
  return [
    rulesets.find((one) => one.id === draft.ruleset)?.name ?? draft.ruleset,
    draft.mode === "versus" ? "" : t(`new-mode-${draft.mode}`),
    draft.seats.length === 1 && draft.mode !== "solo" ? t("start-alone") : "",
    here > 1 ? t("start-here", { count: here }) : "",
    friends > 0 ? t("start-friends", { count: friends }) : "",
    bots.length > 0 ? t("start-against", { count: bots.length, level: bots[0]?.level ?? 0 }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Set the game up; the table's id. */
export async function play(draft: Draft): Promise<string> {
  return (await post<TableMade>("/tables", wantedOf(draft))).table;
}

/** A first game after the lessons: against one computer of this level, with the cards that were chosen last. */
export async function firstGame(level: number): Promise<string> {
  const rulesets = await get<RulesetListed[]>("/rulesets");
  return play(fitted(opening(lastSetup(rulesets).ruleset, level), rulesets));
}
