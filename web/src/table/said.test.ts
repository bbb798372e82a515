import { describe, expect, it } from "vitest";

import { sentence, wordsOf, type Hearing } from "./said";

const hearing: Hearing = {
  words: wordsOf("en", "becomes = { $old } is { $new } now, { $seat }\nsame = { CAPITAL($card) }"),
  card: (id) => `card ${id}`,
  face: (id, number) => `card ${id} at ${number}`,
  seat: (number) => `seat ${number}`,
};

describe("what is said", () => {
  it("names one face of a card by its number, beside cards and seats", () => {
    const values = { old: ["face", "4", 1], new: ["face", "4", 2], seat: ["seat", 0] } as const;
    expect(sentence(["said", "becomes", { ...values, old: [...values.old], new: [...values.new], seat: [...values.seat] }], hearing)).toBe(
      "card 4 at 1 is card 4 at 2 now, seat 0",
    );
    expect(sentence(["said", "same", { card: ["face", "4", 3] }], hearing)).toBe("Card 4 at 3");
    expect(sentence(["face", "12", 4], hearing)).toBe("card 12 at 4");
  });
});
