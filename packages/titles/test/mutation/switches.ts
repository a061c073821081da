/** Every check and every call of the ledger can be switched off, and says when it was reached. */
export class Switches {
  off: string | null = null;
  private reached: Set<string> | null = null;

  /** Asked where something is about to be refused or written. */
  isOff(place: string): boolean {
    this.reached?.add(place);
    return place === this.off;
  }

  /** The places that are reached while `body` runs. */
  async whileRunning(body: () => Promise<void>): Promise<ReadonlySet<string>> {
    const reached = new Set<string>();
    this.reached = reached;
    try {
      await body();
    } finally {
      this.reached = null;
    }
    return reached;
  }
}

/** One for all test files of a thread. It is found by its global name, since it also stands in sources as they are loaded. */
export const GLOBAL_NAME = 'roundhouseSwitches';

const shared = globalThis as { [GLOBAL_NAME]?: Switches };

export const switches = (): Switches => (shared[GLOBAL_NAME] ??= new Switches());
