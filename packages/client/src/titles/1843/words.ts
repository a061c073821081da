import type { FrameName, RailState } from '@roundhouse/rail';
import type { title1843 } from '@roundhouse/titles';
import { type Steps, stockSteps, type TurnStep } from '../../table/decision/steps.ts';
import { frameOf } from './state.ts';

/** A stock turn is sell, buy, sell. */
export function steps(s: RailState): Steps | null {
  const turn = frameOf(s, 'stockTurn');
  return turn ? stockSteps(['own.step.sell', 'own.step.buy', 'own.step.sellAgain'], turn) : null;
}

/** A company's turn. */
export const operatingSteps: readonly TurnStep<FrameName<typeof title1843>>[] = [
  { name: 'own.step.track', frames: ['home', 'track'] },
  { name: 'own.step.station', frames: ['station'] },
  { name: 'own.step.run', frames: ['run'] },
  { name: 'own.step.dividend', frames: ['dividend'] },
  { name: 'own.step.trains', frames: ['trains', 'emergency', 'lastCall', 'discard'] },
  { name: 'own.step.ports', frames: ['ports'] },
];
