/** How things move on a screen: copies of cards that fly, break, burn; sparks that run from one place to another. */
import { motionAllowed } from "../shell/settings.svelte";
import { pictureOf } from "./drag";

const EASE = "cubic-bezier(.3,.7,.2,1)";
const MOST_SPARKS = 6;
const BACK = { width: 52, height: 73 }; // px of a card seen from behind
const SMALL = { width: 96, height: 64 }; // px of a picture alone

const UNSEEN = 250; // ms, longer than a frame of any processor

/** Until the next frame has been drawn, so that nothing is left to be laid out; where nobody sees any, a moment. */
export function frame(): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, UNSEEN);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(done, 0);
    });
  });
}

/** Whether anything may move now. */
export function canMove(): boolean {
  return motionAllowed() && document.visibilityState !== "hidden";
}

function at(ghost: HTMLElement, { left, top, width, height }: { left: number; top: number; width: number; height: number }): HTMLElement {
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  return ghost;
}

function middle(box: DOMRect): [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** A copy of a card, where the card lies. */
export function copyOf(thing: HTMLElement, box: DOMRect): HTMLElement {
  return at(pictureOf(thing), box);
}

/** A copy of a card, as large as it is, in the middle of another place. */
export function copyAt(thing: HTMLElement, { width, height }: DOMRect, place: DOMRect): HTMLElement {
  const [x, y] = middle(place);
  return at(pictureOf(thing), { left: x - width / 2, top: y - height / 2, width, height });
}

/** A card that is shown nowhere, in the middle of a place: its picture, or how it looks from behind. */
export function smallAt(place: DOMRect, picture: string | null): HTMLElement {
  const card = document.createElement(picture === null ? "div" : "img");
  card.className = picture === null ? "card-back ghost" : "card-small ghost";
  if (card instanceof HTMLImageElement && picture !== null) card.src = picture;
  card.setAttribute("aria-hidden", "true");
  const size = picture === null ? BACK : SMALL;
  const [x, y] = middle(place);
  return at(card, { left: x - size.width / 2, top: y - size.height / 2, ...size });
}

type Frames = Keyframe[];

/** What moves now, each with what happens when it has arrived. */
export class Moving {
  #now = new Map<HTMLElement, () => void>();

  /** Let a ghost go through these frames; it is gone afterwards. */
  run(ghost: HTMLElement, frames: Frames, duration: number, arrived: () => void = () => {}, options: KeyframeAnimationOptions = {}): void {
    if (!ghost.isConnected) document.body.append(ghost);
    const end = (): void => {
      if (!this.#now.delete(ghost)) return;
      ghost.remove();
      arrived();
    };
    this.#now.set(ghost, end);
    if (duration <= 0) return end();
    ghost.animate(frames, { duration, easing: EASE, fill: "both", ...options }).finished.then(end, end);
  }

  /** Everything has arrived. */
  stop(): void {
    for (const end of [...this.#now.values()]) end();
  }
}

/** From where a ghost lies to another place; what arrives there as a card grows to its size. */
export function flight(from: DOMRect, to: DOMRect, arriving: boolean): Frames {
  const [[x0, y0], [x1, y1]] = [middle(from), middle(to)];
  const small = Math.min(1, Math.max(0.3, to.width / Math.max(1, from.width)));
  return [
    { translate: "0 0", scale: arriving ? 0.4 : 1, opacity: 1 },
    { opacity: 1, offset: 0.8 },
    { translate: `${x1 - x0}px ${y1 - y0}px`, scale: arriving ? 1 : small, opacity: arriving ? 1 : 0.2 },
  ];
}

/** Over the middle of the screen, where it is held for a moment. */
export function shown(from: DOMRect, to: DOMRect, over: DOMRect): Frames {
  const [[x0, y0], [x1, y1], [x2, y2]] = [middle(from), middle(over), middle(to)];
  const held = `${x1 - x0}px ${y1 - y0}px`;
  return [
    { translate: "0 0", scale: 0.25, opacity: 0 },
    { translate: held, scale: 1.25, opacity: 1, offset: 0.35 },
    { translate: held, scale: 1.25, opacity: 1, offset: 0.72 },
    { translate: `${x2 - x0}px ${y2 - y0}px`, scale: 1, opacity: 1 },
  ];
}

const READABLE = 230; // px of width at which one sees at a glance which card it is

/** How large a card is held, and how far it is moved so that all of it is in the window. */
export function held(from: DOMRect, window: { innerWidth: number; innerHeight: number }): { scale: number; x: number; y: number } {
  const scale = Math.min(2.2, Math.max(1.25, READABLE / Math.max(1, from.width)));
  const [x, y] = middle(from);
  const [half, halfHigh] = [(from.width * scale) / 2 + 4, (from.height * scale) / 2 + 4];
  const within = (at: number, room: number, most: number): number => Math.min(Math.max(at, room), Math.max(room, most - room));
  return { scale, x: within(x, half, window.innerWidth) - x, y: within(y, halfHigh, window.innerHeight) - y };
}

/** Lifted first and held, so that one sees which it is; then in an arc to whoever has it now. Its steps have a pace of their own. */
export function won(from: DOMRect, to: DOMRect): Frames {
  const [[x0, y0], [x1, y1]] = [middle(from), middle(to)];
  const [x, y] = [x1 - x0, y1 - y0];
  const small = Math.min(0.6, Math.max(0.2, to.width / Math.max(1, from.width)));
  const up = held(from, globalThis);
  const there = { translate: `${up.x}px ${up.y}px`, scale: up.scale, rotate: "0deg", opacity: 1, filter: "brightness(1.08)" };
  return [
    { translate: "0 0", scale: 1, filter: "brightness(1)", easing: EASE },
    { ...there, offset: 0.16 },
    { ...there, offset: 0.72, easing: "ease-in" },
    { translate: `${x * 0.45}px ${y * 0.45 - 60}px`, scale: 0.9, rotate: "6deg", opacity: 1, filter: "brightness(1.08)", offset: 0.86 },
    { translate: `${x}px ${y}px`, scale: small, rotate: "0deg", opacity: 0.3, filter: "brightness(1)" },
  ];
}

/** Ink runs over it from the middle; what is left is drawn to where it goes. */
export function burnt(from: DOMRect, to: DOMRect): Frames {
  const [[x0, y0], [x1, y1]] = [middle(from), middle(to)];
  return [
    { translate: "0 0", scale: 1, filter: "none", opacity: 1 },
    { translate: "0 0", scale: 1.04, filter: "brightness(0.35) saturate(0.3)", opacity: 1, offset: 0.5 },
    { translate: `${x1 - x0}px ${y1 - y0}px`, scale: 0.12, rotate: "80deg", filter: "brightness(0.1)", opacity: 0.2 },
  ];
}

/** The halves along a slash, each as a polygon of the card, and where it falls. */
const SHARDS: readonly [string, number, number, number][] = [
  ["polygon(0 0, 62% 0, 34% 44%)", -26, -8, -14],
  ["polygon(0 0, 34% 44%, 12% 100%, 0 100%)", -34, 26, -9],
  ["polygon(62% 0, 100% 0, 70% 52%, 34% 44%)", 16, -16, 10],
  ["polygon(100% 0, 100% 60%, 70% 52%)", 36, 2, 18],
  ["polygon(34% 44%, 70% 52%, 48% 100%, 12% 100%)", -6, 46, 4],
  ["polygon(70% 52%, 100% 60%, 100% 100%, 48% 100%)", 30, 40, 13],
];

/** Struck once, then in pieces. */
export function shatter(moving: Moving, ghost: HTMLElement, duration: number): void {
  if (!ghost.isConnected) document.body.append(ghost);
  if (duration <= 0) return ghost.remove();
  for (const [shape, x, y, turn] of SHARDS) {
    const piece = ghost.cloneNode(true) as HTMLElement;
    piece.style.clipPath = shape;
    moving.run(piece, [
      { translate: "0 0", opacity: 1, filter: "brightness(1)" },
      { translate: "3px -2px", opacity: 1, filter: "brightness(1.9)", offset: 0.18 },
      { translate: "0 0", rotate: "0deg", opacity: 1, filter: "brightness(1)", offset: 0.4 },
      { translate: `${x}px ${y + 60}px`, rotate: `${turn}deg`, opacity: 0, filter: "brightness(0.6)" },
    ], duration); // prettier-ignore
  }
  ghost.remove();
}

/** Small lights from one place to another, one for each, as far as one can count them at a glance. */
export function sparks(moving: Moving, from: DOMRect, to: DOMRect, count: number, duration: number, look: string): void {
  const [[x0, y0], [x1, y1]] = [middle(from), middle(to)];
  const many = Math.min(count, MOST_SPARKS);
  for (let n = 0; n < many && duration > 0; n += 1) {
    const spark = document.createElement("div");
    spark.className = `ghost spark ${look}`;
    spark.setAttribute("aria-hidden", "true");
    at(spark, { left: x0 - 7, top: y0 - 7, width: 14, height: 14 });
    const aside = (n - (many - 1) / 2) * 26;
    const arc: Frames = [
      { translate: "0 0", scale: 0.3, opacity: 0 },
      { translate: `${(x1 - x0) * 0.4 + aside}px ${(y1 - y0) * 0.4 - 30}px`, scale: 1.1, opacity: 1, offset: 0.5 },
      { translate: `${x1 - x0}px ${y1 - y0}px`, scale: 0.6, opacity: 0.4 },
    ];
    moving.run(spark, arc, Math.max(1, duration - n * 30), undefined, { delay: n * 30 });
  }
}
