import type { Frame, LoggedAction } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { finishing, type Steps, stockSteps } from '../../table/decision/steps.ts';
import { textOf } from '../../table/details.ts';
import type { Names } from '../../table/names.ts';
import type { MessageId, Values } from '../../table/words.ts';
import type { Presentation } from '../presentation.ts';
import { as1843, stockTurnOf } from './state.ts';

/** Where a home is that still waits for its city. */
const homeOf = (s: RailState, company: string): string =>
  as1843(s).ext.homes.find(({ owner }) => owner === company)?.hex ?? '';

export function rowValues(s: RailState, action: LoggedAction, names: Names): Values {
  const [, of = ''] = action.frame.split('/');
  return {
    ...(action.type === 'chooseHome' ? { place: names.node(homeOf(s, of), Number(action['node'])) } : {}),
    ...(action.type === 'buyPort' ? { owner: names.owner(as1843(s).ext.ports[textOf(action, 'hex')] ?? '') } : {}),
    player: names.player(textOf(action, 'player')),
    // In the auction of one lot the frame says which it is.
    ...('private' in action ? { lot: names.private(textOf(action, 'private')) } : {}),
  };
}

export const closingNow = (s: RailState, frame: Frame, type: string): MessageId | undefined =>
  finishing(frame, type, stockTurnOf(s));

/** A stock turn is sell, buy, sell. */
export function steps(s: RailState): Steps | null {
  const turn = stockTurnOf(s);
  return turn ? stockSteps(['own.step.sell', 'own.step.buy', 'own.step.sellAgain'], turn) : null;
}

export const turns: Presentation['turns'] = [
  {
    turn: 'operatingTurn',
    steps: [
      { name: 'own.step.track', frames: ['home', 'track'] },
      { name: 'own.step.station', frames: ['station'] },
      { name: 'own.step.run', frames: ['run'] },
      { name: 'own.step.dividend', frames: ['dividend'] },
      { name: 'own.step.trains', frames: ['trains', 'emergency', 'lastCall', 'discard'] },
      { name: 'own.step.ports', frames: ['ports'] },
    ],
  },
];
