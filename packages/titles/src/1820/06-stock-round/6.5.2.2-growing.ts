/** 6.5.2.2 Increase share-count: what is sold, and what happens once all agree. */
import { type Json, log, pop, updateFrame } from '@roundhouse/kernel';
import { addShares, moveShares, pay, POOL, setDirector, setExt, sharesOf, shareCount } from '@roundhouse/rail';
import { isPrivate, setCharter, sizeIn } from '../13-companies/13.1-sizes.ts';
import { directorAmong } from '../13-companies/13.4-directors.ts';
import { moveTo, parCell, price } from '../16-stock-market.ts';
import { shareCounts } from '../material.ts';
import { type Game, type Increase, type State, type StockTurn, stockTurnOf } from '../state.ts';
import { sellShares } from './6.5.2.3-selling.ts';

const FREE_PERCENT = 10;

/** The sizes of Table 13.1 above its own, whatever the chart allows for floating (6.5.2.2-2, Q25). */
export const largerSizes = (s: State, company: string): number[] =>
  shareCounts.filter((size) => size > sizeIn(s, company));

/** What goes to the bank pool unpaid: 10% (6.5.2.2-9), and once more where a size is skipped (6.5.2.2-10, Q27). */
export function freeShares(s: State, company: string, size: number): number {
  const part = (size * FREE_PERCENT) / 100;
  return Math.max(1, part) + (largerSizes(s, company)[0] === size ? 0 : part);
}

/** Holders count with what they keep, the bank pool does not (6.5.2.2-6, Q26); for a public company the price stays. */
export const saleOf = (s: State, f: Increase) => ({
  company: f.of,
  size: f.size,
  price: f.par ?? price(s, f.of),
  most: f.size - shareCount(s, f.of) + sharesOf(s, f.of, f.of) - freeShares(s, f.of, f.size),
  held: (owner: string) => sharesOf(s, f.of, owner) - (f.sales[owner] ?? 0),
  by: f.by,
  fee: 0,
});

/** All that is agreed to at once (Q21). */
export interface IncreaseTerms {
  readonly thing: 'increase';
  readonly company: string;
  readonly size: number;
  readonly price: number;
  readonly buyers: Readonly<Record<string, number>>;
  readonly [key: string]: Json;
}
export const increaseTerms = (s: State, f: Increase): IncreaseTerms => ({
  thing: 'increase',
  company: f.of,
  size: f.size,
  price: saleOf(s, f).price,
  buyers: f.buyers,
});

/** The certificate on the private track becomes one share at a par price, below markers already there (6.5.2.2-3, 6.5.2.2-4). */
function goPublic(g: Game, company: string, par: number): void {
  setExt(g, { privateTrack: g.s.ext.privateTrack.filter((one) => one !== company) });
  moveTo(g, company, parCell(par));
}

/** In the order of the book. Nobody's number of shares is multiplied: the treasury alone grows (6.5.2.2-5). */
export function carryOutIncrease(g: Game): void {
  const f = g.s.stack.findLast((one): one is Increase => one.kind === 'increase')!;
  const { of: company, size, by } = f;
  const { price: each } = saleOf(g.s, f);
  const free = freeShares(g.s, company, size);
  pop(g, f);
  log(g, { event: 'grows', by, company, size });
  // 6.5.2.2-8: at the price that it has, and with the ban of every sale (Q28).
  for (const [as, count] of Object.entries(f.sales).filter(([, sold]) => sold > 0))
    sellShares(g, { as, company, count });
  if (isPrivate(g.s, company)) goPublic(g, company, f.par!);
  addShares(g, company, size - sizeIn(g.s, company));
  setCharter(g, company, { size, grown: g.s.ext.stockRound });
  // A private company has no other money (6.5.2.2-12).
  for (const [owner, count] of Object.entries(f.buyers)) {
    pay(g, owner, company, count * each, 'shares');
    moveShares(g, company, company, owner, count);
  }
  moveShares(g, company, company, POOL, free);
  // 6.5.2.2-7, Q20.
  setDirector(g, company, directorAmong(g.s, company, by));
  updateFrame<State, StockTurn>(g, stockTurnOf(g.s)!, { as: by, main: 'increase' });
}
