import type { FrameName, RailState } from '@roundhouse/rail';
import type { title1828 } from '@roundhouse/titles';
import { type Steps, stockSteps, type TurnStep } from '../../table/decision/steps.ts';
import { frameOf } from './state.ts';

const stages = ['stations', 'aside', 'pairs', 'singles', 'bank'] as const;

/** A stock turn is sell, act, sell; a merger goes through its five stages. */
export function steps(s: RailState): Steps | null {
  const merger = frameOf(s, 'merger');
  if (merger) {
    return {
      steps: stages.map((stage) => ({ name: `own.stage.${stage}` as const, frames: [] })),
      at: stages.indexOf(merger.stage),
    };
  }
  const turn = frameOf(s, 'stockTurn');
  return turn ? stockSteps(['own.step.sell', 'own.step.act', 'own.step.sellAgain'], turn) : null;
}

/** A company's turn. */
export const operatingSteps: readonly TurnStep<FrameName<typeof title1828>>[] = [
  { name: 'own.step.track', frames: ['home', 'track'] },
  { name: 'own.step.station', frames: ['station'] },
  { name: 'own.step.run', frames: ['run'] },
  { name: 'own.step.dividend', frames: ['dividend'] },
  { name: 'own.step.trains', frames: ['arrange', 'trains', 'emergency', 'lastCall', 'discard'] },
];
