/** Facts in words. */
import { catalogue } from "../../shell/catalogue.svelte";
import { number } from "../../shell/i18n.svelte";
import type { PlainBoard } from "./board.svelte";
import type { Fact } from "./layout";

/** What a fact is; empty where its name says it all. */
export function valueOf(fact: Fact, board: PlainBoard): string {
  switch (fact.is) {
    case "number":
      return number(fact.value);
    case "card":
      return catalogue.name(fact.card);
    case "cards":
      return fact.cards.map((card) => catalogue.name(card)).join(", ");
    case "seats":
      return fact.seats.map((seat) => board.name(seat)).join(", ");
    case "word":
      return board.description.say(fact.word);
    case "code":
      return fact.text;
    case "flag":
      return "";
  }
}

/** `Price: 3`, or the name alone. */
export function sentenceOf(fact: Fact, board: PlainBoard): string {
  const value = valueOf(fact, board);
  return board.description.say(fact.key) + (value ? `: ${value}` : "");
}
