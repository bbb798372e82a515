/** What axe finds on a page that somebody could not see, read or reach. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const COLOURS = ["color-contrast", "link-in-text-block"];
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Only what is wrong is worked out, and in the page itself: there are no frames. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
}

async function faults(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}

export function barriers(page: Page): Promise<string[]> {
  return faults(axe(page).withTags(TAGS));
}

/** Colours that change step by step have arrived; what moves for ever does not count. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => one.playState !== "running" || one.effect?.getComputedTiming().iterations === Infinity),
  );
}

/** Only what hangs on the colours: the same elements in another theme. */
export function paleColours(page: Page): Promise<string[]> {
  return faults(axe(page).withRules(COLOURS));
}

export async function wear(page: Page, colorScheme: "dark" | "light"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await settle(page);
}

/** What sticks to an edge covers, at one moment of scrolling, what it does not hide for good: let it lie where it is. */
export async function unstick(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>("main *")) {
      if (getComputedStyle(one).position === "sticky") one.style.position = "static";
    }
  });
}
