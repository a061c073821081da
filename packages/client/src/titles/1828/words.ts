import type { Frame, LoggedAction } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { shellsOf, trainsIn } from '@roundhouse/titles/1828/face';
import { textOf } from '../../table/details.ts';
import { finishing, type Steps, stockSteps } from '../../table/decision/steps.ts';
import type { Names } from '../../table/names.ts';
import type { MessageId, Values } from '../../table/words.ts';
import type { Presentation } from '../presentation.ts';
import { mergerOf, as1828, stockTurnOf } from './state.ts';

/** Trains of a charter in a few letters: `3 3 5`, or a dash. */
const listed = (trains: readonly string[], names: Names): string =>
  trains.map((train) => names.train(train)).join(' ') || '–';

export function rowValues(state: RailState, action: LoggedAction, names: Names): Values {
  const s = as1828(state);
  const of = action.frame.split('/')[1] ?? '';
  const upper = (action['trains'] ?? []) as readonly string[];
  const inAll = of in s.companies ? trainsIn(s, of) : [];
  const shells = of in s.companies ? shellsOf(s, of) : [];
  return {
    other: textOf(action, 'other'),
    player: names.player(textOf(action, 'player')),
    half: action['price'] === undefined ? 'no' : 'yes',
    shell: textOf(action, 'shell') || 'none',
    circle: Number(action['node'] ?? 0) + 1,
    of,
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
      ? { place: names.hex(as1828(state).ext.homes.find(({ owner: who }) => who === of)?.hex ?? '') }
      : {}),
  };
}

export const closingNow = (s: RailState, frame: Frame, type: string): MessageId | undefined =>
  finishing(frame, type, stockTurnOf(s));

/** What a merger waits for. */
export function stage(s: RailState, frame: Frame): string | undefined {
  const merger = mergerOf(s);
  if (frame.kind !== 'merger' || !merger) return undefined;
  if (merger.stage === 'stations') return 'stations';
  if (merger.need > 0) return 'take';
  return merger.stage === 'singles' ? 'single' : 'aside';
}

const stages = ['stations', 'aside', 'pairs', 'singles', 'bank'] as const;

/** A stock turn is sell, act, sell; a merger goes through its five stages. */
export function steps(s: RailState): Steps | null {
  const merger = mergerOf(s);
  if (merger) {
    return {
      steps: stages.map((stage) => ({ name: `own.stage.${stage}` as const, frames: [] })),
      at: stages.indexOf(merger.stage),
    };
  }
  const turn = stockTurnOf(s);
  return turn ? stockSteps(['own.step.sell', 'own.step.act', 'own.step.sellAgain'], turn) : null;
}

export const turns: Presentation['turns'] = [
  {
    turn: 'operatingTurn',
    steps: [
      { name: 'own.step.track', frames: ['home', 'track'] },
      { name: 'own.step.station', frames: ['station'] },
      { name: 'own.step.run', frames: ['run'] },
      { name: 'own.step.dividend', frames: ['dividend'] },
      { name: 'own.step.trains', frames: ['arrange', 'trains', 'emergency', 'lastCall', 'discard'] },
    ],
  },
];

/** The private of a company is called as the company is: `pIC` is the IC. */
export const lotLabel = (lot: string): string => (/^p[A-Z]/.test(lot) ? lot.slice(1) : lot);
