/** 6.3, 6.4: cousins and future trains. */
import { type BotCustom, cashOf, type TrainId } from '@roundhouse/rail';
import type { CousinAuction, FutureTrains, State, TakeTrains } from '../state.ts';
import { best, done, first, least, type Offered } from './choosing.ts';
import { faceValue } from './reckoning.ts';

/** A cousin bought for less than its price has the rest as money for shares of our own companies. */
const COUSIN_WORTH = 60;
const MOST_COUSINS = 2;

export function bidForCousin(f: CousinAuction, by: string, offered: Offered): BotCustom | null {
  const leads = (cousin: unknown): boolean => f.bids[String(cousin)]?.player === by;
  const own = f.lots.filter(leads).length;
  const others = own < MOST_COUSINS ? offered('bid').filter(({ fields }) => !leads(fields['private'])) : [];
  const bid = best(others, (choice) => -least(choice, 'amount'));
  if (bid && least(bid, 'amount') <= COUSIN_WORTH) return done(bid, 'bid');
  return first(offered, 'pass', own > 0 ? 'lead' : 'leave');
}

export const buyLeftover = (price: number, offered: Offered): BotCustom | null =>
  (price <= COUSIN_WORTH ? first(offered, 'buyCousin', 'bid') : null) ?? first(offered, 'pass', 'leave');

/** What a future train is worth of its price: its company has it for nothing, but only later. */
const FUTURE_PART = 0.25;
/** No more of the cash than this. */
const CASH_PART = 0.2;

const dearest = (trains: readonly TrainId[]): TrainId | undefined => best(trains, faceValue);

export function bidForTrains(s: State, f: FutureTrains, by: string, offered: Offered): BotCustom | null {
  const train = dearest(f.trains);
  const worth = train === undefined ? 0 : FUTURE_PART * faceValue(train);
  // The first ones are paid out of the income to come.
  const limit = s.ext.stockRound === 1 ? worth : Math.min(worth, CASH_PART * cashOf(s, by));
  const [bid] = offered('bid');
  return bid && least(bid, 'amount') <= limit ? done(bid, 'bid') : first(offered, 'decline', 'leave');
}

export function takeTrains(f: TakeTrains, offered: Offered): BotCustom | null {
  const both = f.trains.every((train) => f.price <= FUTURE_PART * faceValue(train));
  const train = dearest(f.trains);
  return (
    (both ? first(offered, 'takeBoth', 'won') : null) ??
    done(
      offered('takeTrain').find(({ fields }) => fields['train'] === train),
      'won',
    )
  );
}
