/** How large the cards of a fan are, and how far apart. */

export interface Fanned {
  card: number; // px wide
  step: number; // from one card to the next; less than a card where they overlap
  rows: number;
}

const TALL = 1.46; // a card, for its width
const HEADING = 58; // the name of a pile, and the air around the cards
const LARGEST = 236;
const READABLE = 190; // the text of a card is, from here on
const LEAST = 104;
const LEAST_OF_TWO = 94; // in each of two rows
const CLOSEST = 0.5; // of a card is seen beside the next one
const GAP = 14;
const BETWEEN = 26; // two piles

/**
 * Narrow rooms have two rows that are scrolled. In wide ones the cards are as large as they lie beside each other; many close
 * up for a pointer, which brings each to the front, and are scrolled by a finger.
 */
export function laidOut(many: number, piles: number, width: number, height: number, closes = true): Fanned {
  const narrow = width < 560;
  const rows = narrow && many > 2 && height >= 2 * (LEAST_OF_TWO * TALL + 12) + HEADING ? 2 : 1;
  const air = (rows - 1) * 12 + HEADING;
  const tallest = Math.max(rows === 2 ? LEAST_OF_TWO : LEAST, (height - air) / rows / TALL);
  const room = width - 32 - (piles - 1) * BETWEEN;
  const columns = Math.ceil(many / rows);
  if (narrow) {
    const card = Math.floor(Math.min(tallest, columns > 2 ? room / 2.3 : (room - GAP) / Math.max(columns, 1.4), LARGEST));
    return { card, step: card + 10, rows };
  }
  const others = columns - piles;
  const beside = (room - others * GAP) / columns;
  const card = Math.floor(Math.min(tallest, LARGEST, Math.max(READABLE, beside)));
  const free = others > 0 ? (room - piles * card) / others : card + GAP;
  if (free >= card + GAP || (closes && free >= CLOSEST * card)) return { card, step: Math.floor(Math.min(card + GAP, free)), rows };
  return { card, step: closes ? Math.floor(card * 0.78) : card + GAP, rows };
}
