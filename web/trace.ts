// How long the main thread of a table's page works for each frame, on a processor slowed down, and what the long ones consist of:
// `node trace.ts ADDRESS [BOTS] [SLOWER] [LONG]`. LONG: ms from which a frame is told about.
import { chromium, type CDPSession } from "@playwright/test";

const [, , address = "http://127.0.0.1:8000", bots = "3", slower = "4", long = "20"] = process.argv;
const PAINTING = new Set(["Paint", "Layerize", "Commit", "PrePaint", "UpdateLayer", "RasterTask", "ImageDecodeTask", "Decode Image"]);
const WORST = 12; // frames that are told about one by one
const LEAST = 0.5; // ms of what is worth a word

interface Called {
  functionName?: string;
  url?: string;
  lineNumber?: number;
  columnNumber?: number;
}

interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number; // of the processor: what other programs take is not in it
  args?: {
    name?: string;
    elementCount?: number;
    data?: Called & { type?: string };
    beginData?: { dirtyObjects?: number; totalObjects?: number; stackTrace?: Called[] };
  };
}

interface Framed {
  all: number;
  own: number; // without painting
  parts: Map<string, number>; // what it was spent for, painting too
}

async function trace(client: CDPSession, what: () => Promise<void>): Promise<Traced[]> {
  const events: Traced[] = [];
  const hear = ({ value }: { value: unknown[] }) => events.push(...(value as Traced[]));
  client.on("Tracing.dataCollected", hear);
  const done = new Promise<void>((end) => client.once("Tracing.tracingComplete", () => end()));
  const includedCategories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata"];
  includedCategories.push("disabled-by-default-devtools.timeline.stack");
  await client.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  await what();
  await client.send("Tracing.end");
  await done;
  client.off("Tracing.dataCollected", hear);
  return events;
}

function placeOf({ functionName = "", url = "", lineNumber = 0, columnNumber = 0 }: Called): string {
  return `${functionName}@${url.replace(/^.*\//, "")}:${lineNumber}:${columnNumber}`;
}

/** What an event is about: a function by its place, a style or layout by how much of the page it is of. */
function wordsOf({ name, args = {} }: Traced): string {
  const { data, beginData, elementCount } = args;
  if (name === "FunctionCall" && data) return `${name} ${placeOf(data)}`;
  if (name === "EventDispatch") return `${name} ${data?.type ?? ""}`;
  if (name === "UpdateLayoutTree") return `Style of ${elementCount} elements${forced(beginData?.stackTrace)}`;
  if (name === "Layout") return `Layout of ${beginData?.dirtyObjects} in ${beginData?.totalObjects}${forced(beginData?.stackTrace)}`;
  return name;
}

function forced(stack: Called[] | undefined): string {
  return stack?.[0] ? `, wanted by ${stack.slice(0, 3).map(placeOf).join(" < ")}` : "";
}

/** The events of a thread, each with the time that none of those inside it took. */
function alone(events: readonly Traced[]): Map<Traced, number> {
  const own = new Map<Traced, number>();
  const open: Traced[] = [];
  for (const event of events.filter(({ ph }) => ph === "X").sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    while (open.length > 0 && open.at(-1)!.ts + (open.at(-1)!.dur ?? 0) <= event.ts) open.pop();
    const ms = (event.tdur ?? event.dur ?? 0) / 1000;
    const outer = open.at(-1);
    if (outer) own.set(outer, (own.get(outer) ?? 0) - ms);
    own.set(event, ms);
    open.push(event);
  }
  return own;
}

/** For each frame what the main thread did, in ms: all of it, and without painting. */
function framesOf(events: readonly Traced[]): Framed[] {
  const mains = events.filter(({ ph, name, args }) => ph === "M" && name === "thread_name" && args?.name === "CrRendererMain");
  const works = (pid: number, tid: number) => events.filter((one) => one.pid === pid && one.tid === tid);
  const busiest = mains.map(({ pid, tid }) => works(pid, tid)).sort((a, b) => b.length - a.length)[0] ?? [];
  const begins = busiest.filter(({ name }) => name === "BeginCommitCompositorFrame").map(({ ts }) => ts).sort((a, b) => a - b); // prettier-ignore
  const frames = begins.map((): Framed => ({ all: 0, own: 0, parts: new Map() }));
  const frameAt = (ts: number) => {
    let [low, high] = [0, begins.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((begins[middle] ?? 0) <= ts) low = middle + 1;
      else high = middle;
    }
    return frames[Math.min(low, frames.length - 1)];
  };
  for (const [event, alone_] of alone(busiest)) {
    const { name, ts, dur = 0, tdur } = event;
    const ms = (tdur ?? dur) / 1000;
    const frame = frameAt(ts);
    if (!frame) continue;
    if (name === "RunTask" || name === "ThreadControllerImpl::RunTask") [frame.all, frame.own] = [frame.all + ms, frame.own + ms];
    if (PAINTING.has(name)) frame.own -= ms;
    const words = wordsOf(event);
    frame.parts.set(words, (frame.parts.get(words) ?? 0) + alone_);
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
/** Asked for seldom and in few words: whoever looks for a button by its role works in the page for as long as a frame. */
async function ready(): Promise<void> {
  const playAll = '[data-zone="actions"] > [aria-disabled="false"]:first-child';
  while (!(await page.evaluate((button) => document.querySelector(button) !== null, playAll))) await page.waitForTimeout(250);
}
await ready();
const client = await page.context().newCDPSession(page);
await client.send("Emulation.setCPUThrottlingRate", { rate: Number(slower) });
const all: Framed[] = [];
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
const worst = all.filter(({ own }) => own > Number(long)).sort((a, b) => b.own - a.own);
for (const { own, parts } of worst.slice(0, WORST)) {
  process.stdout.write(`\n${own.toFixed(1)} ms\n`);
  for (const [words, ms] of [...parts].sort((a, b) => b[1] - a[1])) if (ms >= LEAST) process.stdout.write(`  ${ms.toFixed(1)} ${words}\n`);
}
