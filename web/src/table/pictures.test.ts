import { expect, test, vi } from "vitest";

import { fetchPictures } from "./pictures";
import { event } from "./samples";

test("each picture is asked for once, one after the other, as soon as its card is told of", async () => {
  const fetched: string[] = [];
  vi.stubGlobal(
    "Image",
    class {
      onload = () => {};
      set src(path: string) {
        fetched.push(path);
        this.onload();
      }
    },
  );
  const told = ["seer", "seer", "widow", null].map((card, n) => event(n, "comes", { kind: "refill", card }));
  fetchPictures(told, (card) => (card === "widow" ? null : `/art/${card}.svg`));
  fetchPictures(told, (card) => `/art/${card}.svg`);
  await vi.waitFor(() => expect(fetched).toEqual(["/art/seer.svg", "/art/widow.svg"]));
  vi.unstubAllGlobals();
});
