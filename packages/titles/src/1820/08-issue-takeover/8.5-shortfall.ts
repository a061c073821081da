/** 8.4.3 and 8.5: holders of a liquidated company pay for its loans, one after the other. */
import { type Check, field, type FrameKind, pop, updateFrame } from '@roundhouse/kernel';
import { about, BANK, cashOf, type CompanyId, eachUpTo, pay, sharesOf } from '@roundhouse/rail';
import { anySale, canSell, mostToSell, sellShares } from '../06-stock-round/6.5.2.3-selling.ts';
import { goBankrupt } from '../10-context/10.3-bankruptcy.ts';
import { speakerOf } from '../13-companies/13.4-directors.ts';
import { price } from '../16-stock-market.ts';
import { cousinOf, isCousin, pounds, pricedIds } from '../material.ts';
import { type Game, move, type Shortfall, type State } from '../state.ts';
import { inStockRound } from '../06-stock-round/6.1-order.ts';

/** What the present payer is short. */
const missing = (s: State, { debts: [debt] }: Shortfall): number => debt!.amount - cashOf(s, debt!.owner);

interface Sale {
  readonly company: CompanyId;
  readonly count: number;
}
/** The limit of any sale, for the present payer (6.5.2.3). */
const asPayer = (check: (typeof anySale)[number]): Check<State, Shortfall, Sale> => ({
  rule: check.rule,
  passes: (s, f, a) => check.passes(s, f, { ...a, as: f.debts[0]!.owner }),
  says: (s, f, a) => (typeof check.says === 'string' ? check.says : check.says(s, f, { ...a, as: f.debts[0]!.owner })),
});

/** Shares of other companies, chosen by the payer, or by the cousin’s player, and no more than needed (8.4.3-20, Q44). */
const sell = move({
  type: 'sell',
  fields: { company: field.oneOf(pricedIds), count: field.amount() },
  candidates: (s, { debts: [debt] }: Shortfall) =>
    pricedIds
      .filter((company) => sharesOf(s, company, debt!.owner) > 0)
      .map((company) => ({
        fields: { company },
        openFields: { count: eachUpTo(mostToSell(s, debt!.owner, company)) },
        subjects: [about.company(company)],
      })),
  checks: [
    ...anySale.map(asPayer),
    {
      rule: 'Q44',
      passes: (s, f, a) => (a.count - 1) * price(s, a.company) < missing(s, f),
      says: (s, f) => `Only ${pounds(missing(s, f))} more is needed, so sell fewer shares.`,
    },
  ],
  when: inStockRound.sell,
  apply: (g, f, a) => sellShares(g, { as: f.debts[0]!.owner, company: a.company, count: a.count }),
});

/** A player who has the money pays; one with nothing more to sell is bankrupt (10.2-1, 10.3-1). */
function collect(g: Game, f: Shortfall): boolean {
  const [debt, ...debts] = f.debts;
  if (debt === undefined) {
    pop(g, f);
    return true;
  }
  const isPaid = missing(g.s, f) <= 0;
  if (!isPaid && canSell(g.s, debt.owner)) return false;
  updateFrame<State, Shortfall>(g, f, { debts });
  if (isPaid) pay(g, debt.owner, BANK, debt.amount, 'shortfall');
  else goBankrupt(g, debt.owner);
  return true;
}

export const shortfall = {
  actors: (s, { debts }) => debts.slice(0, 1).map(({ owner }) => speakerOf(s, owner)),
  moves: [sell],
  record: (_, { debts }) => debts.map(({ owner, amount }) => [owner, amount]),
  advance: collect,
  asks(s, f) {
    const { owner } = f.debts[0]!;
    const short = `${pounds(missing(s, f))} short for the ${f.of}’s loans`;
    return isCousin(owner)
      ? `Your cousin ${cousinOf(owner).name} is ${short}: sell its shares`
      : `You are ${short}: sell shares`;
  },
} satisfies FrameKind<State, Shortfall>;
