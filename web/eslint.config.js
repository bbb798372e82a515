// What neither the compiler nor the formatter sees.
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

const UNUSED = { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" };

export default typescript.config(
  { ignores: ["src/api/", "public/", "node_modules/"] },
  typescript.configs.recommended,
  svelte.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: typescript.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": ["error", { allow: ["error"] }],
      "@typescript-eslint/no-unused-vars": ["error", UNUSED],
      "svelte/prefer-svelte-reactivity": "off", // what is remembered of the server's answers is not shown itself
    },
  },
  { files: ["screenshots.ts"], rules: { "no-console": "off" } }, // says which pictures it has taken
);
