import { expect, test } from "vitest";

import { Alike } from "./alike.svelte";

test("one card without room for its words is enough for signs on all, until it has found room or is gone", () => {
  const [alike, one, other] = [new Alike(), {}, {}];
  alike.tell(one, false);
  expect(alike.signs).toBe(false);
  alike.tell(one, true);
  alike.tell(other, true);
  alike.tell(one, false);
  expect(alike.signs).toBe(true);
  alike.tell(other, false);
  expect(alike.signs).toBe(false);
});
