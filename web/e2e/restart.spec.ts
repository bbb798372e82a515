import { Server } from "./server";
import { AGAINST_A_BOT, click, expect, hand, instant, sit, test, wanted, Wire } from "./table";

const server = new Server();
test.afterAll(() => server.close());

test("the server is killed and started again: the page goes on by itself, and nothing is lost", async ({ browser }) => {
  test.setTimeout(180_000);
  await server.start();
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  await instant(page);
  const wire = new Wire(page);
  await sit(page, AGAINST_A_BOT);
  await expect(hand(page)).toHaveCount(5);
  let state = await wire.next(-1);
  while (state.revision < 6 || state.question?.play_all === 0) {
    await click(page, state, wanted(state));
    state = await wire.next(state.revision);
  }

  await hand(page).first().click(); // acknowledged as soon as it is seen
  await expect(hand(page)).toHaveCount(4);
  const { revision, view } = wire.state;
  server.kill();
  await expect(page.getByText("Connection lost, trying again")).toBeVisible();
  await server.start();
  await expect(page.getByText("Connection lost, trying again")).toBeHidden({ timeout: 120_000 });
  expect(wire.state.revision).toBe(revision);
  expect(wire.state.view).toEqual(view);

  await test.step("killed while the bot thinks: the bot goes on as well", async () => {
    let now = wire.state;
    for (;;) {
      const what = wanted(now);
      await click(page, now, what);
      if (what !== "play all" && what.group === "end") break;
      now = await wire.next(now.revision);
    }
    server.kill();
    await server.start();
    await expect(page.getByRole("banner").getByText("Your turn")).toBeVisible({ timeout: 240_000 });
    await expect(hand(page)).toHaveCount(5);
    const before = wire.state.revision;
    await hand(page).first().click();
    await wire.next(before);
  });
  expect(wire.refusals).toEqual([]);
  await context.close();
});
