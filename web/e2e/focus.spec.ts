import type { Page } from "@playwright/test";

import { AGAINST_A_BOT, ASKING, expect, hand, instant, playTo, sit, test, Wire } from "./table";

/** What has the focus: a part of the table by its zone, another player's plate, or nothing. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return "nothing";
    if (at.matches(".plate")) return "a plate";
    if (at.matches("[data-rest]")) return "the dock";
    return at.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? at.outerHTML;
  });

async function begin(page: Page): Promise<Wire> {
  await instant(page);
  const wire = new Wire(page);
  await sit(page, AGAINST_A_BOT, "practice 1");
  await expect(hand(page)).toHaveCount(5);
  return wire;
}

const end = (page: Page) => page.locator('.mains [data-zone="end"]');

test("after all cards are played by a key the focus is at the end of the turn, and an undo brings it back to the hand", async ({
  page,
}) => {
  await begin(page);
  await hand(page).nth(1).focus();
  await page.keyboard.press("p");
  await expect(hand(page)).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe("end");
  await page.keyboard.press("Control+z");
  await expect(hand(page)).toHaveCount(5);
  await expect.poll(() => focused(page)).toMatch(/^(end|hand)$/);
});

test("a card played by Enter leaves the focus in the hand", async ({ page }) => {
  await begin(page);
  for (const left of [4, 3, 2, 1]) {
    if (left === 4) await hand(page).nth(2).focus();
    await page.keyboard.press("Enter");
    await expect(hand(page)).toHaveCount(left);
    await expect.poll(() => focused(page)).toBe("hand");
  }
  await page.keyboard.press("Enter");
  await expect(hand(page)).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe("end");
});

for (const way of ["E", "Enter on the button"]) {
  test(`the focus stays in one's own dock while the others play and after that: ${way}`, async ({ page }) => {
    const wire = await begin(page);
    const seen = new Set<string>();
    await page.exposeFunction("noteFocus", (where: string) => seen.add(where));
    await page.evaluate(() =>
      addEventListener("focusin", ({ target }) => {
        const note = (globalThis as unknown as { noteFocus: (where: string) => void }).noteFocus;
        if (target instanceof Element) note(target.closest(".plate, .tools, [data-zone]")?.className ?? "");
      }),
    );
    if (way === "E") await hand(page).first().focus();
    else await end(page).focus();
    for (let turn = 1; turn < 4; turn++) {
      const { revision } = wire.state;
      const press = () => page.keyboard.press(way === "E" ? "e" : "Enter");
      if (way !== "E") await end(page).focus();
      await press();
      await expect(end(page)).toHaveText("End anyway");
      await expect(end(page)).toHaveAttribute("aria-disabled", "false");
      await press();
      await wire.next(revision);
      await expect(page.getByRole("banner").getByText(`Round ${turn + 1}`)).toBeVisible();
      await expect(hand(page)).toHaveCount(5);
      await expect.poll(() => focused(page)).toBe("hand");
    }
    expect([...seen].filter((one) => /plate|tools/.test(one))).toEqual([]);
  });
}

test("a choice takes the focus where the hand can do nothing in it, and gives it back", async ({ page }) => {
  await instant(page);
  const wire = new Wire(page);
  await sit(page, ASKING.setup, ASKING.seed);
  await playTo(page, wire, { ...ASKING, then: "Play: Arha Templar" });
  await page.locator("[data-answer]").first().focus();
  const { revision } = wire.state;
  await page.keyboard.press("Enter");
  await wire.next(revision);
  await expect.poll(() => focused(page)).toMatch(/^(hand|end|prompt)$/);
});
