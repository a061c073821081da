/** 7.2: markers, dividends, what is owed, loans and trains. */
import { type BotCustom, cashOf, type CompanyId, type DividendFrame, isFullBy, type TrainId } from '@roundhouse/rail';
import { interest } from '../10-context/10.5-cost-of-business.ts';
import { owes } from '../07-operating-round/7.2.5-maintenance.ts';
import { nextTrain } from '../07-operating-round/7.2.7-on-sale.ts';
import { isPrivate, stationCost } from '../13-companies/13.1-sizes.ts';
import { treasuryOf } from '../13-companies/13.2-private-companies.ts';
import { limits, trainsOf } from '../13-companies/13.7-train-limit.ts';
import { price } from '../16-stock-market.ts';
import { loansOf } from '../17-loans.ts';
import { LOAN } from '../material.ts';
import type { Due, State } from '../state.ts';
import { best, done, first, least, type Offered, surely } from './choosing.ts';
import {
  dueNext,
  earns,
  faceValue,
  isViable,
  loansOpen,
  means,
  revenueWith,
  stake,
  turnsLeft,
  upkeep,
} from './reckoning.ts';

/** What a company should have left for what it owes next. */
const isSafe = (s: State, company: CompanyId, spent: number): boolean =>
  means(s, company) - spent + earns(s, company) >= dueNext(s, company);

/** A marker that brings more than it costs, and soon. */
const MARKER_TURNS = 5;
export function station(s: State, company: CompanyId, offered: Offered): BotCustom | null {
  const cost = stationCost(s, company);
  if (treasuryOf(s, company) < cost || !isSafe(s, company, cost)) return first(offered, 'pass', 'rest');
  const now = earns(s, company);
  const gain = ({ fields }: { readonly fields: Readonly<Record<string, unknown>> }): number => {
    const spot = { hex: fields['hex'] as string, node: Number(fields['node']) };
    const stations = { ...s.stations, [company]: [...s.stations[company]!, spot] };
    return earns({ ...s, stations }, company) - now;
  };
  const choice = best(offered('placeStation'), gain);
  const worth = choice ? gain(choice) * Math.min(MARKER_TURNS, turnsLeft(s)) : 0;
  return worth > cost ? done(choice, 'marker') : first(offered, 'pass', 'rest');
}

/** A train that is about to be bought: what it adds over its best turns, less what it costs to keep. */
const HORIZON = 5;
function gainOf(s: State, company: CompanyId, train: TrainId): number {
  const trains = trainsOf(s, company);
  const gain = revenueWith(s, company, [...trains, train]) - earns(s, company);
  let sum = 0;
  for (let ahead = 1; ahead <= Math.min(HORIZON, turnsLeft(s) - 1); ahead++)
    sum += Math.max(0, gain - upkeep(s, train, ahead));
  return sum;
}
/** A treasury counts for nothing in the end, so that its money is easily spent. */
const TRAIN_PART = 0.5;

/** The train that it should buy now. */
export function wantedTrain(s: State, company: CompanyId): TrainId | null {
  const next = nextTrain(s);
  if (next === undefined || isFullBy(s, limits, company)) return null;
  const own = trainsOf(s, company);
  if (own.length === 0) return next.train;
  if (turnsLeft(s) < 2) return null;
  return gainOf(s, company, next.train) >= TRAIN_PART * next.face.price ? next.train : null;
}

/** Loans that a price takes, with the interest on all of them at the end of the turn. */
function loansFor(s: State, company: CompanyId, cost: number): number {
  const rate = Math.max(interest(s), LOAN / 10);
  const missing = cost + rate * loansOf(s, company) - cashOf(s, company);
  return Math.max(0, Math.ceil(missing / (LOAN - rate)));
}

export function trains(s: State, company: CompanyId, by: string, offered: Offered): BotCustom | null {
  const wanted = wantedTrain(s, company);
  const pass = () => first(offered, 'pass', 'rest');
  if (wanted === null) return pass();
  const cost = faceValue(wanted);
  const loans = isPrivate(s, company) ? 0 : loansFor(s, company, cost);
  if (treasuryOf(s, company) >= cost && (loans === 0 || loans > loansOpen(s, company))) {
    const affordable = trainsOf(s, company).length === 0 || !isPrivate(s, company) || cashOf(s, by) > 2 * cost;
    return (affordable ? done(offered('buyTrain').find(isAlone), 'train') : null) ?? pass();
  }
  if (loans > 0 && loans <= loansOpen(s, company)) return first(offered, 'takeLoan', 'borrow') ?? pass();
  const isLost = !isViable(s, company) && cost > stake(s, company, by);
  if (trainsOf(s, company).length > 0 || isLost) return pass();
  return borrowLast(s, company, cost, offered) ?? helped(s, company, by, offered) ?? pass();
}
const isAlone = ({ openFields }: { readonly openFields: object }): boolean => !('help' in openFields);

/** Without a train it fails: then all loans are taken that help. */
function borrowLast(s: State, company: CompanyId, cost: number, offered: Offered): BotCustom | null {
  const alone = offered('buyTrain').find(isAlone);
  if (alone && cashOf(s, company) >= cost) return done(alone, 'train');
  return isPrivate(s, company) ? null : first(offered, 'takeLoan', 'borrow');
}

/** The director adds what is missing, if the company is worth it. */
const HELP_PART = 0.8;
function helped(s: State, company: CompanyId, by: string, offered: Offered): BotCustom | null {
  const choice = offered('buyTrain').find((one) => !isAlone(one));
  if (!choice) return null;
  const help = least(choice, 'help');
  return help <= HELP_PART * Math.min(cashOf(s, by), 2 * stake(s, company, by)) ? done(choice, 'train') : null;
}

/** What is owed is paid: out of the treasury, by loans, or by a director who would lose more with the company. */
const WORTH_SAVING = 0.8;
export function due(s: State, f: Due, by: string, offered: Offered): BotCustom | null {
  const missing = owes(s, f) - treasuryOf(s, f.of);
  if (missing <= 0) return first(offered, 'payDue', 'owe');
  const isWorthIt = missing <= WORTH_SAVING * stake(s, f.of, by);
  if (!isWorthIt && !isViable(s, f.of)) return first(offered, 'refuse', 'abandon') ?? first(offered, 'payDue', 'owe');
  const loan = (): BotCustom | null => first(offered, 'takeLoan', 'borrow');
  const help = (): BotCustom | null => (missing <= cashOf(s, by) ? first(offered, 'payDue', 'owe') : null);
  const found = loansOpen(s, f.of) * LOAN >= missing ? (loan() ?? help()) : (help() ?? loan());
  return found ?? first(offered, 'refuse', 'abandon');
}

/** Trains that will cost more than they add are given up, as long as another one is there or can be bought. */
export function discards(s: State, company: CompanyId, offered: Offered): BotCustom | null {
  const all = trainsOf(s, company);
  const revenue = earns(s, company);
  const next = nextTrain(s);
  const canReplace = next !== undefined && means(s, company) >= next.face.price;
  const useless = all.find((train) => {
    const rest = all.filter((one) => one !== train);
    if (rest.length === 0 && !canReplace) return false;
    return upkeep(s, train) > revenue - revenueWith(s, company, rest);
  });
  const choice = offered('discardTrain').find(({ fields }) => fields['train'] === useless);
  return choice ? done(choice, 'discard') : first(offered, 'pass', 'rest');
}

/** Of trains that are too many the one goes that is missed least. */
export function discardOne(s: State, company: CompanyId, offered: Offered): BotCustom | null {
  const all = trainsOf(s, company);
  const without = (train: unknown): number =>
    revenueWith(
      s,
      company,
      all.filter((one) => one !== train),
    );
  return done(
    best(offered('discard'), ({ fields }) => without(fields['train'])),
    'discard',
  );
}

/** Paid out where that raises the price, unless the company could not pay for what comes. */
export function dividend(s: State, f: DividendFrame, offered: Offered): BotCustom | null {
  const company = f.of;
  const next = nextTrain(s);
  const trainPrice = next === undefined ? 0 : next.face.price;
  const needs = dueNow(s, company) + (isWorn(s, company) ? trainPrice : 0);
  const isPoor = f.revenue < price(s, company) && turnsLeft(s) > 2;
  const saves = isPoor && cashOf(s, company) < needs + trainPrice;
  const money = cashOf(s, company) + Math.min(1, loansOpen(s, company)) * LOAN;
  const mustSave = money < needs && means(s, company) + f.revenue >= needs && turnsLeft(s) > 1;
  const [choice] = offered('dividend');
  // A share's outlook knows nothing of what its company owes.
  return saves || mustSave
    ? surely(done(choice, 'keep', { choice: 'withhold' }))
    : done(choice, 'payOut', { choice: 'pay' });
}
/** Do all of its trains cost much of what they earn before long? */
const isWorn = (s: State, company: CompanyId): boolean =>
  trainsOf(s, company).every((train) => upkeep(s, train, 2) > 0.4 * earns(s, company));
const dueNow = (s: State, of: CompanyId): number =>
  owes(s, { what: 'maintenance', of }) + owes(s, { what: 'interest', of });

/** Money that nothing else needs lifts the price. */
export function repaying(s: State, company: CompanyId, offered: Offered): BotCustom | null {
  const next = nextTrain(s);
  const saving = turnsLeft(s) > 3 && next ? next.face.price : 0;
  const spare = cashOf(s, company) - LOAN - dueNext(s, company) + 0.5 * earns(s, company);
  return (spare >= saving ? first(offered, 'repayLoan', 'repay') : null) ?? first(offered, 'pass', 'rest');
}
