import { type Draft, field, type FrameKind, movesFor, oneOf, type OwnerId, pop, push } from '@roundhouse/kernel';
import { log } from '../events.ts';
import { pay } from '../ledger/cash.ts';
import type { RunningTurn, StepFrame } from '../rounds/frames.ts';
import { type Step, stepsFor } from '../rounds/steps.ts';
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
  readonly kind: 'dividend';
  readonly revenue: number;
}

/** What can become of it, by the name of the choice: each pays out or withholds, and moves the price. */
type Ways<S extends RailState> = Readonly<Record<string, (g: Draft<S>, company: CompanyId, revenue: number) => void>>;

/** The step of a turn, and the frame that asks for one of several ways. `nothing`: what becomes of the price without revenue. */
export function dividendStep<S extends RailState, T extends RunningTurn>(
  ways: Ways<S>,
  nothing: (g: Draft<S>, company: CompanyId) => void,
  asks: (s: S, f: DividendFrame) => string,
): { readonly step: Step<S, T>; readonly kind: FrameKind<S, DividendFrame, 'dividend'> } {
  const names = Object.keys(ways);
  const decide = movesFor<S>()({
    type: 'dividend',
    fields: { choice: field.oneOf(names) },
    candidates: (_, f: DividendFrame) => [{ holes: { choice: oneOf(names) }, subjects: [about.company(f.of)] }],
    checks: [],
    apply(g, f, a) {
      pop(g, f);
      ways[a.choice]!(g, f.of, f.revenue);
    },
  });
  return {
    step: {
      name: 'dividend',
      enter(g, { of, revenue }) {
        const decision: DividendFrame = { kind: 'dividend', of, revenue };
        if (revenue > 0) push<RailState>(g, decision);
        else {
          log(g, { event: 'noRevenue', company: of });
          nothing(g, of);
        }
      },
    },
    kind: stepsFor<S>()([decide], asks),
  };
}
