/** Faces of cards that a game hands out at its tables, card by card: each is asked for once, when somebody may read it. */
import type { CardFace, FacesRead } from "../api/types.gen";
import { address, get } from "./api";

/** A table whose cards are handed out one by one, the seat that looks at it, and the cards that may be read there now. */
export interface Reading {
  table: string;
  seat: number | null;
  cards: readonly string[];
}

const MOST_TABLES = 8; // that are remembered, each in one language
const read = new Map<string, Map<string, CardFace>>();
const asked = new Map<string, Promise<void>>();

/** The faces of just these cards; those that nobody has asked for yet are asked for. */
export async function facesAt({ table, seat, cards }: Reading, lang: string): Promise<Map<string, CardFace>> {
  const place = `${table}/${seat}/${lang}`;
  const known = read.get(place) ?? new Map<string, CardFace>();
  read.delete(place);
  read.set(place, known); // the last one to be forgotten
  if (read.size > MOST_TABLES) read.delete(read.keys().next().value as string);
  const missing = cards.filter((card) => !known.has(card)).join(",");
  if (missing) await ask(table, seat, lang, missing, known);
  return new Map(cards.flatMap((card) => (known.has(card) ? [[card, known.get(card) as CardFace]] : [])));
}

/** Whoever asks for the same at the same time waits for the same. */
function ask(table: string, seat: number | null, lang: string, cards: string, known: Map<string, CardFace>): Promise<void> {
  const key = `${table}/${seat}/${lang}/${cards}`;
  let answer = asked.get(key);
  if (!answer) {
    answer = get<FacesRead>(`/tables/${table}/faces`, { seat, lang, cards })
      .then((told) => told.cards.forEach((face) => known.set(face.id, face)))
      .finally(() => asked.delete(key));
    asked.set(key, answer);
  }
  return answer;
}

/** Where the picture of a stage of such a card is. */
export function pictureAt({ table, seat }: Pick<Reading, "table" | "seat">, card: string, stage: number): string {
  return address(`/tables/${table}/pictures/${encodeURIComponent(card)}/${stage}`, { seat });
}
