import { expect, test, type Page } from "@playwright/test";

/** Count every click on the page from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  const key = "e2e.clicks";
  await page.addInitScript((name) => {
    addEventListener("click", () => sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name) ?? 0) + 1)), true);
  }, key);
  return () => page.evaluate((name) => Number(sessionStorage.getItem(name) ?? 0), key);
}

test("a game against the computer is one click away, and continued with one more", async ({ page }) => {
  const clicks = await countClicks(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play against the computer" }).click();
  await expect(page.locator('[data-place^="hand:"]')).toHaveCount(5);
  expect(await clicks()).toBe(1);

  const table = new URL(page.url()).pathname;
  await page.goto("/");
  await page.getByRole("link", { name: /^Continue: / }).click();
  await expect(page).toHaveURL(table);
  await expect(page.locator('[data-place^="hand:"]')).toHaveCount(5);
  expect(await clicks()).toBe(2);
});

test("a new game takes two clicks", async ({ page }) => {
  const clicks = await countClicks(page);
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "New game" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator('[data-place^="hand:"]')).toHaveCount(5);
  expect(await clicks()).toBe(2);
});

test("every language can be chosen at first sight", async ({ page }) => {
  await page.goto("/");
  for (const [name, lang, words] of [
    ["Português", "pt", "Jogar contra o computador"],
    ["Polski", "pl", "Zagraj z komputerem"],
    ["Русский", "ru", "Играть против компьютера"],
    ["English", "en", "Play against the computer"],
  ] as const) {
    await page.getByRole("radio", { name }).check({ force: true });
    await expect(page.getByRole("button", { name: words })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
  }
});

test("what was pasted is opened, or refused in words", async ({ page }) => {
  await page.goto("/");
  const field = page.getByLabel("Link to a table, or a setup code");
  await field.fill("good evening");
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByText("neither a link to a table nor a setup code")).toBeVisible();
  await field.fill("https://elsewhere.example/replay/abc?move=3");
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page).toHaveURL(/\/replay\/abc/);
});

test("a setup code brings the same setup to another browser, without names", async ({ page, browser, baseURL }) => {
  await page.goto("/new");
  await page.getByRole("radio", { name: /Both sets together/ }).check({ force: true });
  await page.getByRole("radio", { name: "5", exact: true }).check({ force: true });
  await page.getByLabel("Player name, seat 1").fill("Ana");
  await page.getByLabel("Level of the computer at seat 5").selectOption("4");
  await page.getByText("Share this setup").click();
  const code = page.getByLabel("Setup code", { exact: true });
  await expect(code).not.toHaveValue("");
  await page.waitForTimeout(500);
  const setup = await code.inputValue();

  const other = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await other.goto(`/new?setup=${encodeURIComponent(setup)}`);
  await expect(other.getByRole("radio", { name: "5", exact: true })).toBeChecked();
  await expect(other.getByRole("radio", { name: /Both sets together/ })).toBeChecked();
  await expect(other.getByLabel("Level of the computer at seat 5")).toHaveValue("4");
  await expect(other.getByLabel("Player name, seat 1")).toHaveValue("");
  await other.context().close();
});

test("the last setup is remembered; an open practice is not", async ({ page }) => {
  await page.goto("/new");
  await page.getByRole("radio", { name: /Rise of Vigil/ }).check({ force: true });
  await page.getByRole("radio", { name: /Solo variant/ }).check({ force: true });
  await expect(page.getByText("Alone against the Cult")).toBeVisible();
  await page.getByText("Open practice with a seed").first().click();
  await page.getByRole("switch", { name: "Open practice with a seed" }).check();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByText("Enter a seed, or switch open practice off.")).toBeVisible();
  await page.getByLabel("Random seed").fill("seven");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page).toHaveURL(/\/t\//);

  await page.goto("/new");
  await expect(page.getByRole("radio", { name: /Solo variant/ })).toBeChecked();
  await page.getByText("Open practice with a seed").first().click();
  await expect(page.getByRole("switch", { name: "Open practice with a seed" })).not.toBeChecked();
});
