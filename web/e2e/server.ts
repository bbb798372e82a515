/** A server of a test's own, which it may kill. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** How `deckwright serve` is called from the folder of the pages. */
export const SERVE = process.env.E2E_SERVE ?? "../.venv/bin/deckwright serve";

async function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}

export class Server {
  readonly data = mkdtempSync(join(tmpdir(), "deckwright-e2e-"));
  #port = 0;
  #process: ChildProcess | null = null;

  /** Packages in this folder are there too. */
  constructor(readonly packages = "") {}

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Start it, and wait until it answers. */
  async start(): Promise<void> {
    this.#port ||= await freePort();
    const [command = "", ...words] = SERVE.split(" ");
    const options = ["--no-open", "--port", String(this.#port), "--data", this.data];
    const env = this.packages ? { ...process.env, PYTHONPATH: this.packages } : process.env;
    this.#process = spawn(command, [...words, ...options], { stdio: "inherit", detached: true, env });
    for (let n = 0; n < 600; n++) {
      const answer = await fetch(`${this.address}/api/rulesets`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((later) => setTimeout(later, 100));
    }
    throw new Error("The server does not answer");
  }

  /** `kill -9`: it gets no chance to tidy up. */
  kill(): void {
    const id = this.#process?.pid;
    this.#process = null;
    if (id !== undefined) process.kill(-id, "SIGKILL"); // with those that think for its bots
  }

  close(): void {
    this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
