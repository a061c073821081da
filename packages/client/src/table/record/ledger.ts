/** The spreadsheet: what every holder has of every company, what it is worth and what it has paid. */
import { percentOf, type RailState, type RailTitle, shareCount, sharesOf } from '@roundhouse/rail';
import type { Step } from '../../game/handle.ts';
import { numberOf, textOf } from '@roundhouse/rail/telling/details';

export interface Position {
  readonly company: string;
  readonly percent: number;
  readonly worth: number;
  /** What it would pay if the company earned again what it earned last. */
  readonly perRun: number;
}

export interface LedgerRow {
  readonly holder: string;
  readonly cash: number;
  readonly certificates: { readonly held: number; readonly limit: number };
  readonly positions: readonly Position[];
  readonly perRun: number;
  /** What privates count for. */
  readonly privates: number;
  readonly worth: number;
}

/** Dividends paid to a holder, by round. */
export type DividendsByRound = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The last revenue that each company paid out or kept. */
export function lastRevenues(steps: readonly Step[]): ReadonlyMap<string, number> {
  const revenues = new Map<string, number>();
  for (const { events } of steps) {
    for (const event of events) {
      if (event.event === 'run') revenues.set(textOf(event, 'company'), numberOf(event, 'revenue'));
      else if (event.event === 'noRevenue') revenues.set(textOf(event, 'company'), 0);
    }
  }
  return revenues;
}

export function ledgerOf(title: RailTitle, s: RailState, steps: readonly Step[]): LedgerRow[] {
  const revenues = lastRevenues(steps);
  const scores = title.score(s);
  return title.holders(s).map((holder) => {
    const positions = title.material(s).companies.map(({ id }): Position => {
      const held = sharesOf(s, id, holder);
      return {
        company: id,
        percent: percentOf(s, id, holder),
        worth: held * title.priceOf(s, id),
        perRun: Math.floor(((revenues.get(id) ?? 0) * held) / (shareCount(s, id) || 1)),
      };
    });
    const cash = s.cash[holder] ?? 0;
    const shares = positions.reduce((sum, { worth }) => sum + worth, 0);
    // A holder who does not play has no score.
    const worth = scores[holder] ?? cash + shares;
    return {
      holder,
      cash,
      certificates: title.certificates(s, holder),
      positions,
      perRun: positions.reduce((sum, { perRun }) => sum + perRun, 0),
      privates: worth - cash - shares,
      worth,
    };
  });
}

/** What holders got from companies in each operating round. */
export function dividendsByRound(first: string, steps: readonly Step[]): DividendsByRound {
  const rounds = new Map<string, Map<string, number>>();
  let round = first;
  for (const { events } of steps) {
    for (const event of events) {
      if (event.event === 'round') round = textOf(event, 'name');
      if (event.event !== 'pay' || event['why'] !== 'dividend') continue;
      const paid = rounds.get(round) ?? new Map<string, number>();
      const owner = textOf(event, 'to');
      paid.set(owner, (paid.get(owner) ?? 0) + numberOf(event, 'amount'));
      rounds.set(round, paid);
    }
  }
  return rounds;
}
