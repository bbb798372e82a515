/** How large everything on the table is in the room that it has: no zone is ever pushed out by another. */
import type { Mode } from "../../../table/shape.svelte";

const RATIO = 1.46; // a card's height to its width
const SLOTS = 6;

export interface Measures {
  lines: number; // of the row
  gap: number;
  plates: number; // height of the others' line
  row: number; // width of a card of the row
  rowHigh: number; // all of its lines
  shelf: number; // height of what lies in front of us
  hand: number; // width of a card of the hand
  handHigh: number;
  line: number; // of words, above the hand
  last: number; // of buttons, below the hand
  left: number; // width of what lies left of the row
  right: number; // width of what lies right of it
  wing: number; // width of each end of the hand
  piles: number; // columns of the cards that are always available
}

const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** Beside each other: a row between two wings, the shelf, the hand between two ends. */
function wide(width: number, height: number, others: number, upright: boolean, held: boolean): Measures {
  const lines = upright ? 2 : 1;
  const columns = SLOTS / lines;
  const gap = clamp(5, height * 0.0105, 14);
  const line = !held ? clamp(64, height * 0.1, 120) : upright ? 52 : height < 640 ? 44 : 48;
  const last = upright && held ? 56 : 0;
  const plates = others > 2 ? clamp(84, height * 0.112, 150) : clamp(50, height * 0.084, 108);
  const rest = height - plates - line - last - 5 * gap;
  const shelf = clamp(84, rest * 0.2, 250);
  const left = clamp(upright ? 82 : 58, width * 0.07, 150);
  const column = clamp(86, width * 0.094, 220);
  const share = (rest - shelf) * (!held ? 1 : upright ? 0.68 : height > 780 ? 0.47 : 0.5);
  const free = width - 24 - left - 3 * gap - (columns - 1) * gap; // for the cards of the row and those beside it
  const row = Math.min((free - column) / columns, (share - (lines - 1) * gap) / lines / RATIO);
  const rowHigh = lines * row * RATIO + (lines - 1) * gap;
  const third = Math.min(row, (free - columns * row - 2 * gap) / 3); // as wide as one of the row, where there is room
  const piles = lines === 1 && third > row * 0.8 ? 3 : 1;
  const right = piles === 3 ? 3 * third + 2 * gap : column;
  const wing = upright ? 0 : clamp(150, width * 0.15, 300);
  const handHigh = !held ? 0 : Math.min(rest - shelf - rowHigh, height * 0.36, ((width - 2 * wing - 40) / (upright ? 3.9 : 5.05)) * RATIO);
  return {
    lines,
    gap,
    plates,
    row,
    rowHigh,
    shelf: rest - rowHigh - handHigh,
    hand: Math.max(0, handHigh - 15) / RATIO,
    handHigh,
    line,
    last,
    left,
    right,
    wing,
    piles,
  };
}

/** One below the other: two lines of three, a rail, the hand, the buttons under the thumb. */
function phone(width: number, height: number, held: boolean): Measures {
  const [gap, plates, line, last] = [4, 46, 46, held ? 52 : 46];
  const rest = height - plates - line - last - 5 * gap;
  const row = (width - 16 - 2 * 6) / 3;
  const shelf = held ? clamp(60, rest * 0.15, 92) : clamp(60, rest - 2 * row * RATIO - 6, 170);
  const handHigh = !held ? 0 : clamp(96, (rest - shelf) * 0.34, Math.min(190, width * 0.39));
  const rowHigh = Math.min(rest - shelf - handHigh, 2 * row * RATIO + 6);
  const high = held ? rest - shelf - rowHigh : 0;
  return {
    lines: 2,
    gap,
    plates,
    row,
    rowHigh,
    shelf,
    hand: Math.max(0, high - 12) / RATIO,
    handHigh: high,
    line,
    last,
    left: 0,
    right: 0,
    wing: 0,
    piles: 3,
  };
}

/** A phone held sideways: the others in a column at the left, the row and the shelf beside it, the hand below. */
function low(width: number, height: number, held: boolean): Measures {
  const gap = 4;
  const left = clamp(92, width * 0.155, 128);
  const handHigh = held ? clamp(88, height * 0.34, 130) : 48;
  const rest = height - handHigh - 4 * gap;
  const shelf = clamp(52, rest * 0.34, 74);
  return {
    lines: 1,
    gap,
    plates: height - handHigh - 3 * gap,
    row: (width - left - 8 - 7 * gap) / SLOTS,
    rowHigh: rest - shelf,
    shelf,
    hand: Math.max(0, handHigh - 6) / RATIO,
    handHigh,
    line: 44,
    last: 0,
    left,
    right: 0,
    wing: 0,
    piles: 3,
  };
}

/** `held`: whether there is a hand to be shown. */
export function measures(mode: Mode, width: number, height: number, others: number, held = true): Measures {
  if (mode === "phone") return phone(width, height, held);
  if (mode === "low") return low(width, height, held);
  return wide(width, height, others, mode === "tablet", held);
}

/** The width at which so many cards fit a box, in as many lines as that takes. */
export function fit(count: number, width: number, height: number, ratio: number, gap: number, most: number): number {
  let best = 0;
  for (let lines = 1; lines <= Math.max(1, count); lines += 1) {
    const columns = Math.ceil(count / lines);
    const across = (width - (columns - 1) * gap) / columns;
    const down = (height - (lines - 1) * gap) / lines / ratio;
    best = Math.max(best, Math.min(across, down));
    if (down < best) break;
  }
  return Math.floor(Math.min(best, most));
}
