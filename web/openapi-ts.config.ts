import { defineConfig } from "@hey-api/openapi-ts";

export default defineConfig({
  input: "openapi.json",
  output: { path: "src/api", clean: true, entryFile: false },
  plugins: ["@hey-api/typescript"],
});
