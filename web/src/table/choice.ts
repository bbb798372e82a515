/** A choice as it is laid out on a board: what is taken where its card lies, what is spread out of a pile, and the keys for both. */
import type { ActionOffered } from "../api/types.gen";

/** A pile whose cards cannot be seen on the board, or not now. */
export interface Pile {
  key: string;
  name: string;
  cards?: readonly string[]; // as they lie there
}

/** Where things are on a board. */
export interface Ground {
  placeOf: (action: ActionOffered) => string | null;
  /** The places that lie open, from left to right and from top to bottom. */
  open: readonly string[];
  /** Whether a place stays in sight below cards that are spread over the table. */
  stays: (place: string) => boolean;
  /** The pile out of which the card of an action is spread; null where it is a matter of words alone. */
  pileOf: (action: ActionOffered) => Pile | null;
}

/** One thing to be pointed at: mostly one answer, now and then several for the same card. */
export interface Target {
  n: number; // the first nine have it for a key
  place: string | null;
  card: string | null;
  count: number; // equal cards that are one answer
  actions: ActionOffered[];
}

export interface Spread extends Pile {
  targets: Target[];
}

export interface Choice {
  here: Target[]; // taken where their cards lie
  piles: Spread[];
  words: Target[]; // buttons
  all: Target[]; // by their numbers
  decline: ActionOffered | undefined; // has a button and a key of its own
}

const NO = new Set(["decline", "choose done"]);

/** The answer by which nothing is taken, or no more. */
export function declineOf(actions: readonly ActionOffered[]): ActionOffered | undefined {
  return actions.find((action) => NO.has(action.text));
}

export const NOTHING: Choice = { here: [], piles: [], words: [], all: [], decline: undefined };

/** Every answer by itself, in words. */
export function inWords(actions: readonly ActionOffered[]): Choice {
  const words = actions.map((action, i) => target(null, action, i + 1));
  return { ...NOTHING, words, all: words };
}

function target(place: string | null, action: ActionOffered, n = 0): Target {
  return { n, place, card: action.card, count: 1, actions: [action] };
}

function rank(order: readonly string[], what: string): number {
  const found = order.indexOf(what);
  return found < 0 ? order.length : found;
}

/** Lay a choice out. What is spread lies over the table: then only what stays in sight below it is taken where it lies. */
export function choiceOf(actions: readonly ActionOffered[], { placeOf, open, stays, pileOf }: Ground): Choice {
  const decline = declineOf(actions);
  const answers = actions.filter((action) => action !== decline);
  const isOpen = (place: string | null) => place !== null && open.includes(place);
  const spreads = answers.some((action) => !isOpen(placeOf(action)) && pileOf(action) !== null);

  const here = new Map<string, Target>();
  const piles = new Map<string, Spread & { at: Map<string, Target> }>();
  const words: Target[] = [];
  for (const action of answers) {
    const place = placeOf(action);
    const lies = place !== null && isOpen(place) && (!spreads || stays(place));
    const pile = lies ? null : pileOf(action);
    if (place !== null && lies) join(here, place, action);
    else if (pile !== null) {
      const found = piles.get(pile.key) ?? { ...pile, targets: [], at: new Map<string, Target>() };
      piles.set(pile.key, found);
      join(found.at, place ?? action.text, action);
    } else words.push(target(place, action));
  }

  const laid = [...here.values()].sort((a, b) => rank(open, a.place ?? "") - rank(open, b.place ?? ""));
  const spread = [...piles.values()].map(({ at, ...pile }) => ({ ...pile, targets: inPile(pile.cards ?? [], [...at.values()]) }));
  const all = spreads ? [...spread.flatMap(({ targets }) => targets), ...words, ...laid] : [...laid, ...words];
  for (const [i, one] of all.entries()) one.n = i + 1;
  return { here: laid, piles: spread, words, all, decline };
}

function join(targets: Map<string, Target>, place: string, action: ActionOffered): void {
  const there = targets.get(place);
  if (there) there.actions.push(action);
  else targets.set(place, target(place, action));
}

/** The cards of a pile as they lie there; an answer that means any of several equal ones says how many there are. */
function inPile(cards: readonly string[], targets: Target[]): Target[] {
  for (const one of targets) {
    const equals = targets.filter(({ card }) => card === one.card).length;
    const lying = cards.filter((card) => card === one.card).length;
    if (equals === 1 && lying > 1) one.count = lying;
  }
  return targets.sort((a, b) => rank(cards, a.card ?? "") - rank(cards, b.card ?? ""));
}
