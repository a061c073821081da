/**
 * Bids of an auction by open cry are kept for a breath. Of equal ones that came meanwhile the first by the title's order is taken, a
 * higher one after it; whatever else is wanted waits until then. A bid that the host makes for a player takes as long, so nobody
 * can tell by the time whether it was made by hand.
 */
import { auctionOf, orderOfBidders, type Table, type Wish } from '@roundhouse/host';

export interface Bid<T> {
  readonly by: string;
  readonly amount: number;
  readonly judge: () => Promise<T>;
}

interface Waiting<T> extends Bid<T> {
  readonly done: (answer: T) => void;
  readonly failed: (reason: unknown) => void;
}

export class Breath<T> {
  readonly #length: number;
  readonly #table: () => Table | null;
  #waiting: Waiting<T>[] | null = null;

  constructor(length: number, table: () => Table | null) {
    this.#length = length;
    this.#table = table;
  }

  /** A bid is taken in here; `begin` puts the end of a breath into the table's queue. If it never comes to that, all bids have failed. */
  take(bid: Bid<T>, begin: (breathe: () => Promise<void>) => Promise<void>): Promise<T> {
    return new Promise((done, failed) => {
      const one = { ...bid, done, failed };
      if (this.#waiting) {
        this.#waiting.push(one);
        return;
      }
      this.#waiting = [one];
      begin(() => this.#breathe()).catch((reason: unknown) => {
        for (const { failed: fail } of this.#exhale()) fail(reason);
      });
    });
  }

  /** The bids of this breath; the next one begins another. */
  #exhale(): readonly Waiting<T>[] {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    return waiting;
  }

  async #breathe(): Promise<void> {
    await new Promise((resume) => setTimeout(resume, this.#length));
    const bids = inOrder(this.#waiting ?? [], this.#table());
    this.#exhale();
    for (const { judge, done, failed } of bids) await judge().then(done, failed);
  }
}

function inOrder<T>(bids: readonly Waiting<T>[], table: Table | null): readonly Waiting<T>[] {
  const order = table && auctionOf(table.state) !== null ? orderOfBidders(table.title, table.state) : [];
  const place = (by: string): number => (order.includes(by) ? order.indexOf(by) : order.length);
  return bids.toSorted((a, b) => a.amount - b.amount || place(a.by) - place(b.by));
}

/** The bid that an action is, where the table hears an auction by open cry. */
export function bidIn(table: Table | null, wish: Wish): { readonly by: string; readonly amount: number } | null {
  if (!table || wish.kind !== 'act' || auctionOf(table.state) === null) return null;
  const { type, by, amount } = wish.entry as { type?: unknown; by?: unknown; amount?: unknown };
  if (type !== 'bid' || typeof by !== 'string') return null;
  return { by, amount: typeof amount === 'number' ? amount : 0 };
}
