/** What has to happen now and then in random games, in the order of the book. */
import {
  BANK,
  type DoneStep,
  GONE,
  hasEnded,
  isAction,
  type Named,
  type Notables,
  namedEvents,
  type Offer,
} from '@roundhouse/rail';
import { isInLiquidation } from './10-context/10.7-liquidation.ts';
import { isPrivate, sizeIn } from './13-companies/13.1-sizes.ts';
import { isLedByCousin } from './13-companies/13.4-directors.ts';
import { HOLDEN } from './14-cousins/14.5.1-holden.ts';
import type { Events } from './events.ts';
import { BR, companyIds, cousinIds, cousinOf, isCousin, PRIVATE, roster, shareCounts } from './material.ts';
import type { Float, State } from './state.ts';

type Step = DoneStep<State>;
type Happens = (step: Step) => number | boolean;

const those = namedEvents<Events>();
const paid = (step: Step, why: string, isSuch: (one: Named<Events, 'pay'>) => boolean = () => true): number =>
  those(step, 'pay').filter((one) => one.why === why && isSuch(one)).length;

const top = (s: State) => s.stack.at(-1)!;
const isIn = (s: State, round: 'stock' | 'operating' | 'takeovers'): boolean => {
  const { operatingRound, takeovers } = s.ext;
  return (operatingRound === 0 ? 'stock' : takeovers ? 'takeovers' : 'operating') === round;
};
const rows = <K extends string | number>(
  keys: readonly K[],
  name: (key: K) => string,
  happens: (key: K) => Happens,
): Notables<State> => Object.fromEntries(keys.map((key) => [name(key), happens(key)]));

const PUBLIC = shareCounts.filter((size) => size !== PRIVATE);
const kinds = [...new Set(roster.trains.map((train) => roster.kindOf.get(train)!.id))];
const kindOf = (train: string): string => roster.kindOf.get(train)?.id ?? '';

/** A float is carried out: how many markers it places, and whether one of them stands on an upgrade. */
const floats =
  (isSuch: (step: Step, company: string) => boolean): Happens =>
  (step) =>
    those(step, 'floats').filter(({ company }) => isSuch(step, company)).length;
const markersOf = (step: Step, company: string): number => step.after.stations[company]!.length;
const isUpgrade = (step: Step): boolean => those(step, 'tile').some(({ hex }) => step.before.tiles[hex] !== undefined);
/** Names that have floated before a state, which itself remembers nothing of a company that is gone: from step to step. */
const namesOf = new WeakMap<State, ReadonlySet<string>>();
const isFloatedAgain: Happens = (step) => {
  const before = namesOf.get(step.before) ?? new Set<string>();
  const names = those(step, 'floats').map(({ company }) => company);
  namesOf.set(step.after, names.length === 0 ? before : new Set([...before, ...names]));
  return names.filter((name) => before.has(name)).length;
};
const wasDraft = ({ before }: Step): boolean => top(before).kind === 'float' && (top(before) as Float).plan !== null;
const thingOf = (s: State): unknown => (top(s).kind === 'offer' ? (top(s) as Offer).terms['thing'] : undefined);

/** How many sizes of the table a share-count has grown. */
const growth =
  (isSuch: (steps: number, from: number) => boolean): Happens =>
  (step) =>
    those(step, 'grows').filter(({ company, size }) => {
      const from = sizeIn(step.before, company);
      return isSuch(shareCounts.indexOf(size) - shareCounts.indexOf(from), from);
    }).length;

const isRising: Happens = (step) => {
  const moved = new Set(those(step, 'price').map(({ company }) => company));
  const isOut = ({ market }: State, company: string): boolean => market.at[company] === undefined;
  return [...moved].filter(
    (company) =>
      isInLiquidation(step.before, company) && !isOut(step.after, company) && !isInLiquidation(step.after, company),
  ).length;
};

type Bought = Named<Events, 'buyTrain'>;
const fromCompany = (step: Step): readonly Bought[] =>
  those(step, 'buyTrain').filter(({ from }) => companyIds.includes(from));

/** What an auction was about, which the frame before it says. */
const offeredBy = ({ before }: Step): string | undefined =>
  before.stack
    .flatMap((f) => (f.kind === 'bidding' || f.kind === 'accepting' || f.kind === 'acquiring' ? [f] : []))
    .at(-1)?.offeredBy;
const lotOf = ({ before }: Step): string | undefined =>
  before.stack.flatMap((f) => (f.kind === 'bidding' || f.kind === 'acquiring' ? [f.of] : [])).at(-1);
const isSelfOffer = (step: Step): boolean => offeredBy(step) !== BANK && offeredBy(step) === lotOf(step);
const selfOffer =
  (event: 'liquidated' | 'acquires', after: boolean): Happens =>
  (step) =>
    isSelfOffer(step) && (step.before.ext.victoriaDied !== null) === after ? those(step, event).length : 0;

const runBy =
  (isSuch: (trains: readonly string[]) => boolean): Happens =>
  (step) =>
    those(step, 'run').filter(({ routes }) => isSuch(routes.map(({ train }) => kindOf(train)))).length;
const floodsIn = (trains: readonly string[]): number => trains.filter((kind) => kind === 'FLOOD').length;

export const notable: Notables<State> = {
  ...rows(
    cousinIds,
    (id) => `cousin bought: ${cousinOf(id).name}`,
    (id) => (step) => those(step, 'private').filter((one) => one.private === id && one.from === BANK).length,
  ),
  ...rows(
    cousinIds.filter((id) => id !== HOLDEN),
    (id) => `power used: ${cousinOf(id).name}`,
    (id) => (step) => paid(step, 'power', ({ to }) => to === id),
  ),
  'power used: James Holden': ({ before, after }) => after.ext.earlyTrains > before.ext.earlyTrains,
  'a leftover cousin is bought': (step) => isAction(step, 'leftovers', 'buyCousin'),
  'a tie of smallest bids is pushed out': ({ before, after }) => {
    const [was, is] = [top(before), after.stack.at(-1)];
    if (was.kind !== 'cousinAuction' || is?.kind !== 'cousinAuction') return false;
    return Object.keys(was.bids).filter((lot) => is.bids[lot] === undefined).length > 1;
  },
  'a future train stays unsold': (step) =>
    isIn(step.before, 'stock') ? those(step, 'train').filter(({ from, to }) => to === GONE && from !== BANK).length : 0,
  'both future trains are taken': (step) => isAction(step, 'takeTrains', 'takeBoth'),
  'a future train begins a phase': (step) =>
    those(step, 'assigns').length > 0 && step.before.phase !== step.after.phase,
  ...rows(
    PUBLIC.flatMap((size) => [1, 2].map((markers) => `${size}/${markers}`)),
    (key) => `a float of ${key.split('/')[0]} shares, markers: ${key.split('/')[1]}`,
    (key) => floats((step, company) => `${sizeIn(step.after, company)}/${markersOf(step, company)}` === key),
  ),
  'a float with an upgrade': floats((step) => isUpgrade(step)),
  'a name is floated again': isFloatedAgain,
  'a float is refused by a buyer': (step) => isAction(step, 'offer', 'decline') && thingOf(step.before) === 'float',
  'a float is given up': (step) => isAction(step, 'float', 'pass') && wasDraft(step),
  'an increase by one size': growth((steps, from) => steps === 1 && from !== PRIVATE),
  'an increase by several sizes': growth((steps) => steps > 1),
  'an increase from private': growth((_, from) => from === PRIVATE),
  'an increase is undone': (step) => those(step, 'growsNot').length,
  'own shares are bought': (step) => those(step, 'redeem').length > 0 && isIn(step.before, 'stock'),
  'own shares are bought with loans': (step) => isAction(step, 'stockTurn', 'redeem') && paid(step, 'loan') > 0,
  'a cousin comes to direct a company': (step) =>
    those(step, 'director').filter(({ director }) => director !== null && isCousin(director)).length,
  'a cousin gives up a company by selling': (step) =>
    those(step, 'sell').filter(({ by, company }) => isCousin(by) && step.before.companies[company]!.director === by)
      .length,
  'a share from a player or cousin': (step) => thingOf(step.before) === 'share' && those(step, 'buy').length > 0,
  'a cousin is bankrupt': (step) => those(step, 'ruined').filter(({ by }) => isCousin(by)).length,
  'a player is bankrupt': (step) => those(step, 'ruined').filter(({ by }) => !isCousin(by)).length,
  'maintenance paid by loans': (step) => step.action.type === 'takeLoan' && top(step.before).kind === 'due',
  'maintenance or interest with a director’s help': (step) => isAction(step, 'due', 'payDue') && paid(step, 'help') > 0,
  'shares are sold for what is owed': (step) => isAction(step, 'due', 'sell'),
  'maintenance is refused': (step) => those(step, 'refuses').filter(({ what }) => what === 'maintenance').length,
  'interest is refused': (step) => those(step, 'refuses').filter(({ what }) => what === 'interest').length,
  'liquidation is left by a rise': isRising,
  'a private company closes': (step) => those(step, 'closes').length,
  ...rows(
    kinds,
    (kind) => `a ${kind} train is bought from a company`,
    (kind) => (step) => fromCompany(step).filter(({ train }) => kindOf(train) === kind).length,
  ),
  'a train with a director’s money': (step) => (paid(step, 'help') > 0 ? those(step, 'buyTrain').length : 0),
  'shares are sold for a train': (step) => isAction(step, 'contribution', 'sell'),
  'a loan is repaid': (step) => isAction(step, 'repaying', 'repayLoan'),
  'loans that are too many are repaid with shares': (step) => isAction(step, 'excessLoans', 'sell'),
  ...rows(
    shareCounts.filter((size) => size < 50),
    (size) => (size === PRIVATE ? 'a reduction to a private company' : `a reduction to ${size} shares`),
    (size) => (step) => those(step, 'reduces').filter((one) => one.size === size).length,
  ),
  'private companies are merged': (step) => those(step, 'merges').length,
  'shares are issued': (step) => those(step, 'issue').length,
  'a takeover is declined': (step) => those(step, 'declinesBid').length,
  'a takeover is accepted': (step) => those(step, 'acceptsBid').length,
  'a forced takeover': (step) => (those(step, 'acceptsBid').length === 0 ? those(step, 'acquires').length : 0),
  'a takeover with loans of the acquirer': (step) => (paid(step, 'loan') > 0 ? those(step, 'acquires').length : 0),
  'a takeover with loans of the company sold': (step) =>
    those(step, 'acquires').filter(({ other }) => (step.before.ext.charters[other]?.loans ?? 0) > 0).length,
  'a takeover with an overage fee': (step) => isAction(step, 'overage', 'payOverage'),
  'a takeover by a private company': (step) =>
    those(step, 'acquires').filter(({ company }) => isPrivate(step.before, company)).length,
  'markers of one hex become one': (step) => isAction(step, 'twins', 'keepStation'),
  'a company buys what a liquidated one had': (step) => those(step, 'buysAssets').length,
  'the bank wins a self-offer before the death of Queen Victoria': selfOffer('liquidated', false),
  'the bank wins a self-offer after it': selfOffer('liquidated', true),
  'a company wins a self-offer before the death of Queen Victoria': selfOffer('acquires', false),
  'a company wins a self-offer after it': selfOffer('acquires', true),
  'a liquidation with a shortfall': (step) =>
    those(step, 'liquidated').length > 0 && step.after.stack.some(({ kind }) => kind === 'shortfall')
      ? 1
      : paid(step, 'shortfall') > 0,
  'a liquidation without a shortfall': (step) => (paid(step, 'shortfall') === 0 ? those(step, 'liquidated').length : 0),
  'Queen Victoria dies': (step) => those(step, 'victoria').length,
  'British Rail operates': (step) => those(step, 'britishRail').length,
  'a share of British Rail is bought': (step) => those(step, 'buy').filter(({ company }) => company === BR).length,
  'a share of British Rail is sold': (step) => those(step, 'sell').filter(({ company }) => company === BR).length,
  'a 5D+ train runs': runBy((trains) => trains.includes('5D+')),
  'a FLOOD train runs alone': runBy((trains) => trains.length === 1 && floodsIn(trains) === 1),
  'a FLOOD train runs beside another train': runBy((trains) => trains.length > 1 && floodsIn(trains) === 1),
  'two FLOOD trains run': runBy((trains) => floodsIn(trains) === 2),
  'gray phase begins': ({ before, after }) => before.phase !== 'gray' && after.phase === 'gray',
  'nobody is left to direct a company': (step) => hasEnded(step, 'no-control'),
  'the marker reaches END': (step) => hasEnded(step, 'end-of-chart'),
  '£500 after a Stock Round': (step) => hasEnded(step, 'top-price') && isIn(step.after, 'stock'),
  '£500 in an Operating Round': (step) => hasEnded(step, 'top-price') && isIn(step.after, 'operating'),
  '£500 in an Issue & Takeover Round': (step) => hasEnded(step, 'top-price') && isIn(step.after, 'takeovers'),
};

/** What must never happen in a step, whatever the states before and after it look like. */
export const never: Notables<State> = {
  'a FLOOD or a cousin’s power in a run of a company that a cousin directs': (step) =>
    those(step, 'run').some(
      ({ company, routes }) => isLedByCousin(step.before, company) && routes.some(({ power }) => power !== undefined),
    ),
  'a cousin is still there in red phase': ({ after }) =>
    ['red', 'gray'].includes(after.phase) && cousinIds.some((id) => after.players.includes(after.privates[id] ?? '')),
};
