import { expect, test, type Page } from "@playwright/test";

const WIDTHS = [
  { name: "as wide as in the row", width: 1280, height: 900 },
  { name: "as narrow as on a phone", width: 390, height: 844 },
] as const;
const LEGIBLE = 10.9; // px; 11 but for rounding

interface Seen {
  card: string;
  ribbon: string; // where it lies in the card
  kinds: string;
  name: boolean; // all of it can be seen
  text: boolean; // nothing is cut without a sign that it is
  size: number; // of the smallest letters
}

async function open(page: Page, lang: string): Promise<void> {
  await page.addInitScript((to) => {
    localStorage.setItem("deckwright.settings", JSON.stringify({ speed: "instant", lang: to }));
  }, lang);
  await page.goto("/cards");
  await expect(page.locator(".card .text").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** What can be seen of every card. */
function look(page: Page): Promise<Seen[]> {
  return page.evaluate(() => {
    const px = (value: number) => Math.round(value * 2) / 2;
    const place = (card: Element, of: string) => {
      const [outer, inner] = [card.getBoundingClientRect(), card.querySelector(of)!.getBoundingClientRect()];
      return [inner.left - outer.left, inner.top - outer.top, inner.height].map(px).join(" ");
    };
    return [...document.querySelectorAll<HTMLElement>(".card")].map((card) => {
      const [name, text] = [card.querySelector<HTMLElement>(".name")!, card.querySelector<HTMLElement>(".text")!];
      const [letters, line] = [name.firstElementChild as HTMLElement, name.getBoundingClientRect()];
      const shown = text.querySelector<HTMLElement>(".line-of-signs") ?? text.querySelector<HTMLElement>(".lines")!;
      const [box, said] = [text.getBoundingClientRect(), shown.getBoundingClientRect()];
      const clamped = getComputedStyle(shown).webkitLineClamp !== "none"; // it ends in "…" if something is left out
      const sizes = [letters, shown].map((one) => parseFloat(getComputedStyle(one).fontSize));
      return {
        card: card.dataset["card"]!,
        ribbon: place(card, ".ribbon"),
        kinds: place(card, ".kinds").split(" ").slice(0, 2).join(" "),
        name: letters.scrollWidth <= letters.clientWidth + 1 && letters.getBoundingClientRect().right <= line.right + 1,
        text: said.bottom <= box.bottom + 1 && said.top >= box.top - 1 && (clamped || shown.scrollHeight <= text.clientHeight + 1),
        size: Math.min(...sizes),
      };
    });
  });
}

for (const lang of ["en", "pt", "pl", "ru"]) {
  for (const { name, ...viewport } of WIDTHS) {
    test(`cards in ${lang}, ${name}, have everything at the same place and cut nothing`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, lang);
      await expect.poll(async () => new Set((await look(page)).map(({ ribbon }) => ribbon)).size, { timeout: 10_000 }).toBe(1);
      const seen = await look(page);
      expect(seen.length).toBeGreaterThan(100);
      expect(new Set(seen.map(({ kinds }) => kinds)).size, "the sign of its kind lies at one place").toBe(1);
      expect(seen.filter((one) => !one.name).map(({ card }) => card)).toEqual([]);
      expect(seen.filter((one) => !one.text).map(({ card }) => card)).toEqual([]);
      expect(seen.filter((one) => one.size < LEGIBLE).map(({ card, size }) => [card, size])).toEqual([]);
    });
  }
}

test("a text that has no room on its card is told in signs, and a short one stands large", async ({ page }) => {
  await page.setViewportSize(WIDTHS[1]);
  await open(page, "en");
  const text = (card: string) => page.locator(`[data-card="${card}"] .text`);
  await expect(text("oziah-judge-of-logos").locator(".glyphs")).toBeVisible();
  await expect(text("oziah-judge-of-logos").locator(".lines")).toBeHidden();
  await expect(text("apprentice").locator(".glyphs")).toHaveCount(0);
  const size = (card: string) => text(card).evaluate((box) => parseFloat(getComputedStyle(box).fontSize));
  expect(await size("apprentice")).toBeGreaterThan(13);
});
