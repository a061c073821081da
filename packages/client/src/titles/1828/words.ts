import type { RailState } from '@roundhouse/rail';
import { type Steps, stockSteps } from '../../table/decision/steps.ts';
import type { Presentation } from '../presentation.ts';
import { mergerOf, stockTurnOf } from './state.ts';

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
