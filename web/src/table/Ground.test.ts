import { render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import { settings } from "../shell/settings.svelte";
import type { AnyBoard } from "./board.svelte";
import Ground from "./Ground.svelte";

const standing = (more: { tint?: string; round?: number; asked?: number } = {}) =>
  ({
    tint: more.tint ?? null,
    front: 0,
    question: { player: more.asked ?? 0 },
    common: { round: more.round ?? 1, turn_player: 0 },
  }) as unknown as AnyBoard;

const lit = (ground: Element) => ground.querySelector<HTMLElement>(".light.on")?.style.getPropertyValue("--light");

afterEach(() => {
  settings.speed = "normal";
});

test("the light takes the colour of what was played last: one goes out while the other comes, and nothing is drawn anew", async () => {
  const { container, rerender } = render(Ground, { board: standing(), hours: true });
  const lights = [...container.querySelectorAll(".light")];
  expect(lit(container)).toBe("var(--lamp)");
  await rerender({ board: standing({ tint: "var(--void)" }) });
  expect(lit(container)).toBe("var(--void)");
  await rerender({ board: standing({ tint: "var(--mechana)" }) });
  expect(lit(container)).toBe("var(--mechana)");
  expect([...container.querySelectorAll(".light")]).toEqual(lights);
});

test("a round is an hour of the limb; a game that keeps time otherwise has none", async () => {
  const { container, rerender } = render(Ground, { board: standing({ round: 3 }), hours: true });
  expect(container.querySelector<HTMLElement>(".limb")?.style.rotate).toBe("-30deg");
  await rerender({ hours: false });
  expect(container.querySelector(".limb")).toBeNull();
});

test("it says nothing, and without motion nothing drifts", async () => {
  const { container } = render(Ground, { board: standing(), hours: true });
  expect(container.querySelector(".ground")?.getAttribute("aria-hidden")).toBe("true");
  expect(container.querySelector(".motes")).not.toBeNull();
  settings.speed = "instant";
  await Promise.resolve();
  expect(container.querySelector(".motes")).toBeNull();
});
