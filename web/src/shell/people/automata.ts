/** The faces of those who are no people: brass automata, from a wound-up beginner to one who sees with a third eye. */
import { rays } from "./motifs";

const LIGHT = "#f6e2a8";
const BRASS = "#d8b261";
const SHADE = "#9a7130";
const DARK = "#2e2010";

type Face = (ground: string, glow: string) => string;

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, r: number, fill: string): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** A round head, lit from above left. */
const head = (r: number, y = 33): string =>
  dot(32, y, r, DARK) + dot(32, y, r - 0.9, BRASS) +
  path(`M32 ${y - r + 0.9}A${r - 0.9} ${r - 0.9} 0 0 1 32 ${y + r - 0.9}A${r + 6} ${r + 6} 0 0 0 32 ${y - r + 0.9}Z`, SHADE); // prettier-ignore

/** An eye that glows. */
const eye = (x: number, y: number, r: number, glow: string): string =>
  dot(x, y, r + 1.6, DARK) + dot(x, y, r, glow) + dot(x - r * 0.3, y - r * 0.35, r * 0.34, "#fff");

export const faces: Record<string, Face> = {
  // Wound up by a key, and full of wonder.
  novice: (_, glow) =>
    line("M32 18V11", BRASS, 3) + `<path d="M32 12C26 4.500 21 8.500 24.500 12.500C26.500 14.500 29 13.600 32 12C35 13.600 37.500 14.500 39.500 12.500C43 8.500 38 4.500 32 12Z" fill="${LIGHT}" stroke="${DARK}" stroke-width="1"/>` +
    head(16.5, 34) + eye(25.8, 32, 4.2, glow) + eye(38.2, 32, 4.2, glow) + dot(32, 42.5, 2.3, DARK), // prettier-ignore
  // Goggles, and a small wheel that turns behind the brow.
  tinker: (_, glow) =>
    path(rays(10, 9, 6.6, 45, 17), LIGHT) + dot(45, 17, 2.6, DARK) + head(17, 33.5) +
    path("M14.500 29.500H49.500V33.500H14.500Z", DARK) + eye(24.6, 31.5, 5, glow) + eye(39.4, 31.5, 5, glow) +
    line("M26 43.500Q32 46.500 38.500 42", DARK, 2), // prettier-ignore
  // The sun at noon, awake and even.
  navigator: (_, glow) =>
    path(rays(12, 22.5, 15), DARK) + path(rays(12, 21.2, 14.5), LIGHT) + head(14.5, 32) +
    path("M20.500 29.500Q25.500 25.500 29.800 29.500Q25.500 33.800 20.500 29.500ZM34.200 29.500Q38.500 25.500 43.500 29.500Q38.500 33.800 34.200 29.500Z", DARK) +
    dot(25.4, 29.5, 1.9, glow) + dot(38.600, 29.5, 1.9, glow) + line("M32 29V35.500H30", DARK, 1.500) + line("M27 39.800H37", DARK, 2), // prettier-ignore
  // Half in the light, half a moon in the dark.
  astronomer: (_, glow) =>
    path(rays(14, 22.5, 16.5), DARK) + path(rays(14, 21.2, 16), SHADE) + dot(32, 32, 15.9, DARK) + dot(32, 32, 15, BRASS) +
    path("M32 17A15 15 0 0 1 32 47Q36.500 41 34.500 36.500L38 34L34 28.500Q36.500 22 32 17Z", "#2b2748") +
    path("M20 29Q25 24.800 29.800 29.500Q25 33 20 29Z", DARK) + dot(25, 29, 1.9, glow) +
    path(rays(4, 5, 1.7, 40.5, 28.5), glow) + line("M25 39.500Q29.500 41.500 34 40.200", DARK, 1.9), // prettier-ignore
  // The lids are shut; the third eye is open.
  oracle: (ground, glow) =>
    path("M32 10Q51 14 50 34Q49 48 43.500 53H20.500Q15 48 14 34Q13 14 32 10Z", DARK) +
    path("M32 11.200Q49.500 15 48.800 34Q48 47 43 52H21Q16 47 15.200 34Q14.500 15 32 11.200Z", ground) +
    path("M32 17.500Q44.500 21 44 35Q42.500 47.500 32 51.500Q21.500 47.500 20 35Q19.500 21 32 17.500Z", DARK) +
    path("M32 18.500Q43.500 22 43 35Q41.600 46.500 32 50.400Q22.400 46.500 21 35Q20.500 22 32 18.500Z", BRASS) +
    path("M32 18.500Q43.500 22 43 35Q41.600 46.500 32 50.400Q38.500 42 37.500 33Q37 24 32 18.500Z", SHADE) +
    path("M25 27Q32 20.500 39 27Q32 33.500 25 27Z", DARK) + dot(32, 27, 3.1, glow) + dot(31.200, 26.200, 1, "#fff") +
    line("M23.500 35.500Q26.500 38.200 29.500 35.800M34.500 35.800Q37.500 38.200 40.500 35.500", DARK, 1.900) + line("M29 44Q32 45.500 35 44", DARK, 1.900) +
    [[20.5, 17.5], [43.5, 17.500], [32, 7]].map(([x, y]) => path(rays(4, 3.600, 1.200, x, y), LIGHT)).join(""), // prettier-ignore
};
