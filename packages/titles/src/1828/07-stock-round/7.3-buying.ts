/** 7.3 Buying shares, and 7.4 buying a director's certificate. */
import { updateFrame, type Check, field, log, oneOf } from '@roundhouse/kernel';
import { about, BANK, cashOf, IPO, moveShares, POOL, pay, sharesOf } from '@roundhouse/rail';
import { inGray } from '../12-stock-market.ts';
import { settleDirector } from '../13-companies/13.3.3-directors.ts';
import { companyOf, isParred, isSystem } from '../13-companies/13.4-systems.ts';
import { companyIds, DIRECTOR_SHARES, HOLDING_LIMIT } from '../material.ts';
import { type Game, move, type State, type StockTurn } from '../state.ts';
import { hasSold } from './7.1-round.ts';
import { checkFloat, openPars, parChecks, sharePrice, takeDirectorship } from './7.4-floating.ts';

export const TREASURY = 'treasury';
export const sources = [IPO, POOL, TREASURY];

interface Taking {
  readonly company: string;
  readonly from: string;
}

/** The main action of a turn is one. */
export const oneMainAction: Check<State, StockTurn, { readonly company: string }> = {
  rule: '7.1-8',
  passes: (_, f) => f.main === null,
  says: 'You have done the main action of your turn; only sales can follow.',
};

/** What must lie there to be bought or taken. */
export const takingChecks: readonly Check<State, unknown, Taking>[] = [
  {
    rule: '13.4-3',
    passes: (_, _f, a) => a.from !== TREASURY,
    says: 'The share in the treasury of a system stays there for the rest of the game.',
  },
  {
    rule: '7.1-4',
    passes: (s, _, a) => sharesOf(s, a.company, a.from) > 0,
    says: (_, _f, a) => `There is no share of the ${a.company} in the ${a.from === IPO ? 'IPO' : 'bank pool'}.`,
  },
];

export const isParredCheck: Check<State, unknown, { readonly company: string }> = {
  rule: '7.3-4',
  passes: (s, _, a) => isParred(s, a.company),
  says: (s, _, a) =>
    companyOf(s, a.company) === a.company
      ? `The ${a.company} has no par price: its director’s certificate must be bought first.`
      : `The ${a.company} is a part of the ${companyOf(s, a.company)} system and has no shares any more.`,
};

/** 7.3-2, 7.3-7. */
export const buy = move({
  type: 'buy',
  fields: { company: field.oneOf(companyIds), from: field.oneOf(sources) },
  candidates: (s, f: StockTurn) =>
    companyIds
      .filter((company) => (f.main === null ? isParred(s, company) : f.again === company))
      .flatMap((company) =>
        [IPO, POOL]
          .filter((from) => sharesOf(s, company, from) > 0)
          .map((from) => ({ fields: { company, from }, subjects: [about.company(company)] })),
      ),
  checks: [
    // Whoever directs a company in the gray area may buy two of its certificates.
    { ...oneMainAction, passes: (_, f: StockTurn, a) => f.main === null || f.again === a.company },
    isParredCheck,
    ...takingChecks,
    {
      rule: '7.3-6',
      passes: (s, _f: StockTurn, a) => !isSystem(s, a.company) || !hasSold(s, a.by, s.ext.systems[a.company]!),
      says: (_, _f, a) =>
        `You have sold shares of a part of the ${a.company} system in this stock round and cannot buy any of it.`,
    },
    {
      rule: '7.3-5',
      passes: (s, _, a) => !hasSold(s, a.by, a.company),
      says: (_, _f, a) => `You have sold shares of the ${a.company} in this stock round and cannot buy any in it.`,
    },
    {
      rule: '7.3-1',
      passes: (s, _, a) => sharesOf(s, a.company, a.by) < HOLDING_LIMIT || inGray(s, a.company),
      says: (_, _f, a) => `You own 60% of the ${a.company} and can buy more only while its price is in the gray area.`,
    },
    {
      rule: '7.1-9',
      passes: (s, _, a) => cashOf(s, a.by) >= sharePrice(s, a.company, a.from),
      says: (s, _, a) =>
        `That share of the ${a.company} costs $${sharePrice(s, a.company, a.from)}, and you have $${cashOf(s, a.by)}.`,
    },
  ],
  apply(g, f, a) {
    const again = f.main === null && isGrayDirector(g.s, a.by, a.company) ? a.company : null;
    log(g, { event: 'buy', by: a.by, company: a.company, from: a.from });
    pay(g, a.by, BANK, sharePrice(g.s, a.company, a.from), 'shares');
    takeShare(g, a.by, a.company, a.from);
    updateFrame(g, f, { main: 'buy', again, prices: {} });
  },
});

/** May this player buy two certificates of the company? (7.1-5). */
export const isGrayDirector = (s: State, player: string, company: string): boolean =>
  s.companies[company]!.director === player && inGray(s, company);

/** 7.3-8, 7.3-9, 7.3-10, 7.3-11. */
export function takeShare(g: Game, player: string, company: string, from: string): void {
  moveShares(g, company, from, player, 1);
  if (!isParred(g.s, company)) return;
  settleDirector(g, company);
  checkFloat(g, company);
}

export const start = move({
  type: 'start',
  fields: { company: field.oneOf(companyIds), price: field.amount() },
  candidates: (s, f: StockTurn) =>
    f.main !== null
      ? []
      : companyIds
          .filter((company) => s.companies[company]!.status === 'unstarted')
          .map((company) => ({
            fields: { company },
            holes: { price: oneOf(openPars(s).map(({ price }) => price)) },
            subjects: [about.company(company)],
          })),
  checks: [
    oneMainAction,
    {
      rule: '7.3-3',
      passes: (s, _f: StockTurn, a) => s.companies[a.company]!.status === 'unstarted',
      says: (_, _f, a) => `The director’s certificate of the ${a.company} has been bought already.`,
    },
    ...parChecks,
    {
      rule: '7.1-9',
      passes: (s, _, a) => cashOf(s, a.by) >= DIRECTOR_SHARES * a.price,
      says: (s, _, a) =>
        `The director’s certificate costs $${DIRECTOR_SHARES * a.price}, and you have $${cashOf(s, a.by)}.`,
    },
  ],
  apply(g, f, a) {
    takeDirectorship(g, a.by, a.company, a.price, DIRECTOR_SHARES);
    settleDirector(g, a.company);
    checkFloat(g, a.company);
    updateFrame(g, f, { main: 'start', again: null, prices: {} });
  },
});
