/** The kingdom as its player may see it. */
import type { KingdomView, KingdomViewShown, KingdomViewUpgrade, State } from "../../../api/types.gen";

export type View = KingdomView;
export type Shown = KingdomViewShown;
export type UpgradeView = KingdomViewUpgrade;

export function viewOf(state: State): View {
  if (state.view.game !== "kingdom") throw new Error(`This board shows kingdoms, not ${state.view.game}`);
  return state.view;
}

/** The zones in which cards lie open, in the order in which they are looked through. */
const OPEN = ["play", "permanents", "packet", "reading", "discard", "set_aside", "destroyed", "banished"] as const;

/** A card that lies open, by its number. */
export function shownCard(view: View, card: string): Shown | undefined {
  for (const zone of OPEN) {
    const found = view[zone]?.find((one) => String(one.card) === card);
    if (found) return found;
  }
  return undefined;
}

/** The cards that can be chosen where they lie, from the top of the board to its bottom. */
export function cardsInOrder({ offered = [], permanents, packet = [], reading = [], discard, play }: View): string[] {
  return [...offered, ...[permanents, packet, reading, discard, play].flatMap((zone) => zone.map(({ card }) => card))].map(String);
}

/** The stage at which a card stands, as far as that is known. */
export function stageOf(view: View, card: string): number | undefined {
  const shown = shownCard(view, card);
  if (shown) return shown.stage;
  const { top, cards } = view.deck;
  return top && String(top.card) === card ? top.stage : cards?.find((one) => String(one.card) === card)?.stage;
}
