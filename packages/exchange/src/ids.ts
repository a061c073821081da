/** Names of things that the site gives in the same way in every title, and what they are here. */
import { GONE, POOL, type RailState } from '@roundhouse/rail';
import { Kept } from './keeps.ts';
import { CannotFollow } from './cannot-follow.ts';

const SHARE = /^(.+)_(\d+)$/;

/** The company of some shares, and their numbers: `NBD_3` is the third single share, `NBD_0` the director's. */
export function parseShares(ids: readonly string[], companyOf: (id: string) => string): ShareList {
  const parts = ids.map((id) => SHARE.exec(id));
  const companies = new Set(parts.map((part) => part?.[1] ?? ''));
  if (companies.size !== 1) throw new CannotFollow(`The shares ${ids.join(', ')} are not all of one company.`);
  return { company: companyOf([...companies][0]!), numbers: parts.map((part) => Number(part![2])) };
}

export interface ShareList {
  readonly company: string;
  readonly numbers: readonly number[];
}

const ALL_NUMBERS: ReadonlySet<number> = new Set(Array.from({ length: 9 }, (_, i) => i));

/** Which shares lie unsold, with the bank or in the treasury: one that does not, and is for sale, lies in the pool. */
export class UnsoldShares extends Kept<ReadonlyMap<string, ReadonlySet<number>>> {
  constructor(companies: readonly string[]) {
    super(new Map(companies.map((id) => [id, ALL_NUMBERS])));
  }

  has(company: string, number: number): boolean {
    return this.#of(company).has(number);
  }

  leave(company: string, numbers: readonly number[]): void {
    this.renew(
      company,
      [...this.#of(company)].filter((number) => !numbers.includes(number)),
    );
  }

  enter(company: string, numbers: readonly number[]): void {
    this.renew(company, [...this.#of(company), ...numbers]);
  }

  /** The certificate of the director and so many single shares, from the lowest number on. */
  start(company: string, singles: number): void {
    const inside = [...this.#of(company)].filter((number) => number > 0).sort((a, b) => a - b);
    this.leave(company, [0, ...inside.slice(0, singles)]);
  }

  /** New certificates, of which these are unsold. */
  renew(company: string, numbers: readonly number[]): void {
    this.table = new Map(this.table).set(company, new Set(numbers));
  }

  #of(company: string): ReadonlySet<number> {
    return this.table.get(company)!;
  }
}

/** All trains of an owner. */
export const trainsWith = (s: RailState, owner: string): string[] =>
  Object.keys(s.trains).filter((train) => s.trains[train] === owner);

/** Trains have a number on the site that stays with them, whatever side of the card they were bought as. */
export class TrainIds extends Kept<ReadonlyMap<string, string>> {
  readonly #kindOf: (train: string) => string;

  constructor(kindOf: (train: string) => string) {
    super(new Map());
    this.#kindOf = kindOf;
  }

  /** The train, if it has left the depot. */
  find(site: string): string | undefined {
    return this.table.get(site);
  }

  of(site: string): string {
    const train = this.find(site);
    if (train === undefined) throw new CannotFollow(`Train ${site} has not been bought.`);
    return train;
  }

  set(site: string, train: string): void {
    this.table = new Map(this.table).set(site, train);
  }

  /**
   * Alike trains are discarded here without a question, so it may have been another one: then the two change names.
   * False if no train of this kind has left the charters in that way.
   */
  wasDiscarded(s: RailState, site: string, charters: readonly string[]): boolean {
    const train = this.of(site);
    const isOut = (one: string): boolean => s.trains[one] === POOL || s.trains[one] === GONE;
    if (!charters.includes(s.trains[train]!)) return isOut(train);
    const kind = this.#kindOf(train);
    const other = [...this.table].find(([, one]) => this.#kindOf(one) === kind && isOut(one));
    if (!other) return false;
    this.set(site, other[1]);
    this.set(other[0], train);
    return true;
  }
}

/** `6-0` is the first 6, or the first tile of number 6. */
export const kindInId = (site: string): string => site.replace(/-\d+$/, '');

/** Tiles have a number on the site, and cities are named by the tile: `15-0-0` is the first city of the first 15. */
export class TilePlaces extends Kept<ReadonlyMap<string, string>> {
  constructor() {
    super(new Map());
  }

  laid(tile: string, hex: string): void {
    const others = [...this.table].filter(([, place]) => place !== hex);
    this.table = new Map([...others, [tile, hex]]);
  }

  /** A city on a tile, or on the printed map, where the hex stands for the tile. */
  city(id: string): { hex: string; node: number } {
    const [, tile, copy, node] = /^(.+?)(-\d+)?-(\d+)$/.exec(id) ?? [];
    if (tile === undefined) throw new CannotFollow(`There is no city ${id}.`);
    const hex = this.table.get(`${tile}${copy ?? ''}`) ?? tile;
    return { hex, node: Number(node) };
  }
}
