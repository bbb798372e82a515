/** Who somebody is at the tables of this browser: a medallion, drawn by lot on the first visit, and perhaps a name. */
import { recall, remember } from "../stored";
import { COLOURS, MOTIFS, type Look } from "./look";

export const LONGEST_NAME = 24;

export interface You {
  name: string; // left empty, the motif is the name
  look: Look;
}

const KEY = "you";

function oneOf(values: readonly string[], value: unknown): string {
  return values.find((known) => known === value) ?? values[Math.floor(Math.random() * values.length)]!;
}

/** What was stored, as far as it is what it should be; what is missing is drawn by lot. */
export function readYou(stored: unknown): You {
  const known = (typeof stored === "object" && stored !== null ? stored : {}) as { name?: unknown; look?: Partial<Look> | null };
  return {
    name: typeof known.name === "string" ? known.name.slice(0, LONGEST_NAME) : "",
    look: { motif: oneOf(MOTIFS, known.look?.motif), colour: oneOf(COLOURS, known.look?.colour) },
  };
}

const before = readYou(recall(KEY));
remember(KEY, before); // the medallion of the first visit stays
let current: You = $state.raw(before);

export const you = {
  get name(): string {
    return current.name;
  },

  get look(): Look {
    return current.look;
  },

  /** Be somebody else from the next table on. */
  become(more: Partial<You>): void {
    current = { ...current, ...more };
    remember(KEY, current);
  },
};
