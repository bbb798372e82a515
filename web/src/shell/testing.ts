/** What every test of a component starts from: English words, and nothing left of the test before. */
import { cleanup } from "@testing-library/svelte";
import { afterEach, beforeAll } from "vitest";

import { speak } from "./i18n.svelte";

beforeAll(() => speak("en"));
afterEach(() => cleanup());
