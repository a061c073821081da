import {
  type Check,
  type Draft,
  field,
  type FrameKind,
  movesFor,
  oneOf,
  type OwnerId,
  pop,
  push,
  type When,
} from '@roundhouse/kernel';
import { log } from '../events.ts';
import { pay } from '../ledger/cash.ts';
import type { RunningTurn, StepFrame } from '../rounds/frames.ts';
import { type Step, stepsFor } from '../rounds/steps.ts';
import type { TurnChecks } from '../rounds/turn-checks.ts';
import { shareCount, sharesOf } from '../shares/holdings.ts';
import { BANK, type CompanyId, type RailState } from '../state.ts';
import { about } from '../subjects.ts';

const WITHHOLD = 'withhold';

/** The step in which a director decides what becomes of a run's revenue. */
export interface DividendFrame extends StepFrame {
  readonly kind: 'dividend';
  readonly revenue: number;
  /** No better run can be shown any more, where that is possible at all. */
  readonly isFinal?: true;
}

/** One way in which a revenue is paid out. */
export interface Payout {
  /** What somebody gets who holds so many of all shares, rounded as the book says: for each of them, or for all together. */
  gets(revenue: number, held: number, shares: number, owner?: OwnerId): number;
  /** What the treasury gets beside it: a part, or what is left after so much was paid for shares. */
  keeps(revenue: number, paid: number): number;
}

/** All of it to the shares. */
export const fullPayout: Payout = { gets: (revenue, held, shares) => (held * revenue) / shares, keeps: () => 0 };

interface Spec<S extends RailState> {
  /** By name, the ways in which a revenue can be paid out: `pay`, in full, where not given. */
  readonly payouts?: Readonly<Record<string, Payout>>;
  /** What stands against one of them, or against withholding. */
  readonly checks?: readonly Check<S, DividendFrame, { readonly choice: string }>[];
  /** Whose shares earn something, in the order in which they are paid. */
  owners(s: S, company: CompanyId): readonly OwnerId[];
  /** To whom it goes, where that is not the owner. */
  goesTo?(owner: OwnerId, company: CompanyId): OwnerId;
  /** What becomes of the price after a dividend, which is as much as all shares together would get. */
  paid(g: Draft<S>, company: CompanyId, dividend: number): void;
  /** And when everything went into the treasury, or there was nothing. */
  withheld(g: Draft<S>, company: CompanyId, revenue: number): void;
  /** When it is decided. */
  readonly when?: readonly When<S>[];
  /** How a sum is written. */
  readonly money: (sum: number) => string;
}

interface Dividends<S extends RailState, T extends RunningTurn> {
  readonly step: Step<S, T>;
  readonly kind: FrameKind<S, DividendFrame, 'dividend'>;
  /** One of the ways, where nobody is asked. */
  readonly settle: (g: Draft<S>, company: CompanyId, revenue: number, choice: string) => void;
}

/** The step of a turn, and the frame that asks: a dividend for the shares, or everything into the treasury. */
export function dividendStep<S extends RailState, T extends RunningTurn>(spec: Spec<S>): Dividends<S, T> {
  const { payouts = { pay: fullPayout } } = spec;
  const names = [...Object.keys(payouts), WITHHOLD];
  const payOut = (g: Draft<S>, of: CompanyId, revenue: number, payout: Payout): void => {
    const shares = shareCount(g.s, of);
    const dividend = payout.gets(revenue, shares, shares);
    const parts = spec
      .owners(g.s, of)
      .map((owner) => ({ owner, amount: payout.gets(revenue, sharesOf(g.s, of, owner), shares, owner) }));
    const sum = parts.reduce((all, { amount }) => all + amount, 0);
    log(g, { event: 'dividend', company: of, revenue: dividend });
    pay(g, BANK, of, payout.keeps(revenue, sum), 'revenue');
    for (const { owner, amount } of parts) pay(g, BANK, spec.goesTo?.(owner, of) ?? owner, amount, 'dividend');
    spec.paid(g, of, dividend);
  };
  const withhold = (g: Draft<S>, of: CompanyId, revenue: number): void => {
    log(g, { event: 'withhold', company: of, revenue });
    pay(g, BANK, of, revenue, 'revenue');
    spec.withheld(g, of, revenue);
  };
  const settle = (g: Draft<S>, company: CompanyId, revenue: number, choice: string): void => {
    const payout = payouts[choice];
    if (payout) payOut(g, company, revenue, payout);
    else withhold(g, company, revenue);
  };
  const decide = movesFor<S>()({
    type: 'dividend',
    fields: { choice: field.oneOf(names) },
    candidates: (_, f: DividendFrame) => [{ openFields: { choice: oneOf(names) }, subjects: [about.company(f.of)] }],
    checks: spec.checks ?? [],
    when: spec.when ?? [],
    apply(g, f, a) {
      pop(g, f);
      settle(g, f.of, f.revenue, a.choice);
    },
  });
  const kind = stepsFor<S>()(
    [decide],
    (_, f: DividendFrame) => `${f.of}: pay out or withhold ${spec.money(f.revenue)}`,
  );
  return {
    step: {
      name: 'dividend',
      enter(g, { of, revenue }) {
        const decision: DividendFrame = { kind: 'dividend', of, revenue };
        if (revenue > 0) push<RailState>(g, decision);
        else {
          log(g, { event: 'noRevenue', company: of });
          spec.withheld(g, of, 0);
        }
      },
    },
    kind: { ...kind, record: (_, f) => f.revenue },
    settle,
  };
}

/** When a dividend is decided: in a turn that has earned something. */
export const earnedSomething = <S extends RailState>(
  rule: string,
  hadStep: TurnChecks<S>['hadStep'],
  turnOf: (s: S) => RunningTurn | undefined,
): When<S> =>
  hadStep(
    rule,
    'dividend',
    (s) => turnOf(s)!.revenue > 0,
    (company) => `The ${company} has earned nothing, so there is no dividend to decide.`,
  );
