import type { Frame } from '@roundhouse/kernel';
import type { FrameName, RailState } from '@roundhouse/rail';
import type { title1839 } from '@roundhouse/titles';
import { trainLimit } from '@roundhouse/titles/1839/face';
import { type Steps, stockSteps, type TurnStep } from '../../table/decision/steps.ts';
import type { Words } from '../../table/words.ts';
import { as1839, frameOf } from './state.ts';

/** A stock turn is sell, buy or redeem, sell. */
export function steps(s: RailState): Steps | null {
  const turn = frameOf(s, 'stockTurn');
  // A player who is asked to redeem is in nobody's turn.
  if (!turn || frameOf(s, 'redemption')) return null;
  const all = stockSteps(['own.step.sell', 'own.step.buy', 'own.step.sellAgain'], turn);
  // The homes of a new company belong to starting it.
  return s.stack.at(-1)?.kind === 'homes' ? { ...all, at: 1 } : all;
}

/** How far a company is over its limit. */
export function overLimit(s: RailState, { of }: Frame): Words {
  const count = Object.values(s.trains).filter((owner) => owner === of).length;
  return { id: 'own.discard', values: { count, limit: trainLimit(as1839(s), s.phase) } };
}

/** A company's turn. */
export const operatingSteps: readonly TurnStep<FrameName<typeof title1839>>[] = [
  { name: 'own.step.home', frames: ['home'] },
  { name: 'own.step.track', frames: ['track'] },
  { name: 'own.step.station', frames: ['station', 'double'] },
  { name: 'own.step.run', frames: ['run'] },
  { name: 'own.step.dividend', frames: ['dividend'] },
  { name: 'own.step.trains', frames: ['trains', 'discard', 'emergency'] },
];
