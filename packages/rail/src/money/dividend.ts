import { type Draft, field, type FrameKind, movesFor, oneOf, type OwnerId, pop, push } from '@roundhouse/kernel';
import { log } from '../events.ts';
import { pay } from '../ledger/cash.ts';
import type { RunningTurn, StepFrame } from '../rounds/frames.ts';
import { type Step, stepsFor } from '../rounds/steps.ts';
import { shareCount, sharesOf } from '../shares/holdings.ts';
import { BANK, type CompanyId, type RailState } from '../state.ts';
import { about } from '../subjects.ts';

/** The step in which a director decides what becomes of a run's revenue. */
export interface DividendFrame extends StepFrame {
  readonly kind: 'dividend';
  readonly revenue: number;
}

interface Spec<S extends RailState> {
  /** Whose shares earn something, in the order in which they are paid. */
  owners(s: S, company: CompanyId): readonly OwnerId[];
  /** To whom it goes, where that is not the owner. */
  goesTo?(owner: OwnerId, company: CompanyId): OwnerId;
  /** What becomes of the price after a dividend. */
  paid(g: Draft<S>, company: CompanyId, revenue: number): void;
  /** And when everything went into the treasury, or there was nothing. */
  withheld(g: Draft<S>, company: CompanyId): void;
  readonly asks: (s: S, f: DividendFrame) => string;
}

/** The step of a turn, and the frame that asks: a full dividend for the shares, or everything into the treasury. */
export function dividendStep<S extends RailState, T extends RunningTurn>(
  spec: Spec<S>,
): { readonly step: Step<S, T>; readonly kind: FrameKind<S, DividendFrame, 'dividend'> } {
  const ways: Readonly<Record<string, (g: Draft<S>, f: DividendFrame) => void>> = {
    pay(g, { of, revenue }) {
      log(g, { event: 'dividend', company: of, revenue });
      for (const owner of spec.owners(g.s, of)) {
        const amount = (sharesOf(g.s, of, owner) * revenue) / shareCount(g.s, of);
        pay(g, BANK, spec.goesTo?.(owner, of) ?? owner, amount, 'dividend');
      }
      spec.paid(g, of, revenue);
    },
    withhold(g, { of, revenue }) {
      log(g, { event: 'withhold', company: of, revenue });
      pay(g, BANK, of, revenue, 'revenue');
      spec.withheld(g, of);
    },
  };
  const names = Object.keys(ways);
  const decide = movesFor<S>()({
    type: 'dividend',
    fields: { choice: field.oneOf(names) },
    candidates: (_, f: DividendFrame) => [{ openFields: { choice: oneOf(names) }, subjects: [about.company(f.of)] }],
    checks: [],
    apply(g, f, a) {
      pop(g, f);
      ways[a.choice]!(g, f);
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
          spec.withheld(g, of);
        }
      },
    },
    kind: stepsFor<S>()([decide], spec.asks),
  };
}
