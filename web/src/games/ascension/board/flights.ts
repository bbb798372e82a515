/** How the cards of this game move: from zone to zone, each in its beat, with what is done to it. */
import type { EventTold } from "../../../api/types.gen";
import type { Beat } from "../../../table/director/beats";
import { burnt, canMove, copyAt, copyOf, flight, Moving, shatter, shown, smallAt, sparks, won } from "../../../table/motion";

const MOST = 24; // cards of one change that move; more than that tells nobody anything

interface Flight {
  event: EventTold;
  from: DOMRect;
  ghost: HTMLElement | null; // a copy of the card as it lay there
  target: HTMLElement | null; // once the table has changed: the card that it becomes, or the place where it goes
}

/** A flight that begins, and where it ends; nowhere, where nothing is to be seen of it. */
interface Way extends Flight {
  to: DOMRect | null;
}

const NAMES: Record<string, string> = { pile: "piles", construct: "constructs", trophy: "trophies", honor: "honor" };
const COMMON = new Set(["row", "piles", "void", "center", "played"]); // zones that nobody's plate stands for
const STILL = new Set(["choose", "ask", "reward", "gain", "spend", "lose", "reveal", "treasure"]); // kinds that move no card

/** The element of a zone, as exactly as it can be told: the card in it, else the zone, else the player's plate. */
export function spot(
  root: ParentNode,
  zone: string | null | undefined,
  card: string | null,
  seat: number | null,
  gone: ReadonlySet<Element> = new Set(),
): HTMLElement | null {
  if (!zone) return null;
  const name = NAMES[zone] ?? zone;
  const plate = seat === null || COMMON.has(name) ? null : root.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
  if (name === "set_aside") return root.querySelector<HTMLElement>("[data-rival]");
  const place = plate ?? root.querySelector<HTMLElement>(`[data-zone="${name}"]`);
  if (card === null || !place) return place;
  const equals = [...place.querySelectorAll<HTMLElement>(`[data-thing][data-card="${CSS.escape(card)}"]`)];
  return equals.find((thing) => !gone.has(thing)) ?? equals[0] ?? place;
}

/** A card that is not seen where it lies, as long as it is on its way there. */
function conceal(thing: HTMLElement): void {
  (thing.parentElement ?? thing).dataset.awaited = "";
}

function arrive(thing: HTMLElement): void {
  delete (thing.parentElement ?? thing).dataset.awaited;
}

/** Where something lies: a card as it is drawn, what goes to somebody at that one's medallion. */
function boxOf(place: HTMLElement): DOMRect {
  if (place.dataset.card !== undefined) return (place.parentElement ?? place).getBoundingClientRect();
  return (place.querySelector(".medal") ?? place).getBoundingClientRect();
}

/** Where somebody's Honor is shown. */
function purse(root: ParentNode, seat: number | null): HTMLElement | null {
  const plate = seat === null ? null : root.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
  return plate ?? root.querySelector<HTMLElement>('[data-zone="resources"]');
}

/** The Honor that somebody gains in a beat, from the pool to where his own is shown. */
function gainsOf(root: ParentNode, beat: Beat): { from: DOMRect; to: DOMRect; amount: number }[] {
  return beat.events.flatMap(({ kind, resource, amount, player }) => {
    if (kind !== "gain" || resource !== "honor") return [];
    const [pool, own] = [root.querySelector<HTMLElement>('[data-zone="honor"]'), purse(root, player)];
    return pool && own ? [{ from: boxOf(pool), to: boxOf(own), amount }] : [];
  });
}

export class Flights {
  readonly #picture: (card: string) => string | null;
  #waiting: Flight[] = [];
  #awaited = new Set<HTMLElement>();
  #before = new Set<Element>();
  #moving = new Moving();

  constructor(picture: (card: string) => string | null = () => null) {
    this.#picture = picture;
  }

  /** Before the table changes: remember where the cards that will move lie now. Copies stay there until their beat comes. */
  prepare(root: ParentNode, events: readonly EventTold[]): void {
    this.#drop();
    if (!canMove()) return;
    this.#before = new Set(root.querySelectorAll("[data-thing][data-card]"));
    const gone = new Set<Element>();
    const moved = new Set<string | null>();
    for (const event of events) {
      const [from, to] = event.zones;
      if (STILL.has(event.kind) || !from || !to || from === to || this.#waiting.length >= MOST) continue;
      if (event.kind === "trophy" && moved.has(event.card)) continue; // the defeat has shown it
      const place = spot(root, from, event.card, event.player, gone);
      if (!place || gone.has(place)) continue;
      const isCard = event.card !== null && place.dataset.card === event.card;
      if (isCard) gone.add(place); // what is shown with its equals leaves once
      moved.add(event.card);
      const box = boxOf(place);
      this.#waiting.push({ event, from: box, ghost: isCard ? copyOf(place, box) : null, target: null });
    }
    for (const { ghost } of this.#waiting) if (ghost) document.body.append(ghost);
  }

  /** After the table has changed: what has newly come is seen when it arrives. */
  settle(root: ParentNode): void {
    const taken = new Set<Element>();
    for (const one of this.#waiting) {
      const target = spot(root, one.event.zones[1], one.event.card, one.event.player, taken);
      one.target = target;
      if (!target || one.event.card === null || target.dataset.card !== one.event.card) continue;
      taken.add(target);
      if (this.#before.has(target)) continue;
      conceal(target);
      this.#awaited.add(target);
    }
    this.#before.clear();
  }

  /** A beat begins. */
  launch(root: ParentNode, beat: Beat, ms: number): void {
    const numbers = new Set(beat.events.map(({ number }) => number));
    const now = this.#waiting.filter(({ event }) => numbers.has(event.number));
    this.#waiting = this.#waiting.filter((one) => !now.includes(one));
    // All is measured before anything moves: what is put on the page in between would have it laid out anew for each.
    const ways = now.map((one) => ({ ...one, to: one.target && ms > 0 ? boxOf(one.target) : null }));
    const gains = canMove() ? gainsOf(root, beat) : [];
    const over = beat.kind === "play" && ways.length > 0 ? root.querySelector('[data-zone="row"]')?.getBoundingClientRect() : undefined;
    for (const way of ways) this.#move(way, over, ms);
    for (const { from, to, amount } of gains) sparks(this.#moving, from, to, amount, Math.max(ms, ms > 0 ? 320 : 0), "honor");
  }

  /** Everything is where it is. */
  stop(): void {
    this.#drop();
    this.#moving.stop();
  }

  #drop(): void {
    for (const { ghost } of this.#waiting) ghost?.remove();
    this.#waiting = [];
    for (const thing of this.#awaited) arrive(thing);
    this.#awaited.clear();
  }

  #arrive(target: HTMLElement): void {
    if (this.#awaited.delete(target)) arrive(target);
  }

  /** `over`: where it is held for a moment, if it is. */
  #move({ event, from, ghost, target, to }: Way, over: DOMRect | undefined, ms: number): void {
    if (!target || !to) {
      ghost?.remove();
      if (target) this.#arrive(target);
      return;
    }
    const arrived = (): void => this.#arrive(target);
    const isCard = event.card !== null && target.dataset.card === event.card;
    if (ghost && (event.kind === "defeat" || event.kind === "destroy")) {
      arrived();
      return shatter(this.#moving, ghost, ms);
    }
    if (ghost && event.kind === "banish") return this.#moving.run(ghost, burnt(from, to), ms, arrived);
    if (ghost && event.kind === "acquire") return this.#moving.run(ghost, won(from, to), ms, arrived, { easing: "linear" });
    if (ghost) return this.#moving.run(ghost, flight(from, to, false), ms, arrived);
    if (!isCard) {
      const small = smallAt(from, event.card === null ? null : this.#picture(event.card));
      return this.#moving.run(small, flight(from, to, false), ms, arrived);
    }
    const copy = copyAt(target, to, from);
    delete copy.dataset.awaited;
    this.#moving.run(copy, over ? shown(from, to, over) : flight(from, to, true), ms, arrived);
  }
}
