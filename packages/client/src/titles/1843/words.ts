import type { RailState } from '@roundhouse/rail';
import { type Steps, stockSteps } from '../../table/decision/steps.ts';
import type { Presentation } from '../presentation.ts';
import { stockTurnOf } from './state.ts';

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
