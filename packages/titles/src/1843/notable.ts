/** What has to happen now and then in random games, in the order of the book. */
import { enclosing, frameName } from '@roundhouse/kernel';
import {
  cellAt,
  type DoneStep,
  GONE,
  hasEnded,
  IPO,
  isAction,
  isBottom,
  POOL,
  type Named,
  type Notables,
  namedEvents,
  sharesOf,
} from '@roundhouse/rail';
import { certificates, limitOf } from './07-stock-round/7.6-certificates.ts';
import type { Events } from './events.ts';
import { isObsolete, isRusted } from './13-trains.ts';
import { isUnlimited } from './14-stock-market.ts';
import { ALBI, companyIds, HOLDING_LIMIT, market, pars } from './material.ts';
import type { State } from './state.ts';
import { operatingRoundOf, operatingTurnOf, type TrackStep } from './state-operating.ts';

type Step = DoneStep<State>;
type Happens = (step: Step) => number | boolean;

const those = namedEvents<Events>();
const top = (s: State) => s.stack.at(-1)!;
/** The track step that an action answers. */
const trackOf = ({ before, action }: Step): TrackStep | null => {
  const f = top(before);
  return f.kind === 'track' && frameName(f) === action.frame && action.type === 'layTile' ? f : null;
};

/** Only while no company has its turn do the foreigners take trains. */
const isForeigners = (step: Step): boolean =>
  those(step, 'foreigners').length > 0 || operatingTurnOf(step.before) === undefined;

/** A limit has fallen with this phase, and something of a company's goes. */
const remedy =
  (event: 'turnOver' | 'train', phase: string, byForeigners: boolean): Happens =>
  (step) =>
    step.after.phase !== phase || isForeigners(step) !== byForeigners
      ? 0
      : event === 'turnOver'
        ? those(step, event).length
        : those(step, event).filter(({ from, to }) => to === POOL && companyIds.includes(from)).length;

const remedies = Object.fromEntries(
  (
    [
      ['turnOver', 'blue'],
      ['turnOver', 'red'],
      ['train', 'blue'],
      ['train', 'brown'],
      ['train', 'red'],
    ] as const
  ).flatMap(([event, phase]) =>
    [false, true].map((byForeigners) => [
      `${event === 'train' ? 'discarded' : 'turned over'} in ${phase} phase, begun by ${byForeigners ? 'the foreigners' : 'a purchase'}`,
      remedy(event, phase, byForeigners),
    ]),
  ),
) as Notables<State>;

const parColors = Object.fromEntries(
  ['yellow', 'green', 'blue', 'brown'].map((color) => [
    `par price: ${color}`,
    (step: Step) =>
      those(step, 'par').filter((one) => pars.some((par) => par.color === color && par.price === one.price)).length,
  ]),
);

/** The Val de Loire's exchange, for a share or for half a director's certificate. */
const exchanged =
  (isHalf: boolean, inStockTurn: boolean): Happens =>
  (step) =>
    step.action.type === 'exchange' &&
    (step.action['price'] !== undefined) === isHalf &&
    (top(step.before).kind === 'stockTurn') === inStockTurn;
const asTrain =
  (phase: string): Happens =>
  (step) =>
    step.before.phase === phase && those(step, 'accepted').some(({ terms }) => terms['as'] === 'train');

type Bought = Named<Events, 'buyTrain'>;
const bought = (step: Step): readonly Bought[] => those(step, 'buyTrain');
const isOldTrain = (step: Step, { train }: Bought): boolean => isRusted(step.after, train);
const isCompanys = ({ from }: Bought): boolean => companyIds.includes(from);

/** A marker that would go left has gone down at a red line. */
const metWall: Happens = (step) =>
  those(step, 'price').filter((one) => {
    const from = step.before.market.at[one.company];
    if (from === undefined || one.col !== from.col || one.row !== from.row + 1) return false;
    const isUnpaid = those(step, 'sell').length === 0 && step.action.type !== 'sell';
    return isUnpaid && cellAt(market, from).wallLeft === true && !isBottom(market, from);
  }).length;

const overLimit = (s: State): number => s.players.filter((player) => certificates(s, player) > limitOf(s)).length;

export const notable: Notables<State> = {
  'a private now costs nothing': (step) => those(step, 'reduced').filter(({ price }) => price === 0).length,
  'a lot auction': ({ before, after }) =>
    after.stack.length > 0 && top(after).kind === 'lotAuction' && top(before).kind !== 'lotAuction',
  ...parColors,
  'a company floats in an operating round': (step) =>
    operatingRoundOf(step.before) !== undefined && operatingRoundOf(step.after) !== undefined
      ? those(step, 'float').length
      : 0,
  'several certificates at once in the brown zone': ({ before, action }) =>
    action.type === 'buy' && (top(before) as { main?: unknown }).main === 'buy',
  'over the certificate limit': ({ before, after }) => overLimit(after) > overLimit(before),
  'a red line is met': metWall,
  'MID chooses its home in another company’s turn': (step) =>
    isAction(step, 'home', 'chooseHome') && operatingTurnOf(step.before)?.of !== step.action.frame.split('/')[1],
  'a second yellow tile': (step) => (trackOf(step)?.laid ?? 0) > 0 && step.action['using'] === undefined,
  'TB beside LH': (step) => step.action['using'] === 'TB' && trackOf(step)?.instead === 'LH',
  'TB beside BA': (step) => step.action['using'] === 'TB' && trackOf(step)?.instead === 'BA',
  'TB beside an upgrade': (step) => step.action['using'] === 'TB' && trackOf(step)?.upgraded === true,
  'straight to brown in a port': ({ action }) => action['using'] === 'ports',
  'tile G58': (step) => those(step, 'tile').filter(({ tile }) => tile === 'X12').length,
  'a tile in Albi': (step) => those(step, 'tile').filter(({ hex }) => hex === ALBI).length,
  'VdL for a share in a stock turn': exchanged(false, true),
  'VdL for half a director’s certificate in a stock turn': exchanged(true, true),
  'VdL for a share in an operating round': exchanged(false, false),
  'VdL for half a director’s certificate in an operating round': exchanged(true, false),
  'VdL marks a train': (step) => those(step, 'markTrain').length,
  'VdL as a train in yellow phase': asTrain('yellow'),
  'VdL as a train in green phase': asTrain('green'),
  'an obsolete train runs': (step) =>
    those(step, 'run').filter(({ routes }) =>
      routes.some(({ train }) => {
        const { engineers } = step.before.ext;
        return engineers !== null && isObsolete(step.before, engineers.train) && train.startsWith(engineers.train);
      }),
    ).length,
  ...remedies,
  'two trains for the foreigners': (step) => those(step, 'foreigners').length > 1,
  'a rusted train is bought': (step) => bought(step).filter((one) => isOldTrain(step, one) && !isCompanys(one)).length,
  'a rusted train is sold to another company': (step) =>
    bought(step).filter((one) => isOldTrain(step, one) && isCompanys(one)).length,
  'a rusted train is given back for a larger one': (step) =>
    (step.action.type === 'buyTrain' && step.action['instead'] !== undefined) ||
    those(step, 'accepted').some(({ terms }) => terms['instead'] !== undefined),
  'emergency: a private is given up': (step) => isAction(step, 'emergency', 'giveUpPrivate'),
  'emergency: shares are sold': (step) => isAction(step, 'emergency', 'sell'),
  'emergency: a train of another company': (step) =>
    enclosing(step.before, 'emergency') === undefined ? 0 : bought(step).filter(isCompanys).length,
  'emergency: a train at the last call': (step) =>
    enclosing(step.before, 'lastCall') === undefined ? 0 : bought(step).filter(isCompanys).length,
  '500 in a stock round': (step) => hasEnded(step, 'top-price') && operatingRoundOf(step.before) === undefined,
  '500 by a dividend': (step) => hasEnded(step, 'top-price') && operatingRoundOf(step.before) !== undefined,
  'closed privates': ({ before, after }) =>
    Object.keys(after.privates).filter((id) => after.privates[id] === GONE && before.privates[id] !== GONE).length,
};

/** What must never happen in a step, whatever the states before and after it look like. */
export const never: Notables<State> = {
  'a best run is shown without proof': ({ action }) => action.type === 'indicate' && action['proven'] === false,
  'a player comes to more than 60% by a purchase outside the zones': (step) =>
    those(step, 'shares').some(({ company, from, to }) => {
      const [before, after] = [sharesOf(step.before, company, to), sharesOf(step.after, company, to)];
      const isPurchase = (from === IPO || from === POOL) && to === step.action.by && after > before;
      return isPurchase && after > HOLDING_LIMIT && !isUnlimited(step.before, company);
    }),
};
