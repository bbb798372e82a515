/**
 * The light of a picture: one key light, three depth planes, and one hue for most of what is seen.
 *
 * A kind of card has a `Law`. From it come the tones in which everything is drawn (`tones`), and the picture itself
 * (`paint`), which lights every shape from the same side.
 */

import { joinLines, roundShapes, shareParts, shortPath } from "./compact.ts";
import { HEIGHT, WIDTH, dark, mix, n, type Point } from "./pen.ts";

/** Where the key light stands. */
export type Key = "left" | "right" | "top" | "below" | "back";

export interface Law {
  /** The hue that covers most of the picture. */
  hue: string;
  /** What is drawn in it alone: the one thing that the card does. */
  accent: string;
  light: string;
  shade: string;
  key: Key;
  /** The sky from top to bottom. */
  sky: readonly string[];
  /** How far colours of things go towards the hue: 0 not at all, 1 wholly. */
  tint: number;
  /** How wide the edge of light is on the figure's side to the key light; the side away from it lies in shade. */
  rim?: number;
}

export type Mood = "dawn" | "day" | "dusk" | "night";

/** The colours of things under a law. */
export interface Tones {
  law: Law;
  mood: Mood;
  sky: readonly string[];
  far: string; middle: string; near: string;
  grass: string; leaf: string; pine: string; soil: string; sand: string; straw: string;
  wood: string; bark: string; stone: string; plaster: string; thatch: string; tile: string; slate: string;
  metal: string; gold: string; water: string; snow: string; cloth: string; linen: string; hide: string; ink: string;
  skin: string; glass: string; accent: string; lit: string;
}

const parts = (hex: string): [number, number, number] => {
  const full = hex.length === 4 ? [...hex.slice(1)].map((c) => c + c).join("") : hex.slice(1);
  return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16)) as [number, number, number];
};

export const brightness = (hex: string): number => {
  const [r, g, b] = parts(hex);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
};

/** A colour moved towards a hue, as bright as before. */
export function tint(colour: string, hue: string, share: number): string {
  const wanted = brightness(colour);
  const has = brightness(hue);
  const same = has > wanted ? mix(hue, "#000000", 1 - wanted / has) : mix(hue, "#ffffff", (wanted - has) / (1 - has || 1));
  return mix(colour, same, share);
}

const THINGS = {
  grass: "#7f9c4c", leaf: "#5c8440", pine: "#35583c", soil: "#6e5038", sand: "#c8ac78", straw: "#d9b75e",
  wood: "#83603c", bark: "#5a4330", stone: "#98948c", plaster: "#d9caa8", thatch: "#b08c4c", tile: "#a3543a", slate: "#5d6472",
  metal: "#8f98a6", gold: "#d8a83c", water: "#5a94a0", snow: "#e6ecf0", cloth: "#8a5a5a", linen: "#e6dcc6", hide: "#7d5c42", ink: "#241a20",
  glass: "#9cc0c8",
} as const;

const DIMMED: Record<Mood, number> = { dawn: 0.1, day: 0, dusk: 0.26, night: 0.5 };

/** The tones of a law at a time of day. */
export function tones(law: Law, mood: Mood = "day"): Tones {
  const dim = DIMMED[mood];
  const seen = (colour: string, share = law.tint): string => mix(tint(colour, law.hue, share), law.shade, dim);
  const things = Object.fromEntries(Object.entries(THINGS).map(([name, colour]) => [name, seen(colour)])) as Record<keyof typeof THINGS, string>;
  const sky = law.sky.map((colour, i) => mix(colour, law.shade, (dim * 1.25 * (law.sky.length - i * 0.55)) / law.sky.length));
  if (mood === "dawn") sky[sky.length - 1] = mix(sky[sky.length - 1]!, law.light, 0.6);
  if (mood === "dusk") sky[0] = mix(sky[0]!, law.hue, 0.3);
  const bottom = sky[sky.length - 1]!;
  return {
    law, mood, sky, ...things,
    gold: mix(things.gold, THINGS.gold, 0.5),
    straw: seen(THINGS.straw, law.tint * 0.45),
    hide: seen(THINGS.hide, law.tint * 0.4),
    linen: seen(THINGS.linen, law.tint * 0.6),
    wood: seen(THINGS.wood, law.tint * 0.6),
    skin: mix(tint("#d9a57c", law.hue, law.tint * 0.3), law.shade, dim * 0.5),
    far: law.rim ? mix(tint(bottom, law.hue, 0.9), seen(law.hue, 1), 0.3) : mix(bottom, seen(law.hue, 1), 0.42),
    middle: law.rim ? mix(tint(bottom, law.hue, 1), seen(law.hue, 1), 0.72) : mix(bottom, seen(law.hue, 1), 0.74),
    near: mix(seen(law.hue, 1), law.shade, 0.5),
    accent: law.accent,
    lit: mix("#ffe39a", law.light, 0.3),
  };
}

/** Any colour under a law; `share` says how far it goes towards the hue. */
export const toned = (t: Tones, colour: string, share = t.law.tint): string => mix(tint(colour, t.law.hue, share), t.law.shade, DIMMED[t.mood]);

/** What stands where: far and hazy, in the middle, the figure itself, and what frames it in front. */
export interface Planes {
  far?: string;
  middle?: string;
  figure: string;
  /** What the figure does: lights and fires that it holds. They go with it, and have no edge of light themselves. */
  deed?: string;
  near?: string;
}

/** Where a figure is put: so far to the right, so large (its feet stay on the ground), or looking the other way. */
export interface Stance {
  right?: number;
  size?: number;
  turned?: boolean;
}

/** The figure as it stands. */
export function placed(figure: string, { right = 0, size = 1, turned = false }: Stance): string {
  if (!right && size === 1 && !turned) return figure;
  const across = turned ? -size : size;
  const x = WIDTH / 2 + right - (WIDTH / 2) * across;
  return `<g transform="translate(${n(x)} ${n(150 - 150 * size)}) scale(${across}${turned ? ` ${size}` : ""})">${figure}</g>`;
}

const SIDES: Record<Key, string> = {
  left: 'y1=".1" y2=".6"',
  right: 'x1="1" x2="0" y2=".7"',
  top: 'x1=".4" x2=".6" y2="1"',
  below: 'x1=".4" y1="1" x2=".6"',
  back: 'x1=".7" x2=".4" y2="1"',
};

const EDGES: Record<Key, string> = {
  left: 'x1="1" x2="0"',
  right: "",
  top: 'x2="0" y1="1"',
  below: 'x2="0" y2="1"',
  back: 'x1=".2" y1=".9" x2=".8" y2="0"',
};

const WASHES: Record<Key, string> = {
  left: 'y1=".2" y2=".8"',
  right: 'x1="1" x2="0" y2=".9"',
  top: 'x2="0" y2="1"',
  below: 'x2="0" y1="1"',
  back: 'x2="0" y2="1"',
};

/** Which way the key light is seen from the figure; what is lit from behind has an edge of light all round. */
const TOWARDS: Record<Key, Point> = { left: [-0.9, -0.45], right: [0.9, -0.45], top: [0.2, -1], below: [0.25, 1], back: [0, -0.25] };

/** Light along the figure's edge on the side of the key light, shade that goes in softly from the other side, and dark ground right behind it: so it stands out where cards are small. */
function edges({ key, rim = 0, light, shade }: Law): string {
  const [x, y] = TOWARDS[key];
  const dye = (colour: string, opacity: number): string =>
    `<feColorMatrix values="${parts(colour).map((value) => `0 0 0 0 ${Math.round((value / 255) * 100) / 100}`).join(" ")} 0 0 0 ${opacity} 0"`;
  const band = (dx: number, dy: number, colour: string, opacity: number, result: string): string =>
    `<feOffset in="b" dx="${n(dx)}" dy="${n(dy)}" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out"/>${dye(colour, opacity)} result="${result}"/>`;
  return (
    `<filter id="f" filterUnits="userSpaceOnUse" x="-12" y="-12" width="${WIDTH + 24}" height="${HEIGHT + 24}" color-interpolation-filters="sRGB">` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${n(rim)}" result="b"/>${dye(shade, 0.75)} result="g"/>` +
    band(x * rim * 2.2, y * rim * 2.2, shade, 0.4, "d") +
    `<feGaussianBlur in="SourceAlpha" stdDeviation=".4" result="b"/>` + band(-x * 1.5, -y * 1.5, light, 0.95, "l") +
    `<feMerge><feMergeNode in="g"/><feMergeNode in="SourceGraphic"/><feMergeNode in="d"/><feMergeNode in="l"/></feMerge></filter>`
  );
}

/** A gradient's direction seen in a mirror. */
function across(direction: string): string {
  const of = (key: string, usual: string): number => Number(new RegExp(`${key}="([^"]*)"`).exec(direction)?.[1] ?? usual);
  const ends = { x1: 1 - of("x1", "0"), y1: of("y1", "0"), x2: 1 - of("x2", "1"), y2: of("y2", "0") };
  return Object.entries(ends).map(([key, value]) => `${key}="${n(value)}"`).join(" ");
}

/** Colours of three digits, so that files stay small and gradients are shared. */
const short = (svg: string): string =>
  svg.replace(/#([smg]?)([0-9a-f]{6})\b/g, (_, letter: string, hex: string) => {
    const [r, g, b] = parts("#" + hex).map((value) => Math.round(value / 17).toString(16));
    return `#${letter}${r}${g}${b}`;
  });

/** How far two colours may lie apart, by channels together, and still share their shading. */
const ALIKE = 17;
const ALIKE_UNDER_RIM = 34;

/** Colours of shaded shapes that are nearly the same become the same; never the accent. */
function shareShades(body: string, accent: string, alike = ALIKE): string {
  const kept: string[] = [];
  const becomes = new Map<string, string>([[accent, accent]]);
  for (const [, hex] of body.matchAll(/url\(#[sm]([0-9a-f]{3})\)/g)) {
    if (becomes.has(hex!)) continue;
    const mine = parts("#" + hex!);
    const apart = (other: string): number => parts("#" + other).reduce((sum, value, i) => sum + Math.abs(value - mine[i]!), 0);
    const like = kept.filter((other) => apart(other) <= alike).sort((one, two) => apart(one) - apart(two))[0];
    if (!like) kept.push(hex!);
    becomes.set(hex!, like ?? hex!);
  }
  return body.replace(/url\(#([sm])([0-9a-f]{3})\)/g, (_, letter: string, hex: string) => `url(#${letter}${becomes.get(hex)!})`);
}

/**
 * The whole picture.
 *
 * Every id begins with `name`, so that several pictures may stand in one page. What is turned round is shaded the other way, so that
 * its light still comes from where the key light stands.
 */
export function paint(name: string, t: Tones, planes: Planes, stance: Stance = {}): string {
  const { law } = t;
  const plane = (which: keyof Planes): string => {
    const figure = which === "figure" || which === "deed";
    const drawn = joinLines(roundShapes((figure ? placed(planes[which] ?? "", stance) : planes[which]) ?? "").replace(/ (?:stroke-linecap="round"|fill="none")/g, ""));
    const coarse = which === "far" || which === "middle";
    const turned = figure && stance.turned;
    const shapes = (turned ? drawn.replaceAll("url(#s", "url(#m") : drawn).replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${shortPath(d, coarse)}"`);
    return shapes && `<g${figure && law.rim ? (which === "figure" ? ' filter="url(#f)"' : "") : ` class="${which}"`}${turned ? ' stroke="url(#q)"' : ""}>${shapes}</g>`;
  };
  const figure = law.rim ? `<g class="figure">${plane("figure")}${plane("deed")}</g>` : plane("figure");
  const wash = `<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="url(#w)"${law.rim ? ' style="mix-blend-mode:soft-light"' : ""}/>`;
  const haze = law.rim && planes.far ? `<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="url(#h)" stroke="none"/>` : "";
  const body = shareParts(shareShades(short(plane("far") + haze + plane("middle") + figure + plane("near")), short(law.accent).slice(1), law.rim ? ALIKE_UNDER_RIM : ALIKE));
  const used = (letter: string): string[] =>
    [...new Set([...body.matchAll(new RegExp(`url\\(#${letter}([0-9a-f]{3})\\)`, "g"))].map((found) => found[1]!))].sort();
  const stops = t.sky.map((colour, i) => `<stop offset="${Math.round((i / (t.sky.length - 1)) * 100) / 100}" stop-color="${colour}"/>`).join("");
  const shaded = (letter: string) => (id: string): string =>
    `<linearGradient id="${letter}${id}" href="#${letter === "s" ? "d" : "e"}"><stop stop-color="${mix("#" + id, law.light, 0.27)}"/>` +
    `<stop offset="1" stop-color="${law.rim ? mix(dark("#" + id, 0.32), law.shade, 0.14) : mix("#" + id, law.shade, 0.4)}"/></linearGradient>`;
  const halo = (id: string): string =>
    `<radialGradient id="g${id}"><stop stop-color="#${id}"/><stop offset=".35" stop-color="#${id}" stop-opacity=".5"/>` +
    `<stop offset="1" stop-color="#${id}" stop-opacity="0"/></radialGradient>`;
  const all = `M0 0h${WIDTH}v${HEIGHT}H0z`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>` +
    `<linearGradient id="k" x2="0" y2="1">${stops}</linearGradient>` +
    `<linearGradient id="r" ${EDGES[law.key]}><stop offset=".5" stop-color="${law.light}" stop-opacity="0"/><stop offset="1" stop-color="${law.light}" stop-opacity=".9"/></linearGradient>` +
    `<linearGradient id="w" ${WASHES[law.key]}><stop stop-color="${law.light}" stop-opacity="${law.rim ? ".75" : ".22"}"/><stop offset="${law.rim ? ".5" : ".4"}" stop-color="${law.hue}" stop-opacity="${law.rim ? ".3" : ".12"}"/>` +
    `<stop offset="1" stop-color="${law.shade}" stop-opacity="${law.rim ? ".6" : ".42"}"/></linearGradient>` +
    (haze && `<linearGradient id="h" x2="0" y2="1"><stop offset=".3" stop-color="${t.far}" stop-opacity="0"/><stop offset="1" stop-color="${t.far}" stop-opacity=".5"/></linearGradient>`) +
    (law.rim ? edges(law) : "") +
    (stance.turned ? `<linearGradient id="q" ${across(EDGES[law.key])}><stop offset=".5" stop-color="${law.light}" stop-opacity="0"/><stop offset="1" stop-color="${law.light}" stop-opacity=".9"/></linearGradient><linearGradient id="e" ${across(SIDES[law.key])}/>` : "") +
    `<linearGradient id="d" ${SIDES[law.key]}/>` + used("s").map(shaded("s")).join("") + used("m").map(shaded("m")).join("") + used("g").map(halo).join("") +
    `</defs><path d="${all}" fill="url(#k)"/><g fill="none" stroke="url(#r)" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round">${body}</g>` +
    `${wash}</svg>`;
  return short(svg).replace(/url\(#/g, `url(#${name}`).replace(/ id="/g, ` id="${name}`).replace(/ href="#/g, ` href="#${name}`);
}
