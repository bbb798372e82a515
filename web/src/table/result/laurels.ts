/** Two branches of laurel around a middle, as leaves and pieces of stem in the order in which they grow. */

export const FIELD = { width: 240, height: 120 };

const LEAVES = 8; // on each side of a branch
const CENTRE = { x: 120, y: 18, radius: 92 };
const FROM = 84; // degrees below the middle, where the branches begin
const TO = 4;

export interface Leaf {
  path: string;
  order: number; // 0: grows first
}

const round = (value: number): number => Math.round(value * 10) / 10;

function at(degrees: number, radius = CENTRE.radius): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(CENTRE.x + radius * Math.cos(angle)), y: round(CENTRE.y + radius * Math.sin(angle)) };
}

/** A leaf from the stem outwards, pointing along it. */
function leaf(degrees: number, side: 1 | -1, size: number): string {
  const base = at(degrees);
  const heading = ((degrees - 90 - side * 34) * Math.PI) / 180;
  const tip = { x: base.x + size * Math.cos(heading), y: base.y + size * Math.sin(heading) };
  const bow = (way: 1 | -1) => {
    const across = heading + (way * Math.PI) / 2;
    const half = size * 0.32;
    return `${round((base.x + tip.x) / 2 + half * Math.cos(across))} ${round((base.y + tip.y) / 2 + half * Math.sin(across))}`;
  };
  return `M${base.x} ${base.y}Q${bow(1)} ${round(tip.x)} ${round(tip.y)}Q${bow(-1)} ${base.x} ${base.y}z`;
}

/** The right branch; the left one is its mirror. */
export const leaves: Leaf[] = Array.from({ length: LEAVES }, (_, order) => {
  const degrees = FROM - 6 - ((FROM - TO - 6) * order) / LEAVES;
  const size = 25 - order * 1.1;
  return ([1, -1] as const).map((side) => ({ path: leaf(degrees, side, size), order }));
})
  .flat()
  .concat({ path: leaf(TO, 1, 17), order: LEAVES });

/** Its stem, piece by piece. */
export const stem: Leaf[] = Array.from({ length: LEAVES + 1 }, (_, order) => {
  const step = (FROM + 4 - TO) / (LEAVES + 1);
  const [one, other] = [at(FROM + 4 - order * step), at(FROM + 4 - (order + 1) * step)];
  return { path: `M${one.x} ${one.y}A${CENTRE.radius} ${CENTRE.radius} 0 0 0 ${other.x} ${other.y}`, order };
});

/** The star between them. */
export const STAR = Array.from({ length: 16 }, (_, point) => {
  const angle = (point * Math.PI) / 8 - Math.PI / 2;
  const radius = point % 2 ? 9 : point % 4 ? 17 : 30;
  return `${point ? "L" : "M"}${round(120 + radius * Math.cos(angle))} ${round(52 + radius * Math.sin(angle))}`;
})
  .join("")
  .concat("z");
