import { chromium } from "@playwright/test";
const [,, base, out, w="1440", h="900", level="3", first="0", players="2", turns="3"] = process.argv;
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu"] });
const page = await browser.newPage({ viewport: { width: +w, height: +h } });
const logs: string[] = [];
page.on("console", (m) => { if (m.type()==="error"||m.type()==="warning") logs.push(m.text()); });
page.on("pageerror", (e) => logs.push("ERR "+e.message));
await page.addInitScript(() => { localStorage.setItem("deckwright.settings", JSON.stringify({ speed: "normal", remind: false })); });
await page.goto(base + "/");
await page.request.get(base+"/api/rulesets");
const token = (await page.context().cookies()).find(c=>c.name==="csrftoken")?.value ?? "";
const seats = [{kind:"here",name:"Ana"}, ...Array.from({length:+players-1},()=>({kind:"bot",level:+level}))];
const ruleset = +players>4 ? "ascension-combined" : "ascension-10th";
const r = await page.request.post(base+"/api/tables",{data:{setup:{ruleset,mode:"versus",seats,first:+first},practice_seed:"show 5"},headers:{"x-csrftoken":token}});
const {table} = await r.json();
await page.goto(`${base}/t/${table}`);
await page.waitForSelector('[data-zone="hand"] [data-thing]');
for (let n=0;n<+turns;n++) {
  await page.waitForFunction(() => /Your turn/.test(document.querySelector('.status')?.textContent ?? "") , null, {timeout:60000});
  await page.waitForTimeout(800);
  await page.keyboard.press("p");
  await page.waitForTimeout(900);
  // buy something
  const cans = page.locator('[data-zone="row"] button.can, [data-zone="piles"] button.can');
  if (await cans.count()) { await cans.first().click(); await page.waitForTimeout(900); }
  while (await page.locator('[data-answer="1"]').count()) { await page.locator('[data-answer="1"]').first().click(); await page.waitForTimeout(400); }
  const t0 = Date.now();
  await page.keyboard.press("e");
  if (n === +turns-1) {
    for (let f=0; f<40; f++) {
      await page.screenshot({ path: `${out}-${String(f).padStart(2,"0")}.png` });
      const done = await page.evaluate(() => /Your turn/.test(document.querySelector('.status')?.textContent ?? ""));
      console.log(f, Date.now()-t0, await page.locator('.prompt p').innerText().catch(()=>""), done);
      if (done && f>6) break;
    }
  }
}
console.log(logs.join("\n"));
await browser.close();
