/** The table as a seat may see it. */
import type { AscensionView, AscensionViewSeats, State } from "../../../api/types.gen";

export type View = AscensionView;
export type SeatView = AscensionViewSeats;

export function viewOf(state: State): View {
  return state.view as View;
}
