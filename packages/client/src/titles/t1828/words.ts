import type { Frame, LoggedAction } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { shellsOf, trainsIn } from '@roundhouse/titles/t1828/13-companies/13.4-systems';
import { textOf } from '../../table/details.ts';
import type { Steps } from '../../table/decision/steps.ts';
import type { Names } from '../../table/names.ts';
import type { MessageId, Values } from '../../table/words.ts';
import type { Presentation, RowWords } from '../presentation.ts';
import { mergerOf, ours, stockTurnOf } from './state.ts';

const row = (
  type:
    | 'buyLot'
    | 'bid'
    | 'raise'
    | 'par'
    | 'buy'
    | 'exchange'
    | 'merge'
    | 'keepStation'
    | 'setAside'
    | 'takeFrom'
    | 'chooseHome'
    | 'placeStation'
    | 'arrange'
    | 'buyTrain'
    | 'buyTrainFrom'
    | 'buyForced'
    | 'sellForTrain'
    | 'offerTrain'
    | 'buyCoal'
    | 'start'
    | 'sell',
): RowWords => ({
  group: `t1828.group.${type}`,
  option: `t1828.option.${type}`,
  button: `t1828.do.${type}`,
});

export const rows: NonNullable<Presentation['rows']> = {
  buyLot: row('buyLot'),
  bid: row('bid'),
  raise: row('raise'),
  par: row('par'),
  buy: row('buy'),
  start: row('start'),
  sell: row('sell'),
  exchange: row('exchange'),
  merge: row('merge'),
  keepStation: row('keepStation'),
  setAside: row('setAside'),
  takeFrom: row('takeFrom'),
  chooseHome: row('chooseHome'),
  placeStation: row('placeStation'),
  arrange: row('arrange'),
  buyTrain: row('buyTrain'),
  buyTrainFrom: row('buyTrainFrom'),
  buyForced: row('buyForced'),
  sellForTrain: row('sellForTrain'),
  offerTrain: row('offerTrain'),
  buyCoal: row('buyCoal'),
};

/** Trains of a charter in a few letters: `3 3 5`, or a dash. */
const listed = (trains: readonly string[], names: Names): string =>
  trains.map((train) => names.train(train)).join(' ') || '–';

export function rowValues(state: RailState, action: LoggedAction, names: Names): Values {
  const s = ours(state);
  const of = action.frame.split('/')[1] ?? '';
  const upper = (action['trains'] ?? []) as readonly string[];
  const inAll = of in s.companies ? trainsIn(s, of) : [];
  const shells = of in s.companies ? shellsOf(s, of) : [];
  const train = textOf(action, 'train');
  const owner = s.trains[train];
  return {
    other: textOf(action, 'other'),
    player: names.player(textOf(action, 'player')),
    half: action['price'] === undefined ? 'no' : 'yes',
    shell: textOf(action, 'shell') || 'none',
    circle: Number(action['node'] ?? 0) + 1,
    of,
    seller: owner === undefined ? '' : names.owner(owner),
    upperName: shells[0] ?? '',
    lowerName: shells[1] ?? '',
    upper: listed(upper, names),
    lower: listed(
      inAll.filter((one) => !upper.includes(one)),
      names,
    ),
    ...(action.type === 'bid' || action.type === 'buyLot' ? { lot: names.private(textOf(action, 'private')) } : {}),
    ...(action.type === 'chooseHome'
      ? { place: names.hex(ours(state).ext.homes.find(({ owner: who }) => who === of)?.hex ?? '') }
      : {}),
  };
}

export const questions: Presentation['questions'] = {
  privateAuction: 't1828.ask.privateAuction',
  lotAuction: 't1828.ask.lotAuction',
  par: 't1828.ask.par',
  stockTurn: 't1828.ask.stockTurn',
  cobourg: 't1828.ask.cobourg',
  cobourgRun: 't1828.ask.cobourgRun',
  mohawk: 't1828.ask.mohawk',
  pause: 't1828.ask.pause',
  home: 't1828.ask.home',
  track: 't1828.ask.track',
  station: 't1828.ask.station',
  run: 't1828.ask.run',
  dividend: 't1828.ask.dividend',
  arrange: 't1828.ask.arrange',
  trains: 't1828.ask.trains',
  emergency: 't1828.ask.emergency',
  lastCall: 't1828.ask.lastCall',
  discard: 't1828.ask.discard',
  kalamazoo: 't1828.ask.kalamazoo',
  peterborough: 't1828.ask.peterborough',
  offer: 't1828.ask.offer',
};

export const closing: Presentation['closing'] = {
  'lotAuction.pass': 't1828.close.lotAuction',
  'cobourg.pass': 't1828.close.cobourg',
  'mohawk.pass': 't1828.close.mohawk',
  'pause.pass': 't1828.close.pause',
  'track.pass': 't1828.close.track',
  'station.pass': 't1828.close.station',
  'arrange.pass': 't1828.close.arrange',
  'trains.pass': 't1828.close.trains',
  'trains.fillShell': 't1828.close.fillShell',
  'emergency.pass': 't1828.close.emergency',
  'emergency.bankrupt': 't1828.close.bankrupt',
  'lastCall.pass': 't1828.close.lastCall',
  'peterborough.replaceMarker': 't1828.close.replaceMarker',
  'peterborough.pass': 't1828.close.leaveMarker',
  'merger.tradeUp': 't1828.close.tradeUp',
  'merger.giveUp': 't1828.close.giveUp',
};

/** A turn in which something was done is finished, not passed. */
export function closingNow(s: RailState, frame: Frame, type: string): MessageId | undefined {
  const turn = stockTurnOf(s);
  if (frame.kind !== 'stockTurn' || type !== 'pass' || !turn) return undefined;
  return turn.main !== null || turn.sold ? 't1828.close.finish' : undefined;
}

/** What a merger waits for, in few words. */
export function questionNow(s: RailState, frame: Frame): MessageId | undefined {
  const merger = mergerOf(s);
  if (frame.kind !== 'merger' || !merger) return undefined;
  if (merger.stage === 'stations') return 't1828.ask.merger.stations';
  if (merger.need > 0) return 't1828.ask.merger.take';
  return merger.stage === 'singles' ? 't1828.ask.merger.single' : 't1828.ask.merger.aside';
}

const stages = ['stations', 'aside', 'pairs', 'singles', 'bank'] as const;

/** A stock turn is sell, act, sell; a merger goes through its five stages. */
export function steps(s: RailState): Steps | null {
  const merger = mergerOf(s);
  if (merger) {
    return {
      steps: stages.map((stage) => ({ name: `t1828.stage.${stage}` as const, frames: [] })),
      at: stages.indexOf(merger.stage),
    };
  }
  const turn = stockTurnOf(s);
  if (!turn) return null;
  const names = ['t1828.step.sell', 't1828.step.act', 't1828.step.sellAgain'] as const;
  return { steps: names.map((name) => ({ name, frames: [] })), at: turn.main === null || turn.again !== null ? 1 : 2 };
}

export const turns: Presentation['turns'] = [
  {
    turn: 'operatingTurn',
    steps: [
      { name: 't1828.step.track', frames: ['home', 'track'] },
      { name: 't1828.step.station', frames: ['station'] },
      { name: 't1828.step.run', frames: ['run'] },
      { name: 't1828.step.dividend', frames: ['dividend'] },
      { name: 't1828.step.trains', frames: ['arrange', 'trains', 'emergency', 'lastCall', 'discard'] },
    ],
  },
];

/** The private of a company is called as the company is: `pIC` is the IC. */
export const lotLabel = (lot: string): string => (/^p[A-Z]/.test(lot) ? lot.slice(1) : lot);
