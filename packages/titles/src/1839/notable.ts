/** What has to happen now and then in random games, in the order of the book. */
import { enclosing } from '@roundhouse/kernel';
import {
  BANK,
  cashOf,
  DEPOT,
  type DoneStep,
  GONE,
  isAction,
  isBlocked,
  type Named,
  type Notables,
  namedEvents,
  type SaleFrame,
  sharesOf,
  stopName,
  TREASURY,
  trainsOf,
} from '@roundhouse/rail';
import { isFloated } from './07-stock-round/7.5-floating.ts';
import { isMajor, price } from './13-stock-market.ts';
import { isRusted, isUnrun, trainDef } from './16-trains/16.1-trains.ts';
import { networkFor } from './16-trains/16.2-routes.ts';
import type { Events } from './events.ts';
import { railways } from './geography.ts';
import {
  companyIds,
  DIEPENBROCK,
  GOVERNMENT,
  isLocal,
  KEPT_TRAIN,
  LAANTJE,
  phaseNumber,
  phases,
  privateIds,
  privateOf,
  RED,
  roster,
  ruhrHexes,
  SPOORLIJN,
} from './material.ts';
import { type Emergency, isLeaving, operatingRoundOf, type State, stockRoundOf, type TrackStep } from './state.ts';

type Step = DoneStep<State>;
type Happens = (step: Step) => number | boolean;

const those = namedEvents<Events>();
const paid = (step: Step, why: string): number => those(step, 'pay').filter((one) => one.why === why).length;

const top = (s: State) => s.stack.at(-1)!;
/** The company whose question an action answers. */
const companyOf = ({ action }: Step): string => action.frame.split('/')[1] ?? '';
const countOf = (s: State, kind: string): number => s.stack.filter((frame) => frame.kind === kind).length;

/** The red one never closes (14.2.3.4.1-3): it leaves with its owner. */
const closable = privateIds.filter((id) => id !== RED);

/** 6. */
const auctions: Notables<State> = {
  'a private now costs nothing': (step) => those(step, 'discount').filter((one) => one.price === 0).length,
  'the auction: bound by a private that costs nothing': ({ before }) =>
    top(before).kind === 'privateAuction' && (top(before) as { readonly free: readonly string[] }).free.length > 0,
  'the auction: nobody else can pay': ({ before }) => {
    const f = top(before);
    return f.kind === 'privateAuction' && f.alone;
  },
};

const saleOf = (s: State): SaleFrame | undefined => enclosing<SaleFrame>(s, 'sale');
/** The one who answers has become director by the sale: the seller had more before it. */
function isNewDirector({ before, action }: Step): boolean {
  const sale = saleOf(before);
  const bundle = sale?.bundles.find(({ company }) => action.frame === `redemption/${company}`);
  if (!sale || !bundle || sale.of === action.by) return false;
  return sharesOf(before, bundle.company, sale.of) + bundle.count > sharesOf(before, bundle.company, action.by);
}
const cannotRedeem = (step: Step): number =>
  those(step, 'sell').filter(
    ({ company, count }) =>
      isFloated(step.before, company) && cashOf(step.before, company) < count * price(step.before, company),
  ).length;

/** 7. */
const shares: Notables<State> = {
  'a sale of several companies': (step) => isAction(step, 'announcement', 'announce') && those(step, 'sell').length > 1,
  'redeemed by the old director': (step) => isAction(step, 'redemption', 'redeem') && !isNewDirector(step),
  'redeemed by the new director': (step) => isAction(step, 'redemption', 'redeem') && isNewDirector(step),
  'redemption is declined': (step) => isAction(step, 'redemption', 'decline'),
  'redemption is impossible for want of money': cannotRedeem,
  'redeemed from the pool': (step) => isAction(step, 'stockTurn', 'redeem'),
  'a share of a treasury is bought': (step) => step.action.type === 'buy' && step.action['from'] === TREASURY,
  'a director’s certificate is bought of a company without director': ({ before, action }) =>
    action.type === 'buy' && before.companies[action['company'] as string]?.director === null,
  // Players who once had shares of it still stand in the list.
  'a nationalised Local is parred again': (step) =>
    [...those(step, 'start'), ...those(step, 'par')].filter(
      ({ company }) => isLocal(company) && step.before.players.some((player) => player in step.before.shares[company]!),
    ).length,
};

/** What money was raised for in this step. */
function needIn(step: Step): Emergency['need'] {
  const open = enclosing<Emergency>(step.before, 'emergency');
  if (open) return open.need;
  if (paid(step, 'homes') > 0) return 'homes';
  return isAction(step, 'trains', 'buyTrain') ? 'lastTrain' : 'firstTrain';
}
const NEEDS: Readonly<Record<Emergency['need'], string>> = {
  homes: 'the homes',
  firstTrain: 'the first train',
  lastTrain: 'the last train',
  private: 'the red private',
};
/** 8.4, 9. Nobody helps a player who owes for the red private: that is a player's own money, and a director's is for a company (8.4.1-2). */
const emergencies = Object.fromEntries(
  Object.entries(NEEDS).flatMap(([need, what]): [string, Happens][] => [
    ...(need === 'private'
      ? []
      : [
          [
            `the director helps to pay ${what}`,
            (step: Step) => (needIn(step) === need ? paid(step, 'help') : 0),
          ] satisfies [string, Happens],
        ]),
    [`shares are sold for ${what}`, (step) => isAction(step, 'emergency', 'sell') && needIn(step) === need],
    [`bankrupt over ${what}`, (step) => isAction(step, 'emergency', 'bankrupt') && needIn(step) === need],
  ]),
);

const concessions = Object.fromEntries(
  (
    [
      ['the auction', (s) => countOf(s, 'privateAuction') > 0],
      ['a stock round', (s) => stockRoundOf(s) !== undefined],
      ['an operating round', (s) => operatingRoundOf(s) !== undefined],
      ['a sale', (s) => countOf(s, 'sale') + countOf(s, 'announcement') > 0],
      ['an emergency', (s) => countOf(s, 'emergency') > 0],
      ['a nationalisation round', (s) => countOf(s, 'nationalisation') > 0],
      ['an offer', (s) => countOf(s, 'offer') > 0],
    ] satisfies [string, (s: State) => boolean][]
  ).map(([where, isThere]): [string, Happens] => [
    `concedes in ${where}`,
    ({ before, action }) => action.type === 'concede' && isThere(before),
  ]),
);

/** A rank is left unbought, and gone. */
const emptied: Happens = ({ before, after }) => {
  const ranks = (s: State): Set<string> => new Set(trainsOf(s, roster, DEPOT).map((train) => trainDef(train).phase));
  return [...ranks(before)].filter((rank) => !ranks(after).has(rank) && phaseNumber(rank) > phaseNumber(after.phase))
    .length;
};

const swaps = (step: Step): number => those(step, 'swapStations').length;
const asksDouble = ({ before, after }: Step): boolean => countOf(after, 'double') > countOf(before, 'double');
const bySpoorlijn = ({ action, before }: Step, type: string, isPaid: boolean): boolean =>
  action.type === type && action['using'] === SPOORLIJN && ((top(before) as TrackStep).paidFor !== null) === isPaid;
const governed = (s: State): number => s.stations[GOVERNMENT]!.length;

/** 8.3.1, 8.3.2. */
const building: Notables<State> = {
  'a second tile': ({ before, action }) =>
    action.type === 'layTile' && action['using'] === undefined && (top(before) as TrackStep).laid.length > 0,
  'Het Laantje’s tile': ({ action }) => action.type === 'layTile' && action['using'] === LAANTJE,
  'Spoorlijn’s tile': (step) => bySpoorlijn(step, 'layTile', false),
  'Spoorlijn’s station alone': (step) => bySpoorlijn(step, 'placeStation', false),
  'Spoorlijn’s station with its tile': (step) => bySpoorlijn(step, 'placeStation', true),
  'a swap with a double': (step) => (asksDouble(step) ? swaps(step) : 0),
  'a swap without doubles': (step) => (asksDouble(step) ? 0 : swaps(step)),
  'Kabinet’s move': (step) => those(step, 'moveStation').length,
  'Kabinet’s move with a double': (step) => those(step, 'moveStation').length > 0 && asksDouble(step),
  'a government marker is replaced': ({ action }) => action.type !== 'moveStation' && action['replaces'] === GOVERNMENT,
  'a government marker is dropped by an upgrade': ({ before, action, after }) =>
    action.type === 'layTile' && Math.max(0, governed(before) - governed(after)),
};

type Route = Named<Events, 'run'>['routes'][number];
const countRoutes =
  (isMeant: (s: State, company: string, route: Route) => boolean): Happens =>
  (step) =>
    those(step, 'run').reduce(
      (sum, { company, routes }) => sum + routes.filter((route) => isMeant(step.before, company, route)).length,
      0,
    );

/** Runs a Local through a city that no Major could pass? */
function passesGovernment(s: State, company: string, { path }: Route): boolean {
  if (isMajor(s, company)) return false;
  const map = railways(s);
  const within = path.slice(1, -1);
  return s.stations[GOVERNMENT]!.some(
    ({ hex, node }) => within.includes(stopName(hex, node)) && isBlocked(map, s.stations, hex, node, company),
  );
}

/** What makes the Ruhrgebied worth something on a route: twice the other end, or the best city on it. */
function ruhrBy(s: State, company: string, { path }: Route): 'end' | 'city' | undefined {
  const isRuhr = (point: string): boolean => ruhrHexes.some((hex) => point.startsWith(`${hex}:`));
  if (!path.some(isRuhr)) return undefined;
  const others = networkFor(s, company).stops.filter(({ id }) => path.includes(id) && !isRuhr(id));
  const most = (isEnd: boolean): number =>
    Math.max(0, ...others.filter(({ kind }) => (kind === 'offboard') === isEnd).map(({ value }) => value));
  return 2 * most(true) > most(false) ? 'end' : 'city';
}

/** 16. */
const running: Notables<State> = {
  'a Local passes the government': countRoutes(passesGovernment),
  'the Ruhrgebied by the other end': countRoutes((s, company, route) => ruhrBy(s, company, route) === 'end'),
  'the Ruhrgebied by a city': countRoutes((s, company, route) => ruhrBy(s, company, route) === 'city'),
  'a rusted train runs once': countRoutes((s, _, { train }) => isRusted(s, train)),
  'Diepenbrock’s train runs': countRoutes((_, _company, { train }) => train === KEPT_TRAIN),
  'an unrun train rusts': ({ before, after }) =>
    before.phase === after.phase
      ? 0
      : Object.entries(after.trains).filter(
          ([train, owner]) =>
            companyIds.includes(owner) && isUnrun(after, train) && isRusted(after, train) && !isRusted(before, train),
        ).length,
};

/** 14.2. */
const privates: Notables<State> = {
  ...Object.fromEntries(
    closable.map((id): [string, Happens] => [
      `${privateOf(id).name} closes`,
      (step) => those(step, 'privateCloses').filter((one) => one.private === id).length,
    ]),
  ),
  'a company buys a green private': (step) => those(step, 'private').filter(({ to }) => companyIds.includes(to)).length,
  'a Local for a closed private': (step) => isAction(step, 'newLocal', 'takeLocal'),
  'money instead of a Local': (step) => paid(step, 'instead'),
  'Crédit Mobilier pays': (step) => paid(step, 'closing'),
  'the red private is paid for': (step) => paid(step, 'charge'),
  'the red private leaves with its owner': ({ before, after }) =>
    before.privates[RED] !== GONE && before.privates[RED] !== BANK && after.privates[RED] === GONE,
  'Diepenbrock turns into its train': (step) =>
    those(step, 'train').filter(({ train, from, to }) => train === KEPT_TRAIN && from === DIEPENBROCK && to !== GONE)
      .length,
  'Diepenbrock’s train is given': ({ before, after }) =>
    before.players.includes(before.trains[KEPT_TRAIN]!) && companyIds.includes(after.trains[KEPT_TRAIN]!),
  'Diepenbrock’s train is given between two answers of step 8': ({ before, after }) =>
    countOf(before, 'nationalisation') > 0 &&
    before.players.includes(before.trains[KEPT_TRAIN]!) &&
    companyIds.includes(after.trains[KEPT_TRAIN]!),
};

const takes = (step: Step): boolean => isAction(step, 'nationalisation', 'nationalise');
/** 14.3.4. */
const nationalisations: Notables<State> = {
  ...Object.fromEntries(
    phases
      .filter(({ rusts = [] }) => rusts.length > 0)
      .map(({ id }) => [`nationalised in ${id} phase`, (step: Step) => takes(step) && step.before.phase === id]),
  ),
  'the company that has begun the phase is nationalised': (step) =>
    takes(step) && operatingRoundOf(step.before)?.operated.at(-1) === companyOf(step),
  'nationalised with Diepenbrock’s train': (step) => takes(step) && step.before.trains[KEPT_TRAIN] === companyOf(step),
  'a Major is nationalised for good': ({ before, after }) =>
    companyIds.filter((id) => after.companies[id]!.status === 'closed' && before.companies[id]!.status !== 'closed')
      .length,
};

/** 17. */
const changes: Notables<State> = {
  'a Local becomes a Major': (step) => those(step, 'converts').length,
  'two ranks begin in one operation': (step) => {
    const begins = those(step, 'phase').length;
    return begins > 0 && begins + (operatingRoundOf(step.before)?.begun.length ?? 0) > 1;
  },
  'a rank is emptied unbought': emptied,
  'an emptied rank takes effect with the next': (step) => those(step, 'phase').length > 1,
  'a free first train begins a phase': (step) =>
    those(step, 'phase').length > 0 &&
    those(step, 'buyTrain').some(({ company, from }) => from === BANK && !isMajor(step.before, company)) &&
    !isAction(step, 'trains', 'buyTrain'),
};

export const notable: Notables<State> = {
  ...auctions,
  ...shares,
  ...building,
  ...running,
  ...emergencies,
  ...concessions,
  ...privates,
  ...nationalisations,
  ...changes,
};

/** What must never happen in a step, whatever the states before and after it look like. */
export const never: Notables<State> = {
  'somebody who is out, or about to leave, acts': ({ before, action }) =>
    before.players.includes(action.by) && (!before.ext.order.includes(action.by) || isLeaving(before, action.by)),
  'Diepenbrock’s private goes, and its train stays behind': ({ after }) =>
    after.privates[DIEPENBROCK] === GONE && after.trains[KEPT_TRAIN] === DIEPENBROCK,
};
