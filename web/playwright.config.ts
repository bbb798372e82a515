import { existsSync } from "node:fs";

import { defineConfig } from "@playwright/test";

import { SERVE } from "./e2e/server";

// Debian's browser; one that lies elsewhere is named by CHROMIUM.
const chromium = process.env.CHROMIUM ?? "/usr/bin/chromium";
if (!existsSync(chromium)) {
  throw new Error(`There is no browser at ${chromium}. Install Debian's chromium, or name one with CHROMIUM=/path/to/it.`);
}

// A server that runs already (E2E_ADDRESS), or one of our own with empty tables.
const port = Number(process.env.E2E_PORT ?? 8190);
const address = process.env.E2E_ADDRESS ?? `http://127.0.0.1:${port}`;
const data = `../build/e2e-tables-${process.pid}`;

export default defineConfig({
  testDir: "e2e",
  outputDir: "../build/e2e",
  timeout: 300_000,
  expect: { timeout: 60_000 },
  retries: process.env.CI ? 1 : 0, // machines of that kind are shared; what passes only the second time is listed as flaky
  workers: 2,
  reporter: "list",
  use: {
    baseURL: address,
    locale: "en-US",
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: chromium,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  ...(process.env.E2E_ADDRESS
    ? {}
    : {
        webServer: {
          command: `${SERVE} --no-open --port ${port} --data ${data}`,
          url: `${address}/api/rulesets`,
          timeout: 300_000,
        },
      }),
});
