import { deciders, movesFor, type PlayerId, updateFrame } from '@roundhouse/kernel';
import { acted, type OpenStep, openStepKind, type RailState } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank, players, Toy } from '../toy.ts';

interface Claims extends OpenStep {
  /** How often each of them may still act. */
  readonly left: Readonly<Record<PlayerId, number>>;
}

const over: Claims[] = [];
const claim = movesFor<RailState>()({
  type: 'claim',
  fields: {},
  candidates: (_, f: Claims, by) => (f.left[by]! > 0 ? [{}] : []),
  checks: [{ rule: 'left', passes: (_, f: Claims, a) => f.left[a.by]! > 0, says: 'Nothing is left.' }],
  apply(g, f, a) {
    const next = updateFrame<RailState, Claims>(g, f, { left: { ...f.left, [a.by]: f.left[a.by]! - 1 } });
    acted(g, next);
  },
});
const kind = openStepKind<RailState, Claims, 'claim'>({
  order: () => players.toReversed(),
  moves: [claim],
  over: (_, f) => over.push(f),
  asks: () => 'Claim or be done',
});
const begun = (...left: number[]): Toy =>
  new Toy({ claims: kind }, blank, {
    kind: 'claims',
    done: [],
    left: Object.fromEntries(players.map((player, i) => [player, left[i] ?? 1])),
  } as Claims);
const asked = (toy: Toy) => deciders(toy.title, toy.s);

describe('a step that is open to many', () => {
  test('asks all who can do something at once; the others are done from the start', () => {
    expect(asked(begun(1, 1, 1))).toEqual(['player3', 'player2', 'player1']);
    expect(asked(begun(1, 0, 1))).toEqual(['player3', 'player1']);
  });

  test('whatever somebody does asks all others again', () => {
    const toy = begun(2, 1, 1).act('player3', 'pass').act('player2', 'pass');
    expect(asked(toy)).toEqual(['player1']);
    toy.act('player1', 'claim');
    expect(asked(toy)).toEqual(['player3', 'player2', 'player1']);
  });

  test('a player who has said to be done may still act as long as it is open', () => {
    const toy = begun(1, 2, 1).act('player2', 'pass').act('player2', 'claim');
    expect(asked(toy)).toEqual(['player3', 'player2', 'player1']);
  });

  test('is over when all are done, and at once where nobody can do anything', () => {
    const toy = begun().act('player1', 'pass').act('player3', 'pass');
    expect(toy.top.kind).toBe('claims');
    toy.act('player2', 'pass');
    expect([toy.top.kind, over.at(-1)!.done.length]).toEqual(['table', 3]);
    expect(begun(0, 0, 0).top.kind).toBe('table');
  });
});
