/** Playing a finished game once more. */
import type { State, TableMade } from "../../api/types.gen";
import { post } from "../../shell/api";
import { t } from "../../shell/i18n.svelte";
import { navigate } from "../../shell/router.svelte";
import { rematch } from "../rematch";

export class Again {
  busy = $state(false);
  problem = $state("");

  /** A new table with the same setup and company. */
  async play(state: State | null): Promise<void> {
    if (!state || this.busy) return;
    [this.busy, this.problem] = [true, ""];
    try {
      navigate(`/t/${(await post<TableMade>("/tables", { setup: rematch(state) })).table}`);
    } catch (error) {
      this.problem = t("new-failed", { why: (error as Error).message });
    } finally {
      this.busy = false;
    }
  }
}
