import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";

import { COLOURS, MOTIFS } from "./look";
import { readYou, you } from "./you.svelte";
import YouChip from "./YouChip.svelte";
import "../testing";

test("on the first visit a medallion is drawn by lot, and it stays", () => {
  const { name, look } = readYou(null);
  expect(name).toBe("");
  expect(MOTIFS).toContain(look.motif);
  expect(COLOURS).toContain(look.colour);
  expect(JSON.parse(localStorage.getItem("deckwright.you") ?? "")).toEqual({ name: you.name, look: you.look });
});

test("what was stored is taken as far as it is what it should be", () => {
  expect(readYou({ name: "Ana", look: { motif: "owl", colour: "teal" } })).toEqual({ name: "Ana", look: { motif: "owl", colour: "teal" } });
  const odd = readYou({ name: 5, look: { motif: "oracle", colour: "teal" } });
  expect(odd.name).toBe("");
  expect(MOTIFS).toContain(odd.look.motif);
  expect(odd.look.colour).toBe("teal");
  expect(readYou({ name: "x".repeat(99), look: null }).name).toHaveLength(24);
});

test("the chip opens a panel in which name, motif and colour are chosen", async () => {
  const named = (ids: readonly string[]) => ids.map((id) => ({ id, name: id.toUpperCase() }));
  const answer = { lang: "en", motifs: named(MOTIFS), colours: named(COLOURS), bots: [] };
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response(JSON.stringify(answer)))),
  );
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  you.become({ name: "", look: { motif: "fox", colour: "wine" } });
  render(YouChip);
  const user = userEvent.setup();
  await screen.findByText("FOX");
  await user.click(screen.getByRole("button"));
  await user.type(await screen.findByLabelText("Name"), " Zoé ");
  await user.click(screen.getByRole("radio", { name: "OWL" }));
  await user.click(screen.getByRole("radio", { name: "TEAL" }));
  expect([you.name, you.look]).toEqual(["Zoé", { motif: "owl", colour: "teal" }]);
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText("Zoé")).toBeTruthy();
});
