/** Names of things on the site, and what they are here. */
import { GONE, POOL } from '@roundhouse/rail';
import { companyIds, privateIds, privateOf, trainDef } from '@roundhouse/titles/soh/material';
import type { State } from '@roundhouse/titles/soh/state';
import { Trouble } from '../session.ts';

/** A company, by its id on the site, which is the book's. */
export function companyOf(entity: string): string {
  if (!companyIds.includes(entity)) throw new Trouble(`There is no company ${entity}.`);
  return entity;
}

const initials = (name: string): string => name.replace(/[^A-Z]/g, '');

/**
 * Privates have symbols made of the initials of their names: SMAS, KKI, VES, VVL, RW, W, KO. A symbol that is none of
 * these is learnt when it is first bid on, since only the private under the hammer can be meant.
 */
export class PrivateSymbols {
  readonly #known = new Map(privateIds.map((id) => [initials(privateOf(id).name), id]));

  find(symbol: string): string | undefined {
    return this.#known.get(symbol.toUpperCase()) ?? privateIds.find((id) => id === symbol || id === `P${symbol}`);
  }

  of(symbol: string): string {
    const id = this.find(symbol);
    if (id === undefined) throw new Trouble(`There is no private ${symbol}.`);
    return id;
  }

  all(): Record<string, string> {
    return Object.fromEntries(this.#known);
  }

  learn(symbol: string, lot: string): void {
    if (this.find(symbol) === undefined) this.#known.set(symbol.toUpperCase(), lot);
  }
}

const SHARE = /^(.+)_(\d+)$/;

/** Which shares lie in the treasuries: one that does not, and that is for sale, lies in the open market. */
export class TreasuryShares {
  readonly #inside = new Map(companyIds.map((id) => [id, new Set(Array.from({ length: 9 }, (_, i) => i))]));

  /** The company of some shares, and their numbers. */
  static parse(ids: readonly string[]): { company: string; numbers: number[] } {
    const parts = ids.map((id) => SHARE.exec(id));
    const companies = new Set(parts.map((part) => part?.[1] ?? ''));
    if (companies.size !== 1) throw new Trouble(`The shares ${ids.join(', ')} are not of one company.`);
    return { company: companyOf([...companies][0]!), numbers: parts.map((part) => Number(part![2])) };
  }

  has(company: string, number: number): boolean {
    return this.#inside.get(company)!.has(number);
  }

  leave(company: string, numbers: readonly number[]): void {
    for (const number of numbers) this.#inside.get(company)!.delete(number);
  }

  enter(company: string, numbers: readonly number[]): void {
    for (const number of numbers) this.#inside.get(company)!.add(number);
  }

  /** The president's certificate and so many single shares, from the lowest number on. */
  start(company: string, singles: number): void {
    const inside = [...this.#inside.get(company)!].filter((number) => number > 0).sort((a, b) => a - b);
    this.leave(company, [0, ...inside.slice(0, singles)]);
  }
}

/** Trains have a number on the site that stays with them; a 6 that was bought as a 3E keeps its name there. */
export class TrainIds {
  readonly #ours = new Map<string, string>();

  /** The train, if it has left the depot. */
  find(site: string): string | undefined {
    return this.#ours.get(site);
  }

  of(site: string): string {
    const train = this.find(site);
    if (train === undefined) throw new Trouble(`Train ${site} has not been bought.`);
    return train;
  }

  set(site: string, train: string): void {
    this.#ours.set(site, train);
  }

  /**
   * Alike trains are discarded here without a question, so it may have been another one: then the two change names.
   * False if no train of this kind has left the company in that way.
   */
  wasDiscarded(s: State, site: string, company: string): boolean {
    const train = this.of(site);
    const isOut = (one: string): boolean => s.trains[one] === POOL || s.trains[one] === GONE;
    if (s.trains[train] !== company) return isOut(train);
    const kind = trainDef(train).id;
    const other = [...this.#ours].find(([, one]) => trainDef(one).id === kind && isOut(one));
    if (!other) return false;
    this.#ours.set(site, other[1]);
    this.#ours.set(other[0], train);
    return true;
  }
}

/** `6-0` is the first 6. */
export const kindInId = (site: string): string => site.replace(/-\d+$/, '');

/** Tiles have a number on the site, and cities are named by the tile: `15-0-0` is the first city of the first 15. */
export class TilePlaces {
  readonly #hexOf = new Map<string, string>();

  laid(tile: string, hex: string): void {
    for (const [other, place] of this.#hexOf) if (place === hex) this.#hexOf.delete(other);
    this.#hexOf.set(tile, hex);
  }

  /** A city on a tile, or on the printed map, where the hex stands for the tile. */
  city(id: string): { hex: string; node: number } {
    const [, tile, copy, node] = /^(.+?)(-\d+)?-(\d+)$/.exec(id) ?? [];
    if (tile === undefined) throw new Trouble(`There is no city ${id}.`);
    const hex = this.#hexOf.get(`${tile}${copy ?? ''}`) ?? tile;
    return { hex, node: Number(node) };
  }
}
