import { expect, test, type Page } from "@playwright/test";

import { chair } from "./chairs";

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
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.locator('[data-place^="hand:"]')).toHaveCount(5);
  expect(await clicks()).toBe(1);

  const table = new URL(page.url()).pathname;
  await page.goto("/");
  await expect(page.getByRole("link", { name: /^Continue: / })).toContainText(/\S+ \d+, \S+ \d+$/); // everybody's Honor
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

test("a kingdom is founded where kingdoms are kept", async ({ page }) => {
  await page.goto("/new");
  await page.getByRole("radio", { name: /^The Vale of Orrin/ }).check({ force: true });
  await expect(page.getByRole("button", { name: "Start the game" })).toBeHidden();
  await page.getByRole("link", { name: "Kingdom: found or go on" }).click();
  await expect(page).toHaveURL("/games/kingdom");
});

test("every language can be chosen at first sight", async ({ page }) => {
  await page.goto("/");
  for (const [name, lang, words] of [
    ["Português", "pt", "Jogar"],
    ["Polski", "pl", "Graj"],
    ["Русский", "ru", "Играть"],
    ["English", "en", "Play"],
  ] as const) {
    await page.getByRole("banner").getByRole("combobox").selectOption({ label: name });
    await expect(page.getByRole("button", { name: words, exact: true })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
  }
});

for (const [width, height] of [
  [1440, 900],
  [1366, 650],
  [360, 740],
  [740, 360],
] as const) {
  test(`playing, learning and the other game are in sight at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    for (const way of [
      page.getByRole("button", { name: "Play", exact: true }),
      page.getByRole("link", { name: "Learn in 5 minutes" }),
      page.getByRole("link", { name: /^Change the setup: / }),
      page.getByRole("link", { name: /^Kingdom/ }).first(),
    ]) {
      await expect(way).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

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
  await page.getByLabel("Player name, seat 1").fill("Ana");
  await page.getByRole("button", { name: /^Seat 5: empty/ }).click();
  await page
    .getByRole("group", { name: "Level of the computer at seat 5" })
    .getByRole("radio", { name: /^Level 4/ })
    .check({ force: true });
  await page.getByText("Details").click();
  const code = page.getByLabel("Setup code", { exact: true });
  await expect(code).not.toHaveValue("");
  await page.waitForTimeout(500);
  const setup = await code.inputValue();

  const other = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await other.goto(`/new?setup=${encodeURIComponent(setup)}`);
  await expect(other.getByRole("radio", { name: /^Seat 5:/ })).toBeVisible();
  await expect(other.getByRole("button", { name: /^Seat 6: empty/ })).toBeVisible();
  await expect(other.getByRole("radio", { name: /Both sets together/ })).toBeChecked();
  await expect(other.getByLabel("Player name, seat 1")).toHaveValue("");
  await chair(other, 5);
  await expect(other.getByRole("radio", { name: /^Level 4/ })).toBeChecked();
  await other.context().close();
});

test("a chair becomes empty, and take-backs can be switched off for a table", async ({ page }) => {
  await page.goto("/new");
  await page.getByRole("radio", { name: /10th Anniversary/ }).check({ force: true });
  await page.getByRole("button", { name: /^Seat 3: empty/ }).click();
  await expect(page.getByRole("group", { name: "Who sits at seat 3?" })).toBeVisible();
  await page.getByRole("button", { name: "Empty", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Seat 3: empty/ })).toBeVisible();
  await page.getByText("Details").click();
  await page.getByRole("switch", { name: "Take back even what was revealed" }).uncheck();
  const asked = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/tables"));
  await page.getByRole("button", { name: "Start the game" }).click();
  expect((await asked).postDataJSON()).toMatchObject({ take_backs: false, setup: { seats: [{ kind: "here" }, { kind: "bot" }] } });
});

test("the last setup is remembered; an open practice is not", async ({ page }) => {
  await page.goto("/new");
  await page.getByRole("radio", { name: /Rise of Vigil/ }).check({ force: true });
  await page.getByRole("radio", { name: /Solo variant/ }).check({ force: true });
  await expect(page.getByText("Alone against the Cult")).toBeVisible();
  await page.getByText("Details").click();
  await page.getByRole("switch", { name: "Open practice with a seed" }).check();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByText("Enter a seed, or switch open practice off.")).toBeVisible();
  await page.getByLabel("Random seed").fill("seven");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page).toHaveURL(/\/t\//);

  await page.goto("/new");
  await expect(page.getByRole("radio", { name: /Solo variant/ })).toBeChecked();
  await page.getByText("Details").click();
  await expect(page.getByRole("switch", { name: "Open practice with a seed" })).not.toBeChecked();
});

test("whatever somebody is called, the header stays within the window", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("deckwright.you", JSON.stringify({ name: "Maria Eduarda dos Santos", look: { motif: "owl", colour: "teal" } }));
  });
  await page.goto("/cards");
  const banner = page.getByRole("banner");
  for (const lang of ["pt", "ru", "pl", "en"]) {
    await page.setViewportSize({ width: 1440, height: 700 });
    await banner.getByRole("combobox").selectOption(lang);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(banner.getByText("Maria Eduarda")).toBeVisible();
    for (const width of [860, 1159, 1160, 1366, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const beyond = await banner.evaluate((one) =>
        [...one.querySelectorAll("a, button, label")]
          .filter((inside) => inside.getBoundingClientRect().right > innerWidth)
          .map((inside) => inside.className),
      );
      expect(beyond, `${lang} at ${width}`).toEqual([]);
    }
  }
});
