import { type Draft, field, type FrameKind, movesFor, oneOf, type OwnerId, pop } from '@roundhouse/kernel';
import { log } from '../events.ts';
import { pay } from '../ledger/cash.ts';
import type { StepFrame } from '../rounds/frames.ts';
import { directorOf } from '../shares/directors.ts';
import { sharesOf } from '../shares/holdings.ts';
import { BANK, type CompanyId, type RailState } from '../state.ts';
import { about } from '../subjects.ts';

/** What a full dividend pays to each of `owners`, given what one share earns. */
export function dividends(
  s: RailState,
  company: CompanyId,
  perShare: number,
  owners: readonly OwnerId[],
): { owner: OwnerId; amount: number }[] {
  return owners
    .map((owner) => ({ owner, amount: sharesOf(s, company, owner) * perShare }))
    .filter(({ amount }) => amount > 0);
}

/** Pays a full dividend for the shares of `owners`. What falls to one of them may go to somebody else. */
export function payDividend<S extends RailState>(
  g: Draft<S>,
  company: CompanyId,
  revenue: number,
  perShare: number,
  owners: readonly OwnerId[],
  goesTo: (owner: OwnerId) => OwnerId = (owner) => owner,
): void {
  log(g, { event: 'dividend', company, revenue });
  for (const { owner, amount } of dividends(g.s, company, perShare, owners)) {
    pay(g, BANK, goesTo(owner), amount, 'dividend');
  }
}

/** Everything into the treasury. */
export function withholdRevenue<S extends RailState>(g: Draft<S>, company: CompanyId, revenue: number): void {
  log(g, { event: 'withhold', company, revenue });
  pay(g, BANK, company, revenue, 'revenue');
}

/** The step in which a director decides what becomes of a run's revenue. */
export interface DividendFrame extends StepFrame {
  readonly revenue: number;
}

/** What can become of it, by the name of the choice: each pays out or withholds, and moves the price. */
type Ways<S extends RailState> = Readonly<Record<string, (g: Draft<S>, company: CompanyId, revenue: number) => void>>;

/** The frame that asks for one of several ways. */
export function dividendKind<S extends RailState, F extends DividendFrame>(
  ways: Ways<S>,
  asks: (s: S, f: F) => string,
): FrameKind<S, F, 'dividend'> {
  const names = Object.keys(ways);
  const decide = movesFor<S>()({
    type: 'dividend',
    fields: { choice: field.oneOf(names) },
    candidates: (_, f: F) => [{ holes: { choice: oneOf(names) }, subjects: [about.company(f.of)] }],
    checks: [],
    apply(g, f, a) {
      pop(g, f);
      ways[a.choice]!(g, f.of, f.revenue);
    },
  });
  return { actors: (s, f) => directorOf(s, f.of), moves: [decide], asks };
}
