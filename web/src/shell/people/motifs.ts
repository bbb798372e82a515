/** The motifs of medallions in a square of 64, about its middle: `i` is what is let in, `g` the ground that shows through it. */

type Motif = (i: string, g: string) => string;

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, r: number, fill: string): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const bar = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1.2" fill="${fill}"/>`;

/** Points around the middle, in turn at the first and at the second distance. */
export function rays(count: number, far: number, near: number, x = 32, y = 32): string {
  const points = Array.from({ length: count * 2 }, (_, n) => {
    const angle = (Math.PI * n) / count - Math.PI / 2;
    const r = n % 2 ? near : far;
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

export const motifs: Record<string, Motif> = {
  owl: (i, g) =>
    path("M17.500 14.500Q24 20 32 18.500Q40 20 46.500 14.500Q49 24 47.500 33Q46 46 32 51Q18 46 16.500 33Q15 24 17.500 14.500Z", i) +
    dot(25.2, 28, 6.1, g) + dot(38.8, 28, 6.1, g) + dot(25.2, 28, 3, i) + dot(38.8, 28, 3, i) +
    path("M32 30.500L29.200 34.800L32 39.500L34.800 34.800Z", g) +
    line("M24.500 41.200q2.500 2.600 5 0m5 0q2.500 2.600 5 0m-10 4q2.500 2.600 5 0", g, 1.5), // prettier-ignore
  fox: (i, g) =>
    path("M14.500 14L27 22.500H37L49.500 14Q52 28 45.500 37L32 51L18.500 37Q12 28 14.500 14Z", i) +
    path("M17.500 34.500Q25 33.500 29.500 44L32 47.500L34.500 44Q39 33.500 46.500 34.500L45 37.600L32 51L19 37.600Z", g) +
    dot(24.6, 30, 2.1, g) + dot(39.4, 30, 2.1, g) + dot(32, 46.5, 2.7, i) + path("M18 19L23.500 23.200L19.400 27.500Z", g) +
    path("M46 19L40.500 23.200L44.600 27.500Z", g), // prettier-ignore
  hare: (i, g) =>
    path("M22 10.500Q27.500 12 29.600 26H34.400Q36.500 12 42 10.500Q45.500 19 40.600 29.500Q46 34.500 44.500 41.500Q42 51 32 51.500Q22 51 19.500 41.500Q18 34.500 23.400 29.500Q18.500 19 22 10.500Z", i) +
    path("M23.200 15Q26.400 18 27.200 26.500Q23 22 23.200 15Z", g) + path("M40.800 15Q37.600 18 36.800 26.500Q41 22 40.800 15Z", g) +
    dot(26.2, 37, 2.2, g) + dot(37.800, 37, 2.2, g) + path("M29.600 42.500H34.400L32 45.400Z", g) + line("M32 45v2.300m0 0q-2 2-4 .4m4-.4q2 2 4 .4", g, 1.3), // prettier-ignore
  fish: (i, g) =>
    path("M11.500 33Q20 19 35 21.500Q42 22.500 45 28L53 21.500Q50.500 31 53 42L45 36.500Q41 43.500 33 44.500Q19 45.500 11.500 33Z", i) +
    dot(20.500, 31, 2.3, g) + line("M27 24.500Q31.500 32 27 41.500", g, 1.8) + line("M33.500 28q2.600 2.400 0 4.800m0 .4q2.600 2.400 0 4.800m5-7.400q2.600 2.400 0 4.800", g, 1.5), // prettier-ignore
  moon: (i) =>
    path("M38.500 13.200A19.500 19.500 0 1 0 51.500 37.500A15.800 15.800 0 1 1 38.500 13.200Z", i) +
    path(rays(4, 6, 2, 43.500, 25.5), i), // prettier-ignore
  sun: (i, g) => path(rays(12, 20.5, 13), i) + dot(32, 32, 12.6, g) + dot(32, 32, 10, i),
  comet: (i, g) =>
    path("M17 34.500L48 11.500L31 31.500L53 22.500L33.500 37.800L51.500 36.500L29.500 47Z", i) + dot(23, 41, 10.2, g) + dot(23, 41, 8.6, i) +
    path(rays(5, 4.6, 2, 23, 41), g), // prettier-ignore
  compass: (i, g) =>
    `<circle cx="32" cy="32" r="14.500" fill="none" stroke="${i}" stroke-width="2"/>` +
    path(rays(4, 21, 5.2), i) + path("M32 11L35.700 28.300L32 32ZM53 32L35.700 35.700L32 32ZM32 53L28.300 35.700L32 32ZM11 32L28.300 28.300L32 32Z", `${g}99`) +
    dot(32, 32, 2.300, g), // prettier-ignore
  key: (i, g) =>
    `<g transform="rotate(38 32 32)">` +
    `<circle cx="32" cy="20" r="8.200" fill="${g}" stroke="${i}" stroke-width="4.600"/>` +
    dot(32, 20, 2.4, i) + bar(29.6, 29, 4.8, 24, i) + bar(33, 42.5, 7.2, 4, i) + bar(33, 48.6, 9, 4.2, i) + "</g>", // prettier-ignore
  lantern: (i, g) =>
    `<circle cx="32" cy="14.300" r="3.600" fill="none" stroke="${i}" stroke-width="2.200"/>` +
    path("M20.500 25L27 18.500H37L43.500 25Z", i) + path("M23 26.500H41L43 44H21Z", i) + path("M27 29.500H37L38 41H26Z", g) +
    path("M32 29.800Q37 35 34.500 38.800Q32 41 29.500 38.800Q27 35 32 29.800Z", i) + bar(19.5, 45.2, 25, 5, i), // prettier-ignore
  hourglass: (i, g) =>
    bar(18.5, 12.5, 27, 5, i) + bar(18.5, 46.5, 27, 5, i) +
    path("M21.500 18.500H42.500Q42.500 27 35 32Q42.500 37 42.500 45.500H21.500Q21.500 37 29 32Q21.500 27 21.500 18.500Z", i) +
    path("M26 21.500H38Q37 26 32 29Q27 26 26 21.500Z", g) + path("M26 42.800Q27.500 38.500 32 34.800Q36.500 38.500 38 42.800Z", g), // prettier-ignore
  feather: (i, g) =>
    path("M50 11.500Q29 13 21.500 28.500Q17.500 37 18 46.500L20.800 43.800Q36 43 43.500 29Q48 21 50 11.500Z", i) +
    line("M45 17Q29.500 27.500 19.500 46", g, 1.9) + line("M14.500 52.500L20.500 44.500", i, 3) + path("M42 31.600L32.500 33.500L41 33.300ZM37.500 37.500L28 39L36 39.300Z", g), // prettier-ignore
  leaf: (i, g) =>
    path("M49.500 13Q22 12 17 31Q14.500 41.500 20.500 46Q42 49.500 47.500 31Q50 22 49.500 13Z", i) + line("M43.500 19.500Q27 29 16 51", g, 2.200) +
    line("M31 29.500L30.500 20.500M25.500 36L23.500 27.500M35 31.500L43.500 31.500M27.500 38.500L37 40", g, 1.6), // prettier-ignore
  crown: (i, g) =>
    path("M14.500 43L16 23L24.500 31.500L32 17L39.500 31.500L48 23L49.500 43Z", i) + dot(16, 21.5, 2.900, i) + dot(32, 15.2, 3.200, i) +
    dot(48, 21.5, 2.900, i) + bar(14.5, 44.6, 35, 5.200, i) + path("M32 32.500L35.200 37L32 41.500L28.800 37Z", g) + dot(22.5, 38.3, 1.9, g) + dot(41.5, 38.3, 1.9, g), // prettier-ignore
  ship: (i, g) =>
    path("M13 39.500H51Q48 50 39.500 50H24.500Q16 50 13 39.500Z", i) + path("M30.600 11.500V36.800H16.500Q27.500 27.500 30.600 11.500Z", i) +
    path("M34 15Q46 25.500 47.500 36.800H34Z", i) + line("M19.500 44.300q3 2 6 0t6 0t6 0t6 0", g, 1.6), // prettier-ignore
  flame: (i, g) =>
    path("M34 10.500Q47.500 22.500 46.500 36Q45.500 51 32 52Q18.500 51 17.500 38Q17.500 30 24.500 23.500Q25 29.500 28.500 31.500Q27.500 20 34 10.500Z", i) +
    path("M33 31.500Q40.500 38.500 38 44Q35.500 48.500 32 48.500Q27 48 25.800 43.500Q25.500 40 28.500 37.500Q31.500 36 33 31.500Z", g), // prettier-ignore
  tower: (i, g) =>
    path("M18 13H24.200V18H28.900V13H35.100V18H39.800V13H46V25.500L41.500 29V45H22.500V29L18 25.500Z", i) + bar(17.5, 46.500, 29, 5.200, i) +
    path("M28.500 45V37.500A3.500 3.500 0 0 1 35.500 37.500V45Z", g) + path("M30.500 25.500H33.500V31H30.500Z", g), // prettier-ignore
  anchor: (i) =>
    `<circle cx="32" cy="16" r="4" fill="none" stroke="${i}" stroke-width="2.900"/>` +
    line("M32 21V48M24 26.500H40", i, 3.8) + line("M16.500 37Q18.500 48.500 32 49.500Q45.500 48.500 47.500 37", i, 3.8) +
    path("M12.800 40.800L16 32.500L22 38.800ZM51.200 40.800L48 32.500L42 38.800Z", i), // prettier-ignore
};
