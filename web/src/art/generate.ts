/** Draws every card: public/assets/art/{game}/{id}.svg, and for each game the list of the drawn cards that the client reads. */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The pictures of a game's cards, by the card's id. */
export type Pictures = Record<string, () => string>;

const GAMES = join(import.meta.dirname, "..", "games");
const DRAWN = join(import.meta.dirname, "..", "..", "public", "assets", "art");

/** Changes whenever any picture changes, so that browsers may keep pictures for good. */
export function edition(pictures: Pictures): string {
  const hash = createHash("sha256");
  for (const [id, draw] of Object.entries(pictures)) hash.update(id).update(draw());
  return hash.digest("hex").slice(0, 8);
}

/** The module that tells the client which cards have a picture. */
export function list(pictures: Pictures): string {
  const lines = [""];
  for (const id of Object.keys(pictures)) {
    if (lines.at(-1)!.length + id.length > 110) lines.push("");
    lines[lines.length - 1] += `${lines.at(-1) ? " " : ""}${id}`;
  }
  return (
    "/** The cards that have a picture of their own; written by `npm run art`. */\n" +
    `export const edition = "${edition(pictures)}";\n\n` +
    `export const painted: ReadonlySet<string> = new Set(\n  \`${lines.join("\n   ")}\`.split(/\\s+/),\n);\n`
  );
}

function write(path: string, text: string): void {
  let before = "";
  try {
    before = readFileSync(path, "utf8");
  } catch {
    before = "";
  }
  if (before !== text) writeFileSync(path, text);
}

/** The games that draw their cards: those with a folder `art`. */
function games(): string[] {
  return readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, "art", "index.ts")));
}

async function generate(): Promise<void> {
  mkdirSync(DRAWN, { recursive: true });
  const drawing = games();
  for (const name of readdirSync(DRAWN)) if (!drawing.includes(name)) rmSync(join(DRAWN, name), { recursive: true });
  for (const game of drawing) {
    const { pictures } = (await import(join(GAMES, game, "art", "index.ts"))) as { pictures: Pictures };
    const folder = join(DRAWN, game);
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) if (!(name.replace(/\.svg$/, "") in pictures)) rmSync(join(folder, name));
    for (const [id, draw] of Object.entries(pictures)) write(join(folder, `${id}.svg`), draw());
    write(join(GAMES, game, "cards", "painted.ts"), list(pictures));
  }
}

if (import.meta.main) await generate();
