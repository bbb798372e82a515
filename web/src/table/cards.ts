/** Cards as they are listed: equal ones as one, or each with a key of its own. */

/** Equal cards shown as one; the key is its own among those shown with it. */
export interface Several {
  card: string;
  count: number;
  key: string;
}

/** Equal cards as one, with how many there are, in the order in which each first comes. */
export function counted(cards: readonly string[]): Several[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count, key: card }));
}

/** Cards whose order is known: only equal neighbours are shown as one. */
export function inOrder(cards: readonly string[]): Several[] {
  const runs: Several[] = [];
  for (const { card, key } of keyed(cards)) {
    const last = runs.at(-1);
    if (last?.card === card) last.count += 1;
    else runs.push({ card, count: 1, key });
  }
  return runs;
}

/** Cards in a list, each with a key of its own that stays the same while its equals come and go. */
export function keyed(cards: readonly string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const n = seen.get(card) ?? 0;
    seen.set(card, n + 1);
    return { card, key: `${card}.${n}` };
  });
}
