import type { Frame, LoggedAction } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { type Steps, stockSteps } from '../../table/decision/steps.ts';
import { textOf } from '../../table/details.ts';
import type { Names } from '../../table/names.ts';
import type { MessageId, Values } from '../../table/words.ts';
import type { Presentation } from '../presentation.ts';
import { stockTurnOf } from './state.ts';

export function rowValues(_: RailState, action: LoggedAction, names: Names): Values {
  return {
    player: names.player(textOf(action, 'player')),
    // In the auction of one lot the frame says which it is.
    ...('private' in action ? { lot: names.private(textOf(action, 'private')) } : {}),
  };
}

/** A turn in which something was done is finished, not passed. */
export function closingNow(s: RailState, frame: Frame, type: string): MessageId | undefined {
  const turn = stockTurnOf(s);
  if (frame.kind !== 'stockTurn' || type !== 'pass' || !turn) return undefined;
  return turn.main !== null || turn.sold ? 'own.finish' : undefined;
}

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
