import { expect, test, vi } from "vitest";

import { fetchPictures } from "./pictures";
import { event } from "./samples";

test("each picture is asked for once, as soon as its card is told of", () => {
  const fetched: string[] = [];
  vi.stubGlobal(
    "Image",
    class {
      set src(path: string) {
        fetched.push(path);
      }
    },
  );
  const told = ["seer", "seer", "widow", null].map((card, n) => event(n, "comes", { kind: "refill", card }));
  fetchPictures(told, (card) => (card === "widow" ? null : `/art/${card}.svg`));
  fetchPictures(told, (card) => `/art/${card}.svg`);
  expect(fetched).toEqual(["/art/seer.svg", "/art/widow.svg"]);
  vi.unstubAllGlobals();
});
