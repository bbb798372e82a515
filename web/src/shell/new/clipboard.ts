/** Putting a text where it can be pasted from. */

/** Whether the text could be copied; a page that is not served over https may not. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
