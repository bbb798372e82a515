import { defineConfig } from "@hey-api/openapi-ts";

export default defineConfig({
  input: "openapi.json",
  output: { path: "src/api", clean: true },
  plugins: ["@hey-api/typescript"],
});
