/** What is heard: at a table, and what comes out of each voice. */
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";

import { AGAINST_A_BOT, expect, sit, test } from "./table";

interface Heard {
  started: number; // tones and noises
  running: boolean;
}

test("cards are heard from the first one on, until the table is silenced by a key or in the header", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("deckwright.settings", JSON.stringify({ remind: false }));
    const heard: Heard = ((globalThis as { heard?: Heard }).heard = { started: 0, running: false });
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...when) {
      heard.started += 1;
      return start.apply(this, when);
    };
    const suspend = AudioContext.prototype.suspend;
    AudioContext.prototype.suspend = function () {
      heard.running = false;
      return suspend.apply(this);
    };
    const resume = AudioContext.prototype.resume;
    AudioContext.prototype.resume = function () {
      heard.running = true;
      return resume.apply(this);
    };
  });
  const heard = () => page.evaluate(() => ({ ...(globalThis as unknown as { heard: Heard }).heard }));
  await sit(page, AGAINST_A_BOT, "practice 7");
  await page.getByRole("button", { name: /^Play all \(/ }).click();
  await expect.poll(async () => (await heard()).started).toBeGreaterThan(2);

  const ear = page.getByRole("button", { name: "Sound", exact: true });
  await expect(ear).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("m");
  await expect(ear).toHaveAttribute("aria-pressed", "false");
  await expect.poll(async () => (await heard()).running).toBe(false);
  const { started } = await heard();
  await page.keyboard.press("e");
  await page.getByRole("button", { name: /^Play all \(/ }).waitFor();
  expect((await heard()).started).toBe(started);
  await ear.click();
  await expect(ear).toHaveAttribute("aria-pressed", "true");
});

test("every voice can be heard, is never too loud, and leaves silence behind", async ({ page }) => {
  const source = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, "../src/sound/voices.ts"), "utf8"));
  await page.goto("about:blank"); // our pages run no code from elsewhere
  const measured = await page.evaluate(async (code) => {
    const { voices, motif, noiseOf } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const measure = async (name: string, play: (desk: object) => void) => {
      const context = new OfflineAudioContext(1, 44_100 * 3, 44_100);
      play({ context, noise: await noiseOf(context), out: context.destination });
      const cells = (await context.startRendering()).getChannelData(0);
      const peak = (from: number, to: number) =>
        cells.slice(from * 44_100, to * 44_100).reduce((most, cell) => Math.max(most, Math.abs(cell)), 0);
      return { name, peak: peak(0, 3), tail: peak(2.7, 3) };
    };
    const all = Object.entries(voices).map(([name, voice]) =>
      measure(name, (desk) => (voice as (desk: object, at: number) => void)(desk, 0)),
    );
    return Promise.all([...all, measure("motif", (desk) => motif(desk, 0, [440, 493.9, 587.3, 740], 4))]);
  }, source);
  for (const { name, peak, tail } of measured) {
    expect(peak, `${name} is heard`).toBeGreaterThan(0.03);
    expect(peak, `${name} is not too loud`).toBeLessThan(0.95);
    expect(tail, `${name} ends`).toBeLessThan(0.002);
  }
  test.info().annotations.push({ type: "peaks", description: measured.map(({ name, peak }) => `${name} ${peak.toFixed(2)}`).join(", ") });
});
