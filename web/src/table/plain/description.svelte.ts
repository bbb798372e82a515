/** What a game's server says of its views: which fields there are, what each of them is, and what they are called. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import { get } from "../../shell/api";
import { settings } from "../../shell/settings.svelte";
import type { Field } from "./layout";

/** As `GET /games/{game}` answers. */
export interface Described {
  game: string;
  lang: string;
  name: string;
  fields: Field[];
  messages: string;
}

interface Opened {
  fields: Field[];
  words: FluentBundle;
}

const asked = new Map<string, Promise<Opened>>();

function ask(game: string, lang: string): Promise<Opened> {
  const key = `${game}/${lang}`;
  let opened = asked.get(key);
  if (!opened) {
    opened = get<Described>(`/games/${encodeURIComponent(game)}`, { lang }).then(({ fields, messages }) => {
      const words = new FluentBundle(lang, { useIsolating: false });
      words.addResource(new FluentResource(messages));
      return { fields, words };
    });
    opened.catch(() => asked.delete(key)); // ask again next time
    asked.set(key, opened);
  }
  return opened;
}

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
      const opened = await ask(game, lang);
      if (settings.lang === lang) [this.#opened, this.failed] = [opened, false];
    } catch {
      this.failed = this.#opened === null;
    }
  }

  /** What a field is called; the key itself where nobody has named it. */
  say(key: string): string {
    const pattern = this.#opened?.words.getMessage(key)?.value;
    return pattern ? (this.#opened?.words.formatPattern(pattern) ?? key) : key;
  }
}
