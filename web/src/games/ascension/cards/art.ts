/** The picture of a card: painted for it, or made of its emblem where a pack brings a card that nobody painted. */
import { emblemOf, emblems, type EmblemName } from "./emblems";
import { edition, painted } from "./painted";

const GROUNDS: Record<EmblemName, readonly [string, string, string]> = {
  enlightened: ["#12305f", "#3f7fc4", "#f7e6b4"],
  lifebound: ["#12352a", "#3f8a55", "#e6e39a"],
  mechana: ["#2c1812", "#9a5a2c", "#ffd79a"],
  void: ["#150b2c", "#5a358f", "#e3b8ff"],
  monster: ["#1c080c", "#8c2a24", "#ffb682"],
  treasure: ["#06262e", "#1c7f80", "#c4fff4"],
  neutral: ["#232838", "#6c7690", "#f3e4c4"],
};

function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619) >>> 0;
  return value;
}

/** A picture made of the emblem: beams, rings and places of light follow from the card's id. */
export function emblemPicture(face: { id: string; type: string; faction: string | null }): string {
  const emblem = emblemOf(face);
  const [deep, middle, bright] = GROUNDS[emblem];
  const seed = hash(face.id);
  const pick = (shift: number, many: number): number => ((seed >>> shift) ^ (seed >>> (shift + 7))) % many;
  const beams = 6 + pick(0, 9) * 2;
  const turn = pick(4, 40);
  const x = 84 + pick(9, 73);
  const y = 64 + pick(13, 30);
  const wedge = 180 / beams;
  const beam = Array.from({ length: beams }, (_, at) => {
    const edge = (degrees: number): string => {
      const angle = (degrees * Math.PI) / 180;
      return `${Math.round(x + 280 * Math.cos(angle))} ${Math.round(y + 280 * Math.sin(angle))}`;
    };
    const from = turn + at * wedge * 2;
    return `M${x} ${y}L${edge(from)}L${edge(from + wedge)}z`;
  }).join("");
  const rings = Array.from({ length: 1 + pick(17, 3) }, (_, at) => `<circle cx="${x}" cy="${y}" r="${52 + at * 13}"/>`).join("");
  const stars = Array.from({ length: 9 }, (_, at) => {
    const spot = hash(`${face.id}${at}`);
    return `M${spot % 240} ${(spot >>> 9) % 160}h.1`;
  }).join("");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${deep}"/>` +
    `<stop offset="1" stop-color="${middle}"/></linearGradient></defs><path fill="url(#g)" d="M0 0h240v160H0z"/>` +
    `<path fill="${bright}" opacity=".14" d="${beam}"/><g fill="none" stroke="${bright}" stroke-opacity=".5" stroke-width="1.5">${rings}</g>` +
    `<path d="${stars}" stroke="${bright}" stroke-width="3" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="44" fill="${deep}" opacity=".55"/>` +
    `<path transform="translate(${x - 36} ${y - 36}) scale(3)" fill="${bright}" fill-rule="evenodd" d="${emblems[emblem]}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Where the picture of a card is. */
export function artOf(face: { id: string; type: string; faction: string | null }): string {
  return painted.has(face.id) ? `/assets/art/ascension/${face.id}.svg?${edition}` : emblemPicture(face);
}
