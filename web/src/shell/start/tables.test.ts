import { expect, test } from "vitest";

import type { TableListed } from "../../api/types.gen";
import { ago, inOrder } from "./tables";

function table(id: string, changed: number, more: Partial<TableListed> = {}): TableListed {
  return {
    table: id,
    ruleset: "a-ruleset",
    mode: "versus",
    players: ["Ana", "Ben"],
    own: [0],
    asked: 0,
    round: 1,
    over: false,
    your_turn: false,
    changed,
    lesson: null,
    ...more,
  };
}

test("one's own turn comes first, finished games last, the newest of each before the others", () => {
  const listed = inOrder([
    table("over", 9, { over: true }),
    table("waits", 5),
    table("old", 1, { your_turn: true }),
    table("new", 3, { your_turn: true }),
  ]);
  expect(listed.map((one) => one.table)).toEqual(["new", "old", "waits", "over"]);
});

test("times are told in whole units of the reader's language", () => {
  expect(ago(1000, 1030, "en")).toBe("now");
  expect(ago(1000, 1000 + 5 * 60, "en")).toBe("5 minutes ago");
  expect(ago(0, 86_400, "en")).toBe("yesterday");
  expect(ago(0, 3 * 3600, "pl")).toBe("3 godziny temu");
  expect(ago(2000, 1000, "en")).toBe("now");
});
