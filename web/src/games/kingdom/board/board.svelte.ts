/** The board of a kingdom: what its cards can do, and what can be looked at. */
import type { ActionOffered } from "../../../api/types.gen";
import { Board as TableBoard, getBoard as getTableBoard, type Shortcut } from "../../../table/board.svelte";
import { offersOf, placeOf, type Offers } from "./places";
import { shownCard, stageOf, viewOf, type Shown, type View } from "./view";

export type Zone = "discard" | "deck" | "box" | "gone";

/** What can be looked at beside cards and log. */
export type Looked = { kind: "zone"; zone: Zone };

export class Board extends TableBoard<Looked> {
  view: View = $derived(viewOf(this.state));

  override steady = false; // a turn ends by one of several actions, which stand on the cards

  advance: ActionOffered | undefined = $derived(this.actions.find((action) => action.text === "advance"));
  pass: ActionOffered | undefined = $derived(this.actions.find((action) => action.text === "pass"));
  goOn: ActionOffered | undefined = $derived(this.actions.find((action) => action.text === "go on"));

  override shortcuts: Shortcut[] = [
    { key: "a", words: "table-keys-advance", act: () => this.tryTo(this.advance) },
    { key: "n", words: "table-keys-next", act: () => this.tryTo(this.goOn ?? this.pass) },
    { key: "d", words: "table-keys-discard", act: () => this.toggle({ kind: "zone", zone: "discard" }) },
  ];

  tryTo(action: ActionOffered | undefined): void {
    if (action) this.act(action);
  }

  override placeOf(action: ActionOffered): string | null {
    return placeOf(action);
  }

  /** What a card can do now. */
  offers(card: number): Offers {
    return offersOf(this.at(`card:${card}`));
  }

  shown(card: string): Shown | undefined {
    return shownCard(this.view, card);
  }

  stage(card: string): number | undefined {
    return stageOf(this.view, card);
  }
}

export function getBoard(): Board {
  return getTableBoard() as Board;
}
