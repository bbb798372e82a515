import { createRawSnippet } from "svelte";
import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import Ceremony, { LASTS } from "./Ceremony.svelte";

const card = createRawSnippet<[string]>((id) => ({ render: () => `<p>${id()}</p>` }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begun() {
  const onend = vi.fn();
  const { container } = render(Ceremony, { heading: "You win!", cards: ["seer", "avatar"], card, onend });
  return { onend, whole: container.querySelector(".ceremony") as HTMLElement };
}

test("it ends by itself in less than five seconds", () => {
  const { onend } = begun();
  expect(LASTS).toBeLessThanOrEqual(5000);
  vi.advanceTimersByTime(LASTS);
  expect(onend).toHaveBeenCalledOnce();
});

test("a click ends it", async () => {
  const { onend, whole } = begun();
  await fireEvent.click(whole);
  expect(onend).toHaveBeenCalledOnce();
});

test("a key ends it and does nothing else; one that only changes others does not", async () => {
  const { onend } = begun();
  const behind = vi.fn();
  document.body.addEventListener("keydown", behind);
  await fireEvent.keyDown(document.body, { key: "Shift" });
  await fireEvent.keyDown(document.body, { key: "c", ctrlKey: true });
  expect(onend).not.toHaveBeenCalled();
  await fireEvent.keyDown(document.body, { key: "Enter" });
  expect(onend).toHaveBeenCalledOnce();
  expect(behind).toHaveBeenCalledTimes(2); // by the two that ended nothing
  document.body.removeEventListener("keydown", behind);
});

test("the best cards pass, and whoever does not see it is told nothing twice", () => {
  const { whole } = begun();
  expect([...whole.querySelectorAll("li")].map((one) => one.textContent)).toEqual(["seer", "avatar"]);
  expect(whole.getAttribute("aria-hidden")).toBe("true");
});
