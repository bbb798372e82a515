/** A medallion as a picture of its own: a rim of brass around a ground, and a motif or a face on it. */
import { faces } from "./automata";
import { GROUNDS, type Look } from "./look";
import { motifs, rays } from "./motifs";

const BRASS = { edge: "#2e2010", deep: "#7a5720", mid: "#b88a3e", light: "#f2d993" };
const GLOWS: Record<string, string> = {
  night: "#8fb4ff", wine: "#ff9db8", forest: "#8df0b4", violet: "#c9b2ff", ember: "#ffb27a", teal: "#8ff3ea", amber: "#ffd96a", ivory: "#fff6d8",
}; // prettier-ignore

const ring = (r: number, fill: string): string => `<circle cx="32" cy="32" r="${r}" fill="${fill}"/>`;

/** A piece of a circle about the middle, between two angles in degrees from the top. */
function arc(r: number, from: number, to: number, stroke: string, width: number): string {
  const at = (angle: number): string => {
    const turned = ((angle - 90) * Math.PI) / 180;
    return `${(32 + r * Math.cos(turned)).toFixed(2)} ${(32 + r * Math.sin(turned)).toFixed(2)}`;
  };
  return `<path d="M${at(from)}A${r} ${r} 0 0 1 ${at(to)}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
}

/** Fine marks in the rim, which a small picture leaves out. */
function ticks(): string {
  const marks = Array.from({ length: 32 }, (_, n) => `rotate(${n * 11.25} 32 32)`);
  return marks.map((turn) => `<path d="M32 2.700V${5.1}" stroke="${BRASS.deep}" stroke-width=".8" transform="${turn}"/>`).join("");
}

/** Whether a motif is the face of an automaton. */
export function isAutomaton(motif: string): boolean {
  return Object.hasOwn(faces, motif);
}

const drawn = new Map<string, string>(); // there are few, and each is shown often

/** What is inside the picture, in a square of 64; `fine` from about 36 pixels on. A motif that the page does not know stays a plain ground. */
export function drawMedallion(look: Look, fine = true): string {
  const key = `${look.motif}|${look.colour}|${fine}`;
  const picture = drawn.get(key) ?? draw(look, fine);
  drawn.set(key, picture);
  return picture;
}

function draw({ motif, colour }: Look, fine: boolean): string {
  const { ground, inlay } = GROUNDS[colour] ?? GROUNDS.night!;
  const face = faces[motif];
  const rim = face
    ? `<path d="${rays(20, 32.4, 29.4)}" fill="${BRASS.edge}"/>` + ring(30.3, BRASS.edge) + `<path d="${rays(20, 31.4, 28.4)}" fill="${BRASS.mid}"/>` + ring(29.3, BRASS.mid)
    : ring(32, BRASS.edge) + ring(30.9, BRASS.mid); // prettier-ignore
  const wide = face ? 27.9 : 28.6;
  return (
    rim +
    arc(wide, 205, 235, BRASS.deep, 2) + arc(wide, 60, 205, BRASS.deep, 2) + arc(wide, 262, 398, BRASS.light, 2) +
    (fine && !face ? ticks() : "") +
    ring(26.4, BRASS.edge) + ring(25.4, ground) +
    `<path d="M6.600 32A25.400 25.400 0 0 1 57.400 32A32 32 0 0 0 6.600 32Z" fill="#fff" opacity=".12"/>` +
    `<path d="M6.600 32A25.400 25.400 0 0 0 57.400 32A30 30 0 0 1 6.600 32Z" fill="#000" opacity=".14"/>` +
    (face ? face(ground, GLOWS[colour] ?? GLOWS.night!) : (motifs[motif]?.(inlay, ground) ?? ""))
  ); // prettier-ignore
}

/** The whole picture as a file, for a canvas or an `img`. */
export function medallionFile(look: Look, size = 128): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">${drawMedallion(look)}</svg>`;
}
