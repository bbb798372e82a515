/**
 * The contact sheets of the documentation: `npm run sheets` writes docs/pictures/art-ascension.webp and art-kingdom.webp.
 *
 * Of Kingdom, whose later pictures tell of cards that nobody has discovered, it shows the cards that everybody begins with, at their first stages.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "@playwright/test";

import { pictures as ascension } from "./src/games/ascension/art/index.ts";
import { cards, pictures as kingdom } from "./src/games/kingdom/art/index.ts";

const DOCS = join(import.meta.dirname, "..", "docs", "pictures");
const BEGIN_WITH = 10;
const early = cards.filter(({ numbers }) => numbers[0]! <= BEGIN_WITH).flatMap(({ numbers }) => [`${numbers[0]}-1`, `${numbers[0]}-2`]);
const SHEETS = [
  { name: "art-ascension", drawn: Object.values(ascension), across: 9, width: 162 },
  { name: "art-kingdom", drawn: early.flatMap((id) => (kingdom[id] ? [kingdom[id]] : [])), across: 4, width: 240 },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();
for (const { name, drawn, across, width } of SHEETS) {
  const sources = drawn.map((draw) => `data:image/svg+xml;base64,${Buffer.from(draw()).toString("base64")}`);
  const written = await page.evaluate(
    async ({ sources, across, width }) => {
      const [height, gap] = [(width * 2) / 3, 4];
      const canvas = document.createElement("canvas");
      canvas.width = across * (width + gap) + gap;
      canvas.height = Math.ceil(sources.length / across) * (height + gap) + gap;
      const context = canvas.getContext("2d")!;
      context.fillStyle = "#14121c";
      context.fillRect(0, 0, canvas.width, canvas.height);
      for (const [at, source] of sources.entries()) {
        const picture = new Image();
        picture.src = source;
        await picture.decode();
        context.drawImage(picture, gap + (at % across) * (width + gap), gap + Math.floor(at / across) * (height + gap), width, height);
      }
      return canvas.toDataURL("image/webp", 0.78);
    },
    { sources, across, width },
  );
  writeFileSync(join(DOCS, `${name}.webp`), Buffer.from(written.split(",")[1]!, "base64"));
}
await browser.close();
