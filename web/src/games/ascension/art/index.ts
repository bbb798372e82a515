/**
 * Every card's picture by the card's id.
 *
 * A new card gets an entry in the file of its faction: a sky, the colour of the light, then scenes, figures and things
 * from back to front. `npm run art` writes the files.
 */

import { enlightened } from "./enlightened.ts";
import { lifebound } from "./lifebound.ts";
import { mechana } from "./mechana.ts";
import { monsters } from "./monsters.ts";
import { starting } from "./starting.ts";
import { voidbound } from "./void.ts";

export const pictures: Record<string, () => string> = {
  ...starting,
  ...enlightened,
  ...lifebound,
  ...mechana,
  ...voidbound,
  ...monsters,
};
