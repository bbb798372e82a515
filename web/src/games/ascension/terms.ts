/** The terms of the glossary; their words are in the locale. */
export const TERMS = [
  "acquire", "always", "banish", "center-deck", "center-row", "construct", "control", "cost", "defeat", "destroy", "discard", "energize",
  "energy", "enlightened", "faction", "fate", "hero", "honor", "honor-pool", "lifebound", "mechana", "monster", "once", "power", "reward",
  "runes", "treasure", "trophy", "unite", "void", "void-faction",
] as const;
