/** Playing a finished game once more. */
import type { State, TableMade } from "../../api/types.gen";
import { post } from "../../shell/api";
import { t } from "../../shell/i18n.svelte";
import { navigate } from "../../shell/router.svelte";
import { beginnerOf, rematch } from "../rematch";

export class Again {
  busy = $state(false);
  problem = $state("");

  /** Who begins then, in words; nothing where that is not settled. */
  begins(state: State | null): string {
    const seat = state && beginnerOf(state);
    const taken = seat === null ? undefined : state?.seats[seat];
    if (!taken) return "";
    const people = state?.seats.filter(({ here, kind }) => here && kind === "person").length;
    const mine = taken.here && taken.kind === "person" && people === 1;
    return mine ? t("table-begins-you", { why: "next" }) : t("table-begins", { player: taken.name, why: "next" });
  }

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
