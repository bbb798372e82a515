import { expect, test } from "vitest";

import { destination } from "./links";

test("a link to a seat keeps its secret", () => {
  expect(destination(" https://play.example/t/k3x9#s3cret ")).toBe("/t/k3x9#s3cret");
  expect(destination("127.0.0.1:8000/t/k3x9#s3cret")).toBe("/t/k3x9#s3cret");
});

test("a link to a move keeps the move", () => {
  expect(destination("https://play.example/replay/k3x9?move=41")).toBe("/replay/k3x9?move=41");
});

test("a setup comes as a link or as a bare code", () => {
  expect(destination("https://play.example/new?setup=eyJ-x_1")).toBe("/new?setup=eyJ-x_1");
  expect(destination("eyJ-x_1")).toBe("/new?setup=eyJ-x_1");
});

test.each(["", "hello there", "https://play.example/", "https://play.example/rules", "javascript:alert(1)", "ftp://x/t/1", "../../etc"])(
  "%j leads nowhere",
  (text) => {
    expect(destination(text)).toBeNull();
  },
);
