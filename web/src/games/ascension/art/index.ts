/**
 * Every card's picture by the card's id.
 *
 * A new card gets an entry in the file of its faction: the time of day, what the picture shows in one line, and what is far, what is in the
 * middle, the figure, and what frames it, in the tones of its faction (`laws.ts`). `npm run art` writes the files.
 */

import { svg, type Plate } from "./card.ts";
import { enlightened } from "./enlightened.ts";
import { lifebound } from "./lifebound.ts";
import { mechana } from "./mechana.ts";
import { monsters } from "./monsters.ts";
import { starting } from "./starting.ts";
import { voidbound } from "./void.ts";

/** Cards as they are declared; those that are drawn already are functions. */
export const cards: Record<string, Plate | (() => string)> = {
  ...starting,
  ...enlightened,
  ...lifebound,
  ...mechana,
  ...voidbound,
  ...monsters,
};

export const pictures: Record<string, () => string> = Object.fromEntries(
  Object.entries(cards).map(([id, card]) => [id, typeof card === "function" ? card : () => svg(card)]),
);
