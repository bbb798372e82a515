/** Where on the board each action belongs: at the card that it names. */
import type { ActionOffered } from "../../../api/types.gen";

export function placeOf({ card }: ActionOffered): string | null {
  return card === null ? null : `card:${card}`;
}

/** Answers as their cards lie on the board; after them what names no card of it, as it came. */
export function inBoardOrder(actions: readonly ActionOffered[], cards: readonly string[]): ActionOffered[] {
  const rank = ({ card }: ActionOffered) => {
    const found = card === null ? -1 : cards.indexOf(card);
    return found < 0 ? cards.length : found;
  };
  return [...actions].sort((a, b) => rank(a) - rank(b));
}

/** What a card can do, sorted by what is printed on it. */
export interface Offers {
  produce: ActionOffered | undefined;
  upgrades: Record<string, ActionOffered>; // by arrow
  effects: Record<string, ActionOffered>; // by name
  answer: ActionOffered | undefined; // the card itself is chosen, or is the next in an order
  others: ActionOffered[]; // one of several waiting effects of the card, say
}

/** `produce 4`, `upgrade 9 down`, `use 4 fell`, `choose card:4`: the words of an action say what of the card it is. */
export function offersOf(actions: readonly ActionOffered[]): Offers {
  const found: Offers = { produce: undefined, upgrades: {}, effects: {}, answer: undefined, others: [] };
  for (const action of actions) {
    const [verb, , what] = action.text.split(" ");
    if (verb === "produce") found.produce = action;
    else if (verb === "upgrade" && what) found.upgrades[what] = action;
    else if (verb === "use" && what) found.effects[what] = action;
    else if (action.text.startsWith("choose card:")) found.answer = action;
    else found.others.push(action);
  }
  return found;
}
