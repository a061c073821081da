/** What only this book knows and a player who looks ahead has to ask, and what a sensible player does by custom. */
import type { BotAnswers, BotCustom } from '@roundhouse/rail';
import { isFullBy, sharesOf } from '@roundhouse/rail';
import type { Offered } from './bot/choosing.ts';
import { done, first } from './bot/choosing.ts';
import { bidForCousin, bidForTrains, buyLeftover, takeTrains } from './bot/opening.ts';
import { float } from './bot/floating.ts';
import { offer } from './bot/offers.ts';
import { discardOne, discards, dividend, due, repaying, station, trains } from './bot/operating.ts';
import { shareOutlook, turnsLeft } from './bot/reckoning.ts';
import { increase, stockTurn } from './bot/stock.ts';
import { accepting, acquiring, bidding, issues, offering } from './bot/takeovers.ts';
import { limits } from './13-companies/13.7-train-limit.ts';
import { operatingTurnOf, type State } from './state.ts';

/** A future train of one's own goes to a company of one's own that has room for it, as soon as it may. */
function assigns(s: State, by: string, offered: Offered): BotCustom | null {
  const turn = operatingTurnOf(s);
  if (!turn || s.companies[turn.of]?.director !== by || isFullBy(s, limits, turn.of)) return null;
  return done(
    offered('assignTrain').find(({ fields }) => s.trains[fields['train'] as string] === by),
    'train',
  );
}

/** By the question that is asked; nothing where it has to be thought over. */
function custom(s: State, by: string, offered: Offered): BotCustom | null {
  const f = s.stack.at(-1)!;
  switch (f.kind) {
    case 'cousinAuction':
      return bidForCousin(f, by, offered);
    case 'overpayment':
      return first(offered, 'pass', 'addNothing');
    case 'leftovers':
      return buyLeftover(f.price, offered);
    case 'futureTrains':
      return bidForTrains(s, f, by, offered);
    case 'takeTrains':
      return takeTrains(f, offered);
    case 'stockTurn':
      return stockTurn(s, f, by, offered);
    case 'float':
      return float(s, f, by, offered);
    case 'increase':
      return increase(s, f, by, offered);
    case 'offer':
      return offer(s, f, by, offered);
    case 'pause':
      return assigns(s, by, offered) ?? first(offered, 'pass', 'rest');
    case 'track':
      return assigns(s, by, offered);
    case 'station':
      return assigns(s, by, offered) ?? station(s, f.of, offered);
    case 'dividend':
      return dividend(s, f, offered);
    case 'due':
      return due(s, f, by, offered);
    case 'discards':
      return discards(s, f.of, offered);
    case 'discard':
      return discardOne(s, f.of, offered);
    case 'earlyTrains':
    case 'trains':
      return trains(s, f.of, by, offered);
    case 'repaying':
      return repaying(s, f.of, offered);
    case 'issues':
      return issues(s, offered);
    case 'offering':
      return offering(s, f.of, offered);
    case 'bidding':
      return bidding(s, f, by, offered);
    case 'acquiring':
      return acquiring(s, f, offered);
    case 'accepting':
      return accepting(s, f, offered);
    default:
      return null;
  }
}

export const bot: BotAnswers<State> = {
  words: { bid: [], trade: [], buy: [], start: [], begin: ['lobby', 'found'], customary: ['takeLoan', 'assignTrain'] },
  roundsLeft: turnsLeft,
  stillRuns(s, company) {
    const turn = operatingTurnOf(s);
    if (turn?.of !== company) return true;
    return ['track', 'station', 'earlyTrains', 'run', 'dividend', 'pause'].includes(s.stack.at(-1)!.kind);
  },
  toOperate: () => ({ missing: 0, money: 0 }),
  keeps: (s, company) => sharesOf(s, company, company),
  treasuryShares: () => 0,
  // Cousins close before the end, and what they have by then is little.
  privateWorth: () => 0,
  privateRounds: () => 0,
  shareOutlook,
  weighed: ['stockTurn', 'dividend', 'offer', 'accepting'],
  custom,
};
