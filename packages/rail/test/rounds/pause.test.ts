import { type FrameKind, type Move, movesFor, push, type Draft } from '@roundhouse/kernel';
import {
  directorOf,
  endStep,
  openNow,
  pay,
  type RailState,
  stepBack,
  type StepFrame,
  type TurnFrame,
  stepOrder,
  turnOfSteps,
} from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank, started, Toy } from '../toy.ts';

const asking: FrameKind<RailState> = { actors: (s, f) => directorOf(s, f.of!), moves: [endStep] };
const cash = (s: RailState): number => s.cash['A']!;

/** At any time the company may earn 10, until it has 30. */
const earn: Move<RailState> = movesFor<RailState>()({
  type: 'earn',
  ambient: true,
  fields: {},
  actors: (s) => directorOf(s, 'A'),
  candidates: () => [{}],
  checks: [{ rule: 'r', passes: (s) => cash(s) < 30, says: 'It has enough.' }],
  apply: (g) => pay(g, 'bank', 'A', 10, 'income'),
});

/** A step asks only a company that has exactly this much or more. */
const step = (name: string, needs: number) => ({
  name,
  idle: (s: RailState) => cash(s) < needs,
  enter: (g: Draft<RailState>, f: TurnFrame) => push(g, { kind: name, of: f.of }),
});

/** Spends 15 in a step that is over when less than 20 are left. */
const spending: FrameKind<RailState, StepFrame> = {
  actors: (s, f) => directorOf(s, f.of),
  moves: [
    movesFor<RailState>()({
      type: 'spend',
      fields: {},
      candidates: () => [{}],
      checks: [],
      apply: (g) => pay(g, 'A', 'bank', 15, 'spent'),
    }),
  ],
  advance(g, f) {
    const over = cash(g.s) < 20;
    if (over) stepBack(g, f);
    return over;
  },
};

function begin(money: number, pauses = true, steps = [step('poor', 10), step('rich', 20), step('last', 0)]) {
  const turn = turnOfSteps<RailState, TurnFrame>(stepOrder(...steps.map(({ name }) => name)), steps, () => pauses);
  const s = started(blank, 'A', 'player1', { player1: 2 });
  const frames = {
    turn: turn.kind([earn]),
    pause: turn.pause(
      [earn],
      (now, f) => `${openNow(now, f, [['earn', earn]]).join(', ')} before ${turn.following(now, f)}`,
    ),
    poor: asking,
    rich: asking,
    spending,
    last: asking,
  };
  const toy = new Toy(frames, { ...s, cash: { ...s.cash, A: money } }, { kind: 'turn', of: 'A', next: 0 } as TurnFrame);
  const asks = () => frames.pause.asks!(toy.s, toy.top as never);
  return {
    toy,
    asks,
    earns: () => toy.act('player1', 'earn', { frame: 'turn/A' }),
    passes: () => toy.act('player1', 'pass'),
  };
}

describe('a pause', () => {
  test('comes before steps that are idle while something may be done at any time, once for all of them', () => {
    const { toy, asks, passes } = begin(0);
    expect([toy.top.kind, asks()]).toEqual(['pause', 'earn before last']);
    expect(passes().top.kind).toBe('last');
  });

  test('ends when what was done makes the step possible; a later idle step pauses again', () => {
    const { toy, asks, earns, passes } = begin(0);
    expect(earns().top.kind).toBe('poor');
    expect([passes().top.kind, asks()]).toEqual(['pause', 'earn before last']);
    expect(earns().top.kind).toBe('rich');
    expect(toy.s.cash['A']).toBe(20);
  });

  test('ends by itself when nothing is left to do at any time', () => {
    const { toy, earns } = begin(0, true, [step('poor', 99), step('last', 0)]);
    expect([earns().top.kind, earns().top.kind, earns().top.kind]).toEqual(['pause', 'pause', 'last']);
    expect(toy.s.cash['A']).toBe(30);
  });

  test('is not made where nothing can be done, or where the game passes idle steps over', () => {
    expect(begin(30, true, [step('poor', 99), step('last', 0)]).toy.top.kind).toBe('last');
    expect(begin(0, false).toy.top.kind).toBe('last');
  });

  test('comes when a step that was begun has nothing more in it', () => {
    const { toy, passes } = begin(20, true, [step('spending', 20), step('last', 0)]);
    expect(toy.top.kind).toBe('spending');
    toy.act('player1', 'spend');
    expect([toy.top.kind, toy.s.cash['A']]).toEqual(['pause', 5]);
    expect(passes().top.kind).toBe('last');
  });
});
