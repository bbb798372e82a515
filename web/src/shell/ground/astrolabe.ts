/** Lines of an astrolabe, as they are engraved into the table and on the backs of cards. All of them lie around 0 0. */

const ROMAN: readonly [string, number][] = [
  ["X", 10],
  ["IX", 9],
  ["V", 5],
  ["IV", 4],
  ["I", 1],
];

/** How many rounds go round the limb. */
export const HOURS = 24;

export function roman(n: number): string {
  const found = ROMAN.find(([, worth]) => n >= worth);
  return found ? found[0] + roman(n - found[1]) : "";
}

export const HOUR_NAMES: readonly string[] = Array.from({ length: HOURS }, (_, hour) => roman(hour + 1));

/** How far the limb is turned for its numeral to stand at the top. */
export function turned(round: number): number {
  return (-(Math.max(1, round) - 1) * 360) / HOURS;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** A place at an angle from the top, clockwise. */
function at(angle: number, radius: number): string {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${round(radius * Math.cos(turn))} ${round(radius * Math.sin(turn))}`;
}

/** A star of so many points, between two radii. */
export function star(points: number, out: number, waist: number, from = 0): string {
  const step = 180 / points;
  const corners = Array.from({ length: points * 2 }, (_, n) => at(from + n * step, n % 2 === 0 ? out : waist));
  return `M${corners.join("L")}Z`;
}

/** Pointers of the net, like flames: each names a star. */
export function pointers(count: number, inner: number, outer: number): string {
  const low = inner + (outer - inner) * 0.3;
  return Array.from({ length: count }, (_, n) => {
    const from = (n * 360) / count;
    return `M${at(from - 5, inner)}Q${at(from - 0.6, low)} ${at(from, outer)}Q${at(from + 0.6, low)} ${at(from + 5, inner)}`;
  }).join("");
}

/** Circles of equal height, nearer to each other towards the zenith. */
export function heights(count: number, radius: number): { y: number; r: number }[] {
  return Array.from({ length: count }, (_, n) => {
    const share = 1 - n / count;
    return { y: round(-radius * 0.38 * (1 - share * share)), r: round(radius * share) };
  });
}
