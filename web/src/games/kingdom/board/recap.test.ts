import { expect, test } from "vitest";

import { event } from "../../../table/samples";
import { deedsOfTurn } from "./recap";

test("the turn that is over is told by its deeds, without those of the turn before and without bookkeeping", () => {
  const log = [
    event(1, "before", { kind: "upgrade", card: "4" }),
    event(2, "turn 2", { kind: "turn" }),
    event(3, "plays", { kind: "play", card: "8" }),
    event(4, "produces", { kind: "produce", card: "8" }),
    event(5, "gains", { kind: "gain", card: "8" }),
    event(6, "upgrades", { kind: "upgrade", card: "5" }),
    event(7, "", { kind: "tick", card: "24" }),
    event(8, "is over", { kind: "turn_end" }),
  ];
  expect(deedsOfTurn(log).map(({ number }) => number)).toEqual([4, 6]);
  expect(deedsOfTurn([])).toEqual([]);
});
