/** Operating rounds: a company sells or buys its own shares, one of the two in a turn (Q10). */
import { updateFrame, field, log, pop, type When } from '@roundhouse/kernel';
import {
  about,
  BANK,
  cashOf,
  type Cell,
  endStep,
  heldByPlayers,
  inZone,
  moveMarker,
  moveShares,
  pay,
  POOL,
  sharesInWords,
  sharesOf,
  type Skipped,
  slide,
  upTo,
} from '@roundhouse/rail';
import { companyIds, guilders, POOL_LIMIT, market } from '../material.ts';
import { stockRoundOf } from '../4-stock-round/round.ts';
import { plays } from '../readings.ts';
import { type Game, move, type OperatingTurn, price, type State, type StepFrame, stepKind } from '../state.ts';
import { inOrder, isOver, onTurn, operating } from './order.ts';
import { operatingTurnOf } from './round.ts';

/** The most treasury shares that a company may still sell in this turn: it has them, the players' number, the market's limit. */
export const maxTreasurySale = (s: State, company: string, soldBefore: number): number =>
  Math.max(
    0,
    Math.min(
      sharesOf(s, company, company),
      heldByPlayers(s, company) - soldBefore,
      POOL_LIMIT - sharesOf(s, company, POOL),
    ),
  );

const mostBuyBack = (s: State, company: string): number =>
  Math.min(sharesOf(s, company, POOL), Math.floor(cashOf(s, company) / price(s, company)));

/** Is there anything to decide? */
export const canTradeOwnShares = (s: State, f: OperatingTurn): boolean =>
  maxTreasurySale(s, f.of, f.sold) > 0 || mostBuyBack(s, f.of) > 0;

/** It cannot sell: its treasury has none, or the open market is full. And it cannot buy: the market has none, or there is no money for one. */
export function whyNoOwnShares(s: State, { of }: OperatingTurn): Skipped {
  if (sharesOf(s, of, POOL) === 0) return { why: 'none' };
  const facts = { price: price(s, of), amount: cashOf(s, of) };
  return { why: sharesOf(s, of, of) === 0 ? 'noneLeft' : 'full', ...facts };
}

/** When a company trades its own shares. */
const whenOwnShares: readonly When<State>[] = [
  {
    rule: 'selling-shares-7',
    passes: (s) => stockRoundOf(s) === undefined,
    says: 'A company can buy or sell its own shares only in its operating turn.',
  },
  ...onTurn,
  {
    rule: 'Q10',
    passes: (s) => !operatingTurnOf(s)!.boughtBack && operatingTurnOf(s)!.sold === 0,
    says: (s) => `The ${operating(s)} has traded its own shares this turn; it can do so again in its next.`,
  },
  inOrder,
];
/** The step, if it was passed over since there is nothing to trade. */
const tradeStep = (s: State): StepFrame | undefined => {
  const turn = operatingTurnOf(s);
  return turn && isOver(s, 'treasuryShares') && !canTradeOwnShares(s, turn)
    ? { kind: 'treasuryShares', of: turn.of }
    : undefined;
};

export const issue = move({
  type: 'issue',
  fields: { count: field.amount() },
  candidates: (s, f: StepFrame) => [
    { openFields: { count: upTo(maxTreasurySale(s, f.of, 0)) }, subjects: [about.company(f.of)] },
  ],
  checks: [
    {
      rule: 'own-shares-1',
      passes: (s, f: StepFrame, a) => a.count >= 1 && a.count <= sharesOf(s, f.of, f.of),
      says: (s, f, a) =>
        `The ${f.of} has ${sharesInWords(sharesOf(s, f.of, f.of))} in its treasury, so it cannot sell ${a.count}.`,
    },
    {
      rule: 'own-shares-2',
      passes: (s, f, a) => a.count <= heldByPlayers(s, f.of),
      says: (s, f) =>
        `The ${f.of} may sell at most ${sharesInWords(heldByPlayers(s, f.of))} a turn: as many as the players own together.`,
    },
    {
      rule: 'own-shares-3',
      passes: (s, f, a) => sharesOf(s, f.of, POOL) + a.count <= POOL_LIMIT,
      says: (s, f, a) =>
        `The open market may hold at most 50% of the ${f.of}; this sale would make it ${10 * (sharesOf(s, f.of, POOL) + a.count)}%.`,
    },
  ],
  when: whenOwnShares,
  passedOver: tradeStep,
  apply(g, f, a) {
    sellFromTreasury(g, f.of, a.count);
    if (f.kind === 'treasuryShares') pop(g, f);
  },
});

/**
 * Treasury shares to the open market: each at the price before the move, then one step fewer than sold in the turn
 * (own-shares-4, own-shares-5, own-shares-6).
 */
export function sellFromTreasury(g: Game, company: string, count: number): void {
  const turn = operatingTurnOf(g.s)!;
  log(g, { event: 'issue', company, count });
  pay(g, BANK, company, count * price(g.s, company), 'shares');
  moveShares(g, company, company, POOL, count);
  updateFrame(g, turn, { sold: turn.sold + count });
  const from = g.s.market.at[company]!;
  const steps = turn.sold === 0 ? count - 1 : count;
  const ledge = plays(g.s, 'ownShareSalePrice', 'to-ledge') ? ledgeBelow(from) : undefined;
  moveMarker(g, company, ledge ?? slide(market, from, -steps));
}

/** The nearest ledge at or below a price, if there is one. */
function ledgeBelow(from: Cell): Cell | undefined {
  for (let cell = from; ; cell = slide(market, cell, -1)) {
    if (inZone(market, cell, 'ledge')) return cell;
    if (cell.col === 0) return undefined;
  }
}

export const redeem = move({
  type: 'redeem',
  fields: { company: field.oneOf(companyIds), count: field.amount() },
  candidates: (s, f: StepFrame) =>
    [f.of]
      .filter((company) => sharesOf(s, company, POOL) > 0)
      .map((company) => ({
        fields: { company },
        openFields: { count: upTo(mostBuyBack(s, company)) },
        subjects: [about.company(company)],
      })),
  checks: [
    {
      rule: 'own-shares-8',
      passes: (_, f: StepFrame, a) => a.company === f.of,
      says: (_, f) => `The ${f.of} can buy only its own shares.`,
    },
    {
      rule: 'own-shares-7',
      passes: (s, f, a) => a.count >= 1 && a.count <= sharesOf(s, f.of, POOL),
      says: (s, f, a) =>
        `The open market has ${sharesInWords(sharesOf(s, f.of, POOL))} of the ${f.of}, so the company cannot buy back ${a.count}.`,
    },
    {
      rule: 'own-shares-7',
      passes: (s, f, a) => a.count * price(s, f.of) <= cashOf(s, f.of),
      says: (s, f, a) =>
        `That costs ${guilders(a.count * price(s, f.of))}, and the ${f.of} has ${guilders(cashOf(s, f.of))}.`,
    },
  ],
  when: whenOwnShares,
  passedOver: tradeStep,
  apply(g, f, a) {
    log(g, { event: 'redeem', company: f.of, count: a.count });
    pay(g, f.of, BANK, a.count * price(g.s, f.of), 'shares');
    moveShares(g, f.of, POOL, f.of, a.count);
    if (f.kind === 'treasuryShares') pop(g, f);
    updateFrame(g, operatingTurnOf(g.s)!, { boughtBack: true });
  },
});

export const treasuryShares = stepKind([issue, redeem, endStep], (_, f) => `${f.of}: sell or buy its own shares`);
