import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server that answers /api while the pages are developed.
const server = process.env.DECKWRIGHT_SERVER ?? "http://127.0.0.1:8101";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/deckwright/server/pages",
    emptyOutDir: true,
    target: "es2023",
  },
  server: {
    host: "127.0.0.1",
    port: Number(process.env.PORT ?? 5101),
    strictPort: true,
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/shell/testing.ts"],
    pool: "vmThreads",
    maxWorkers: 2,
  },
}));
