/** The games that have pages of their own: folders here, each with a door that is loaded when its game is wanted. */
import type { Door, OwnPage } from "./door";

const doors = import.meta.glob<Door>("./*/index.ts", { import: "default" });

/** The games that bring this page. */
export async function gamesWith(page: OwnPage): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(doors).map(async ([path, open]) => ((await open()).pages[page] ? [path.split("/")[1] ?? ""] : [])),
  );
  return found.flat();
}

/** The door of a game; null where nobody has drawn pages for it. */
export async function doorOf(game: string): Promise<Door | null> {
  const open = doors[`./${game}/index.ts`];
  return open ? open() : null;
}
