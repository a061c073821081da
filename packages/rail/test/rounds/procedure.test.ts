import { type Draft, frameName, pop, push } from '@roundhouse/kernel';
import { type Procedure, procedureKind, type RailState } from '@roundhouse/rail';
import { expect, test } from 'vitest';
import { blank, draft } from '../toy.ts';

test('one step after the other, and what a step asks for comes before the next', () => {
  const done: string[] = [];
  const step =
    (name: string) =>
    (g: Draft<RailState>): void => {
      done.push(name);
      if (name === 'two') push(g, { kind: 'question' });
    };
  const kind = procedureKind<RailState, Procedure>(() => ['one', 'two', 'three'].map(step));
  const g = draft({ ...blank, stack: [{ kind: 'work', next: 0 } as Procedure] });
  const advance = () => kind.advance!(g, g.s.stack[0] as Procedure, {} as never);
  advance();
  advance();
  expect([done, g.s.stack.map(frameName)]).toEqual([
    ['one', 'two'],
    ['work', 'question'],
  ]);
  pop(g, g.s.stack[1]!);
  advance();
  expect([done, g.s.stack.length]).toEqual([['one', 'two', 'three'], 1]);
  advance();
  expect(g.s.stack).toEqual([]);
});
