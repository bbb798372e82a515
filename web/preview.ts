/** The picture that a preview of a link shows, taken of the start page: `npm run preview-picture -- http://127.0.0.1:8000`. */
import { join } from "node:path";

import { chromium } from "@playwright/test";

const [address = "http://127.0.0.1:8000"] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: "dark", locale: "en-US" });
await page.goto(address, { waitUntil: "networkidle" });
// The name and the cards alone: no word that wants another language, no button that a picture cannot have.
await page.addStyleTag({
  content: `.app > header, .play, .setup, .ways, .more, footer, .lead, h1 { display: none !important }
    .app { grid-template-rows: 1fr !important }
    .stage { min-height: 630px !important; grid-template: "welcome hero" 1fr / 380px 1fr !important; padding: 0 3.5rem 0 4rem !important }
    .hero { width: 92% !important; margin: 2rem 0 0 2rem; justify-self: end !important }
    .welcome::before { content: ""; display: block; width: 110px; height: 110px; background: url(/icon.svg) center / contain no-repeat }
    .welcome::after { content: "Deckwright"; font: 600 54px/1.2 var(--font-title); color: var(--text) }`,
});
await page.waitForTimeout(500);
await page.screenshot({ path: join(import.meta.dirname, "public", "preview.jpg"), type: "jpeg", quality: 82 });
await browser.close();
