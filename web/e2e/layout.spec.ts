/** The table on every screen, early and late: everything in sight, nothing covered, nothing cut, nothing to scroll. */
import type { Page } from "@playwright/test";

import { come, POSITIONS } from "./positions";
import { AGAINST_A_BOT, expect, instant, setUp, test } from "./table";
import { speak } from "./words";

const SCREENS = [
  [360, 740],
  [390, 664],
  [740, 360],
  [820, 1180],
  [1366, 650],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
const LANGUAGES = ["en", "pt", "pl", "ru"] as const;
const LEAST_TEXT = 11; // px

/** What is wrong with the table as it is drawn now. */
function faults(page: Page, leastText: number): Promise<string[]> {
  return page.evaluate((least) => {
    const found: string[] = [];
    const name = (one: Element) =>
      `${one.getAttribute("data-place") ?? one.closest("[data-zone]")?.getAttribute("data-zone") ?? one.className} ${(one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 40)}`;
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) found.push(`the page scrolls: ${scrollWidth}×${scrollHeight}`);

    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`.board ${selector}`)].filter((one) => one.checkVisibility());
    const rail = document.querySelector<HTMLElement>(".board .slide");
    const railed = (one: Element) => rail !== null && getComputedStyle(rail).display !== "contents" && rail.contains(one);
    const NEEDED = [
      '[data-zone="row"] [data-thing]',
      '[data-zone="piles"] [data-thing]',
      '[data-zone="hand"] [data-thing]',
      '[data-zone="resources"]',
      '[data-zone="honor"]',
      'button[data-zone="deck"]',
      'button[data-zone="discard"]',
      '[data-zone="end"]',
      ".mains button",
      ".tools button",
      "[data-seat] button, [data-rival] button",
    ];
    for (const selector of NEEDED) {
      const there = all(selector);
      if (there.length === 0) found.push(`missing: ${selector}`);
      for (const one of there) {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        if (left < -3 || top < 0 || right > innerWidth + 3 || bottom > innerHeight + 3)
          found.push(`out of sight: ${name(one)} ${[left, top, right, bottom].map(Math.round).join(" ")}`);
      }
    }
    const firstConstruct = all('[data-zone="constructs"] [data-thing]')[0];
    if (firstConstruct && firstConstruct.getBoundingClientRect().right > innerWidth) found.push("no Construct is in sight");

    // Whatever can be acted on can be hit: in its middle, or, where cards lie over each other, on the part that shows.
    const edge = rail?.getBoundingClientRect();
    for (const one of all("[data-thing], .tools button, .mains button")) {
      const box = one.getBoundingClientRect();
      if (one.closest("[inert]")) continue; // a picture of what opens
      if (edge && railed(one) && (box.right > edge.right - 10 || box.left < edge.left)) continue; // it is scrolled to
      const overlapped = one.closest('[data-zone="hand"], [data-zone="played"], [data-zone="trophies"], [data-seat]') !== null;
      const shares = overlapped ? [0.03, 0.06, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9] : [0.5];
      const hit = shares.some((share) => {
        const at = document.elementFromPoint(box.left + box.width * share, box.top + box.height * 0.5);
        return at !== null && (one === at || one.contains(at));
      });
      if (!hit) {
        const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        found.push(`covered: ${name(one)} by ${at ? `${at.tagName}.${at.className} ${name(at)}` : "nothing"}`);
      }
    }

    // The parts of the table keep off each other.
    const PARTS = [
      ".others > li",
      '[data-zone="row"]',
      '[data-zone="piles"]',
      '[data-zone="constructs"]',
      '[data-zone="honor"]',
      '[data-zone="played"]',
      '[data-zone="trophies"]',
      '[data-zone="center"]',
      '[data-zone="void"] button',
      '[data-zone="resources"]',
      ".prompt .text",
      ".dock .tools",
      ".corner",
      ".mains",
      'button[data-zone="deck"]',
      'button[data-zone="discard"]',
      '[data-zone="hand"] [data-thing]',
    ];
    const parts = PARTS.flatMap((selector) =>
      all(selector)
        .filter((one) => !railed(one))
        .map((one) => ({ selector, one, box: one.getBoundingClientRect() })),
    );
    for (const [at, a] of parts.entries())
      for (const b of parts.slice(at + 1)) {
        if (a.selector === b.selector && a.selector.includes("hand")) continue;
        if (a.box.width === 0 || b.box.width === 0) continue;
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        const most = a.selector.includes("hand") || b.selector.includes("hand") ? 8 : 3; // an arc is rounder than its box
        if (across > most && down > most)
          found.push(`${a.selector} and ${b.selector} overlap by ${Math.round(across)}×${Math.round(down)}`);
      }

    // Words: large enough, and not cut.
    const texts = document.createTreeWalker(document.querySelector(".board") ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const one = node.parentElement;
      if (!one || !node.textContent?.trim() || !one.checkVisibility() || one.closest(".aloud, [hidden], style")) continue;
      const size = Number.parseFloat(getComputedStyle(one).fontSize);
      if (size < least - 0.01)
        found.push(`${size} px: ${node.textContent.trim().slice(0, 30)} in ${one.closest(".spot")?.className ?? one.className}`);
      const button = one.closest(".button, .plate button, .orrery");
      if (!button) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const [box, words] = [button.getBoundingClientRect(), range.getBoundingClientRect()];
      if (one.matches(".who b")) continue; // a long name ends in dots
      if (words.left < box.left - 3 || words.right > box.right + 3 || words.top < box.top - 8 || words.bottom > box.bottom + 8)
        found.push(`cut: ${node.textContent.trim()}`);
    }
    return [...new Set(found)];
  }, leastText);
}

/** How much of the window is covered by cards, of 1. */
function covered(page: Page): Promise<number> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll(".card .face, .card-back, .pile img")]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect());
    let [hit, all] = [0, 0];
    for (let y = 2; y < innerHeight; y += 4)
      for (let x = 2; x < innerWidth; x += 4) {
        all += 1;
        if (cards.some((box) => box.left <= x && x < box.right && box.top <= y && y < box.bottom)) hit += 1;
      }
    return hit / all;
  });
}

const handText = (page: Page) =>
  page
    .locator('[data-zone="hand"] .text')
    .evaluateAll((all) => Math.min(...all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))));

test("a lesson, and whoever only watches, have everything in sight too", async ({ page, browser, baseURL }) => {
  await instant(page);
  await page.goto("/learn/row");
  await expect(page.locator('[data-place^="hand:"]')).toHaveCount(5);
  const outside = (one: Page, needed: string) =>
    one.evaluate((selector) => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      const far = [...document.querySelectorAll(selector)].flatMap((thing) => {
        const { left, top, right, bottom } = thing.getBoundingClientRect();
        const inside = left >= -3 && top >= 0 && right <= innerWidth + 3 && bottom <= innerHeight + 3;
        return inside ? [] : [`${thing.className} ${[left, top, right, bottom].map(Math.round).join(" ")}`];
      });
      return [...far, ...(scrollWidth > innerWidth || scrollHeight > innerHeight ? ["it scrolls"] : [])];
    }, needed);
  const COMMON = '[data-zone="row"] [data-thing], [data-zone="piles"] [data-thing], [data-zone="honor"], button[data-zone="deck"]';
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    const needed = `${COMMON}, [data-zone="hand"] [data-thing], .mains button, .coach h2`;
    await expect.soft.poll(() => outside(page, needed), { message: `the lesson at ${width}×${height}`, timeout: 5_000 }).toEqual([]);
  }
  const { table, watch } = await setUp(page, { ...AGAINST_A_BOT, ruleset: "ascension-combined" });
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = await context.newPage();
  await other.goto(`/t/${table}#${watch}`);
  await expect(other.locator('[data-zone="row"] [data-thing]')).toHaveCount(6);
  for (const [width, height] of SCREENS) {
    await other.setViewportSize({ width, height });
    const needed = `${COMMON}, [data-zone="resources"], .prompt .text`;
    await expect.soft.poll(() => outside(other, needed), { message: `watching at ${width}×${height}`, timeout: 5_000 }).toEqual([]);
  }
  await context.close();
});

for (const position of POSITIONS) {
  test(`everything has its place: ${position.name}`, async ({ page }, info) => {
    await instant(page);
    await come(page, position);
    for (const lang of LANGUAGES) {
      await speak(page, lang);
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        expect.soft(await faults(page, LEAST_TEXT), `${width}×${height}, ${lang}`).toEqual([]);
        if (width !== 1440 || lang !== "en") continue;
        const share = await covered(page);
        info.annotations.push({ type: "cards", description: `${(share * 100).toFixed(1)} % of ${width}×${height}` });
        expect.soft(share).toBeGreaterThanOrEqual(0.45);
        expect.soft(await handText(page)).toBeGreaterThanOrEqual(13);
      }
    }
  });
}
