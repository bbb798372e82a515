/** What the game on the screen is made of, as its server says, in the page's language. */
import { settings } from "../../shell/settings.svelte";
import { describe, type Opened } from "../description";
import type { Field } from "./layout";

export class Description {
  #opened: Opened | null = $state.raw(null);
  failed = $state(false);

  get fields(): Field[] | null {
    return this.#opened?.fields ?? null;
  }

  /** Describe this game. Inside an `$effect` it opens again when the language changes. */
  async open(game: string): Promise<void> {
    const lang = settings.lang;
    try {
      const opened = await describe(game, lang);
      if (settings.lang === lang) [this.#opened, this.failed] = [opened, false];
    } catch {
      this.failed = this.#opened === null;
    }
  }

  /** What a field is called; where nobody has named it, what it is called otherwise, or its key. */
  say(key: string, otherwise = key): string {
    const pattern = this.#opened?.words.getMessage(key)?.value;
    return pattern ? (this.#opened?.words.formatPattern(pattern) ?? otherwise) : otherwise;
  }
}
