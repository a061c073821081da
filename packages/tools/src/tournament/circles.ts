import type { LoggedAction } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';

/** Watches for a position that comes again while the same player goes on acting: a way in a circle. */
export class Circles {
  #by = '';
  #seen = new Set<string>();

  comesAgain(s: RailState, action: LoggedAction): boolean {
    if (action.by !== this.#by) {
      this.#by = action.by;
      this.#seen = new Set();
    }
    const { seq: _, ...position } = s;
    const key = JSON.stringify(position);
    if (this.#seen.has(key)) return true;
    this.#seen.add(key);
    return false;
  }
}
