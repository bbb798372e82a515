/**
 * Every stage's picture, by the card's number and its stage.
 *
 * Pages never import this: a picture of a card that nobody has discovered would tell of it. `npm run art` writes the pictures
 * beside the game's rules, and the server hands them out card by card.
 *
 * A card is one entry in the file of its theme. It says in one line how its motif grows, and has a drawing for each stage: what is far,
 * what is in the middle, the figure, what frames it, in the tones of its kind of card (`laws.ts`).
 */

import { plates, svg } from "./card.ts";
import { fields } from "./fields.ts";
import { crags } from "./crag.ts";
import { town } from "./town.ts";
import { trade } from "./trade.ts";
import { people } from "./people.ts";
import { war } from "./war.ts";
import { devotions } from "./faith.ts";
import { seasons } from "./seasons.ts";
import { records } from "./records.ts";
import { rivers } from "./river.ts";

export const cards = [...fields, ...crags, ...rivers, ...town, ...trade, ...people, ...war, ...devotions, ...seasons, ...records];

/** These pictures go beside the game's rules, not into the pages. */
export const handedOut = true;

export const pictures: Record<string, () => string> = Object.fromEntries(
  plates(cards).map((plate) => [`${plate.number}-${plate.stage}`, () => svg(plate)]),
);
