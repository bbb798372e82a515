/** The measures of this table, as the styles read them. */
import { createContext } from "svelte";

import type { Shape } from "../../../table/shape.svelte";
import type { Board } from "./board.svelte";
import { measures, type Measures } from "./measures";

export class Room {
  #board: Board;
  readonly shape: Shape;

  constructor(board: Board, shape: Shape) {
    this.#board = board;
    this.shape = shape;
  }

  /** The seats of the others, in the order of turns, beginning after the one in front. */
  others: number[] = $derived.by(() => {
    const { me, front, view } = this.#board;
    const n = view.seats.length;
    if (me === null) return view.seats.map((seat) => seat.seat);
    return Array.from({ length: n - 1 }, (_, i) => (front + 1 + i) % n);
  });

  /** Whether there is room beside the others on a phone for what happened since the last turn. */
  roomAbove: boolean = $derived.by(() => this.shape.mode === "phone" && this.others.length + (this.#board.view.rival ? 1 : 0) < 3);

  of: Measures = $derived.by(() => {
    const { me, view } = this.#board;
    const plates = this.others.length + (view.rival ? 1 : 0);
    return measures(this.shape.mode, this.shape.width, this.shape.height, plates, me !== null && !view.over);
  });

  style: string = $derived.by(() => {
    const { of } = this;
    const sizes = {
      seam: of.gap,
      plates: of.plates,
      "row-card": of.row,
      "row-high": of.rowHigh,
      shelf: of.shelf,
      "hand-card": of.hand,
      "hand-high": of.handHigh,
      "line-high": of.line,
      "last-high": of.last,
      "left-wide": of.left,
      "right-wide": of.right,
      wing: of.wing,
      "dock-high": this.shape.mode === "low" ? of.handHigh : of.line + of.handHigh + of.last,
      "mini-card": 106,
    };
    const told = Object.entries(sizes).map(([name, size]) => `--${name}:${Math.round(size * 10) / 10}px`);
    return [...told, `--lines:${of.lines}`].join(";");
  });
}

export const [getRoom, setRoom] = createContext<Room>();
