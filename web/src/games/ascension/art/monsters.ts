/** Monsters: tyrants, lords, fiends, beasts and what crawls, dark before a red light. */

import { beasts } from "./monsters/beasts.ts";
import { crawlers } from "./monsters/crawlers.ts";
import { fiends } from "./monsters/fiends.ts";
import { lords } from "./monsters/lords.ts";
import { tyrants } from "./monsters/tyrants.ts";

export const monsters = { ...tyrants, ...lords, ...fiends, ...beasts, ...crawlers };
