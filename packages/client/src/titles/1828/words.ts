import type { Frame, LoggedAction } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { shellsOf, trainsIn } from '@roundhouse/titles/1828/13-companies/13.4-systems';
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
    | 'lotAuction.bid'
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
    | 'emergency.buyTrain'
    | 'emergency.sell'
    | 'offerTrain'
    | 'buyCoal'
    | 'start'
    | 'sell',
): RowWords => ({
  group: `1828.group.${type}`,
  option: `1828.option.${type}`,
  button: `1828.do.${type}`,
});

export const rows: NonNullable<Presentation['rows']> = {
  buyLot: row('buyLot'),
  bid: row('bid'),
  'lotAuction.bid': row('lotAuction.bid'),
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
  'emergency.buyTrain': row('emergency.buyTrain'),
  'emergency.sell': row('emergency.sell'),
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
    // In the auction of one lot the frame says which it is.
    ...(['bid', 'buyLot'].includes(action.type) && 'private' in action
      ? { lot: names.private(textOf(action, 'private')) }
      : {}),
    ...(action.type === 'chooseHome'
      ? { place: names.hex(ours(state).ext.homes.find(({ owner: who }) => who === of)?.hex ?? '') }
      : {}),
  };
}

export const questions: Presentation['questions'] = {
  privateAuction: '1828.ask.privateAuction',
  lotAuction: '1828.ask.lotAuction',
  par: '1828.ask.par',
  stockTurn: '1828.ask.stockTurn',
  cobourg: '1828.ask.cobourg',
  cobourgRun: '1828.ask.cobourgRun',
  mohawk: '1828.ask.mohawk',
  pause: '1828.ask.pause',
  home: '1828.ask.home',
  track: '1828.ask.track',
  station: '1828.ask.station',
  run: '1828.ask.run',
  dividend: '1828.ask.dividend',
  arrange: '1828.ask.arrange',
  trains: '1828.ask.trains',
  emergency: '1828.ask.emergency',
  lastCall: '1828.ask.lastCall',
  discard: '1828.ask.discard',
  kalamazoo: '1828.ask.kalamazoo',
  peterborough: '1828.ask.peterborough',
  offer: '1828.ask.offer',
};

export const closing: Presentation['closing'] = {
  'lotAuction.pass': '1828.close.lotAuction',
  'cobourg.pass': '1828.close.cobourg',
  'mohawk.pass': '1828.close.mohawk',
  'pause.pass': '1828.close.pause',
  'track.pass': '1828.close.track',
  'station.pass': '1828.close.station',
  'arrange.pass': '1828.close.arrange',
  'trains.pass': '1828.close.trains',
  'trains.fillShell': '1828.close.fillShell',
  'emergency.pass': '1828.close.emergency',
  'emergency.bankrupt': '1828.close.bankrupt',
  'lastCall.pass': '1828.close.lastCall',
  'peterborough.replaceStation': '1828.close.replaceStation',
  'peterborough.pass': '1828.close.leaveMarker',
  'merger.tradeUp': '1828.close.tradeUp',
  'merger.giveUp': '1828.close.giveUp',
};

/** A turn in which something was done is finished, not passed. */
export function closingNow(s: RailState, frame: Frame, type: string): MessageId | undefined {
  const turn = stockTurnOf(s);
  if (frame.kind !== 'stockTurn' || type !== 'pass' || !turn) return undefined;
  return turn.main !== null || turn.sold ? '1828.close.finish' : undefined;
}

/** What a merger waits for, in few words. */
export function questionNow(s: RailState, frame: Frame): MessageId | undefined {
  const merger = mergerOf(s);
  if (frame.kind !== 'merger' || !merger) return undefined;
  if (merger.stage === 'stations') return '1828.ask.merger.stations';
  if (merger.need > 0) return '1828.ask.merger.take';
  return merger.stage === 'singles' ? '1828.ask.merger.single' : '1828.ask.merger.aside';
}

const stages = ['stations', 'aside', 'pairs', 'singles', 'bank'] as const;

/** A stock turn is sell, act, sell; a merger goes through its five stages. */
export function steps(s: RailState): Steps | null {
  const merger = mergerOf(s);
  if (merger) {
    return {
      steps: stages.map((stage) => ({ name: `1828.stage.${stage}` as const, frames: [] })),
      at: stages.indexOf(merger.stage),
    };
  }
  const turn = stockTurnOf(s);
  if (!turn) return null;
  const names = ['1828.step.sell', '1828.step.act', '1828.step.sellAgain'] as const;
  return { steps: names.map((name) => ({ name, frames: [] })), at: turn.main === null || turn.again !== null ? 1 : 2 };
}

export const turns: Presentation['turns'] = [
  {
    turn: 'operatingTurn',
    steps: [
      { name: '1828.step.track', frames: ['home', 'track'] },
      { name: '1828.step.station', frames: ['station'] },
      { name: '1828.step.run', frames: ['run'] },
      { name: '1828.step.dividend', frames: ['dividend'] },
      { name: '1828.step.trains', frames: ['arrange', 'trains', 'emergency', 'lastCall', 'discard'] },
    ],
  },
];

/** The private of a company is called as the company is: `pIC` is the IC. */
export const lotLabel = (lot: string): string => (/^p[A-Z]/.test(lot) ? lot.slice(1) : lot);
