// How long the main thread of a table's page works for each frame, on a processor slowed down: `node trace.ts ADDRESS [BOTS] [SLOWER]`.
import { chromium, type CDPSession } from "@playwright/test";

const [, , address = "http://127.0.0.1:8000", bots = "3", slower = "4"] = process.argv;
const PAINTING = new Set(["Paint", "Layerize", "Commit", "PrePaint", "UpdateLayer", "RasterTask", "ImageDecodeTask", "Decode Image"]);

interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number; // of the processor: what other programs take is not in it
  args?: { name?: string };
}

async function trace(client: CDPSession, what: () => Promise<void>): Promise<Traced[]> {
  const events: Traced[] = [];
  client.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as Traced[])));
  const done = new Promise<void>((end) => client.once("Tracing.tracingComplete", () => end()));
  const includedCategories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata"];
  await client.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  await what();
  await client.send("Tracing.end");
  await done;
  return events;
}

/** For each frame what the main thread did, in ms: all of it, and without painting. */
function framesOf(events: readonly Traced[]): { all: number; own: number }[] {
  const mains = events.filter(({ ph, name, args }) => ph === "M" && name === "thread_name" && args?.name === "CrRendererMain");
  const works = (pid: number, tid: number) => events.filter((one) => one.pid === pid && one.tid === tid);
  const busiest = mains.map(({ pid, tid }) => works(pid, tid)).sort((a, b) => b.length - a.length)[0] ?? [];
  const begins = busiest.filter(({ name }) => name === "BeginCommitCompositorFrame").map(({ ts }) => ts).sort((a, b) => a - b); // prettier-ignore
  const frames = begins.map(() => ({ all: 0, own: 0 }));
  const frameAt = (ts: number) => {
    let [low, high] = [0, begins.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((begins[middle] ?? 0) <= ts) low = middle + 1;
      else high = middle;
    }
    return frames[Math.min(low, frames.length - 1)];
  };
  for (const { name, ts, dur = 0, tdur, ph } of busiest) {
    const ms = (tdur ?? dur) / 1000;
    const frame = ph === "X" ? frameAt(ts) : undefined;
    if (!frame) continue;
    if (name === "RunTask" || name === "ThreadControllerImpl::RunTask") [frame.all, frame.own] = [frame.all + ms, frame.own + ms];
    if (PAINTING.has(name)) frame.own -= ms;
  }
  return frames;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ viewport: { width: 390, height: 740 } });
await page.addInitScript(() => localStorage.setItem("deckwright.settings", JSON.stringify({ speed: "normal", remind: false })));
await page.request.get(`${address}/api/rulesets`);
const token = (await page.context().cookies(address)).find(({ name }) => name === "csrftoken")?.value ?? "";
const seats = [{ kind: "here", name: "Ana" }, ...Array.from({ length: Number(bots) }, () => ({ kind: "bot", level: 2 }))];
const setup = { ruleset: "ascension-10th", mode: "versus", seats, first: 0 };
const made = await page.request.post(`${address}/api/tables`, {
  data: { setup, practice_seed: "practice 7" },
  headers: { "x-csrftoken": token },
});
const { table } = (await made.json()) as { table: string };
await page.goto(`${address}/t/${table}`);
const ready = () => page.getByRole("button", { name: /^Play all \(/ }).waitFor({ timeout: 120_000 });
await ready();
const client = await page.context().newCDPSession(page);
await client.send("Emulation.setCPUThrottlingRate", { rate: Number(slower) });
const all: { all: number; own: number }[] = [];
for (let round = 0; round < 3; round += 1) {
  const events = await trace(client, async () => {
    await page.keyboard.press("p");
    await page.waitForTimeout(1500);
    await page.keyboard.press("e");
    await page.waitForTimeout(1000);
    await ready();
    await page.waitForTimeout(300);
  });
  all.push(...framesOf(events));
}
await browser.close();
for (const kind of ["all", "own"] as const) {
  const sorted = all.map((frame) => frame[kind]).sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  const over = sorted.filter((ms) => ms > 50).length;
  const what = kind === "all" ? "with painting" : "without painting";
  process.stdout.write(
    `${what}: ${sorted.length} frames, median ${at(0.5)} ms, 95 % ${at(0.95)}, 99 % ${at(0.99)}, most ${at(1)}; over 50 ms: ${over}\n`,
  );
}
