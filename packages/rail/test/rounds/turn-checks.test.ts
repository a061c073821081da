import type { When } from '@roundhouse/kernel';
import { type RailState, stepOrder, turnChecks, type TurnFrame } from '@roundhouse/rail';
import { expect, test } from 'vitest';
import { blank } from '../toy.ts';

const turnOf = (s: RailState) => s.stack.find(({ kind }) => kind === 'turn') as TurnFrame | undefined;
const { operating, isOver, isTurn, isItsTurn, hadStep } = turnChecks<RailState>(stepOrder('run', 'dividend'), turnOf);

const between: RailState = { ...blank, stack: [] };
/** Company A is on turn, and this step is being decided. */
const inStep = (step: string, next: number): RailState => ({
  ...blank,
  stack: [{ kind: 'turn', of: 'A', next } as TurnFrame, { kind: step, of: 'A' }],
});

const passes = (check: When<RailState>, s: RailState, frame = 'run/A'): boolean =>
  check.passes(s, null, { type: 'run', by: 'player1', frame });
const said = ({ says }: When<RailState>, s: RailState): string =>
  typeof says === 'string' ? says : says(s, null, undefined as never);

test('who operates, and which of its steps are over', () => {
  expect([operating(between), operating(inStep('run', 1))]).toEqual(['', 'A']);
  expect([isOver(between, 'run'), isOver(inStep('run', 1), 'run'), isOver(inStep('dividend', 2), 'run')]).toEqual([
    false,
    false,
    true,
  ]);
});

test('between turns no company acts, and in a turn only its own', () => {
  const check = isTurn('1-1', 'Nobody operates.');
  expect([passes(check, between), passes(check, inStep('run', 1))]).toEqual([false, true]);
  const own = isItsTurn('1-2', ['A', 'B'], (company) => `The ${company} operates now.`);
  const s = inStep('run', 1);
  expect([passes(own, s), passes(own, s, 'run/B'), passes(own, s, 'stockTurn/player1')]).toEqual([true, false, true]);
  expect([own.rule, said(own, s)]).toEqual(['1-2', 'The A operates now.']);
});

test('a step that is over is refused with its reason only where there was nothing to decide in it', () => {
  const had = (answer: boolean) =>
    hadStep(
      '1-3',
      'run',
      (_, company) => answer && company === 'A',
      (company) => `No train: ${company}.`,
    );
  expect([passes(had(false), inStep('run', 1)), passes(had(false), inStep('dividend', 2))]).toEqual([true, false]);
  expect(passes(had(true), inStep('dividend', 2))).toBe(true);
  expect(said(had(false), inStep('dividend', 2))).toBe('No train: A.');
  expect(
    said(
      hadStep('1-3', 'run', () => false, 'No train.'),
      between,
    ),
  ).toBe('No train.');
});
