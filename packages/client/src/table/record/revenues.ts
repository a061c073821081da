/** What companies earned in each round, and how much of it they paid out; and the price at which each began. */
import { cellAt, cellTold, type Grids } from '@roundhouse/rail';
import { numberOf, textOf } from '@roundhouse/rail/telling/details';
import type { Step } from '../../game/handle.ts';

/** All of a company's runs in one round. */
export interface Earned {
  readonly revenue: number;
  readonly paid: number;
  /** The moment after its last run. */
  readonly seq: number;
}

export interface Revenues {
  /** The rounds in which anything ran, in order. */
  readonly rounds: readonly string[];
  /** By company, then by round. */
  readonly by: ReadonlyMap<string, ReadonlyMap<string, Earned>>;
}

const NOTHING: Earned = { revenue: 0, paid: 0, seq: 0 };

export function revenuesByRound(first: string, steps: readonly Step[]): Revenues {
  const rounds: string[] = [];
  const by = new Map<string, Map<string, Earned>>();
  let round = first;
  const add = (company: string, change: (known: Earned) => Earned): void => {
    if (!rounds.includes(round)) rounds.push(round);
    const own = by.get(company) ?? new Map<string, Earned>();
    own.set(round, change(own.get(round) ?? NOTHING));
    by.set(company, own);
  };
  for (const { seq, events } of steps) {
    for (const event of events) {
      if (event.event === 'round') round = textOf(event, 'name');
      else if (event.event === 'run') {
        const revenue = numberOf(event, 'revenue');
        add(textOf(event, 'company'), (known) => ({ ...known, revenue: known.revenue + revenue, seq }));
      } else if (event.event === 'noRevenue') add(textOf(event, 'company'), (known) => ({ ...known, seq }));
      else if (event.event === 'dividend') {
        const paid = numberOf(event, 'revenue');
        add(textOf(event, 'company'), (known) => ({ ...known, paid: known.paid + paid }));
      }
    }
  }
  return { rounds, by };
}

/** The price at which each company was last started: where its marker was first put, or what the event says that starts it (again). */
export function parPrices(
  grids: Grids,
  steps: readonly Step[],
  starts: readonly string[],
): ReadonlyMap<string, number> {
  const pars = new Map<string, number>();
  for (const { events } of steps) {
    for (const event of events) {
      const company = textOf(event, 'company');
      if (starts.includes(event.event)) pars.set(company, numberOf(event, 'price'));
      else if (event.event === 'price' && !pars.has(company)) pars.set(company, cellAt(grids, cellTold(event)).price);
    }
  }
  return pars;
}
