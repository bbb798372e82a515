/** The board of this game: where its cards lie, what can be looked at, what flies. */
import type { ActionOffered, EventTold } from "../../../api/types.gen";
import { t } from "../../../shell/i18n.svelte";
import type { IconName } from "../../../shell/icons/shapes";
import { Board as TableBoard, getBoard as getTableBoard, type Shortcut } from "../../../table/board.svelte";
import type { Deed } from "../../../table/deeds";
import type { Beat, Opening } from "../../../table/director/beats";
import type { Line } from "../../../table/story";
import { viewOf, type SeatView, type View } from "./view";
import { artOf } from "../cards/art";
import { faceOf } from "../cards/faces";
import { opens } from "./beats";
import { deedOf, isBookkeeping } from "./deeds";
import { Flights } from "./flights";
import { goal, placeOf } from "./places";
import { lossOf, signOf, summary } from "./telling";

/** What can be looked at beside cards and log. */
export type Looked =
  { kind: "seat"; seat: number } | { kind: "rival" } | { kind: "zone"; zone: "discard" | "deck" | "void" | "center"; seat: number | null };

export class Board extends TableBoard<Looked> {
  view: View = $derived(viewOf(this.state));
  #flights = new Flights((card) => this.picture(card));

  override shortcuts: Shortcut[] = [
    { key: "d", words: "table-keys-deck", act: () => this.toggle({ kind: "zone", zone: "deck", seat: this.front }) },
    { key: "r", words: "table-keys-since", act: () => this.putSince(!this.sinceAway) },
  ];

  seat(seat: number): SeatView {
    const found = this.view.seats[seat];
    if (!found) throw new Error(`No seat ${seat} at this table`);
    return found;
  }

  override placeOf(action: ActionOffered): string | null {
    return this.me === null ? null : placeOf(action, this.me);
  }

  override get playable(): number {
    const hand = this.me === null ? [] : (this.seat(this.me).hand.cards ?? []);
    return hand.filter((card) => this.at(`hand:${this.me}:${card}`).some((action) => action.group === "play")).length;
  }

  override goals(place: string): readonly string[] {
    const there = this.at(place).length > 0 ? goal(place) : null;
    return there === null ? [] : [there];
  }

  override picture(card: string): string | null {
    const face = faceOf(card);
    return face ? artOf(face) : null;
  }

  override deedOf(event: EventTold, find: (number: number) => EventTold | undefined): Deed | null {
    return deedOf(event, find);
  }

  override isBookkeeping(event: EventTold): boolean {
    return isBookkeeping(event);
  }

  override signOf(deed: Deed): IconName {
    return signOf(deed);
  }

  override lossOf(deed: Deed): string {
    return lossOf(deed, this.speech);
  }

  override worth({ kind, resource, amount }: EventTold): number {
    return kind === "gain" && resource === "honor" ? amount : 0;
  }

  override worthWords(points: number): string {
    return t("table-honor-won", { count: points });
  }

  override summary(lines: readonly Line[]): string {
    return summary(lines, this.speech) || super.summary(lines);
  }

  override called(seat: number | null): string {
    const { rival } = this.view;
    return seat === null && rival ? t(`table-rival-${rival.name}`) : super.called(seat);
  }

  override opens(event: EventTold, before: Beat | undefined): Opening | null {
    return opens(event, before);
  }

  override prepare(fresh: readonly EventTold[]): void {
    this.#flights.prepare(document, fresh);
  }

  override settle(): void {
    this.#flights.settle(document);
  }

  override launch(beat: Beat, ms: number): void {
    this.#flights.launch(document, beat, ms);
  }

  override stop(): void {
    this.#flights.stop();
  }
}

export function getBoard(): Board {
  return getTableBoard() as Board;
}
