import { expect, test } from "vitest";

import { held, won } from "./motion";

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height }) as DOMRect;
const PHONE = { innerWidth: 360, innerHeight: 740 };

test("a card that is won is held so large that it can be read, and whole in the window", () => {
  const card = box(8, 98, 110, 150);
  const { scale, x, y } = held(card, PHONE);
  expect(card.width * scale).toBeCloseTo(230);
  expect(card.left + x - (card.width * (scale - 1)) / 2).toBeGreaterThanOrEqual(0);
  expect(card.top + y - (card.height * (scale - 1)) / 2).toBeGreaterThanOrEqual(0);
  expect(held(box(600, 300, 300, 420), { innerWidth: 2000, innerHeight: 1200 })).toEqual({ scale: 1.25, x: 0, y: 0 });
});

test("it is held for more than half of its time", () => {
  const [, lifted, still] = won(box(100, 100, 170, 240), box(20, 20, 56, 56));
  expect(still!.scale).toBe(lifted!.scale);
  expect((still!.offset as number) - (lifted!.offset as number)).toBeGreaterThan(0.5);
});
