/** 7.3 Buy shares. */
import { updateFrame, field } from '@roundhouse/kernel';
import { buyingBy, IPO, POOL, sharesOf, TREASURY } from '@roundhouse/rail';
import { price } from '../13-stock-market.ts';
import { companyIds, guilders, HOLDING_LIMIT, isSpoorwegmaatschappij } from '../material.ts';
import { move, type State, type StockTurn } from '../state.ts';
import { oneCertificate } from './7.1-action.ts';
import { hasSold } from './7.1-round.ts';
import { floating } from './7.5-floating.ts';
import { askHomes, hasHomes, homesMissing } from './7.5-homes.ts';
import { actionUsed, onStockTurn } from './7.1-order.ts';

/**
 * For the current price wherever they lie; a treasury is paid for its own shares, the bank for all others (7.3-1, 7.3-4,
 * 7.3-5, 7.3-6). A player who then owns more than the director takes over at once (14.3.3-1, 14.3.3-4). Of a company whose
 * director has left the game the next certificate is the director's, in the IPO, for twice the price (9-7, Q59).
 */
export const buying = buyingBy<State, StockTurn>({
  floating,
  price: (s, company) => price(s, company),
  hasSold,
  most: () => HOLDING_LIMIT,
  sources: [IPO, POOL, TREASURY],
});

export const NATIONALISED =
  'You nationalised a company in the last set, so you cannot buy a director’s certificate this Stock Round.';

const places: Readonly<Record<string, string>> = { [IPO]: 'IPO', [POOL]: 'Bank Pool', [TREASURY]: 'treasury' };

/** Has its director left the game before all homes were chosen? Then the next one chooses them. */
const lacksHomes = (s: State, company: string): boolean =>
  buying.lacksDirector(s, company) && !isSpoorwegmaatschappij(company) && homesMissing(s, company) > 0;

export const buy = move({
  type: 'buy',
  fields: { company: field.oneOf(companyIds), from: field.oneOf([IPO, POOL, TREASURY]) },
  candidates: (s, f: StockTurn) => buying.candidates(s, f),
  checks: [
    ...oneCertificate,
    buying.refusing(
      '7.3-10',
      'unparred',
      (_, a) => `The ${a.company} is not parred yet: its director’s certificate comes first.`,
    ),
    buying.refusing(
      '7.3-2',
      'directorless',
      (_, a) => `The ${a.company}’s director’s certificate is in the IPO and must be bought first.`,
    ),
    {
      rule: '7.3-9',
      passes: (s, _, a) => !buying.lacksDirector(s, a.company) || !s.ext.nationalisers.includes(a.by),
      says: NATIONALISED,
    },
    {
      rule: '7.5-10',
      passes: (s, _, a) => !lacksHomes(s, a.company) || hasHomes(s, a.company),
      says: (_, _f, a) => `The ${a.company} still needs its homes, and no legal hexagon is left.`,
    },
    buying.refusing('7.3-1', 'missing', (_, a) => `There is no share of the ${a.company} in the ${places[a.from]}.`),
    {
      rule: '7.3-3',
      passes: (s, _, a) => a.from !== TREASURY || sharesOf(s, a.company, IPO) === 0,
      says: (_, _f, a) => `You can buy the ${a.company}’s treasury shares only when its IPO is empty.`,
    },
    buying.refusing(
      '7.3-11',
      'sold',
      (_, a) => `You sold shares of the ${a.company} this Stock Round, so you cannot buy any until the next.`,
    ),
    buying.refusing('7.3-8', 'most', (_, a) => `You already hold 60% of the ${a.company}, so you cannot buy more.`),
    buying.refusing(
      '7.3-4',
      'money',
      ({ price: cost, cash }, a, s) =>
        `${buying.lacksDirector(s, a.company) ? 'The director’s certificate' : 'A share'} of the ${a.company} costs ${guilders(cost)}, and you have ${guilders(cash)}.`,
    ),
  ],
  when: [actionUsed, onStockTurn],
  apply(g, f, a) {
    const needsHomes = lacksHomes(g.s, a.company);
    buying.buy(g, a);
    updateFrame(g, f, { main: 'buy', announced: false });
    if (needsHomes) askHomes(g, a.company);
  },
});
