import type { Browser, BrowserContext, Page, WebSocketRoute } from "@playwright/test";

import { viewOf } from "../src/games/ascension/board/view";
import { barriers } from "./axe";
import { chair } from "./chairs";
import { click, expect, hand, instant, test, wanted, Wire } from "./table";

/** The line between a page and its table, with a plug that can be pulled. */
class Cable {
  #routes = new Set<WebSocketRoute>();
  #pulled = false;

  constructor(readonly wire: Wire) {}

  async lay(page: Page): Promise<this> {
    await page.routeWebSocket(/\/api\/tables\/.*\/socket/, (route) => {
      if (this.#pulled) return void route.close();
      const server = route.connectToServer();
      server.onMessage((message) => {
        this.wire.hear(String(message));
        route.send(message);
      });
      this.#routes.add(route);
    });
    return this;
  }

  async pull(): Promise<void> {
    this.#pulled = true;
    await Promise.all([...this.#routes].map((route) => route.close({ code: 1001 }).catch(() => undefined)));
    this.#routes.clear();
  }

  mend(): void {
    this.#pulled = false;
  }
}

async function somebody(browser: Browser, baseURL: string | undefined): Promise<{ context: BrowserContext; page: Page; wire: Wire }> {
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  await instant(context);
  const page = await context.newPage();
  return { context, page, wire: new Wire(page) };
}

/** Click a "copy" button and take what it copied. */
async function copied(page: Page, name: string): Promise<string> {
  await page.getByRole("button", { name }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Play until the turn has gone to the other seat. */
async function playTurn(page: Page, wire: Wire, seat: number): Promise<void> {
  let state = await wire.next(-1, seat);
  while (state.question?.player === seat && !wire.over) {
    const what = wanted(state);
    await click(page, state, what);
    if (what !== "play all" && what.group === "end") return;
    state = await wire.next(state.revision, seat);
  }
}

test("two browsers by link: one loses its connection and comes back, a second tab, a watcher, other devices of one person", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await instant(page);
  const host = new Wire(page);

  await page.goto("/new");
  await page.getByLabel("Player name, seat 1").fill("Ana");
  await chair(page, 2);
  await page.getByRole("group", { name: "Who sits at seat 2?" }).getByRole("radio", { name: "Friend by link" }).check();
  await page.getByLabel("Player name, seat 2").fill("Bo");
  await page.getByText("Details").click();
  await page.getByLabel("Who begins").selectOption({ label: "Ana" });
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.getByRole("button", { name: "Waiting for Bo · links" }).click();
  await expect(page.getByRole("heading", { name: "Waiting for players: 1" })).toBeVisible();
  const seatLink = await copied(page, "Copy the link to this seat");
  const watchLink = await copied(page, "Copy the link for watching");
  expect(seatLink).toMatch(/\/t\/[\w-]+#[\w-]+$/);

  const guest = await somebody(browser, baseURL);
  const cable = await new Cable(guest.wire).lay(guest.page);
  const watcher = await somebody(browser, baseURL);

  await test.step("the link gives the seat, and is gone from the address", async () => {
    await guest.page.goto(seatLink);
    await expect(guest.page.getByRole("heading", { name: "Ana invites you to a game" })).toBeVisible();
    expect(await barriers(guest.page)).toEqual([]);
    await expect(guest.page.getByLabel("Name")).toHaveValue("Bo");
    await guest.page.getByRole("button", { name: "Sit down" }).click();
    await expect(hand(guest.page)).toHaveCount(5);
    await expect(guest.page).toHaveURL(seatLink.slice(0, seatLink.indexOf("#")));
    await expect(page.getByRole("region", { name: "Waiting for players" }), "who has come is waited for no more").toBeHidden();
    await expect(page.getByRole("button", { name: "Waiting for Bo · links" })).toBeHidden();
    expect(guest.wire.opened()).toEqual([1]);
    expect(host.opened()).toEqual([0]);
  });

  let back = "";
  await test.step("whoever sits down gets a way back that the maker does not have", async () => {
    const panel = guest.page.getByRole("region", { name: "Your way back" });
    await expect(panel, "no words over the table that nobody asked for").toBeHidden();
    await guest.page.getByRole("button", { name: "Keep your way back to this seat" }).click();
    await expect(panel).toBeVisible();
    await guest.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    back = await copied(guest.page, "Copy your return link");
    expect(back).toMatch(/\/t\/[\w-]+#[\w-]+$/);
    expect(back).not.toBe(seatLink);
    await panel.getByRole("button", { name: "Close" }).click();
    const table = new URL(seatLink).pathname.slice("/t/".length);
    const links = await (await page.request.get(`/api/tables/${table}/links`)).text();
    for (const link of [seatLink, back]) expect(links).not.toContain(link.split("#")[1]);
  });

  await test.step("who watches sees nobody's hand", async () => {
    await watcher.page.goto(watchLink);
    await expect(watcher.page.getByRole("region", { name: "What is asked" })).toContainText("Waiting for Ana");
    await expect(hand(watcher.page)).toHaveCount(0);
    await expect(page.getByText("Watchers: 1")).toBeVisible();
  });

  await test.step("a move on one side is seen on the other without being asked for", async () => {
    await playTurn(page, host, 0);
    await expect(guest.page.getByRole("banner").getByText("Your turn")).toBeVisible();
    await expect(watcher.page.getByRole("region", { name: "What is asked" })).toContainText("Waiting for Bo");
  });

  await test.step("a lost connection is told, and comes back by itself with everything that happened meanwhile", async () => {
    await playTurn(guest.page, guest.wire, 1);
    await guest.context.setOffline(true);
    await cable.pull();
    await expect(guest.page.getByText("Offline")).toBeVisible();
    await playTurn(page, host, 0);
    await expect(page.getByRole("region", { name: "What is asked" })).toContainText("Waiting for Bo");
    const revision = host.state.revision;
    expect(guest.wire.state.revision).toBeLessThan(revision);
    cable.mend();
    await guest.context.setOffline(false);
    await expect(guest.page.getByText("Offline")).toBeHidden();
    await expect(guest.page.getByRole("banner").getByText("Your turn")).toBeVisible();
    expect(guest.wire.state.revision).toBe(revision);
  });

  await test.step("what was done while the line was dead is sent when it lives again", async () => {
    await cable.pull();
    await expect(guest.page.getByText("Connection lost, trying again")).toBeVisible();
    await hand(guest.page).first().click();
    cable.mend();
    await expect(guest.page.getByText("Connection lost, trying again")).toBeHidden({ timeout: 120_000 });
    await expect(hand(guest.page)).toHaveCount(4);
  });

  await test.step("a second tab of the same seat shows the same, and either can play", async () => {
    const tab = await guest.context.newPage();
    await tab.goto(guest.page.url());
    await expect(hand(tab)).toHaveCount(4);
    await hand(tab).first().click();
    await expect(hand(guest.page)).toHaveCount(3);
    await expect(hand(tab)).toHaveCount(3);
    await tab.close();
  });

  const third = await somebody(browser, baseURL);
  await test.step("the seat's link is used up: another browser is told what to do, and asks the one that sits there", async () => {
    await third.page.goto(seatLink);
    await expect(third.page.getByRole("heading", { name: "Somebody sits here already" })).toBeVisible();
    expect(await barriers(third.page)).toEqual([]);
    await third.page.getByRole("button", { name: "Ask the other device" }).click();
    const code = (await third.page.getByText(/^\d{4}$/).textContent()) ?? "";
    const notice = guest.page.getByRole("region", { name: "Another device asks for your seat" });
    await expect(notice).toContainText(code);
    expect(await barriers(guest.page)).toEqual([]);
    await expect(page.getByRole("region", { name: "Another device asks for your seat" }), "the maker hears nothing of it").toBeHidden();
    await notice.getByRole("button", { name: "Let it in" }).click();
    await expect(hand(third.page)).toHaveCount(3);
    await expect(notice).toBeHidden();
    await expect(third.page).toHaveURL(seatLink.slice(0, seatLink.indexOf("#")));
    expect(third.wire.opened()).toEqual([1]);
  });

  await test.step("the return link brings a person back whose browser is lost; everybody sees how many devices play", async () => {
    const fourth = await somebody(browser, baseURL);
    await fourth.page.goto(back);
    await expect(hand(fourth.page)).toHaveCount(3);
    await expect(fourth.page).toHaveURL(back.slice(0, back.indexOf("#")));
    expect(fourth.wire.opened()).toEqual([1]);
    await expect(guest.page.getByText("Devices at this seat: 3")).toBeVisible();
    await expect(page.getByRole("button", { name: /Bo.*Devices at this seat: 3/ })).toBeVisible();
    const table = new URL(seatLink).pathname.slice("/t/".length);
    expect((await fourth.page.request.get(`/api/tables/${table}/state?seat=0`)).status()).toBe(403);
    expect((await fourth.page.request.get(`/api/tables/${table}/links`)).status()).toBe(403);
    await fourth.context.close();
  });

  await test.step("one device ends the others", async () => {
    await guest.page.getByRole("button", { name: "Your way back" }).click();
    await guest.page.getByRole("button", { name: "End the other devices" }).click();
    await guest.page.getByRole("button", { name: "Confirm" }).click();
    await expect(guest.page.getByRole("region", { name: "Your way back" })).toContainText("Devices at this seat: 1");
    await expect(third.page.getByText("This device has no place at this table")).toBeVisible();
    await third.page.goto(back);
    await expect(third.page.getByRole("heading", { name: "You have no place at this table" })).toBeVisible();
    await third.context.close();
  });

  expect(watcher.wire.opened(), "a hidden card came to who only watches").toEqual([]);
  expect(watcher.wire.states.some((state) => (state.question?.actions.length ?? 0) > 0)).toBe(false);
  expect(viewOf(watcher.wire.state).center.cards).toBeUndefined();
  await watcher.context.close();
  await guest.context.close();
});

test("somebody without a link has no place at the table", async ({ page, browser, baseURL }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(hand(page)).toHaveCount(5);
  const stranger = await somebody(browser, baseURL);
  await stranger.page.goto(page.url());
  await expect(stranger.page.getByRole("heading", { name: "You have no place at this table" })).toBeVisible();
  await stranger.page.goto(`${page.url()}#not-a-secret`);
  await stranger.page.reload();
  await expect(stranger.page.getByRole("heading", { name: "You have no place at this table" })).toBeVisible();
  await stranger.context.close();
});

test("leaving: the computer takes the seat, or the table ends", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(hand(page)).toHaveCount(5);
  await page.getByRole("button", { name: "Leave the table" }).click();
  const dialog = page.getByRole("dialog", { name: "Leave the table" });
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "Leave the table" })).toBeFocused();
  await page.getByRole("button", { name: "Leave the table" }).click();
  await dialog.getByRole("button", { name: "End the table" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
});
