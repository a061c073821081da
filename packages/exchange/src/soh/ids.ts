/** Names of companies and privates on the site, and what they are here. */
import { settingsFor } from '@roundhouse/kernel';
import { soh } from '@roundhouse/titles';
import { Kept } from '../keeps.ts';
import { CannotFollow } from '../cannot-follow.ts';

const { companies, privates } = soh.material(settingsFor(soh, {}));
export const companyIds = companies.map(({ id }) => id);
export const privateIds = privates.map(({ id }) => id);

/** A company, by its id on the site, which is the book's. */
export function companyOf(entity: string): string {
  if (!companyIds.includes(entity)) throw new CannotFollow(`There is no company ${entity}.`);
  return entity;
}

const initials = (name: string): string => name.replace(/[^A-Z]/g, '');

/**
 * Privates have symbols made of the initials of their names: SMAS, KKI, VES, VVL, RW, W, KO. A symbol that is none of
 * these is learnt when it is first bid on, since only the private under the hammer can be meant.
 */
export class PrivateSymbols extends Kept<ReadonlyMap<string, string>> {
  constructor() {
    super(new Map(privates.map(({ id, name }) => [initials(name), id])));
  }

  find(symbol: string): string | undefined {
    return this.table.get(symbol.toUpperCase()) ?? privateIds.find((id) => id === symbol || id === `P${symbol}`);
  }

  of(symbol: string): string {
    const id = this.find(symbol);
    if (id === undefined) throw new CannotFollow(`There is no private ${symbol}.`);
    return id;
  }

  all(): Record<string, string> {
    return Object.fromEntries(this.table);
  }

  learn(symbol: string, lot: string): void {
    if (this.find(symbol) === undefined) this.table = new Map(this.table).set(symbol.toUpperCase(), lot);
  }
}
