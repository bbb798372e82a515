/** Mechana: engineers, golems and engines of copper and brass, lit from the furnace below. */

import { engineers } from "./mechana/engineers.ts";
import { engines } from "./mechana/engines.ts";
import { golems } from "./mechana/golems.ts";

export const mechana = { ...engineers, ...golems, ...engines };
