/** When the last round begins for whoever looks: once, and not for somebody who comes, or comes back, to a table where it has begun. */
export class LastRound {
  #begun: boolean | null = null; // null: nothing of the table has been seen yet

  /** The table is seen so. Whether the last round has just begun. */
  see(begun: boolean): boolean {
    const now = begun && this.#begun === false;
    this.#begun = (this.#begun ?? false) || begun; // what was taken back and comes again is no news
    return now;
  }
}
