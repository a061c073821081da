/** 8: issues, offers for takeover, and bids. */
import { BANK, type BotCustom, cashOf, type CompanyId, isFullBy } from '@roundhouse/rail';
import { nextTrain } from '../07-operating-round/7.2.7-on-sale.ts';
import { isInLiquidation } from '../10-context/10.7-liquidation.ts';
import { isPublic, sharesInPlay } from '../13-companies/13.1-sizes.ts';
import { limits, trainsOf } from '../13-companies/13.7-train-limit.ts';
import { price } from '../16-stock-market.ts';
import { loansOf } from '../17-loans.ts';
import { LOAN } from '../material.ts';
import type { Accepting, Acquiring, Bidding, State } from '../state.ts';
import { best, done, first, least, type Offered } from './choosing.ts';
import {
  directs,
  dueNext,
  earns,
  faceValue,
  means,
  revenueWith,
  shareWorth,
  turnsLeft,
  upkeepOf,
} from './reckoning.ts';

/** Will it have to buy a train in its next turn, and lack the money? */
function isInNeed(s: State, company: CompanyId): number {
  const next = nextTrain(s);
  if (next === undefined || !isPublic(s, company) || turnsLeft(s) < 2) return 0;
  const all = trainsOf(s, company);
  const keeps = all.some((train) => upkeepOf(s, [train], 0) < means(s, company) + earns(s, company));
  const needs = keeps ? dueNext(s, company) - earns(s, company) : next.face.price;
  return Math.max(0, needs - means(s, company));
}

/** Shares are issued by a company that would otherwise fail, and by no other. */
export function issues(s: State, offered: Offered): BotCustom | null {
  for (const choice of offered('issue')) {
    const company = choice.fields['company'] as CompanyId;
    const lack = isInNeed(s, company);
    if (lack > 0 && !isInLiquidation(s, company)) {
      const count = Math.ceil(lack / price(s, company));
      const field = choice.openFields['count'];
      const most = field?.kind === 'range' ? field.max : 0;
      if (most > 0) return done(choice, 'raiseMoney', { count: Math.min(most, count) });
    }
  }
  return first(offered, 'pass', 'rest');
}

/** What the bank would pay for a share, loans repaid: all of its price once Queen Victoria is dead, half of it before. */
function bankPays(s: State, company: CompanyId): number {
  const each = price(s, company) * (s.ext.victoriaDied === null ? 0.5 : 1);
  return each + (cashOf(s, company) - loansOf(s, company) * LOAN) / Math.max(1, sharesInPlay(s, company));
}

/** A company that is past its best is sold to the bank while it has a price. */
export function offering(s: State, company: CompanyId, offered: Offered): BotCustom | null {
  const isLost = bankPays(s, company) > shareWorth(s, company) && turnsLeft(s) > 1;
  const self = isLost ? offered('putUp').find(({ fields }) => fields['company'] === company) : undefined;
  return done(self, 'abandon') ?? first(offered, 'pass', 'rest');
}

/** What a company would earn more with the trains of the lot, over a few turns. */
const TURNS = 3;
function assetsWorth(s: State, lot: CompanyId, company: CompanyId): number {
  const trains = trainsOf(s, lot);
  if (trains.length === 0 || isFullBy(s, limits, company)) return 0;
  const train = best(trains, faceValue)!;
  const gain = revenueWith(s, company, [...trainsOf(s, company), train]) - earns(s, company) - upkeepOf(s, [train]);
  const spared = trainsOf(s, company).length === 0 ? 0.5 * faceValue(train) : 0;
  return Math.max(spared, Math.min(0.6 * faceValue(train), gain * Math.min(TURNS, turnsLeft(s))));
}

/** Trains of a liquidated company are bought for a part of their price; whole companies are left to others. */
export function bidding(s: State, f: Bidding, by: string, offered: Offered): BotCustom | null {
  const [bid] = offered('bid');
  if (bid && f.offeredBy === BANK) {
    const amount = least(bid, 'amount');
    const wants = directs(s, by).some(
      (company) =>
        company !== f.of &&
        cashOf(s, company) >= amount + dueNext(s, company) / 2 &&
        amount <= assetsWorth(s, f.of, company),
    );
    if (wants) return done(bid, 'bid');
  }
  return first(offered, 'decline', 'leave');
}

export function acquiring(s: State, f: Acquiring, offered: Offered): BotCustom | null {
  const choice = best(offered('acquire'), ({ fields }) => {
    const company = fields['company'] as CompanyId;
    return assetsWorth(s, f.of, company) + (cashOf(s, company) >= f.bid ? 1000 : 0);
  });
  return done(choice, 'bid') ?? first(offered, 'forgo', 'leave');
}

/** A bid is accepted that is more than the shares will be worth. */
export function accepting(s: State, f: Accepting, offered: Offered): BotCustom | null {
  const each = f.bid / Math.max(1, sharesInPlay(s, f.of));
  return each > shareWorth(s, f.of) ? first(offered, 'accept', 'fair') : first(offered, 'decline', 'unfair');
}
