/** The cards of the ruleset on the screen, or of the table where they are handed out one by one, by id, in the page's language. */
import { get } from "./api";
import type { CardFace, Catalogue } from "../api/types.gen";
import { pictureAt } from "./faces";
import { settings } from "./settings.svelte";

interface Opened {
  catalogue: Catalogue;
  faces: Map<string, CardFace>;
}

/** Cards that a table hands out one by one, to a seat there. */
export interface HandedOut {
  table: string;
  seat: number | null;
  faces: ReadonlyMap<string, CardFace>;
}

const asked = new Map<string, Promise<Opened>>();

/** Every card of a ruleset in one language; asked for once. */
export function cardsOf(ruleset: string, lang: string): Promise<Opened> {
  const key = `${ruleset}/${lang}`;
  let opened = asked.get(key);
  if (!opened) {
    opened = get<Catalogue>(`/rulesets/${encodeURIComponent(ruleset)}/cards`, { lang }).then((catalogue) => ({
      catalogue,
      faces: new Map(catalogue.cards.map((face) => [face.id, face])),
    }));
    opened.catch(() => asked.delete(key)); // ask again next time
    asked.set(key, opened);
  }
  return opened;
}

let current: Opened | null = $state.raw(null);
let handedOut: HandedOut | null = $state.raw(null); // at the table on the screen

export const catalogue = {
  /** The ruleset whose cards are shown now, or null before the first is there. */
  get ruleset(): string | null {
    return current?.catalogue.ruleset ?? null;
  },

  get cards(): CardFace[] {
    return current?.catalogue.cards ?? [];
  },

  get sets(): Catalogue["sets"] {
    return current?.catalogue.sets ?? [];
  },

  /** Show cards of this ruleset. Inside an `$effect` it opens again when the language changes. */
  async open(ruleset: string): Promise<void> {
    const lang = settings.lang;
    const opened = await cardsOf(ruleset, lang);
    if (settings.lang === lang) current = opened;
  },

  /** Show the cards that a table hands out, and no others; null where all cards of the ruleset are known. */
  handOut(cards: HandedOut | null): void {
    handedOut = cards;
  },

  face(id: string): CardFace | undefined {
    return (handedOut ?? current)?.faces.get(id);
  },

  /** Where the picture of a stage of a card is that a table hands out. */
  picture(id: string, stage: number): string | null {
    return handedOut?.faces.has(id) ? pictureAt(handedOut, id, stage) : null;
  },

  /** What a card is called; by its number as long as its face is not there. */
  name(id: string | null): string {
    return id === null ? "" : (this.face(id)?.name ?? id);
  },
};
