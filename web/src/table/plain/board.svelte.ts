/** The board of a game for which nobody has drawn one. */
import type { ActionOffered } from "../../api/types.gen";
import { Board, getBoard as getTableBoard } from "../board.svelte";
import { Description } from "./description.svelte";
import { layoutOf, placeOf, type Layout } from "./layout";

export class PlainBoard extends Board {
  readonly description = new Description();
  layout: Layout | null = $derived.by(() => (this.description.fields ? layoutOf(this.description.fields, this.state.view) : null));

  override everyAnswer = true;
  override steady = false;

  override placeOf(action: ActionOffered): string | null {
    return this.me === null ? null : placeOf(action, this.me);
  }
}

export function getBoard(): PlainBoard {
  return getTableBoard() as PlainBoard;
}
