/** How a table sounds in the page's language: messages of its game and names of its cards, which come and change together. */
import type { FluentBundle } from "@fluent/bundle";

import type { CardFace, EventTold, SeatTaken } from "../api/types.gen";
import { cardsOf } from "../shell/catalogue.svelte";
import { t } from "../shell/i18n.svelte";
import { settings } from "../shell/settings.svelte";
import { describe } from "./description";
import { sentence, type Hearing, type Value } from "./said";

interface Known {
  key: string;
  words: FluentBundle;
  faces: Map<string, CardFace>;
}

let known: Known | null = $state.raw(null);

/** Learn what is said at tables of this ruleset. Inside an `$effect` it is learned again when the language changes. */
export async function learn(game: string, ruleset: string): Promise<void> {
  const lang = settings.lang;
  const key = `${game}/${ruleset}/${lang}`;
  if (known?.key === key) return;
  const [{ words }, { faces }] = await Promise.all([describe(game, lang), cardsOf(ruleset, lang)]);
  if (settings.lang === lang) known = { key, words, faces };
}

/** What the faces of a card are called, by their numbers, where its game says so. */
function namesOfFaces(face: CardFace | undefined): Record<string, string> {
  return face !== undefined && "faces" in face ? (face.faces as Record<string, string>) : {};
}

/** The names of the seats, as one value: it changes only when they do. */
export function namesOf(seats: readonly SeatTaken[] | undefined): string {
  return JSON.stringify((seats ?? []).map((one) => one.name));
}

/** What is heard at a table with seats of these names, as far as it is known by now. */
export class Speech implements Hearing {
  readonly #names: string[];
  readonly #known: Known | null;
  readonly #lines = new WeakMap<EventTold, string>();

  constructor(names: string) {
    this.#names = JSON.parse(names) as string[];
    this.#known = known;
  }

  get words(): FluentBundle | null {
    return this.#known?.words ?? null;
  }

  card(id: string): string {
    return this.#known?.faces.get(id)?.name ?? id;
  }

  /** A card's name at one of its faces; of a card that has no names but one, that. */
  face(id: string, number: number): string {
    return namesOfFaces(this.#known?.faces.get(id))[number] ?? this.card(id);
  }

  seat(number: number): string {
    return this.#names[number] || t("lobby-seat", { n: number + 1 });
  }

  /** A sentence, or a part of one; nothing where nothing is said. */
  text(told: Value | null): string {
    return told === null ? "" : sentence(told, this);
  }

  /** What the log says of an event. */
  line(event: EventTold): string {
    let text = this.#lines.get(event);
    if (text === undefined) this.#lines.set(event, (text = this.text(event.said)));
    return text;
  }
}
