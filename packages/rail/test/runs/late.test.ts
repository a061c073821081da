import { type DividendFrame, dividendStep, lateShowing, type RailState, type RunningTurn } from '@roundhouse/rail';
import { expect, test } from 'vitest';
import { blank, started, Toy } from '../toy.ts';

const { kind } = dividendStep<RailState, RunningTurn>({
  owners: ({ players }) => players,
  paid: () => {},
  withheld: () => {},
  money: String,
});
const late = lateShowing<RailState>([
  { rule: 'better', passes: (_, f, a) => a.revenue > f.revenue, says: 'Only a better run.' },
]);
const hasRun = (): Toy => {
  const turn: RunningTurn = { kind: 'table', of: 'A', next: 2, revenue: 30 };
  const decision: DividendFrame = { kind: 'dividend', of: 'A', revenue: 30 };
  const kinds = { dividend: { ...kind, moves: [...kind.moves, late] } };
  return new Toy(kinds, started(blank, 'A', 'player1', { player1: 5 }), turn, decision);
};
const routes = [{ train: 'T1', path: ['A1:n0', 'A3:n0'] }];

test('a better run that anybody shows after the run holds in its place, for the turn and for the dividend', () => {
  for (const by of ['player1', 'player3', 'host']) {
    const toy = hasRun().act(by, 'indicate', { routes, revenue: 40 });
    expect(toy.s.stack.slice(-2)).toEqual([
      { kind: 'table', of: 'A', next: 2, revenue: 40 },
      { kind: 'dividend', of: 'A', revenue: 40 },
    ]);
    expect(toy.logged('run')).toEqual([{ event: 'run', company: 'A', revenue: 40, routes }]);
    expect(toy.act('player1', 'dividend', { choice: 'pay' }).s.cash['player1']).toBe(120);
  }
});
