/** The board of a kingdom: what its cards can do, and what can be looked at. */
import type { ActionOffered, EventTold, ReachableRead, ReachableTold } from "../../../api/types.gen";
import { get } from "../../../shell/api";
import { catalogue } from "../../../shell/catalogue.svelte";
import { t } from "../../../shell/i18n.svelte";
import { settings } from "../../../shell/settings.svelte";
import { Board as TableBoard, getBoard as getTableBoard, type Shortcut } from "../../../table/board.svelte";
import { answersOf } from "../../../table/places";
import type { Cue } from "../../../table/sounds";
import { faceOf, nameOf } from "../cards/faces";
import { RESOURCES } from "../cards/resources";
import { cueOf } from "./cues";
import { newlyMet, type Before, type Met } from "./met";
import { inBoardOrder, offersOf, placeOf, type Offers } from "./places";
import { cardsInOrder, shownCard, stageOf, viewOf, type Shown, type View } from "./view";

export type Zone = "discard" | "deck" | "box" | "gone";

/** What can be looked at beside cards and log. */
export type Looked = { kind: "zone"; zone: Zone };

/** Something that can be done with a card: now, or after others have produced. */
export interface Deed {
  text: string; // of the action
  words: string;
  effect: string;
  near: boolean; // others produce first
  act: () => void;
}

/** The name of the part of the board on which a card is dropped for an action. */
export function goalOf(text: string): string {
  return text.replaceAll(" ", ".");
}

export class Board extends TableBoard<Looked> {
  view: View = $derived(viewOf(this.state));

  override steady = false; // a turn ends by one of several actions, which stand on the cards

  advance: ActionOffered | undefined = $derived(this.actions.find((action) => action.text === "advance"));
  pass: ActionOffered | undefined = $derived(this.actions.find((action) => action.text === "pass"));
  goOn: ActionOffered | undefined = $derived(this.actions.find((action) => action.text === "go on"));

  /** To go on is one button, where turns end; every other question is answered by what it offers, in the order of the board. */
  override answers: ActionOffered[] = $derived(
    this.question?.kind === "next" ? [] : inBoardOrder(answersOf(this.question?.kind ?? "turn", this.actions), cardsInOrder(this.view)),
  );

  /** The key of a card that is an answer where it lies. */
  keyOf(card: string): number | undefined {
    const place = `card:${card}`;
    return this.at(place).length === 1 ? this.targetAt(place)?.n : undefined;
  }

  override shortcuts: Shortcut[] = [
    { key: "a", words: "table-keys-advance", act: () => this.tryTo(this.advance) },
    { key: "n", words: "table-keys-next", act: () => this.tryTo(this.goOn ?? this.pass) },
    { key: "d", words: "table-keys-discard", act: () => this.toggle({ kind: "zone", zone: "discard" }) },
  ];

  #reach: ReachableRead | null = $state.raw(null);
  #asked = -1; // the revision for which it was asked

  /** What could be done after something else; known a moment after the state itself. */
  reach: readonly ReachableTold[] = $derived(this.asked && this.#reach?.revision === this.state.revision ? this.#reach.actions : []);

  /** Ask what is within reach now: once for each state of a turn in which somebody is asked. */
  async look(table: string): Promise<void> {
    const { revision } = this.state;
    if (!this.asked || this.question?.kind !== "turn" || this.#asked === revision) return;
    this.#asked = revision;
    try {
      this.#reach = await get<ReachableRead>(`/tables/${table}/reachable`, { seat: this.me });
    } catch {
      this.#asked = -1; // the table is played without it, and asks again
    }
  }

  tryTo(action: ActionOffered | undefined): void {
    if (action) this.act(action);
  }

  /** What makes an action possible that is not possible yet. */
  wayTo(text: string): ReachableTold | undefined {
    return this.reach.find((one) => one.text === text && one.first.length > 0);
  }

  /** Why an action is out of reach. */
  whyNot(text: string): string {
    const found = this.reach.find((one) => one.text === text && one.first.length === 0);
    return found ? this.speech.text(found.label) : "";
  }

  /** What a card could do after others have produced. */
  ways(card: string): ReachableTold[] {
    return this.reach.filter((one) => one.card === card && one.first.length > 0);
  }

  takeWay(way: ReachableTold): void {
    this.actTogether([...way.first, way.text]);
  }

  deeds(card: string): Deed[] {
    return [
      ...this.at(`card:${card}`).map((action) => ({
        text: action.text,
        words: this.speech.text(action.label),
        effect: action.effect,
        near: false,
        act: () => this.act(action),
      })),
      ...this.ways(card).map((way) => ({
        text: way.text,
        words: this.speech.text(way.label),
        effect: "",
        near: true,
        act: () => this.takeWay(way),
      })),
    ];
  }

  /** What can be done with the card that is being dragged; where it would be discarded to produce. */
  carried: Deed[] = $derived(this.dragged === null ? [] : this.deeds(cardAt(this.dragged)));
  producing: Deed | undefined = $derived(this.carried.find((deed) => deed.text.startsWith("produce ")));

  override goals(place: string): readonly string[] {
    return this.question?.kind === "turn" ? this.deeds(cardAt(place)).map((deed) => goalOf(deed.text)) : [];
  }

  override drop(_place: string, card: string, goal: string): void {
    this.deeds(card)
      .find((deed) => goalOf(deed.text) === goal)
      ?.act();
  }

  #met: readonly Met[] = $state.raw([]);
  #fresh: readonly EventTold[] = [];
  #before: Before = { offered: [], sided: null };

  /** Cards that have just been discovered and wait to be seen, once what is printed on them is there. */
  met: readonly Met[] = $derived(this.#met.every(({ card }) => faceOf(card)) ? this.#met : []);

  goOnFromMet(): void {
    this.#met = [];
  }

  override prepare(fresh: readonly EventTold[]): void {
    this.#fresh = fresh;
    this.#before = {
      offered: this.view.offered ?? [],
      sided: this.question?.kind === "side" ? this.question.card : null,
    };
  }

  /** A newer state makes room for what it brings: nobody is shown what was new before. */
  override settle(): void {
    if (this.#fresh.length > 0) this.#met = settings.speed === "instant" ? [] : newlyMet(this.#fresh, this.question, this.#before);
    this.#fresh = [];
  }

  override get handWords(): string {
    const cards = this.view.play.map(({ card, stage }) => nameOf(String(card), stage));
    return cards.length > 0 ? t("table-in-play", { cards: cards.join("; ") }) : "";
  }

  override get haveWords(): string {
    const words = RESOURCES.filter((one) => this.view.pool[one]).map((one) => `${t(`resource-${one}`)}: ${this.view.pool[one]}`);
    return words.length > 0 ? t("table-pool", { what: words.join(", ") }) : "";
  }

  override cueOf(event: EventTold): Cue | null {
    return cueOf(event);
  }

  override placeOf(action: ActionOffered): string | null {
    return placeOf(action);
  }

  override picture(card: string): string | null {
    const stage = this.stage(card);
    return stage === undefined ? null : catalogue.picture(card, stage);
  }

  override mark({ card }: ActionOffered): string {
    return card === null ? "" : t("card-number", { n: Number(card) });
  }

  override label(place: string | null, card: string): string {
    return this.at(place).length > 0 ? super.label(place, card) : nameOf(card, this.stage(card));
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

/** The card that lies at a place. */
function cardAt(place: string): string {
  return place.slice("card:".length);
}

export function getBoard(): Board {
  return getTableBoard() as Board;
}
