/** The hall of fame: a kingdom is played to its end, entered, found by its code from elsewhere, and withdrawn. */
import type { Page } from "@playwright/test";

import { PROTOCOL, type Question, type State, type TreeShown } from "../src/api/types.gen.ts";
import { barriers, paleColours, wear } from "./axe";
import { small } from "./reach";
import { ask, expect, instant, test } from "./table";

/** End every turn until the kingdom is finished, over a socket of our own. */
async function passOn(page: Page, table: string): Promise<void> {
  await page.evaluate(
    ({ table, protocol }) =>
      new Promise<void>((done, fail) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
        let idle = setTimeout(fail, 60_000, new Error("The table stands still"));
        let seen = -1;
        const answer = ({ actions }: Question, revision: number) => {
          const text = actions.find((one) => ["pass", "go on"].includes(one.text))?.text ?? actions[0]?.text;
          socket.send(JSON.stringify({ type: "act", id: `passed on ${revision}`, revision, text }));
        };
        socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol, seat: 0 }));
        socket.onmessage = ({ data }) => {
          const state = JSON.parse(String(data)) as State;
          if (state.type !== "state" || state.revision <= seen) return;
          clearTimeout(idle);
          if ((state.view as { over: boolean }).over) {
            socket.close();
            return done();
          }
          idle = setTimeout(fail, 60_000, new Error("The table stands still"));
          seen = state.revision;
          if (state.question) setTimeout(answer, 35, state.question, state.revision); // a table hears 30 messages a second
        };
      }),
    { table, protocol: PROTOCOL },
  );
}

test("a finished kingdom is entered by its owner, found by its code from elsewhere, and withdrawn", async ({ page, browser }, info) => {
  await instant(page);
  await page.goto("/games/kingdom");
  const kingdom = await ask<TreeShown>(page, "/trees", { name: "Otterholm", ruleset: "kingdom", options: { iron: "yes" } });
  await passOn(page, kingdom.table);
  const elsewhere = await browser.newContext({ baseURL: info.project.use.baseURL ?? "", locale: "ru-RU" });
  await instant(elsewhere);
  const guest = await elsewhere.newPage();

  await test.step("nothing is told before", async () => {
    await guest.goto(`/games/kingdom/hall?code=${kingdom.code}`);
    await expect(guest.getByText("Под этим кодом в зале ничего нет.")).toBeVisible();
  });

  await test.step("it is entered with one button, which says what others will see", async () => {
    await page.goto(`/t/${kingdom.table}`);
    const panel = page.getByRole("region", { name: "Hall of fame" });
    await expect(panel).toContainText("Otterholm");
    await expect(panel).toContainText(kingdom.code);
    await panel.getByRole("button", { name: "Enter in the hall of fame" }).click();
    await expect(panel).toContainText("This score stands in the hall of fame.");
    await page.reload();
    await expect(page.getByRole("region", { name: "Hall of fame" })).toContainText("This score stands in the hall of fame.");
  });

  await test.step("everybody finds it, in his language, by its code too", async () => {
    await guest.goto("/");
    await guest.getByRole("link", { name: /^Зал славы/ }).click();
    await expect(guest.getByRole("heading", { level: 1, name: "Зал славы" })).toBeVisible();
    const row = guest.locator("main li").filter({ hasText: kingdom.code });
    await expect(row).toContainText("железный режим");
    await expect(row.getByRole("button")).toHaveCount(0);
    await guest.getByRole("textbox", { name: "Код королевства" }).fill(kingdom.code.toLowerCase().replaceAll("-", " "));
    await guest.getByRole("button", { name: "Найти" }).click();
    await expect(guest.getByRole("heading", { level: 2, name: new RegExp(kingdom.code) })).toBeVisible();
    await expect(guest.locator("main li").filter({ hasText: "Otterholm" })).toHaveCount(1);
    await guest.getByRole("textbox", { name: "Код королевства" }).fill("AAAA-BBBB-CCCC");
    await guest.keyboard.press("Enter");
    await expect(guest.getByRole("alert").filter({ hasText: "Это не код" })).toBeVisible();
  });

  await test.step("whoever cannot see or point finds the way; on a phone nothing is too wide or too small", async () => {
    for (const path of ["/games/kingdom/hall", `/games/kingdom/hall?code=${kingdom.code}`, `/t/${kingdom.table}`]) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await expect(page.getByText(kingdom.code).first()).toBeVisible();
      await wear(page, "dark");
      expect([path, await barriers(page)]).toEqual([path, []]);
      await wear(page, "light");
      expect([path, await paleColours(page)]).toEqual([path, []]);
      await page.setViewportSize({ width: 360, height: 740 });
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 360]);
      if (path.startsWith("/games/")) expect([path, await small(page)]).toEqual([path, []]);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step("its owner takes it out again", async () => {
    await page.goto(`/games/kingdom/hall?code=${kingdom.code}`);
    await page.getByRole("button", { name: /^Withdraw/ }).click();
    await expect(page.getByText("Nothing stands in the hall under this code.")).toBeVisible();
    await guest.goto(`/games/kingdom/hall?code=${kingdom.code}`);
    await expect(guest.getByText("Под этим кодом в зале ничего нет.")).toBeVisible();
  });
  await elsewhere.close();
});
