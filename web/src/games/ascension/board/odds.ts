/** What the next hand may bring: counts and odds over one's own deck. */
import { counted } from "../../../table/cards";

export interface Odds {
  card: string;
  left: number; // copies in the deck
  expected: number; // copies in the next hand, on average
  chance: number; // that at least one of them is in the next hand
}

/** The chance that `wanted` of `total` cards are all missed by `drawn` cards drawn. */
function missed(total: number, wanted: number, drawn: number): number {
  let chance = 1;
  for (let i = 0; i < drawn; i += 1) chance *= Math.max(0, total - wanted - i) / (total - i);
  return chance;
}

/**
 * The odds of each card of the deck to come with the next `drawn` cards. Where the deck is too small the discard pile is
 * shuffled in: then every card of the deck comes, and the rest is drawn from the pile.
 */
export function nextHand(deck: readonly string[], discard: readonly string[], drawn: number): Odds[] {
  const fromDeck = Math.min(drawn, deck.length);
  const fromPile = Math.min(drawn - fromDeck, discard.length);
  const odds = new Map<string, Odds>();
  for (const { card, count } of counted(deck)) {
    const chance = 1 - missed(deck.length, count, fromDeck);
    odds.set(card, { card, left: count, expected: (fromDeck * count) / deck.length, chance });
  }
  if (fromPile > 0) {
    for (const { card, count } of counted(discard)) {
      const before = odds.get(card) ?? { card, left: 0, expected: 0, chance: 0 };
      const chance = 1 - (1 - before.chance) * missed(discard.length, count, fromPile);
      odds.set(card, { ...before, expected: before.expected + (fromPile * count) / discard.length, chance });
    }
  }
  return [...odds.values()].sort((a, b) => b.chance - a.chance || a.card.localeCompare(b.card));
}
