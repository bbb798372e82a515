import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { paint, tones, type Law } from "./light";
import { flat, solid } from "./pen";
import Planes from "./Planes.svelte";

const law: Law = { hue: "#336699", accent: "#ff8800", light: "#ffffee", shade: "#001122", key: "left", sky: ["#6699cc", "#ffffff"], tint: 0.5, rim: 2 };
const picture = paint("", tones(law), { far: flat("M0 0h9v9z", "#abcdef"), figure: solid("M0 0h7v7z", "#804020") });
const fetched = vi.fn(() => Promise.resolve(new Response(picture)));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
  cleanup();
  fetched.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a picture that is held has its planes over it, and not before somebody looks", async () => {
  const { container } = render(Planes, { src: "/assets/art/a.svg" });
  await vi.advanceTimersByTimeAsync(500);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(400);
  expect([...container.querySelectorAll("img")].map((img) => img.className.split(" ")[0])).toEqual(["far", "figure", "light"]);
});

it("what is put down at once, and an emblem, are not asked for", async () => {
  render(Planes, { src: "/assets/art/a.svg" }).unmount();
  render(Planes, { src: "data:image/svg+xml,x" });
  await vi.advanceTimersByTimeAsync(2000);
  expect(fetched).not.toHaveBeenCalled();
});
