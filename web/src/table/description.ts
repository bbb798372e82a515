/** What a server says of a game: which fields its views have, and every message that names them or is said at its tables. */
import type { FluentBundle } from "@fluent/bundle";

import { get } from "../shell/api";
import type { FieldDescribed, GameDescribed } from "../api/types.gen";
import { wordsOf } from "./said";

export interface Opened {
  fields: FieldDescribed[];
  words: FluentBundle;
}

const asked = new Map<string, Promise<Opened>>();

/** What there is to know of a game, in one language; asked for once. */
export function describe(game: string, lang: string): Promise<Opened> {
  const key = `${game}/${lang}`;
  let opened = asked.get(key);
  if (!opened) {
    opened = get<GameDescribed>(`/games/${encodeURIComponent(game)}`, { lang }).then(({ fields, messages }) => ({
      fields,
      words: wordsOf(lang, messages),
    }));
    opened.catch(() => asked.delete(key)); // ask again next time
    asked.set(key, opened);
  }
  return opened;
}
