/**
 * Every card's picture by the card's id.
 *
 * A new card gets an entry in the file of its faction: a sky, the colour of the light, then scenes, figures and things
 * from back to front. `npm run art` writes the files.
 */

import { enlightened } from "./cards/enlightened.ts";
import { lifebound } from "./cards/lifebound.ts";
import { mechana } from "./cards/mechana.ts";
import { monsters } from "./cards/monsters.ts";
import { starting } from "./cards/starting.ts";
import { voidbound } from "./cards/void.ts";

export const pictures: Record<string, () => string> = {
  ...starting,
  ...enlightened,
  ...lifebound,
  ...mechana,
  ...voidbound,
  ...monsters,
};
