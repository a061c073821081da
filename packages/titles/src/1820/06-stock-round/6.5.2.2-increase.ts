/** 6.5.2.2 Increase share-count: put together in small steps, agreed to by its buyers, then carried out at once. */
import {
  type Check,
  field,
  type FrameKind,
  log,
  oneOf,
  type OwnerId,
  pop,
  push,
  updateFrame,
} from '@roundhouse/kernel';
import {
  about,
  clockwiseFrom,
  declinedRecord,
  directedBy,
  hasSold,
  joinWords,
  sharesInWords,
  sharesOf,
  upTo,
} from '@roundhouse/rail';
import { isInLiquidation } from '../10-context/10.7-liquidation.ts';
import { isPrivate, sizeIn } from '../13-companies/13.1-sizes.ts';
import { cousinsOf, speakerOf } from '../13-companies/13.4-directors.ts';
import { openPars } from '../16-stock-market.ts';
import { companyIds, pounds } from '../material.ts';
import { type Increase, move, type State, type StockTurn, stockRoundOf, stockTurnOf } from '../state.ts';
import { beforeLobbies, notResolved, oneMainAction, playersOnly } from './6.5.2-acting.ts';
import { carryOutIncrease, increaseTerms, largerSizes, saleOf } from './6.5.2.2-growing.ts';
import { mostToSell } from './6.5.2.3-selling.ts';
import { buyersMoves, missingIn, moreShares, withoutLast } from './6.6.2-buyers.ts';
import { inStockRound } from './6.1-order.ts';

/** Other holders, players and then their cousins, by the cards after the director; each is asked once (6.5.2.2-8, Q28). */
const whoMaySell = (s: State, company: string, director: string): OwnerId[] =>
  clockwiseFrom(s.ext.order, director)
    .flatMap((player) => [player, ...cousinsOf(s, player)])
    .filter((owner) => owner !== director && mostToSell(s, owner, company) > 0);

/** Of a company that one directs and that floated earlier, from any size to any larger one (13.2-6). */
export const increase = move({
  type: 'increase',
  fields: { company: field.oneOf(companyIds), size: field.upTo(50), price: field.optional(field.amount()) },
  candidates: (s, f: StockTurn) =>
    f.main !== null || (f.as ?? f.of) !== f.of || !beforeLobbies(s)
      ? []
      : directedBy(s, f.of)
          .filter((company) => largerSizes(s, company).length > 0)
          .map((company) => ({
            fields: { company },
            openFields: {
              size: oneOf(largerSizes(s, company)),
              ...(isPrivate(s, company) && { price: oneOf(openPars(s).map(({ price }) => price)) }),
            },
            subjects: [about.company(company)],
          })),
  checks: [
    notResolved,
    playersOnly,
    oneMainAction,
    {
      rule: '6.5.2.2-1',
      passes: (s, _, a) => s.companies[a.company]!.director === a.by,
      says: (_, _f, a) => `You do not direct the ${a.company}.`,
    },
    {
      rule: '6.5.2.2-1',
      passes: (s, _, a) => s.ext.charters[a.company]?.floated !== s.ext.stockRound,
      says: (_, _f, a) =>
        `The ${a.company} floated this Stock Round, so it cannot increase its share-count until the next.`,
    },
    {
      rule: '6.5.2.2-13',
      passes: (s, _, a) => !isInLiquidation(s, a.company),
      says: (_, _f, a) => `The ${a.company} is in liquidation and cannot increase its share-count.`,
    },
    {
      rule: '6.5.2.2-11',
      passes: (_, f: StockTurn, a) => !f.failed.includes(a.company),
      says: (_, _f, a) => `The ${a.company}’s increase failed this turn; choose another action.`,
    },
    {
      rule: '6.5.2.2-2',
      passes: (s, _, a) => largerSizes(s, a.company).includes(a.size),
      says(s, _f, a) {
        const sizes = largerSizes(s, a.company);
        if (sizes.length === 0) return `The ${a.company} already has the largest share-count.`;
        return `The ${a.company} has ${sharesInWords(sizeIn(s, a.company))}; choose ${joinWords(sizes.map(String), 'or')}.`;
      },
    },
    {
      rule: '6.5.2.2-3',
      passes: (s, _, a) => isPrivate(s, a.company) === (a.price !== undefined),
      says: (s, _f, a) =>
        isPrivate(s, a.company)
          ? `The ${a.company} is private and needs a par price.`
          : `The ${a.company} keeps its stock price; do not choose a par.`,
    },
    {
      rule: '6.5.2.2-3',
      passes: (s, _, a) => a.price === undefined || openPars(s).some(({ price }) => price === a.price),
      says(s) {
        const prices = openPars(s).map(({ price }) => pounds(price));
        return `Choose a par price of ${s.phase} phase: ${joinWords(prices, 'or')}.`;
      },
    },
  ],
  when: inStockRound.lobby,
  apply: (g, f, { company, size, price }) =>
    push(g, {
      kind: 'increase',
      of: company,
      by: f.of,
      size,
      par: price ?? null,
      asked: whoMaySell(g.s, company, f.of),
      sales: {},
      buyers: {},
      declined: {},
    }),
});

const isAsking = (f: Increase): boolean => f.asked.length > 0;

function answer(f: Increase, count: number): Partial<Increase> {
  const [owner, ...asked] = f.asked;
  return { asked, sales: { ...f.sales, [owner!]: count } };
}

const someoneIsAsked: Check<State, Increase, unknown> = {
  rule: '6.5.2.2-8',
  passes: (_, f) => isAsking(f),
  says: 'Every holder has already answered.',
};

/** It happens with the increase and for its price; if that fails, nothing was sold (Q28). */
const sell = move({
  type: 'sell',
  fields: { count: field.amount() },
  candidates: (s, f: Increase) =>
    f.asked.slice(0, 1).map((owner) => ({ openFields: { count: upTo(mostToSell(s, owner, f.of)) } })),
  checks: [
    someoneIsAsked,
    {
      rule: '6.5.2.3-4',
      passes: (s, f, a) => a.count >= 1 && a.count <= mostToSell(s, f.asked[0]!, f.of),
      says: (s, f) => `This holder can sell at most ${sharesInWords(mostToSell(s, f.asked[0]!, f.of))} of the ${f.of}.`,
    },
  ],
  when: inStockRound.sell,
  apply: (g, f, a) => {
    updateFrame<State, Increase>(g, f, answer(f, a.count));
  },
});

const keep = move({
  type: 'keepShares',
  candidates: (_, f: Increase) => (isAsking(f) ? [{}] : []),
  checks: [someoneIsAsked],
  when: inStockRound.grow,
  apply: (g, f) => {
    updateFrame<State, Increase>(g, f, answer(f, 0));
  },
});

/** As many as are missing to 40% (6.5.2.2-6), to any mix of players and cousins who agree (6.5.2.2-7). */
const buyers = buyersMoves({
  sale: (s, f: Increase) => (isAsking(f) ? null : saleOf(s, f)),
  rules: { part: '6.5.2.2-6', mix: '6.5.2.2-7' },
  notYet: 'Name buyers after every holder has answered.',
  barred: [
    {
      rule: '6.5.2.4-6',
      passes: (s, f, a) => !hasSold(stockRoundOf(s), a.owner, f.of) && (f.sales[a.owner] ?? 0) === 0,
      says: (_, f) => `This buyer sold shares of the ${f.of} this Stock Round and cannot buy any until the next.`,
    },
  ],
  type: 'proposeIncrease',
  when: inStockRound.grow,
  terms: increaseTerms,
  carryOut: carryOutIncrease,
});

const byDirector = (_: State, f: Increase): readonly string[] => [f.by];
const isUnanswered = (f: Increase): boolean => Object.keys(f.sales).length === 0;

/** The last buyer, or, as long as no holder has answered, the whole draft. */
const takeBack = move({
  type: 'takeBack',
  actors: byDirector,
  candidates: (_, f: Increase) => (isUnanswered(f) || Object.keys(f.buyers).length > 0 ? [{}] : []),
  checks: [
    {
      rule: '6.5.2.2-8',
      passes: (_, f: Increase) => isUnanswered(f) || Object.keys(f.buyers).length > 0,
      says: 'Holders have answered: complete the increase or cancel it.',
    },
  ],
  apply(g, f) {
    if (Object.keys(f.buyers).length > 0) updateFrame<State, Increase>(g, f, { buyers: withoutLast(f) });
    else pop(g, f);
  },
});

/** It has failed: nothing has moved, nobody has sold, and the turn is not used up (6.5.2.2-11, Q28). */
const giveUp = move({
  type: 'pass',
  actors: byDirector,
  apply(g, f: Increase) {
    log(g, { event: 'growsNot', by: f.by, company: f.of });
    pop(g, f);
    const turn = stockTurnOf(g.s)!;
    updateFrame<State, StockTurn>(g, turn, { failed: [...turn.failed, f.of] });
  },
});

export const growing = {
  actors: (s, f) => [isAsking(f) ? speakerOf(s, f.asked[0]!) : f.by],
  moves: [sell, keep, buyers.allot, buyers.ask, takeBack, giveUp],
  record: (_, f) => [f.size, f.par, f.asked, Object.entries(f.sales), Object.entries(f.buyers), declinedRecord(f)],
  asks(s, f) {
    const [holder] = f.asked;
    const { price } = saleOf(s, f);
    if (holder !== undefined) {
      const held = sharesOf(s, f.of, holder);
      const [some, them] = held === 1 ? ['the share', 'it'] : [`any of the ${held} shares`, 'them'];
      return `${f.of} grows to ${f.size} shares: sell ${some} at ${pounds(price)}, or keep ${them}`;
    }
    const missing = missingIn(s, f, saleOf(s, f));
    if (missing > 0) return `Sell ${moreShares(missing)} of the ${f.of} at ${pounds(price)}`;
    return `Increase the ${f.of} to ${f.size} shares`;
  },
} satisfies FrameKind<State, Increase>;
