/** What changes while a game is followed can be put back to how it was, for another meaning of a record. */
export interface Keeps {
  /** The way back to how it stands now; it can be gone as often as needed. */
  keep(): () => void;
}

/** A table that is replaced and never changed in place. */
export abstract class Kept<T> implements Keeps {
  protected table: T;

  constructor(table: T) {
    this.table = table;
  }

  keep(): () => void {
    const { table } = this;
    return () => {
      this.table = table;
    };
  }
}
