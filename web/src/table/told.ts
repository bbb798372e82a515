/** What this device has been told once at a table, and is not told again. */
import { recall, remember } from "../shell/stored";

const MOST = 40; // tables that are kept in mind

/** Whether a table's way back is mentioned now for the first time; from now on it has been. */
export function firstTold(table: string): boolean {
  const stored = recall("told-back");
  const told = Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : [];
  if (told.includes(table)) return false;
  remember("told-back", [...told, table].slice(-MOST));
  return true;
}
