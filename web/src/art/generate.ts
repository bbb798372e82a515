/** Draws every card: public/assets/art/{game}/{id}.svg and the list of the drawn cards that the client reads, or the game's own folder of the package. */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { contactSheet } from "./sheet.ts";

/** The pictures of a game's cards, by the card's id. */
export type Pictures = Record<string, () => string>;

const GAMES = join(import.meta.dirname, "..", "games");
const PACKAGE = join(import.meta.dirname, "..", "..", "..", "src", "deckwright", "games");
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

/** Writes a game's pictures into a folder, and takes away what is there besides. */
function fill(folder: string, pictures: Pictures): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!(name.replace(/\.svg$/, "") in pictures)) rmSync(join(folder, name), { recursive: true });
  for (const [id, draw] of Object.entries(pictures)) write(join(folder, `${id}.svg`), draw());
}

/** The pictures of a game, and whether the server hands them out one by one. */
interface Art {
  pictures: Pictures;
  /** Then they lie in the package beside the game's rules, and pages know nothing of them before they are asked for. */
  handedOut?: boolean;
}

async function generate(): Promise<void> {
  mkdirSync(DRAWN, { recursive: true });
  const drawing = await Promise.all(games().map(async (game) => ({ game, ...((await import(join(GAMES, game, "art", "index.ts"))) as Art) })));
  for (const name of readdirSync(DRAWN)) if (!drawing.some(({ game, handedOut }) => game === name && !handedOut)) rmSync(join(DRAWN, name), { recursive: true });
  for (const { game, pictures, handedOut } of drawing) {
    fill(handedOut ? join(PACKAGE, game, "pictures") : join(DRAWN, game), pictures);
    if (!handedOut) write(join(GAMES, game, "cards", "painted.ts"), list(pictures));
  }
  const sheet = process.argv.indexOf("--sheet");
  if (sheet > 0) writeFileSync(process.argv[sheet + 1]!, contactSheet(drawing, process.argv.slice(sheet + 2)));
}

if (import.meta.main) await generate();
