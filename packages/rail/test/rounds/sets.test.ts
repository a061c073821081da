import { type Draft, endGame, type Frame, movesFor, pop } from '@roundhouse/kernel';
import {
  type CourseFrame,
  courseOfSets,
  type RailState,
  roundName,
  roundNumber,
  roundTrack,
  type Sets,
} from '@roundhouse/rail';
import { expect, test } from 'vitest';
import { blank, Toy } from '../toy.ts';

type State = RailState<Sets>;
const begun: State = { ...blank, ext: { stockRound: 1, operatingRound: 0, sets: [] } };

/** The first stock round, whose turns are left out: a player ends each round. Two operating rounds a set, two sets in all. */
function begin(between?: () => void) {
  const asked: boolean[] = [];
  const course = courseOfSets<State>({
    length: () => 2,
    stockRound: (_, of) => ({ kind: 'round', of }),
    operatingRound: () => ({ kind: 'round', of: 'player1' }),
    first: () => 'player3',
    ends(g, isLastOfSet) {
      asked.push(isLastOfSet);
      if (isLastOfSet && g.s.ext.sets.length === 2) endGame(g, { reason: 'over', round: roundNumber(g.s) });
    },
    ...(between ? { between } : {}),
  });
  const end = movesFor<RailState>()({
    type: 'end',
    fields: {},
    candidates: () => [{}],
    checks: [],
    apply: (g, f) => pop(g, f),
  });
  const kinds = {
    course: {
      actors: () => [],
      moves: [],
      advance: (g: Draft<RailState>, f: CourseFrame) => course.advance(g as Draft<State>, f),
    },
    round: { actors: (_: RailState, f: Frame) => [f.of!], moves: [end] },
  };
  const toy = new Toy(kinds, begun, { kind: 'course' }, { kind: 'round', of: 'player2' });
  const rounds: string[] = [];
  while (toy.s.ended === null) {
    rounds.push(`${roundName(toy.s as State)} of ${toy.top.of}`);
    toy.act(toy.top.of!, 'end');
  }
  return { rounds, asked, ended: toy.s.ended, toy };
}

test('stock rounds and sets by turns, until the title ends the game', () => {
  const { rounds, asked, ended, toy } = begin();
  expect(rounds).toEqual([
    'SR 1 of player2',
    'OR 1.1 of player1',
    'OR 1.2 of player1',
    'SR 2 of player3',
    'OR 2.1 of player1',
    'OR 2.2 of player1',
  ]);
  expect([asked, ended]).toEqual([[false, false, true, false, false, true], { reason: 'over', round: 6 }]);
  expect(toy.logged('round').map(({ name }) => name)).toEqual(['OR 1.1', 'OR 1.2', 'SR 2', 'OR 2.1', 'OR 2.2']);
});

test('what comes between a set and the next stock round comes once, and not after the last set', () => {
  let between = 0;
  const { rounds, asked } = begin(() => {
    between++;
  });
  expect([between, rounds.length, asked.length]).toEqual([1, 6, 6]);
});

test('the track shows all rounds so far and the set that would follow', () => {
  const at = (ext: Sets) => roundTrack({ ...blank, ext }, 3);
  expect(at({ stockRound: 0, operatingRound: 0, sets: [] })).toEqual({
    names: ['Auction', 'SR 1', 'OR 1.1', 'OR 1.2', 'OR 1.3'],
    at: 0,
  });
  expect(at({ stockRound: 2, operatingRound: 1, sets: [1, 2] })).toEqual({
    names: ['Auction', 'SR 1', 'OR 1.1', 'SR 2', 'OR 2.1', 'OR 2.2'],
    at: 4,
  });
  expect(roundNumber({ ...blank, ext: { stockRound: 2, operatingRound: 1, sets: [1, 2] } })).toBe(4);
});
