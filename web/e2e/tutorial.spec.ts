import { expect, test, type Page } from "@playwright/test";

const NEXT = "Next";
const ALL = /^Play all/;

// What a learner does, lesson by lesson: the names of the buttons in their order.
const LESSONS: [string, (string | RegExp)[]][] = [
  ["The Center Row and Runes", [NEXT, "Play: Apprentice", ALL, "Acquire: Wolf Shaman", "Acquire: Heavy Infantry", "End turn"]],
  ["Power and Monsters", [ALL, "Defeat: Samael's Trickster", NEXT, "Defeat: Cultist", "Acquire: Mystic", "End turn"]],
  ["Constructs", ["Play: Shadow Star", "Use: Shadow Star", ALL, "Defeat: Corrosive Widow", "End turn", "Use: Shadow Star"]],
  ["Banishing", ["Play: Void Initiate", /^Banish: Apprentice, Hand/, ALL, "Defeat: Mephit", /^Banish: Landtalker/]],
  ["Honor and the end of the game", [NEXT, ALL, "Defeat: Sea Tyrant", "Acquire: Watchmaker's Altar", "End turn"]],
];

async function press(page: Page, name: string | RegExp): Promise<void> {
  const exact = name === NEXT || name === "End turn";
  await page.getByRole("button", { name, exact }).first().click();
}

test("the tutorial is played from start to end, left and resumed, and leads to a first game", async ({ page }) => {
  test.setTimeout(180_000);
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto("/learn");
  await page.getByRole("link", { name: "Begin", exact: true }).click();
  for (const [index, [title, actions]] of LESSONS.entries()) {
    const coach = page.getByRole("region", { name: title });
    await expect(coach.getByText(`Lesson ${index + 1} of 5`)).toBeVisible();
    for (const [step, name] of actions.entries()) {
      if (index === 2 && step === 3) {
        await page.goto("/");
        await page.getByRole("link", { name: `Continue: Lesson: ${title}` }).click();
      }
      await expect(coach.getByText(`Step ${step + 1} of ${actions.length}`)).toBeVisible();
      await press(page, name);
    }
    await expect(coach.getByRole("heading", { name: "Well done!" })).toBeVisible();
    if (index + 1 < LESSONS.length) await coach.getByRole("link", { name: "Next lesson" }).click();
  }
  await expect(page.getByRole("heading", { name: "You win!" })).toBeVisible();
  await page.getByRole("button", { name: "Play your first game" }).click();
  await expect(page.locator('[data-place^="hand:"]')).toHaveCount(5);
  expect(problems).toEqual([]);

  await page.goto("/learn");
  await expect(page.getByRole("heading", { name: "You are ready" })).toBeVisible();
  await expect(page.getByText("5 of 5 lessons finished")).toBeVisible();
});

test("a step aside gets a kind hint, and the lesson can be restarted", async ({ page }) => {
  await page.goto("/learn/row");
  await press(page, NEXT);
  await press(page, ALL);
  await press(page, "Acquire: Demon Slayer");
  await expect(page.getByText(/can no longer be done here|not what this lesson is about/)).toBeVisible();
  await page.getByRole("button", { name: "Restart the lesson" }).last().click();
  await expect(page.getByText("Step 1 of 6")).toBeVisible();
  await expect(page.locator('[data-place^="hand:"]')).toHaveCount(5);
});

test("a step aside is taken back in a lesson, though a new card was seen: by the button and by Ctrl+Z", async ({ page }) => {
  await page.goto("/learn/row");
  await press(page, NEXT);
  for (const back of [() => press(page, "Undo"), () => page.keyboard.press("Control+z")]) {
    await press(page, ALL);
    await press(page, "Acquire: Demon Slayer");
    await expect(page.getByText("Undo, or restart the lesson")).toBeVisible();
    await back();
    await expect(page.getByRole("button", { name: /^Acquire: Demon Slayer/ })).toBeVisible();
    await back();
    await expect(page.locator('[data-place^="hand:"]')).toHaveCount(5);
    await expect(page.getByText("Step 2 of 6")).toBeVisible();
  }
});

test("a lesson names the gesture of whatever is used", async ({ page }) => {
  await page.goto("/learn/row");
  await press(page, NEXT);
  await expect(page.getByText("Play one: click it.")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("Play one: go to it with the arrow keys and press Enter.")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a lesson speaks of touching", async ({ page }) => {
    await page.goto("/learn/row");
    await page.getByRole("button", { name: NEXT, exact: true }).tap();
    await expect(page.getByText("Play one: tap it.")).toBeVisible();
  });
});

test("the focus stays with the coach when its button goes", async ({ page }) => {
  await page.goto("/learn/row");
  const next = page.getByRole("button", { name: NEXT, exact: true });
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Step 2 of 6")).toBeVisible();
  await expect(page.getByRole("heading", { name: "The Center Row and Runes" })).toBeFocused();
});
