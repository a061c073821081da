/** What a game will be remembered for. */
import { numberOf, textOf } from '@roundhouse/rail/telling/details';
import type { Step } from '../../game/handle.ts';
import { dividendsByRound } from '../record/ledger.ts';
import { revenuesByRound } from '../record/revenues.ts';

export interface Records {
  readonly run: { readonly company: string; readonly amount: number; readonly round: string } | null;
  /** The company that has paid out most in all. */
  readonly paid: { readonly company: string; readonly amount: number } | null;
  /** The player who has got most dividends. */
  readonly dividends: { readonly player: string; readonly amount: number } | null;
  readonly moves: number;
  readonly rounds: number;
}

export function recordsOf(first: string, steps: readonly Step[], players: readonly string[]): Records {
  let run: Records['run'] = null;
  let round = first;
  let rounds = 1;
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.event === 'round') {
      round = textOf(event, 'name');
      rounds++;
    } else if (event.event === 'run' && numberOf(event, 'revenue') > (run?.amount ?? 0)) {
      run = { company: textOf(event, 'company'), amount: numberOf(event, 'revenue'), round };
    }
  }
  const paid = [...revenuesByRound(first, steps).by].map(([company, by]) => ({
    company,
    amount: [...by.values()].reduce((sum, earned) => sum + earned.paid, 0),
  }));
  const got = dividendsByRound(first, steps);
  const dividends = players.map((player) => ({
    player,
    amount: [...got.values()].reduce((sum, paidTo) => sum + (paidTo.get(player) ?? 0), 0),
  }));
  return { run, paid: most(paid), dividends: most(dividends), moves: steps.length, rounds };
}

/** The first of those with most; none where nobody has anything. */
function most<T extends { readonly amount: number }>(all: readonly T[]): T | null {
  const greatest = Math.max(0, ...all.map(({ amount }) => amount));
  return greatest > 0 ? all.find(({ amount }) => amount === greatest)! : null;
}
