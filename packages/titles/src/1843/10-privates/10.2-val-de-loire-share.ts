/** 10.2 Particulars: the Val de Loire is exchanged for a share, or for half a director's certificate. */
import { updateFrame, type Candidate, type Check, field, log, onlyThen, type When } from '@roundhouse/kernel';
import { about, cashOf, IPO, playerOwning, sharesOf } from '@roundhouse/rail';
import { buying, oneMainAction, takingChecks } from '../07-stock-round/7.3-buying.ts';
import { isParred, openPars, parCheck } from '../07-stock-round/7.4-floating.ts';
import { companyIds, DIRECTOR_SHARES, francs } from '../material.ts';
import { directorOf, type Game, move, type State, type StockTurn } from '../state.ts';
import type { OperatingRound } from '../state-operating.ts';
import { closePrivate } from './10.1-privates.ts';
import { purchaseMade } from '../07-stock-round/7.1-order.ts';

const VAL_DE_LOIRE = 'VdL';

interface Exchange {
  readonly by: string;
  readonly company: string;
  readonly price?: number | undefined;
}
const fields = {
  company: field.oneOf(companyIds),
  /** The par price, where it is exchanged for half a director's certificate. */
  price: field.optional(field.amount()),
};

const isHalf = (a: Exchange): a is Exchange & { readonly price: number } => a.price !== undefined;
const asPurchase = (a: Exchange) => ({ by: a.by, company: a.company, from: IPO });

function candidates(s: State): Candidate[] {
  const shares = companyIds
    .filter((company) => isParred(s, company) && sharesOf(s, company, IPO) > 0)
    .map((company) => ({ fields: { company }, subjects: [about.company(company)] }));
  const halves = companyIds
    .filter((company) => !isParred(s, company) && sharesOf(s, company, IPO) >= DIRECTOR_SHARES)
    .flatMap((company) =>
      openPars(s).map(({ price }) => ({ fields: { company, price }, subjects: [about.company(company)] })),
    );
  return [...shares, ...halves];
}

/** What holds for taking a certificate; the limit on their number does not, since one goes as one comes (10.2-47). */
const likePurchase = takingChecks.map(
  (check): Check<State, unknown, Exchange> => ({
    rule: check.rule,
    passes: (s, f, a) => isHalf(a) || check.passes(s, f as StockTurn, asPurchase(a)),
    says: (s, f, a) => (typeof check.says === 'string' ? check.says : check.says(s, f as StockTurn, asPurchase(a))),
  }),
);

const checks: readonly Check<State, unknown, Exchange>[] = [
  {
    rule: '10.2-19',
    passes: (s, _, a) => playerOwning(s, VAL_DE_LOIRE) === a.by,
    says: 'Only the player who owns the Val de Loire can exchange it.',
  },
  {
    rule: '10.2-21',
    passes: (s, _, a) => !isHalf(a) || !isParred(s, a.company),
    says: (_, _f, a) => `The director’s certificate of the ${a.company} has already been taken.`,
  },
  ...likePurchase,
  { ...parCheck, passes: (s, f, a) => !isHalf(a) || parCheck.passes(s, f, a), says: (s) => parSays(s) },
  {
    rule: '7.1-3',
    passes: (s, _, a) => cashOf(s, a.by) >= (a.price ?? 0),
    says: (s, _, a) =>
      `The other half of the certificate costs ${francs(a.price!)}, and you have ${francs(cashOf(s, a.by))}.`,
  },
];
const parSays = (s: State): string =>
  typeof parCheck.says === 'string' ? parCheck.says : parCheck.says(s, null, { price: 0 });

/** It closes, and directors and floating follow at once (10.2-33, Q39). */
function carryOut(g: Game, a: Exchange): void {
  log(g, { event: 'exchange', by: a.by, company: a.company });
  closePrivate(g, VAL_DE_LOIRE);
  if (isHalf(a)) buying.start(g, a, 1);
  else buying.take(g, a.by, a.company, IPO);
}

const whenExchanged: readonly When<State>[] = [
  {
    rule: '10.2-20',
    passes: (s) => playerOwning(s, VAL_DE_LOIRE) !== undefined,
    says: 'No player owns the Val de Loire any longer.',
  },
  onlyThen('10.2-19', 'You can exchange the Val de Loire on your stock turn, or any time in an operating round.'),
];

/** In place of the purchase of a stock turn (Q38). */
export const exchange = move({
  type: 'exchange',
  fields,
  candidates: (s, f: StockTurn, by) => (f.main === null && playerOwning(s, VAL_DE_LOIRE) === by ? candidates(s) : []),
  checks: [oneMainAction, ...checks],
  when: [purchaseMade, ...whenExchanged],
  apply(g, f, a) {
    carryOut(g, a);
    updateFrame(g, f, { main: 'exchange', again: null });
  },
});

/** Would it take the company that must buy a train from its director? */
function takesOver(s: State, a: Exchange): boolean {
  const top = s.stack.at(-1)!;
  if (top.kind !== 'emergency' || top.of !== a.company) return false;
  const [director] = directorOf(s, a.company);
  return director !== a.by && sharesOf(s, a.company, a.by) + 1 > sharesOf(s, a.company, director!);
}

/** At any time in an operating round, also in the turns of others (10.2-20). */
export const exchangeAnyTime = move({
  type: 'exchange',
  ambient: true,
  fields,
  actors: (s) => {
    const owner = playerOwning(s, VAL_DE_LOIRE);
    return owner === undefined ? [] : [owner];
  },
  candidates: (s, _f: OperatingRound) => candidates(s),
  checks: [
    {
      rule: '10.2-20',
      passes: (s) => !['offer', 'lastCall'].includes(s.stack.at(-1)!.kind),
      says: 'An offer is waiting for an answer; you can exchange once it has been given.',
    },
    ...checks,
    {
      rule: '8.8.3-5',
      passes: (s, _, a) => !takesOver(s, a),
      says: (_, _f, a) => `The ${a.company} must buy a train first; until then its director cannot change.`,
    },
  ],
  when: whenExchanged,
  apply: (g, _, a) => carryOut(g, a),
});
