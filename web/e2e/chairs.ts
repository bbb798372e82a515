/** The drawn table of the page that sets a game up. */
import type { Page } from "@playwright/test";

/** Take a chair, counted from 1: below the table it can be said who sits there. */
export async function chair(page: Page, seat: number): Promise<void> {
  await page.getByRole("radio", { name: new RegExp(`^Seat ${seat}:`) }).check({ force: true });
}
