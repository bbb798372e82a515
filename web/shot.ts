import { chromium } from "@playwright/test";
const [address, out, w = "1440", h = "900", lang = "en", theme = "dark", acts = "0", table = ""] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const context = await browser.newContext({ viewport: { width: +w, height: +h }, baseURL: address, hasTouch: +w < 600 });
await context.addInitScript(([lang, theme]) => { localStorage.setItem("deckwright.settings", JSON.stringify({ lang, theme })); }, [lang, theme] as const);
const page = await context.newPage();
page.on("console", (m) => { if (m.type() === "error") console.log("console:", m.text()); });
page.on("pageerror", (e) => console.log("pageerror:", e.message));
page.on("response", (r) => { if (r.status() >= 400) console.log(r.status(), r.url()); });
await page.goto("/");
const made = await page.evaluate(async () => {
  const csrf = document.cookie.match(/csrftoken=([^;]+)/)?.[1] ?? "";
  const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json", "x-csrftoken": csrf }, body: JSON.stringify({ setup: { ruleset: "kingdom", seats: [{ kind: "here", name: "Ana", level: 3 }], mode: "solo", options: {} }, practice_seed: "7" }) });
  return answer.json();
});
console.log(JSON.stringify(made).slice(0, 300));
const link = made.links?.[0] ?? made.seats?.[0];
await page.goto(`/t/${made.table}${made.secret ? "#" + made.secret : ""}`);
await page.waitForTimeout(1500);
for (let i = 0; i < +acts; i++) {
  const choice = page.locator("[data-answer]").first();
  const can = page.locator(".body button.can, .choosing .look.can");
  const n = await can.count();
  if (await page.locator('[data-zone="end"][data-answer]').count()) await page.locator('[data-zone="end"]').first().click({ timeout: 1500 }).catch(() => 0);
  else if (await page.locator(".prompt.choice [data-answer]").count()) await choice.click({ timeout: 1500 }).catch(() => 0);
  else if (n > 0 && i % 5 !== 4) await can.nth((i * 7) % n).click({ timeout: 1500 }).catch(() => 0);
  else if (await page.locator('[data-zone="end"]').count()) await page.locator('[data-zone="end"]').first().click({ timeout: 1500 }).catch(() => 0);
  await page.waitForTimeout(120);
  const anyway = page.locator("dialog .primary");
  if (await anyway.count()) await anyway.first().click({ timeout: 1500 }).catch(() => 0);
}
await page.waitForTimeout(800);
await page.screenshot({ path: out });
console.log(await page.evaluate(() => document.documentElement.scrollWidth + "x" + document.documentElement.scrollHeight));
await browser.close();
