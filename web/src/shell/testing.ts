/** What every test of a component starts from: English words, and nothing left of the test before. */
import { cleanup } from "@testing-library/svelte";
import { afterEach, beforeAll } from "vitest";

import { hear } from "./i18n.svelte";
import { DEFAULT_GAME } from "./settings.svelte";

beforeAll(() => hear(DEFAULT_GAME));
afterEach(() => cleanup());
