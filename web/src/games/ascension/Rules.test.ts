import { cleanup, render, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { navigate, page } from "../../shell/router.svelte";
import { TERMS } from "./terms";
import Rules from "../../shell/rules/Rules.svelte";

const GAMES = vi.hoisted(() => [
  { game: "ascension", name: "Ascension", rulesets: [], trees: false, hall: false },
  { game: "kingdom", name: "Kingdom", rulesets: [], trees: true, hall: true },
]);

vi.mock("../../shell/api", () => ({
  get: (path: string) =>
    Promise.resolve(
      path === "/games"
        ? GAMES
        : {
            lang: "en",
            rules: [
              { game: "ascension", id: "A-3.1", title: "First hand", text: "Draw five cards." },
              { game: "ascension", id: "A-3.2", title: "Pool", text: "Honor for everybody." },
              { game: "ascension", id: "A-10.1", title: "Acquiring", text: "Pay the cost in Runes." },
              { game: "kingdom", id: "K-8.1", title: "Produce", text: "Discard a card for what it makes." },
            ],
            rulings: [
              { game: "ascension", id: "V-045", title: "Thresholds", text: "Energy is not spent." },
              { game: "kingdom", id: "K-R.7", title: "Blocked", text: "It counts for nothing." },
            ],
          },
    ),
}));

async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await tick();
  await new Promise((done) => setTimeout(done, 5));
}

async function open(path: string, id?: string): Promise<HTMLElement> {
  navigate(path);
  const { container } = render(Rules, { params: id ? { id } : {} });
  await waitFor(() => expect(container.querySelector(".text")).toBeTruthy()); // with the page before it
  await settled();
  return container;
}

const entries = (container: HTMLElement): string[] => [...container.querySelectorAll(".text li")].map((entry) => entry.id);

const chapters = (container: HTMLElement) =>
  [...container.querySelectorAll("h2 .number")].map((number) => number.parentElement?.textContent);

afterEach(cleanup);

describe("the rules page", () => {
  it("shows every rule under its chapter, and the contents", async () => {
    const container = await open("/rules");
    expect(entries(container)).toEqual(["A-3.1", "A-3.2", "A-10.1"]);
    expect(chapters(container)).toEqual(["A-3Setup", "A-10Acquiring cards"]);
    expect([...container.querySelectorAll(".aside a")].map((link) => link.getAttribute("href"))).toEqual(["/rules/A-3", "/rules/A-10"]);
  });

  it("brings a deep link into view, of a rule or of a ruling", async () => {
    const rule = await open("/rules/A-3.2", "A-3.2");
    expect(document.activeElement?.id).toBe("A-3.2");
    expect(rule.querySelector(".here")?.id).toBe("A-3.2");
    cleanup();
    const ruling = await open("/rules/V-045", "V-045");
    expect(entries(ruling)).toEqual(["V-045"]);
    expect(document.activeElement?.id).toBe("V-045");
  });

  it("searches in all parts, marks what it finds and keeps the focus", async () => {
    const container = await open("/rules/A-3", "A-3");
    const field = container.querySelector("input")!;
    await userEvent.setup().type(field, "runes");
    expect(page.url.pathname + page.url.search).toBe("/rules/A-3?q=runes");
    expect(document.activeElement).toBe(field);
    expect(entries(container)).toEqual(["A-10.1"]);
    expect(container.querySelector("mark")?.textContent).toBe("Runes");
    expect(container.querySelectorAll(".many")[0]?.textContent).toBe("1");
    expect(container.querySelectorAll(".many")[1]?.textContent).toBe("0");
  });

  it("has a glossary", async () => {
    const container = await open("/rules?part=glossary");
    expect(entries(container)).toHaveLength(TERMS.length);
    expect(container.querySelector("#banish")?.textContent).toContain("Void");
  });

  it("has a book for each game, and knows by its number which one a rule is in", async () => {
    const container = await open("/rules?game=kingdom");
    expect(entries(container)).toEqual(["K-8.1"]);
    await waitFor(() => expect(chapters(container)).toEqual(["K-8Actions"]));
    const games = [...container.querySelectorAll('nav[aria-label="Games"] a')];
    expect(games.map((one) => [one.textContent, one.getAttribute("href"), one.getAttribute("aria-current")])).toEqual([
      ["Ascension", "/rules", null],
      ["Kingdom", "/rules?game=kingdom", "page"],
    ]);
    expect([...container.querySelectorAll(".parts a")].map((one) => one.getAttribute("href"))).toEqual([
      "/rules?game=kingdom",
      "/rules?game=kingdom&part=rulings",
    ]);
    cleanup();
    const rule = await open("/rules/K-8.1", "K-8.1");
    expect(entries(rule)).toEqual(["K-8.1"]);
    expect(document.activeElement?.id).toBe("K-8.1");
    cleanup();
    expect(entries(await open("/rules/K-R.7", "K-R.7"))).toEqual(["K-R.7"]);
    expect(document.querySelector("h2")?.textContent).toBe("K-RReadings");
  });
});
