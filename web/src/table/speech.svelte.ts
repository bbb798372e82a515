/** How a table sounds in the page's language: messages of its game and names of its cards, which come and change together. */
import type { FluentBundle } from "@fluent/bundle";

import type { CardFace, EventTold, SeatTaken } from "../api/types.gen";
import { cardsOf, catalogue } from "../shell/catalogue.svelte";
import { facesAt, type Reading } from "../shell/faces";
import { t } from "../shell/i18n.svelte";
import { settings } from "../shell/settings.svelte";
import { describe } from "./description";
import { sentence, type Hearing, type Value } from "./said";

interface Known {
  key: string;
  words: FluentBundle;
  faces: ReadonlyMap<string, CardFace>;
}

let known: Known | null = $state.raw(null);
let wanted = "";

/**
 * Learn what is said at tables of this ruleset, and where cards are handed out one by one, those that may be read there.
 * Inside an `$effect` it is learned again when the language changes.
 */
export async function learn(game: string, ruleset: string, reading: Reading | null = null): Promise<void> {
  const lang = settings.lang;
  const key = [game, ruleset, lang, ...(reading ? [reading.table, reading.seat, ...reading.cards] : [])].join("/");
  wanted = key;
  if (known?.key !== key) {
    const named = reading ? facesAt(reading, lang) : cardsOf(ruleset, lang).then(({ faces }) => faces);
    const [{ words }, faces] = await Promise.all([describe(game, lang), named]);
    if (wanted !== key) return; // somebody has gone on meanwhile
    known = { key, words, faces };
  }
  catalogue.handOut(reading && known ? { ...reading, faces: known.faces } : null);
}

/** Nobody is at a table any more: what was handed out there is not shown elsewhere. */
export function leaveTable(): void {
  wanted = "";
  catalogue.handOut(null);
}

/** What is read at a table, from what its state says. */
export function readingOf(table: string, seat: number | null, cards: readonly string[] | null | undefined): Reading | null {
  return cards ? { table, seat, cards } : null;
}

/** What a card is called at one of its stages, where its game has such. */
function nameAt(face: CardFace | undefined, stage: number): string | undefined {
  return face !== undefined && "stages" in face ? face.stages.find((one) => one.stage === stage)?.name : undefined;
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
    return nameAt(this.#known?.faces.get(id), number) ?? this.card(id);
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
