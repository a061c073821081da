/** 10.1: what others ask. */
import { type BotCustom, cashOf, isFullBy, type Offer, sharesOf } from '@roundhouse/rail';
import { limits, trainsOf } from '../13-companies/13.7-train-limit.ts';
import { price } from '../16-stock-market.ts';
import { isCousin } from '../material.ts';
import type { State } from '../state.ts';
import { first, type Offered } from './choosing.ts';
import { earns, revenueWith, shareWorth, turnsLeft, upkeepOf } from './reckoning.ts';

/** No more of one's cash than this for companies of others. */
const TRUSTED_PART = 0.3;

/** What others ask: shares at a fair price, trains that are not missed. */
export const offer = (s: State, { terms }: Offer, by: string, offered: Offered): BotCustom | null =>
  isFair(s, terms, by) ? first(offered, 'accept', 'fair') : first(offered, 'decline', 'unfair');

const idOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function isFair(s: State, terms: Offer['terms'], by: string): boolean {
  const company = idOf(terms['company']);
  switch (terms['thing']) {
    case 'float':
    case 'increase': {
      const buyers = terms['buyers'] as Readonly<Record<string, number>>;
      const count = buyers[by] ?? 0;
      const each = Number(terms['par'] ?? terms['price']);
      // A player who would direct it answers for it, and does not choose it in this way.
      const isLed = Object.entries(buyers).some(([owner, other]) => owner !== by && !isCousin(owner) && other > count);
      return isLed && count * each <= TRUSTED_PART * cashOf(s, by) && turnsLeft(s) > 3;
    }
    case 'futureTrain':
      return s.trains[idOf(terms['id'])] !== by && !isFullBy(s, limits, company);
    case 'train': {
      const train = idOf(terms['id']);
      const seller = s.trains[train] ?? '';
      const rest = trainsOf(s, seller).filter((one) => one !== train);
      const loss = (earns(s, seller) - revenueWith(s, seller, rest) - upkeepOf(s, [train])) * Math.min(3, turnsLeft(s));
      return rest.length > 0 && Number(terms['price']) > loss;
    }
    case 'share': {
      const isOwn = s.companies[company]?.director === by;
      return !isOwn && sharesOf(s, company, by) > 0 && shareWorth(s, company) < price(s, company);
    }
    default:
      return false;
  }
}
