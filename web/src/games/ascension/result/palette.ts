/** What tells the seats apart in a chart: colour, and for those who do not see colours a dash and a shape. */

export interface Look {
  colour: string;
  dash: string;
  shape: string; // a mark around the origin
}

const LOOKS: Look[] = [
  { colour: "var(--enlightened)", dash: "", shape: "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0" },
  { colour: "var(--monster)", dash: "9 5", shape: "M-5-5h10v10h-10z" },
  { colour: "var(--lifebound)", dash: "2 5", shape: "M0-6L6 5H-6z" },
  { colour: "var(--void)", dash: "12 4 2 4", shape: "M0-6.500L6 0L0 6.500L-6 0z" },
  { colour: "var(--mechana)", dash: "6 3 2 3 2 3", shape: "M-6-4L0 6L6-4z" },
  { colour: "var(--treasure)", dash: "4 4", shape: "M-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z" },
];

export function lookOf(seat: number): Look {
  return LOOKS[seat % LOOKS.length] as Look;
}
