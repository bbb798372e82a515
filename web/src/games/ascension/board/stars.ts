/** The constellations of the factions: stars of a sky 100 wide and high, the bright ones first, and the lines between them. */

export interface Constellation {
  faction: "enlightened" | "lifebound" | "mechana" | "void";
  stars: readonly (readonly [number, number, number])[]; // where, and how bright
  lines: readonly (readonly number[])[]; // from star to star
}

export const CONSTELLATIONS: readonly Constellation[] = [
  {
    faction: "enlightened", // an eye, and the rays over it
    stars: [
      [50, 52, 7], [6, 55, 4], [94, 50, 4], [28, 35, 3], [52, 27, 4], [75, 33, 3], [27, 70, 3], [51, 76, 3], [74, 69, 3],
      [50, 4, 3], [20, 12, 2], [82, 9, 2],
    ],
    lines: [[1, 3, 4, 5, 2, 8, 7, 6, 1], [4, 9], [3, 10], [5, 11]],
  },
  {
    faction: "lifebound", // a tree with its leaves
    stars: [
      [49, 66, 5], [51, 96, 4], [47, 40, 4], [52, 8, 5], [22, 44, 3], [12, 22, 4], [78, 48, 3], [90, 27, 4], [33, 18, 3],
      [70, 20, 3], [34, 92, 2], [69, 93, 2],
    ],
    lines: [[1, 0, 2, 3], [0, 4, 5], [0, 6, 7], [2, 8], [2, 9], [10, 1, 11]],
  },
  {
    faction: "mechana", // a wheel with its teeth
    stars: [
      [50, 50, 6], [50, 18, 4], [78, 34, 3], [78, 66, 4], [50, 82, 3], [22, 66, 4], [22, 34, 3], [50, 3, 2], [93, 26, 3],
      [92, 75, 2], [51, 97, 3], [7, 74, 2], [8, 26, 3],
    ],
    lines: [[1, 2, 3, 4, 5, 6, 1], [1, 7], [2, 8], [3, 9], [4, 10], [5, 11], [6, 12], [0, 1], [0, 3], [0, 5]],
  },
  {
    faction: "void", // a moon that wanes, and a star in its arms
    stars: [
      [68, 50, 7], [62, 6, 4], [30, 17, 3], [9, 46, 5], [24, 80, 3], [60, 96, 4], [44, 28, 3], [33, 50, 3], [41, 74, 3], [90, 30, 2],
      [92, 70, 2],
    ],
    lines: [[1, 2, 3, 4, 5, 8, 7, 6, 1], [9, 0, 10]],
  },
]; // prettier-ignore
