import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Asker, SeatTaken } from "../api/types.gen";
import AskersNotice from "./AskersNotice.svelte";
import Links from "./Links.svelte";
import SeatUsed from "./SeatUsed.svelte";
import { firstTold } from "./told";
import WayBack from "./WayBack.svelte";

/** A server of our own: what each request is answered with, and what was asked. */
const answers = new Map<string, unknown>();
let asked: { method: string; path: string; body: unknown }[] = [];
let copied = "";

beforeEach(() => {
  answers.clear();
  [asked, copied] = [[], ""];
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string, { method = "GET", body = null }: { method?: string; body?: string | null } = {}) => {
      const request = `${method} ${path.replace("/api/tables/t/", "")}`;
      asked.push({ method, path: path.replace("/api/tables/t/", ""), body: body === null ? null : JSON.parse(body) });
      const answer = answers.get(request);
      if (answer instanceof Response) return answer;
      return answer === undefined ? new Response(null, { status: 204 }) : new Response(JSON.stringify(answer));
    }),
  );
  document.cookie = "csrftoken=x";
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async (text: string) => void (copied = text) } });
});

afterEach(() => vi.useRealTimers());

const sent = (path: string) => asked.filter((one) => one.path === path).map((one) => one.body);

function seat(number: number, more: Partial<SeatTaken> = {}): SeatTaken {
  return {
    seat: number,
    name: ["Ana", "Bo", "Eva"][number] ?? "",
    kind: "person",
    level: null,
    here: false,
    online: true,
    claimed: true,
    devices: 1,
    ...more,
  };
}

// The way back.

test("whoever sits down can keep the link by which he comes back", async () => {
  answers.set("GET returns", [{ seat: 1, secret: "s3cret", ask: "asks" }]);
  render(WayBack, { table: "t", seats: [seat(0), seat(1, { here: true })], onclose: () => {} });
  await userEvent.click(await screen.findByRole("button", { name: "Copy your return link" }));
  expect(copied).toBe(`${location.origin}/t/t#s3cret`);
  expect(screen.getByRole("button", { name: "Copied" })).toBeTruthy();
  expect(document.body.textContent).not.toContain("s3cret");
});

test("and one by which another device only asks", async () => {
  answers.set("GET returns", [{ seat: 1, secret: "s3cret", ask: "asks" }]);
  render(WayBack, { table: "t", seats: [seat(0), seat(1, { here: true })], onclose: () => {} });
  await userEvent.click(await screen.findByRole("button", { name: "Copy a link that asks first" }));
  expect(copied).toBe(`${location.origin}/t/t#asks`);
});

test("with several people at a device each has a way back", async () => {
  answers.set("GET returns", [
    { seat: 0, secret: "a", ask: "c" },
    { seat: 1, secret: "b", ask: "d" },
  ]);
  render(WayBack, { table: "t", seats: [seat(0, { here: true }), seat(1, { here: true, devices: 2 }), seat(2)], onclose: () => {} });
  await userEvent.click(await screen.findByRole("button", { name: /return link of .*Bo/ }));
  expect(copied).toMatch(/#b$/);
  expect(screen.getByText(/Devices at the seat of .*Bo.*2/)).toBeTruthy();
});

test("ending the other devices is asked twice, and brings a new link", async () => {
  answers.set("GET returns", [{ seat: 1, secret: "old", ask: "asks" }]);
  answers.set("POST alone", [{ seat: 1, secret: "new", ask: "asks" }]);
  render(WayBack, { table: "t", seats: [seat(0), seat(1, { here: true, devices: 2 })], onclose: () => {} });
  await screen.findByRole("button", { name: "Copy your return link" });
  await userEvent.click(screen.getByRole("button", { name: "End the other devices" }));
  expect(sent("alone")).toEqual([]);
  expect(screen.getByRole("alert").textContent).toContain("lose this seat");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.click(screen.getByRole("button", { name: "End the other devices" }));
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  expect(sent("alone")).toEqual([{ seat: 1 }]);
  await userEvent.click(await screen.findByRole("button", { name: "Copy your return link" }));
  expect(copied).toMatch(/#new$/);
});

test("a return link that others may have seen can be replaced", async () => {
  answers.set("GET returns", [{ seat: 1, secret: "old", ask: "asks" }]);
  render(WayBack, { table: "t", seats: [seat(0), seat(1, { here: true })], onclose: () => {} });
  await userEvent.click(await screen.findByRole("button", { name: "Make a new return link" }));
  expect(screen.getByRole("alert").textContent).toContain("open nothing any more");
});

// Asking and being asked.

test("a used link says what to do, and asks the other device until it answers", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answers.set("POST ask", { code: "4827", answer: "waiting" });
  answers.set("GET place", { table: "t", seats: [1], watching: false });
  const onin = vi.fn();
  render(SeatUsed, { table: "t", secret: "s3cret", onin });
  expect(screen.getByRole("heading", { name: "Somebody sits here already" })).toBeTruthy();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(screen.getByRole("button", { name: "Ask the other device" }));
  expect(await screen.findByText("4827")).toBeTruthy();
  expect(sent("ask")).toEqual([{ secret: "s3cret" }]);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(sent("ask")).toHaveLength(2);
  answers.set("POST ask", { code: "4827", answer: "yes" });
  await vi.advanceTimersByTimeAsync(2_500);
  await vi.waitFor(() => expect(onin).toHaveBeenCalledWith({ table: "t", seats: [1], watching: false }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent("ask")).toHaveLength(3);
});

test("a no is told, and nobody asks on", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answers.set("POST ask", { code: "4827", answer: "no" });
  render(SeatUsed, { table: "t", secret: "s", onin: () => {} });
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole("button", { name: "Ask the other device" }));
  expect(await screen.findByText(/said no/)).toBeTruthy();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent("ask")).toHaveLength(1);
});

test("a problem with asking is said in the server's words", async () => {
  answers.set("POST ask", new Response(JSON.stringify({ detail: "Others are asking.", code: "ask-later" }), { status: 409 }));
  render(SeatUsed, { table: "t", secret: "s", onin: () => {} });
  await userEvent.click(screen.getByRole("button", { name: "Ask the other device" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Others are asking.");
});

test("who sits there sees who asks, and answers once", async () => {
  const askers: Asker[] = [{ seat: 1, code: "4827" }];
  const { rerender } = render(AskersNotice, { table: "t", askers, seats: [seat(0), seat(1, { here: true })] });
  const notice = screen.getByRole("region", { name: "Another device asks for your seat" });
  expect(notice.textContent).toMatch(/4827/);
  await userEvent.click(within(notice).getByRole("button", { name: "Let it in" }));
  expect(sent("answer")).toEqual([{ seat: 1, code: "4827", yes: true }]);
  expect(screen.queryByRole("region")).toBeNull();
  await rerender({ askers: [] });
  await rerender({ askers });
  await userEvent.click(screen.getByRole("button", { name: "No" }));
  expect(sent("answer").at(-1)).toEqual({ seat: 1, code: "4827", yes: false });
});

test("with several people at a device it says whose seat is asked for", () => {
  render(AskersNotice, { table: "t", askers: [{ seat: 1, code: "1" }], seats: [seat(0, { here: true }), seat(1, { here: true })] });
  expect(screen.getByRole("region", { name: /asks for the seat of .*Bo/ })).toBeTruthy();
});

test("a device is told once of its way back to a table", () => {
  localStorage.clear();
  expect([firstTold("a"), firstTold("b"), firstTold("a")]).toEqual([true, true, false]);
});

// The maker.

test("the maker gives a seat that nobody has taken to the computer", async () => {
  answers.set("GET links", { table: "t", links: [{ seat: 2, secret: "two" }], watch: "w", setup_code: "" });
  render(Links, { table: "t", seats: [seat(0, { here: true }), seat(1), seat(2, { claimed: false, devices: 0 })], onclose: () => {} });
  expect(await screen.findAllByRole("button", { name: "Copy the link to this seat" })).toHaveLength(1);
  expect(screen.getAllByRole("button", { name: /^QR code/ }).map((one) => one.getAttribute("aria-label"))).toEqual([
    "QR code: Eva",
    "QR code: watching",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "The computer takes this seat" }));
  expect(sent("leave")).toEqual([{ seat: 2, how: "bot" }]);
});
