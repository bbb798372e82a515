// Makes the sentences of a file as the pages make them, and writes those that Python makes otherwise.
import { readFileSync } from "node:fs";

import { sentence, wordsOf, type Value } from "./src/table/said.ts";

interface Heard {
  lang: string;
  messages: string;
  cards: Record<string, string>;
  seats: string[];
  told: [Value, string][];
}

const different: unknown[] = [];
for (const { lang, messages, cards, seats, told } of JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Heard[]) {
  const hearing = { words: wordsOf(lang, messages), card: (id: string) => cards[id] ?? id, seat: (number: number) => seats[number] ?? "" };
  for (const [value, text] of told) {
    const here = sentence(value, hearing);
    if (here !== text) different.push([lang, value, here, text]);
  }
}
process.stdout.write(JSON.stringify(different));
