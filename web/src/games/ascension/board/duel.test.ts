import { expect, test } from "vitest";

import { orderAt, rulesOfDuel } from "./duel";
import { view } from "./samples";

const duel = (name: "samael" | "cult") => view({ mode: "solo", rival: { name, honor: 0, set_aside: [], aims: [6, 4] } });

test("the cards that the solo opponent takes next are numbered in its order, whatever lies between them", () => {
  expect([1, 2, 3, 4, 5, 6].map((slot) => orderAt(duel("samael"), slot))).toEqual([undefined, undefined, undefined, 2, undefined, 1]);
  expect(orderAt(view(), 6)).toBeUndefined();
});

test("a duel is told in three lines, each opponent's its own; where there is none, nothing is told", () => {
  const lines = [...rulesOfDuel(duel("samael")), ...rulesOfDuel(duel("cult"))];
  expect(new Set(lines).size).toBe(6);
  expect(rulesOfDuel(view())).toEqual([]);
});
