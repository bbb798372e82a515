/** The board of this game: where its cards lie, what can be looked at, what flies. */
import { MediaQuery } from "svelte/reactivity";

import type { ActionOffered, EventTold } from "../../../api/types.gen";
import { catalogue } from "../../../shell/catalogue.svelte";
import { has, t } from "../../../shell/i18n.svelte";
import type { IconName } from "../../../shell/icons/shapes";
import { Board as TableBoard, getBoard as getTableBoard, type Cost, type Entry, type Shortcut } from "../../../table/board.svelte";
import type { Pile } from "../../../table/choice";
import type { Deed } from "../../../table/deeds";
import type { Beat, Opening } from "../../../table/director/beats";
import { canMove } from "../../../table/motion";
import type { Cue, Motifs } from "../../../table/sounds";
import type { Line } from "../../../table/story";
import { viewOf, type SeatView, type View } from "./view";
import { artOf } from "../cards/art";
import { faceOf } from "../cards/faces";
import { opens } from "./beats";
import { cardsIn, openPlaces, zoneOf } from "./choices";
import { cueOf, MOTIFS } from "./cues";
import { deedOf, isBookkeeping } from "./deeds";
import { Drawing } from "./drawing";
import { rivalName, rulesOfDuel } from "./duel";
import { Flights } from "./flights";
import { goal, placeOf } from "./places";
import { lossOf, signOf, summary } from "./telling";

/** What can be looked at beside cards and log. */
export type Looked =
  { kind: "seat"; seat: number } | { kind: "rival" } | { kind: "zone"; zone: "discard" | "deck" | "void" | "center"; seat: number | null };

const DEAR = 6; // Runes or Power: a card that is not had in every turn

export class Board extends TableBoard<Looked> {
  view: View = $derived(viewOf(this.state));
  #flights = new Flights((card) => this.picture(card));
  readonly drawing = new Drawing();
  override staged = true;
  dealt = $state(false); // the first cards are being laid out
  #low = new MediaQuery("(height < 480px)", false);
  #open: readonly string[] = $derived(openPlaces(this.view, this.front));

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
    if (action.group === "reward" && action.card !== null) return `reward:${action.card}`; // it lies nowhere any more
    return this.me === null ? null : placeOf(action, this.me);
  }

  override get tint(): string | null {
    const last = this.seat(this.common.turn_player).played.at(-1);
    const faction = last && faceOf(last)?.faction;
    return faction ? `var(--${faction})` : null;
  }

  override get playable(): number {
    const hand = this.me === null ? [] : (this.seat(this.me).hand.cards ?? []);
    return hand.filter((card) => this.at(`hand:${this.me}:${card}`).some((action) => action.group === "play")).length;
  }

  /** Of two equal cards of the row each lies in a space of its own. */
  override mark({ slot }: ActionOffered): string {
    return slot === null ? "" : t("table-space", { n: slot });
  }

  override get open(): readonly string[] {
    return this.#open;
  }

  /** The hand lies below whatever is spread over the table, where there is room for both. */
  override stays(place: string): boolean {
    return place.startsWith("hand:") && !this.#low.current;
  }

  override pileOf(action: ActionOffered): Pile | null {
    const place = this.placeOf(action);
    if (place === null) return null;
    const { zone, seat } = zoneOf(place);
    const cards = cardsIn(this.view, zone, seat);
    const name = this.#zoneName(zone, cards.length) ?? this.#headingOf(action);
    return { key: `${zone}:${seat}`, name: seat === null || seat === this.me ? name : `${name} · ${this.name(seat)}`, cards };
  }

  #zoneName(zone: string, count: number): string | undefined {
    if (zone === "discard" || zone === "void" || zone === "hand") return t(`zone-${zone}-count`, { count });
    if (zone === "construct" || zone === "played") return t(zone === "played" ? "zone-played" : "zone-constructs");
    return zone === "row" ? t("zone-center-row") : undefined;
  }

  /** The heading under which the server lists an action: a verb in a turn, a zone in a choice. */
  #headingOf({ label }: ActionOffered): string {
    const heading = typeof label === "object" && label[0] === "said" ? label[2].group : undefined;
    return this.speech.text(heading ?? label);
  }

  override verbOf(action: ActionOffered): string {
    const kind = this.question?.kind ?? "turn";
    if (action.group === "teammate") return super.verbOf(action);
    if (kind === "turn") return this.#headingOf(action);
    return has(`verb-${kind}`) ? t(`verb-${kind}`) : t("button-choose");
  }

  /** In a choice: what is done with the card, and where it lies, unless its space is told. */
  override label(place: string | null, card: string): string {
    const [only, more] = this.at(place);
    if (!this.choosing || !only || more || only.card !== card || only.group === "teammate") return super.label(place, card);
    const { group: zone, what = catalogue.name(card) } = typeof only.label === "object" && only.label[0] === "said" ? only.label[2] : {};
    const words = `${this.verbOf(only)}: ${this.speech.text(what)}`;
    return zone === undefined || this.markAt(place) ? words : `${words}, ${this.speech.text(zone)}`;
  }

  /** What the server says that an action takes; where it takes from one counter alone, what is left there. */
  override costOf({ pays = {} }: ActionOffered): Cost | null {
    const { runes = 0, restricted_runes: restricted = 0, power = 0 } = pays;
    const parts = [
      ...(runes + restricted > 0 ? [t("cost-runes", { count: runes + restricted })] : []),
      ...(power > 0 ? [t("cost-power", { count: power })] : []),
    ];
    if (parts.length === 0) return null;
    const have = power > 0 ? this.view.power : this.view.runes;
    return { words: parts.join(" · "), have, left: restricted > 0 || parts.length > 1 ? null : have - (power || runes) };
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

  override isFresh({ kind, card }: EventTold): boolean {
    return kind === "refill" && card !== null;
  }

  override freshWords(cards: readonly string[]): string {
    return t("table-fold-refill", { cards: this.listed(cards) });
  }

  override get handWords(): string {
    const cards = this.me === null ? undefined : this.seat(this.me).hand.cards;
    return cards && cards.length > 0 ? t("table-in-hand", { cards: this.listed(cards) }) : "";
  }

  override get haveWords(): string {
    const { runes, restricted_runes: restricted, power } = this.view;
    const words = [
      runes > 0 ? t("cost-runes", { count: runes }) : "",
      power > 0 ? t("cost-power", { count: power }) : "",
      restricted > 0 ? t("res-restricted-runes", { count: restricted }) : "",
    ].filter(Boolean);
    return words.length > 0 ? t("table-you-have", { what: words.join(", ") }) : "";
  }

  override signOf(deed: Deed): IconName {
    return signOf(deed);
  }

  override lossOf(deed: Deed): string {
    return lossOf(deed, this.speech);
  }

  override isGreat({ kind, card }: Deed): boolean {
    return (kind === "acquire" || kind === "defeat") && (faceOf(card ?? "")?.cost ?? 0) >= DEAR;
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

  override get entry(): Entry | null {
    return this.view.rival ? { heading: t(`duel-heading-${this.view.rival.name}`), lines: rulesOfDuel(this.view) } : null;
  }

  override called(seat: number | null): string {
    const { rival } = this.view;
    return seat === null && rival ? rivalName(this.view) : super.called(seat);
  }

  override opens(event: EventTold, before: Beat | undefined): Opening | null {
    return opens(event, before);
  }

  override cueOf(event: EventTold): Cue | null {
    return cueOf(event);
  }

  override get motifs(): Motifs {
    return MOTIFS;
  }

  override prepare(fresh: readonly EventTold[]): void {
    this.#flights.prepare(document, fresh);
    this.drawing.later = fresh.length > 0 && canMove();
  }

  override settle(): void {
    this.#flights.settle(document);
    this.drawing.begin();
  }

  override drawn(): Promise<void> {
    return this.drawing.end();
  }

  override launch(beat: Beat, ms: number): void {
    this.#flights.launch(document, beat, ms);
  }

  override stop(): void {
    this.drawing.finish();
    this.#flights.stop();
  }
}

export function getBoard(): Board {
  return getTableBoard() as Board;
}
