/** The country around a kingdom as a surveyor's map: hills by their contours, trees, a river and a road. 1440 wide, 850 high. */

interface Hill {
  x: number;
  y: number;
  wide: number;
  high: number;
  lines: number;
  phase: number;
}

const HILLS: readonly Hill[] = [
  { x: 190, y: 250, wide: 300, high: 210, lines: 8, phase: 0.4 },
  { x: 1250, y: 190, wide: 340, high: 250, lines: 9, phase: 2.1 },
  { x: 330, y: 800, wide: 300, high: 170, lines: 6, phase: 4.4 },
  { x: 1130, y: 760, wide: 250, high: 170, lines: 6, phase: 1.2 },
];
const CORNERS = 14;

/** A closed line at one height of a hill: round, but no circle. */
function contour({ x, y, wide, high, phase }: Hill, share: number): string {
  const points = Array.from({ length: CORNERS }, (_, n): [number, number] => {
    const turn = (n / CORNERS) * 2 * Math.PI;
    const bulge = 1 + 0.13 * Math.sin(2 * turn + phase + share) + 0.08 * Math.sin(5 * turn + 3 * phase) * share;
    return [x + Math.cos(turn) * wide * share * bulge, y + Math.sin(turn) * high * share * bulge];
  });
  const middle = (n: number): string => {
    const [[ax, ay], [bx, by]] = [points[n % CORNERS]!, points[(n + 1) % CORNERS]!];
    return `${Math.round((ax + bx) / 2)} ${Math.round((ay + by) / 2)}`;
  };
  const bends = points.map((_, n) => `Q${points[(n + 1) % CORNERS]!.map(Math.round).join(" ")} ${middle(n + 1)}`);
  return `M${middle(0)}${bends.join("")}Z`;
}

export const CONTOURS: readonly string[] = HILLS.flatMap((hill) =>
  Array.from({ length: hill.lines }, (_, n) => contour(hill, (n + 1) / hill.lines)),
);

/** Firs in small groups, drawn as a surveyor draws them. */
export const TREES: string = [
  [560, 190, 9], [600, 215, 7], [535, 226, 8], [640, 700, 9], [680, 724, 7], [604, 730, 8], [880, 640, 8], [915, 662, 9],
  [60, 560, 9], [98, 585, 8], [128, 552, 7], [1330, 520, 9], [1372, 546, 7], [850, 130, 8], [812, 150, 7],
]
  .map(([x = 0, y = 0, s = 0]) => `M${x} ${y - 2 * s}l${s} ${1.3 * s}h${-2 * s}zM${x} ${y - s}l${1.2 * s} ${1.6 * s}h${-2.4 * s}zM${x} ${y + 0.6 * s}v${0.7 * s}`)
  .join(""); // prettier-ignore

export const RIVER = "M-20 470C150 420 300 520 470 505S720 400 860 452 1120 560 1250 500 1400 420 1470 440";
export const ROAD = "M420-20C470 120 650 160 690 330S640 560 760 690 800 800 780 880";
