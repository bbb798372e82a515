/** Where cards go, shown as they fly from zone to zone; nothing waits for them. */
import type { EventTold } from "../../../api/types.gen";
import { motionAllowed, settings } from "../../../shell/settings.svelte";
import { pictureOf } from "../../../table/drag";

const MOST = 10; // flights at a time; more than that tells nobody anything
const APART = 45; // ms between two of them

interface Flight {
  card: string;
  from: DOMRect;
  look: HTMLElement | null; // a copy of the card as it lay there
  event: EventTold;
}

const NAMES: Record<string, string> = { pile: "piles", construct: "constructs", trophy: "trophies", honor: "honor" };

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
  const plate = seat === null ? null : root.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
  const common = name === "row" || name === "piles" || name === "void" || name === "center" || name === "played";
  if (plate && !common) return plate;
  if (name === "set_aside") return root.querySelector<HTMLElement>("[data-rival]");
  const place = root.querySelector<HTMLElement>(`[data-zone="${name}"]`);
  if (card === null || !place) return place;
  const equals = [...place.querySelectorAll<HTMLElement>(`[data-thing][data-card="${CSS.escape(card)}"]`)];
  return equals.find((thing) => !gone.has(thing)) ?? equals[0] ?? place;
}

const SHOWN = new Set(["play", "acquire", "defeat", "banish", "destroy", "discard", "draw", "refill", "put", "take", "return", "trophy", "leave", "set_aside"]);

/** Before the table changes: remember where the cards that will move lie now. */
export function prepare(root: ParentNode, events: readonly EventTold[]): Flight[] {
  if (!motionAllowed() || document.visibilityState === "hidden") return [];
  const flights: Flight[] = [];
  const gone = new Set<Element>();
  const moved = new Set<EventTold["card"]>();
  for (const event of events) {
    const [from, to] = event.zones;
    if (!SHOWN.has(event.kind) || !from || !to || from === to || flights.length >= MOST) continue;
    if (event.kind === "trophy" && moved.has(event.card)) continue; // the defeat has shown it
    const place = spot(root, from, event.card, event.player, gone);
    if (!place) continue;
    const isCard = event.card !== null && place.dataset.card === event.card;
    gone.add(place);
    moved.add(event.card);
    flights.push({
      card: event.card ?? "",
      from: place.getBoundingClientRect(),
      look: isCard ? pictureOf(place) : null,
      event,
    });
  }
  return flights;
}

/** A card seen from behind. */
function back(): HTMLElement {
  const card = document.createElement("div");
  card.className = "card-back ghost";
  card.setAttribute("aria-hidden", "true");
  return card;
}

/** After the table has changed: let them fly. */
export function launch(root: ParentNode, flights: readonly Flight[]): void {
  const duration = settings.speed === "fast" ? 190 : 420;
  for (const [index, { card, from, look, event }] of flights.entries()) {
    const target = spot(root, event.zones[1], card || null, event.player);
    if (!target) continue;
    const to = target.getBoundingClientRect();
    const arriving = look === null && card !== "" && target.dataset.card === card;
    const ghost = look ?? (arriving ? pictureOf(target) : back());
    const size = look ? from : arriving ? to : { width: 52, height: 73 };
    const [x0, y0] = [from.left + from.width / 2, from.top + from.height / 2];
    const [x1, y1] = [to.left + to.width / 2, to.top + to.height / 2];
    Object.assign(ghost.style, {
      width: `${size.width}px`,
      height: `${size.height}px`,
      left: `${x0 - size.width / 2}px`,
      top: `${y0 - size.height / 2}px`,
    });
    document.body.append(ghost);
    const small = Math.min(1, Math.max(0.3, to.width / size.width));
    const flight = ghost.animate(
      [
        { translate: "0 0", scale: arriving ? 0.4 : 1, opacity: 1 },
        { opacity: 1, offset: 0.8 },
        { translate: `${x1 - x0}px ${y1 - y0}px`, scale: arriving ? 1 : small, opacity: arriving ? 0.9 : 0.2 },
      ],
      { duration, delay: index * APART, easing: "cubic-bezier(.3,.7,.2,1)", fill: "backwards" },
    );
    flight.finished.then(
      () => ghost.remove(),
      () => ghost.remove(),
    );
  }
}
