import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import { PLACES } from "./places";
import { expect, instant, test } from "./table";

const COLOURS = ["color-contrast", "link-in-text-block"];
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function faults(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}

async function wear(page: Page, colorScheme: "dark" | "light"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.waitForTimeout(300); // colours that change step by step have arrived
}

/** What sticks to an edge covers, at one moment of scrolling, what it does not hide for good: let it lie where it is. */
async function unstick(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>("main *")) {
      if (getComputedStyle(one).position === "sticky") one.style.position = "static";
    }
  });
}

for (const [screen, width, height] of [["phone", 360, 740], ["wide", 1440, 900]] as const) {
  for (const { name, open } of PLACES.filter((one) => one.name !== "a rule")) { // the same page as the rules
    test(`accessible on a ${screen}: ${name}`, async ({ page, finished }) => {
      await page.setViewportSize({ width, height });
      await instant(page);
      await open(page, finished);
      await unstick(page);
      await wear(page, screen === "phone" ? "dark" : "light");
      expect.soft(await faults(new AxeBuilder({ page }).withTags(TAGS))).toEqual([]);
      if (screen === "wide") return;
      await wear(page, "light"); // the same elements in other colours
      expect.soft(await faults(new AxeBuilder({ page }).withRules(COLOURS))).toEqual([]);
    });
  }
}
