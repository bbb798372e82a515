/** What the parts of the board share: the view, where one can act, what is looked at. */
import { createContext } from "svelte";

import type { ActionOffered, EventTold, Question, SeatTaken, State } from "../api/types.gen";
import { catalogue } from "../shell/catalogue.svelte";
import { t } from "../shell/i18n.svelte";
import { answersOf, endOf, placeOf, placesOf, usefulLeft, type Places } from "../games/ascension/board/places";
import { firstOf } from "./protocol";
import { viewOf, type SeatView, type View } from "./view";

/** What is shown in the side panel, or on a phone in the sheet above the hand. */
export type Panel =
  | { kind: "card"; card: string }
  | { kind: "seat"; seat: number }
  | { kind: "rival" }
  | { kind: "zone"; zone: "discard" | "deck" | "void" | "center"; seat: number | null }
  | { kind: "log" }
  | { kind: "keys" };

/** What the board is told from outside. Without `act` it is only looked at; a replay is not even `live`. */
export interface BoardSource {
  state: State;
  log: EventTold[];
  me: number | null;
  act?: ((text: string) => void) | undefined;
  earlier?: (() => void) | undefined; // asks for what comes before the log
  live?: boolean; // left out: it is
}

export class Board {
  #source: () => BoardSource;

  constructor(source: () => BoardSource) {
    this.#source = source;
  }

  panel: Panel | null = $state.raw(null);
  hovered: string | null = $state(null); // the card that was pointed at last
  looking = $state(false); // a click looks at a card instead of playing it
  picking: ActionOffered[] | null = $state.raw(null); // one place, several actions: which one?
  why: number | null = $state(null); // the event whose reasons are shown
  meant: ActionOffered | null = $state.raw(null); // the answer that is pointed at
  dragged: string | null = $state(null); // the place that is being dragged
  rivalName = $state("samael"); // who plays against a single player

  state: State = $derived.by(() => this.#source().state);
  log: EventTold[] = $derived.by(() => this.#source().log);
  /** Whether the log goes on further up than it is known here. */
  goesUp: boolean = $derived.by(() => this.#source().earlier !== undefined && firstOf(this.log) > 0);
  me: number | null = $derived.by(() => this.#source().me);
  #canAct: boolean = $derived.by(() => this.#source().act !== undefined);
  live: boolean = $derived.by(() => this.#source().live !== false);
  view: View = $derived(viewOf(this.state));
  question: Question | null = $derived(this.state.question);
  asked: boolean = $derived(this.me !== null && this.question?.player === this.me && this.#canAct);
  actions: ActionOffered[] = $derived(this.asked ? (this.question?.actions ?? []) : []);
  places: Places = $derived(placesOf(this.actions, this.me));
  choosing: boolean = $derived(this.asked && this.question?.kind !== "turn");
  asking: string | null = $derived(this.choosing ? (this.question?.source ?? null) : null); // the card whose choice is pending
  answers: ActionOffered[] = $derived(answersOf(this.question?.kind ?? "turn", this.actions));
  end: ActionOffered | undefined = $derived(endOf(this.actions));
  useful: ActionOffered[] = $derived(usefulLeft(this.actions));
  /** The seat whose area lies in front of us: our own, for a watcher the one whose turn it is. */
  front: number = $derived(this.me ?? this.view.turn_player);

  seat(seat: number): SeatView {
    const found = this.view.seats[seat];
    if (!found) throw new Error(`No seat ${seat} at this table`);
    return found;
  }

  taken(seat: number): SeatTaken | undefined {
    return this.state.seats[seat];
  }

  name(seat: number): string {
    return this.taken(seat)?.name || t("lobby-seat", { n: seat + 1 });
  }

  /** Read further up in the log. */
  readUp(): void {
    if (this.goesUp) this.#source().earlier?.();
  }

  act(action: ActionOffered): void {
    this.picking = null;
    this.#source().act?.(action.text);
  }

  /** Whether the card at this place is the one that the answer pointed at means. */
  means(place: string | null): boolean {
    return place !== null && this.me !== null && this.meant !== null && placeOf(this.meant, this.me) === place;
  }

  at(place: string | null): ActionOffered[] {
    return place === null ? [] : (this.places.get(place) ?? []);
  }

  /** A thing on the table was clicked: do what can be done there, or look at the card. */
  press(place: string | null, card: string): void {
    const actions = this.at(place);
    const [only] = actions;
    if (this.looking || !only) this.inspect(card);
    else if (actions.length === 1) this.act(only);
    else this.picking = actions;
  }

  inspect(card: string): void {
    this.panel = { kind: "card", card };
  }

  /** Nobody points at the card any more. In a choice the card that asks is shown again; else the last one stays to be read. */
  unpoint(card: string): void {
    if (this.asking !== null && this.hovered === card) this.hovered = null;
  }

  /** A choice has come up: what was looked at before makes room for the card that asks. */
  turnToAsking(): void {
    this.hovered = null;
    if (this.panel?.kind === "card") this.panel = null;
  }

  toggle(panel: Panel): void {
    this.panel = JSON.stringify(this.panel) === JSON.stringify(panel) ? null : panel;
  }

  /** What can be done with a card at a place, for those who cannot see it. */
  label(place: string | null, card: string): string {
    const [only, more] = this.at(place);
    if (!only) return catalogue.name(card);
    return more ? t("table-several", { card: catalogue.name(card) }) : only.label;
  }
}

export const [getBoard, setBoard] = createContext<Board>();
