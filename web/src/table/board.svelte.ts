/** What the parts of a board share: the state, what can be done, what is looked at. A game's board adds where things lie. */
import { createContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";

import type { ActionOffered, EventTold, HintTold, Live, Question, SeatTaken, State } from "../api/types.gen";
import { catalogue } from "../shell/catalogue.svelte";
import { t } from "../shell/i18n.svelte";
import type { IconName } from "../shell/icons/shapes";
import { settings } from "../shell/settings.svelte";
import { counted } from "./cards";
import { choiceOf, declineOf, inWords, NOTHING, type Choice, type Pile, type Target } from "./choice";
import { tableOf, type TableView } from "./common";
import type { Deed } from "./deeds";
import type { Beat, Opening } from "./director/beats";
import type { Hinter } from "./hints.svelte";
import { answersOf, endOf, placesOf, usefulLeft, type Places } from "./places";
import { firstOf } from "./protocol";
import { lastTurn, sinceMine, type Find } from "./recap";
import type { Cue, Motifs } from "./sounds";
import { namesOf, Speech } from "./speech.svelte";
import type { Line } from "./story";

/** What is shown in the side panel, or on a phone in a sheet. A game's board knows more kinds. */
export type Panel = { kind: "card"; card: string } | { kind: "log" } | { kind: "keys" };

/** What the board is told from outside. Without `act` it is only looked at; a replay is not even `live`. */
export interface BoardSource {
  state: State;
  log: EventTold[];
  me: number | null;
  act?: ((text: string) => void) | undefined;
  together?: ((texts: string[]) => void) | undefined; // several actions as one
  earlier?: (() => void) | undefined; // asks for what comes before the log
  live?: boolean; // left out: it is
}

const USUAL_BEAT = 260; // ms
const AS_EVER: readonly Live[] = []; // one and the same, so that a card of which nothing is new is not looked at again
/** How the events sound that most games have. */
const USUAL_CUES: Readonly<Record<string, Cue>> = {
  play: { voice: "card" },
  use: { voice: "bell" },
  draw: { voice: "swish" },
  reveal: { voice: "reveal" },
  turn: { voice: "turn" },
  end: { voice: "end" },
};

/** A key of this board alone. */
export interface Shortcut {
  key: string;
  words: string; // message key
  act: () => void;
}

/** With what somebody presses; what was carried somewhere is meant as it was dropped. */
export type Means = "mouse" | "finger" | "keys" | "drop";

/** What one should know before one's first turn. */
export interface Entry {
  heading: string;
  lines: string[];
}

/** A card that is held up before something is done with it. */
export interface Lifted {
  place: string | null;
  card: string;
}

/** What something costs, and what is left then of what one has. */
export interface Cost {
  words: string;
  have: number;
  left: number | null;
}

export class Board<Own extends { kind: string } = never> {
  #source: () => BoardSource;

  constructor(source: () => BoardSource) {
    this.#source = source;
  }

  panel: Panel | Own | null = $state.raw(null);
  hovered: string | null = $state(null); // the card that was pointed at last
  pointed: string | null = $state(null); // the place that is pointed at now, or has the focus
  looking = $state(false); // a click looks at a card instead of playing it
  picking: ActionOffered[] | null = $state.raw(null); // one place, several actions: which one?
  lifted: Lifted | null = $state.raw(null); // a card that is held up, with what can be done with it
  folded = $state(false); // cards that are spread over the table are put aside, to see it
  warned: ActionOffered | null = $state.raw(null); // what somebody wants to do and is asked about first
  why: number | null = $state(null); // the event whose reasons are shown
  meant: ActionOffered | null = $state.raw(null); // the answer that is pointed at
  hinter: Hinter | null = $state.raw(null); // whom to ask for a hint, where that can be
  dragged: string | null = $state(null); // the place whose card is being dragged
  over: string | null = $state(null); // the goal over which it is held
  beat: Beat | null = $state.raw(null); // what somebody else does just now
  spoken: { seat: number; text: string } | null = $state.raw(null); // what a bot says of it
  byKeys = false; // whether it was a key that was pressed last, not a pointer
  shortcuts: Shortcut[] = [];
  everyAnswer = false; // whether what can be done in a turn is listed like the answers of a choice
  staged = false; // whether this board can hold a card up and spread a pile over the table
  steady = true; // whether the buttons of a turn stay where they are while they cannot be used

  /** The colour of what was played last, for the light over the table; none where nothing was. */
  get tint(): string | null {
    return null;
  }

  state: State = $derived.by(() => this.#source().state);
  log: EventTold[] = $derived.by(() => this.#source().log);
  /** What the action that is pointed at takes of counters of the view, by their paths. */
  takes: Readonly<Record<string, number>> = $derived.by(() => {
    const there = this.pointed === null ? [] : this.at(this.pointed);
    return there.map(({ pays }) => pays ?? {}).find((pays) => Object.keys(pays).length > 0) ?? {};
  });

  /** How the parts of a card stand now that are not the same at all times. */
  now(card: string): readonly Live[] {
    return this.state.live?.[card] ?? AS_EVER;
  }

  /** Whether the log goes on further up than it is known here. */
  goesUp: boolean = $derived.by(() => this.#source().earlier !== undefined && firstOf(this.log) > 0);
  me: number | null = $derived.by(() => this.#source().me);
  #canAct: boolean = $derived.by(() => this.#source().act !== undefined);
  live: boolean = $derived.by(() => this.#source().live !== false);
  common: TableView = $derived(tableOf(this.state));
  #names: string = $derived(namesOf(this.state.seats));
  speech: Speech = $derived(new Speech(this.#names));
  question: Question | null = $derived(this.state.question);
  asked: boolean = $derived(this.me !== null && this.question?.player === this.me && this.#canAct);
  actions: ActionOffered[] = $derived(this.asked ? (this.question?.actions ?? []) : []);
  choosing: boolean = $derived(this.asked && this.question?.kind !== "turn");
  asking: string | null = $derived(this.choosing ? (this.question?.source ?? null) : null); // the card whose choice is pending
  answers: ActionOffered[] = $derived.by(() => (this.everyAnswer ? this.actions : answersOf(this.question?.kind ?? "turn", this.actions)));
  end: ActionOffered | undefined = $derived(endOf(this.actions));
  useful: ActionOffered[] = $derived(usefulLeft(this.actions));
  /** What a strong computer would do here, if that was asked for. */
  hint: HintTold | null = $derived.by(() => (this.asked ? (this.hinter?.at(this.state.revision) ?? null) : null));
  hinted: ActionOffered | null = $derived.by(() => this.actions.find(({ text }) => text === this.hint?.choices[0]?.text) ?? null);
  mayHint: boolean = $derived.by(() => this.hinter !== null && this.me !== null && this.state.may_hint === true);
  /** The seat whose area lies in front of us: our own, for a watcher the one whose turn it is. */
  front: number = $derived(this.me ?? this.common.turn_player);
  places: Places = $derived(placesOf(this.actions, (action) => this.placeOf(action)));

  /** The answers as they are laid out. */
  choice: Choice = $derived.by(() => {
    if (this.answers.length === 0) return NOTHING;
    if (this.everyAnswer) return inWords(this.answers);
    return choiceOf(this.answers, {
      placeOf: (action) => this.placeOf(action),
      open: this.open,
      stays: (place) => this.stays(place),
      pileOf: (action) => this.pileOf(action),
    });
  });
  #targets: ReadonlyMap<string, Target> = $derived(
    new Map(this.choice.all.flatMap((one) => (one.place === null ? [] : [[one.place, one]]))),
  );
  /** Whether something lies over the table: cards of a pile, or a question in words. */
  spread: boolean = $derived(
    this.staged && this.choosing && this.picking === null && this.choice.piles.length + this.choice.words.length > 0,
  );
  decline: ActionOffered | undefined = $derived(this.choosing ? declineOf(this.answers) : undefined);

  #narrow = new MediaQuery("(width <= 620px)", false);

  /** The places that lie open on this board, from left to right and from top to bottom. */
  get open(): readonly string[] {
    return [];
  }

  /** Whether a place stays in sight below what is spread over the table. */
  stays(_place: string): boolean {
    return false;
  }

  /** The pile out of which the card of an answer is spread over the table. */
  pileOf(_action: ActionOffered): Pile | null {
    return null;
  }

  /** What is done by an action, where its card is in sight. */
  verbOf(action: ActionOffered): string {
    return this.speech.text(action.label);
  }

  /** What an action costs, where the table says so. */
  costOf(_action: ActionOffered): Cost | null {
    return null;
  }

  /** What can be answered with the card at this place. */
  targetAt(place: string | null): Target | undefined {
    return this.choosing && place !== null ? this.#targets.get(place) : undefined;
  }

  /** What tells the card at a place from its equals that can be chosen too. */
  markAt(place: string | null): string {
    const target = this.targetAt(place);
    const [action] = target?.actions ?? [];
    const equal = this.choice.all.some((one) => one !== target && one.card === target?.card);
    return action && equal ? this.mark(action) : "";
  }

  /** The place of an action on this board; null where it is a matter of words alone. */
  placeOf(_action: ActionOffered): string | null {
    return null;
  }

  /** The names of the parts of the board on which a card from a place may be dropped now. */
  goals(_place: string): readonly string[] {
    return [];
  }

  /** A card was dropped on one of them. */
  drop(place: string, card: string, _goal: string): void {
    this.press(place, card, "drop");
  }

  /** A small picture of a card, where the game has one. */
  picture(_card: string): string | null {
    return null;
  }

  /** What tells an answer from another one in the same words, where the game has such a thing. */
  mark(_action: ActionOffered): string {
    return "";
  }

  /** The deed that an event is, where the others at the table want to know of it. */
  deedOf(_event: EventTold, _find: (number: number) => EventTold | undefined): Deed | null {
    return null;
  }

  /** Whether the log tells an event only to those who ask: what every turn consists of. */
  isBookkeeping(_event: EventTold): boolean {
    return false;
  }

  /** Whether an event is bookkeeping that nobody did to anybody. */
  isAside(event: EventTold, find: Find): boolean {
    return this.isBookkeeping(event) && this.deedOf(event, find) === null;
  }

  /** Whether a card lies open for everybody by it, as every turn brings new ones. */
  isFresh(_event: EventTold): boolean {
    return false;
  }

  /** Whether by it somebody has what he did not have: he wants to hear of it before all else. */
  isGain({ kind }: EventTold): boolean {
    return kind === "gain" || kind === "draw";
  }

  /** The new cards that lie open, in one sentence. */
  freshWords(_cards: readonly string[]): string {
    return "";
  }

  /** What one holds, and what one has to spend, in words for those who cannot see it. */
  get handWords(): string {
    return "";
  }

  get haveWords(): string {
    return "";
  }

  /** Cards as a list in words. */
  listed(cards: readonly string[]): string {
    return counted(cards)
      .map(({ card, count }) => (count > 1 ? `${this.speech.card(card)}, ${t("table-times", { count })}` : this.speech.card(card)))
      .join("; ");
  }

  /** The beat that an event opens; nothing where it goes with the one before it. */
  opens(event: EventTold, _before: Beat | undefined): Opening | null {
    return event.card === null && event.kind !== "turn" ? null : { kind: event.kind, ms: USUAL_BEAT };
  }

  /** How an event sounds; nothing where it is silent. */
  cueOf(event: EventTold): Cue | null {
    return USUAL_CUES[event.kind] ?? null;
  }

  /** The notes that cards of a family bring along. */
  get motifs(): Motifs {
    return {};
  }

  /** A sign for what was done, which tells it apart without its colour. */
  signOf(_deed: Deed): IconName {
    return "log";
  }

  /** What a deed has taken from the one who reads it, in few words. */
  lossOf(deed: Deed): string {
    return this.speech.line(deed.event);
  }

  /** Whether a deed is one to be proud of. */
  isGreat(_deed: Deed): boolean {
    return false;
  }

  /** What an event is worth in points to the one it happens to, where the game tells that. */
  worth(_event: EventTold): number {
    return 0;
  }

  /** How much they are worth, in words. */
  worthWords(_points: number): string {
    return "";
  }

  /** Lines of bookkeeping as one. */
  summary(lines: readonly Line[]): string {
    return t("table-log-lines", { count: lines.length });
  }

  /** What is told before the first turn, where a game is played alone. */
  get entry(): Entry | null {
    return null;
  }

  /** What a seat is called, or what plays without one. */
  called(seat: number | null): string {
    return seat === null ? "" : this.name(seat);
  }

  /** What somebody did in his last turn; without a seat, what plays without one. */
  lastTurn(seat: number | null): ReturnType<typeof lastTurn> {
    return lastTurn(this.log, seat, this.me, this);
  }

  /** What the others did since our last turn; only in a turn of ours. */
  since: ReturnType<typeof sinceMine> = $derived.by(() => (this.me === null ? null : sinceMine(this.log, this.me, this)));
  #away: number | null = $state(null); // the turn in which it was put away
  #opened: number | null = $state(null); // the revision at which it was asked for in full
  sinceAway: boolean = $derived(this.since !== null && this.#away === this.since.turn);
  sinceOpened: boolean = $derived(this.#opened === this.state.revision);

  /** Put away what happened since our last turn, or show it again in full. */
  putSince(away: boolean): void {
    this.#away = away ? (this.since?.turn ?? null) : null;
    this.#opened = away ? null : this.state.revision;
  }

  /** Before the table changes by these events: remember where the cards that will move lie now. */
  prepare(_fresh: readonly EventTold[]): void {}

  /** After the table has changed: what has arrived is seen when its beat comes. */
  settle(): void {}

  /** Once all that has arrived is drawn: a board may need some frames for it. */
  drawn(): Promise<void> {
    return Promise.resolve();
  }

  /** A beat begins: show how its cards move, within so many milliseconds. */
  launch(_beat: Beat, _ms: number): void {}

  /** Nothing moves any more: everything is where it is. */
  stop(): void {}

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

  /** Do it; where something would be lost by it, or it could not be taken back, only after a question. */
  act(action: ActionOffered): void {
    this.putDown();
    if (action.warning && this.warned?.text !== action.text) {
      this.warned = action;
      return;
    }
    this.warned = null;
    this.#source().act?.(action.text);
  }

  /** Do several things as one: all of them or none, and one undo takes all of them back. */
  actTogether(texts: string[]): void {
    this.putDown();
    this.#source().together?.(texts);
  }

  /** Whether the card at this place is the one that the answer pointed at means, or else a hint. */
  means(place: string | null): boolean {
    const meant = this.meant ?? this.hinted;
    return place !== null && this.me !== null && meant !== null && this.placeOf(meant) === place;
  }

  /** Ask for a hint; once it is there, do it. */
  takeHint(): void {
    if (!this.mayHint || !this.asked || this.me === null) return;
    if (this.hinted) this.act(this.hinted);
    else void this.hinter?.ask(this.me, this.state.revision);
  }

  at(place: string | null): ActionOffered[] {
    return place === null ? [] : (this.places.get(place) ?? []);
  }

  /** What is held up is put down again. */
  putDown(): void {
    this.picking = null;
    this.lifted = null;
  }

  /** Whether a card is held up before anything is done with it: where a finger may have meant to read it. */
  lifts(by: Means): boolean {
    return this.staged && !settings.oneTap && (by === "finger" || (by === "mouse" && this.#narrow.current));
  }

  /** A thing on the table was clicked: do what can be done there, or look at the card. */
  press(place: string | null, card: string, by: Means = "mouse"): void {
    const actions = this.at(place);
    const [only] = actions;
    if (this.looking || !only) this.inspect(card);
    else if (actions.length === 1 && !this.lifts(by)) this.act(only);
    else if (this.staged) this.lifted = { place, card };
    else this.picking = actions;
  }

  /** What can be done with the card that is held up. */
  get liftedFor(): ActionOffered[] {
    return this.lifted ? this.at(this.lifted.place) : [];
  }

  /** Take an answer: where it is one of several for the same card, after another question. */
  take({ place, card, actions }: Target): void {
    const [only, more] = actions;
    if (more && this.staged && card !== null) this.lifted = { place, card };
    else if (more) this.picking = actions;
    else if (only) this.act(only);
  }

  /** The key of an answer; 0 declines. What lies face down is not answered unseen. */
  takeKey(n: number): void {
    const listed = this.picking ?? (this.lifted ? this.liftedFor : null);
    const found = this.choice.all[n - 1];
    if (listed) {
      const action = listed[n - 1];
      if (action) this.act(action);
    } else if (n === 0) {
      if (this.decline) this.act(this.decline);
    } else if (found && !(this.folded && !this.choice.here.includes(found))) this.take(found);
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

  toggle(panel: Panel | Own): void {
    this.panel = JSON.stringify(this.panel) === JSON.stringify(panel) ? null : panel;
  }

  /** How many cards could be played one by one, where that is done from a hand. */
  get playable(): number {
    return 0;
  }

  /** What can be done with a card at a place, for those who cannot see it. */
  label(place: string | null, card: string): string {
    const [only, more] = this.at(place);
    if (!only) return catalogue.name(card);
    return more ? t("table-several", { card: catalogue.name(card) }) : this.speech.text(only.label);
  }
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a part of every board does not care what else is looked at
export type AnyBoard = Board<any>;

export const [getBoard, setBoard] = createContext<AnyBoard>();
