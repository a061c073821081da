/** 7.3 Buying shares, and 7.4 buying a director's certificate. */
import { updateFrame, type Check, field } from '@roundhouse/kernel';
import { buyingBy, IPO, oneAction, POOL, sharesOf } from '@roundhouse/rail';
import { inGray } from '../12-stock-market.ts';
import { companyOf, isParred, isSystem } from '../13-companies/13.4-systems.ts';
import { companyIds, dollars, HOLDING_LIMIT } from '../material.ts';
import { move, type State, type StockTurn } from '../state.ts';
import { hasSold } from './7.1-round.ts';
import { floating, parChecks, sharePrice } from './7.4-floating.ts';
import { mainActionDone, onStockTurn } from './7.1-order.ts';

export const TREASURY = 'treasury';
export const sources = [IPO, POOL, TREASURY];

/** The director changes at once, and a company may float (7.3-8, 7.3-9, 7.3-10, 7.3-11). */
export const buying = buyingBy<State, StockTurn>({
  floating,
  price: sharePrice,
  hasSold,
  most: (s, company) => (inGray(s, company) ? Number.POSITIVE_INFINITY : HOLDING_LIMIT),
});

interface Taking {
  readonly company: string;
  readonly from: string;
}

const ACTED = 'You have taken your main action; you can still sell, or finish your turn.';
/** The main action of a turn is one. */
export const oneMainAction = oneAction('7.1-8', ACTED);

/** What must lie there to be bought or taken. */
export const takingChecks: readonly Check<State, unknown, Taking>[] = [
  {
    rule: '13.4-3',
    passes: (_, _f, a) => a.from !== TREASURY,
    says: 'The share in a system’s treasury stays there for the whole game.',
  },
  {
    rule: '7.1-4',
    passes: (s, _, a) => sharesOf(s, a.company, a.from) > 0,
    says: (_, _f, a) => `The ${a.from === IPO ? 'IPO' : 'bank pool'} has no shares of the ${a.company}.`,
  },
];

export const isParredCheck: Check<State, unknown, { readonly company: string }> = {
  rule: '7.3-4',
  passes: (s, _, a) => isParred(s, a.company),
  says: (s, _, a) =>
    companyOf(s, a.company) === a.company
      ? `The ${a.company} has no par price yet: someone must buy its director’s certificate first.`
      : `The ${a.company} is part of the ${companyOf(s, a.company)} system: choose shares of the ${companyOf(s, a.company)} instead.`,
};

/** 7.3-2, 7.3-7. */
export const buy = move({
  type: 'buy',
  fields: { company: field.oneOf(companyIds), from: field.oneOf(sources) },
  candidates: (s, f: StockTurn) => buying.candidates(s, f),
  checks: [
    // The director of a company in the gray area may buy two of its certificates.
    oneAction('7.1-8', ACTED, true),
    isParredCheck,
    ...takingChecks,
    {
      rule: '7.3-6',
      passes: (s, _f: StockTurn, a) => !isSystem(s, a.company) || !hasSold(s, a.by, s.ext.systems[a.company]!),
      says: (_, _f, a) =>
        `You sold shares of a company in the ${a.company} system this stock round, so you cannot buy the system’s.`,
    },
    buying.refusing(
      '7.3-5',
      'sold',
      (_, a) => `You sold shares of the ${a.company} this stock round, so you cannot buy any until the next.`,
    ),
    buying.refusing(
      '7.3-1',
      'most',
      (_, a) => `You own 60% of the ${a.company} and can buy more only while its price is in the gray area.`,
    ),
    buying.refusing(
      '7.1-9',
      'money',
      ({ price, cash }, a) => `That share of the ${a.company} costs ${dollars(price)}, and you have ${dollars(cash)}.`,
    ),
  ],
  when: [mainActionDone, onStockTurn],
  apply(g, f, a) {
    const again = f.main === null && isGrayDirector(g.s, a.by, a.company) ? a.company : null;
    buying.buy(g, a);
    updateFrame(g, f, { main: 'buy', again, prices: {} });
  },
});

/** May this player buy two certificates of the company? (7.1-5). */
export const isGrayDirector = (s: State, player: string, company: string): boolean =>
  s.companies[company]!.director === player && inGray(s, company);

export const start = move({
  type: 'start',
  fields: { company: field.oneOf(companyIds), price: field.amount() },
  candidates: (s, f: StockTurn) => buying.startCandidates(s, f),
  checks: [
    oneMainAction,
    buying.refusingStart(
      '7.3-3',
      'started',
      (_, a) => `The director’s certificate of the ${a.company} has already been bought.`,
    ),
    ...parChecks,
    buying.refusingStart(
      '7.1-9',
      'money',
      ({ price, cash }) => `The director’s certificate costs ${dollars(price)}, and you have ${dollars(cash)}.`,
    ),
  ],
  when: [mainActionDone, onStockTurn],
  apply(g, f, a) {
    buying.start(g, a);
    updateFrame(g, f, { main: 'start', again: null, prices: {} });
  },
});
