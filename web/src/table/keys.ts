/** The keyboard: arrows go from thing to thing as they lie on the table; the focus is never lost. */

export const SHORTCUTS: { keys: string[]; words: string }[] = [
  { keys: ["←", "↑", "→", "↓"], words: "table-keys-move" },
  { keys: ["key-enter", "key-space"], words: "table-keys-act" },
  { keys: ["1", "…", "9"], words: "table-keys-answer" },
  { keys: ["0"], words: "table-keys-decline" },
  { keys: ["V"], words: "table-keys-fold" },
  { keys: ["P"], words: "button-play-all" },
  { keys: ["E"], words: "button-end-turn" },
  { keys: ["Ctrl+Z"], words: "button-undo" },
  { keys: ["H"], words: "table-hint" },
  { keys: ["I"], words: "table-keys-inspect" },
  { keys: ["L"], words: "table-log" },
  { keys: ["M"], words: "table-keys-sound" },
  { keys: ["key-escape"], words: "button-close" },
  { keys: ["?"], words: "table-keys" },
];

const THING = "[data-thing]";
export type Direction = "left" | "right" | "up" | "down";

const ARROWS: Record<string, Direction> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

export function directionOf(key: string): Direction | undefined {
  return ARROWS[key];
}

/** The letter of a key; where the keyboard writes another alphabet, the one that stands in that place elsewhere. */
export function letterOf(event: { key: string; code: string }): string {
  if (/^[\x20-\x7e]$/.test(event.key)) return event.key.toLowerCase();
  return /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase() ?? "";
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The nearest box in a direction: what lies straight ahead before what lies aslant. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  const across = direction === "left" || direction === "right";
  const sign = direction === "right" || direction === "down" ? 1 : -1;
  const middle = (box: Box): [number, number] => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return across ? [x * sign, y] : [y * sign, x];
  };
  const [ahead0, beside0] = middle(from);
  const far = across ? 4 : Math.max(4, (from.bottom - from.top) * 0.3); // cards of one arc are neither above nor below each other
  let best = -1;
  let least = Infinity;
  for (const [index, box] of boxes.entries()) {
    const [ahead, beside] = middle(box);
    if (ahead - ahead0 < far) continue;
    const overlap = across
      ? Math.min(from.bottom, box.bottom) > Math.max(from.top, box.top)
      : Math.min(from.right, box.right) > Math.max(from.left, box.left);
    const beyond = { right: box.left - from.right, left: from.left - box.right, down: box.top - from.bottom, up: from.top - box.bottom };
    if (!overlap && beyond[direction] < -4) continue; // beside it rather than ahead
    const distance = ahead - ahead0 + Math.abs(beside - beside0) * (overlap ? 0.5 : across ? 4 : 1.5);
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

function things(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(THING)].filter((thing) => !hidden(thing) && !thing.closest("[inert]"));
}

/** Move the focus from thing to thing. */
export function step(root: HTMLElement, direction: Direction): boolean {
  const all = things(root);
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || !root.contains(from)) {
    (all.find((thing) => thing.classList.contains("can")) ?? all[0])?.focus();
    return all.length > 0;
  }
  const others = all.filter((thing) => thing !== from);
  const found =
    others[
      nearest(
        from.getBoundingClientRect(),
        others.map((thing) => thing.getBoundingClientRect()),
        direction,
      )
    ];
  found?.focus();
  found?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return found !== undefined;
}

/** Where the focus was: its zone and its place among the things there. */
export interface Spot {
  zone: string;
  index: number;
  place: string | undefined;
}

export function spotOf(root: HTMLElement): Spot | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !root.contains(focused)) return null;
  const zone = focused.closest<HTMLElement>("[data-zone]");
  if (!zone) return null;
  return {
    zone: zone.dataset.zone ?? "",
    index: [...zone.querySelectorAll(THING)].indexOf(focused),
    place: focused.dataset.place,
  };
}

function hidden(element: HTMLElement): boolean {
  return element.checkVisibility?.() === false;
}

/**
 * The thing was taken away while it had the focus: go to its neighbour, else to what is asked or can be done from where one sits.
 * Never to what somebody else has, and never to what would take back: the next press of a key is meant for something else.
 */
export function restore(root: HTMLElement, spot: Spot | null): void {
  if (!spot) return;
  const now = document.activeElement;
  const rest = root.querySelector<HTMLElement>("[data-rest]"); // here it waits while there is nothing to do
  if (now instanceof HTMLElement && now !== document.body && now !== rest && now.isConnected && !hidden(now)) return;
  const all = things(root);
  const held = rest ? all.filter((thing) => rest.contains(thing)) : [];
  const can = (thing: HTMLElement) => thing.classList.contains("can");
  const there = all.filter((thing) => thing.closest<HTMLElement>("[data-zone]")?.dataset.zone === spot.zone);
  const answer = all.find((thing) => thing.dataset.answer !== undefined);
  const neighbour = there[Math.min(Math.max(spot.index, 0), there.length - 1)];
  const end = [...root.querySelectorAll<HTMLElement>('[data-zone="end"]')].find(
    (button) => button.getAttribute("aria-disabled") !== "true" && !hidden(button),
  );
  const found =
    (spot.zone === "prompt" ? answer : undefined) ??
    there.find((thing) => thing.dataset.place === spot.place && can(thing)) ??
    (answer === undefined || (neighbour && can(neighbour)) ? neighbour : answer) ??
    answer ??
    held.find(can) ??
    end ??
    all.find(can) ??
    held[0] ??
    rest;
  found?.focus({ preventScroll: true });
}

/** The log lies open beside a wide table: go to its last line. */
export function focusLog(root: ParentNode): boolean {
  const line = [...root.querySelectorAll<HTMLElement>(".log-box li button")].at(-1);
  line?.focus();
  return line !== undefined;
}
