/** The duel with the solo opponent in words: how it is played, and what is in danger. */
import { t } from "../../../shell/i18n.svelte";
import type { View } from "./view";

/** Which of the cards in the row comes how soon for the solo opponent: 1 is the first; undefined is safe so far. */
export function orderAt({ rival }: View, slot: number): number | undefined {
  const order = rival?.aims.indexOf(slot) ?? -1;
  return order < 0 ? undefined : order + 1;
}

export function rivalName({ rival }: View): string {
  return t(`table-rival-${rival?.name}`);
}

/** How this duel is played, in three lines. */
export function rulesOfDuel({ rival }: View): string[] {
  return rival ? [t(`duel-takes-${rival.name}`), t(`duel-counts-${rival.name}`), t(`duel-wins-${rival.name}`)] : [];
}
