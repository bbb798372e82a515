/** Draws every card: public/assets/art/{id}.svg, and the list of the drawn cards that the client reads. */

import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pictures } from "./index.ts";

/** Changes whenever any picture changes, so that browsers may keep pictures for good. */
export function edition(): string {
  const hash = createHash("sha256");
  for (const [id, draw] of Object.entries(pictures)) hash.update(id).update(draw());
  return hash.digest("hex").slice(0, 8);
}

/** The module that tells the client which cards have a picture. */
export function list(): string {
  const lines = [""];
  for (const id of Object.keys(pictures)) {
    if (lines.at(-1)!.length + id.length > 110) lines.push("");
    lines[lines.length - 1] += `${lines.at(-1) ? " " : ""}${id}`;
  }
  return (
    "/** The cards that have a picture of their own; written by `npm run art`. */\n" +
    `export const edition = "${edition()}";\n\n` +
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

function generate(): void {
  const folder = join(import.meta.dirname, "..", "public", "assets", "art");
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!(name.replace(/\.svg$/, "") in pictures)) rmSync(join(folder, name));
  for (const [id, draw] of Object.entries(pictures)) write(join(folder, `${id}.svg`), draw());
  write(join(import.meta.dirname, "..", "src", "cards", "painted.ts"), list());
}

if (import.meta.main) generate();
