/** The cards of the ruleset on the screen, by id, in the page's language. */
import { get } from "./api";
import type { CardFace, Catalogue } from "../api/types.gen";
import { settings } from "./settings.svelte";

interface Opened {
  catalogue: Catalogue;
  faces: Map<string, CardFace>;
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

  face(id: string): CardFace | undefined {
    return current?.faces.get(id);
  },

  name(id: string | null): string {
    return id === null ? "" : (current?.faces.get(id)?.name ?? id);
  },
};
