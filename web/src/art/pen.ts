/** The pen that draws the cards' pictures: shaded shapes with rim light, written as compact SVG. */

export const WIDTH = 240;
export const HEIGHT = 160;

export type Point = readonly [number, number];

/** A number with at most one decimal, so that files stay small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

const two = (value: number): string =>
  Math.max(0, Math.min(255, Math.round(value))).toString(16).padStart(2, "0");

const channels = (hex: string): [number, number, number] => {
  const full = hex.length === 4 ? [...hex.slice(1)].map((c) => c + c).join("") : hex.slice(1);
  return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16)) as [number, number, number];
};

/** A colour between two colours: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  return "#" + a.map((value, at) => two(value + (b[at]! - value) * share)).join("");
}

export const light = (hex: string, share = 0.35): string => mix(hex, "#ffffff", share);
export const dark = (hex: string, share = 0.45): string => mix(hex, "#05030f", share);

/** A shaded shape with rim light: lit from the upper right. */
export const solid = (d: string, colour: string, more = ""): string =>
  `<path d="${d}" fill="url(#s${colour.slice(1)})"${more && " " + more}/>`;

/** A shape in one colour without rim light. */
export const flat = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}" stroke="none"${opacity < 1 ? ` opacity="${n2(opacity)}"` : ""}/>`;

const n2 = (value: number): string => String(Math.round(value * 100) / 100);

/** A stroke with round ends. */
export const line = (d: string, colour: string, width = 2, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round"` +
  `${opacity < 1 ? ` opacity="${n2(opacity)}"` : ""}/>`;

const round = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0z`;

export const ball = (x: number, y: number, r: number, colour: string, ry = r): string =>
  solid(round(x, y, r, ry), colour);

export const disc = (x: number, y: number, r: number, colour: string, opacity = 1, ry = r): string =>
  flat(round(x, y, r, ry), colour, opacity);

export const ring = (x: number, y: number, r: number, colour: string, width = 2, opacity = 1, ry = r): string =>
  line(round(x, y, r, ry), colour, width, opacity);

/** A soft light around a point. */
export const glow = (x: number, y: number, r: number, colour: string, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="url(#g${colour.slice(1)})" stroke="none"` +
  `${opacity < 1 ? ` opacity="${n2(opacity)}"` : ""}/>`;

export const polygon = (points: readonly Point[]): string =>
  "M" + points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L") + "z";

/** Moves, turns, scales a part of the picture; a negative scale mirrors it. */
export function at(x: number, y: number, part: string, scale = 1, turn = 0, mirror = false): string {
  const size = mirror ? ` scale(${n2(-scale)} ${n2(scale)})` : scale === 1 ? "" : ` scale(${n2(scale)})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ""}${size}">${part}</g>`;
}

export const faded = (opacity: number, part: string): string => `<g opacity="${n2(opacity)}">${part}</g>`;

/** A point on a circle; 0 degrees is up, then clockwise. */
export const polar = (x: number, y: number, r: number, degrees: number): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
};

/** A star or a cog-like polygon between two radii. */
export const star = (x: number, y: number, r: number, inner: number, points: number, turn = 0): string =>
  polygon(
    Array.from({ length: points * 2 }, (_, i) => polar(x, y, i % 2 ? inner : r, turn + (i * 180) / points)),
  );

/** Numbers that look random and are the same at every build. */
export function scatter(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

const shade = (id: string): string => {
  const colour = "#" + id;
  return (
    `<linearGradient id="s${id}" x1="1" y1="0" x2="0" y2="1"><stop stop-color="${light(colour, 0.3)}"/>` +
    `<stop offset=".42" stop-color="${colour}"/><stop offset="1" stop-color="${dark(colour, 0.5)}"/></linearGradient>`
  );
};

const halo = (id: string): string =>
  `<radialGradient id="g${id}"><stop stop-color="#${id}"/><stop offset=".35" stop-color="#${id}" stop-opacity=".55"/>` +
  `<stop offset="1" stop-color="#${id}" stop-opacity="0"/></radialGradient>`;

/** The whole picture: sky, parts, and the gradients that they use. */
export function picture(sky: readonly string[], rim: string, parts: readonly string[]): string {
  const body = parts.join("");
  const used = (letter: string) =>
    [...new Set([...body.matchAll(new RegExp(`url\\(#${letter}([0-9a-f]{3,6})\\)`, "g"))].map((m) => m[1]!))];
  const stops = sky
    .map((colour, i) => `<stop offset="${n2(i / (sky.length - 1))}" stop-color="${colour}"/>`)
    .join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>` +
    `<linearGradient id="k" x2="0" y2="1">${stops}</linearGradient>` +
    `<linearGradient id="r"><stop offset=".45" stop-color="${rim}" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="${rim}" stop-opacity=".85"/></linearGradient>` +
    used("s").map(shade).join("") +
    used("g").map(halo).join("") +
    `</defs><path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="url(#k)"/>` +
    `<g stroke="url(#r)" stroke-width="1.3" stroke-linejoin="round">${body}</g></svg>`
  );
}
