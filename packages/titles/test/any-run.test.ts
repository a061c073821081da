import { bestRun } from '@roundhouse/rail';
import { expect, test } from 'vitest';
import { running } from './1828/line.ts';
import { track } from './soh/forced.ts';
import { Table } from './soh/table.ts';

const railway = () =>
  track(Table.blank(3).company('NCS', { shares: { player1: 4 }, trains: ['2-1'], stations: [['H9', 0]] }));

test('the run of a company can be asked for at any time', () => {
  const t = railway().stockTurn('player1');
  expect(t.title.runProblem(t.s)).toBeNull();
  const { company, network, trains } = t.title.runProblemOf(t.s, 'NCS');
  expect([company, trains.map(({ id }) => id)]).toEqual(['NCS', ['2-1']]);
  expect(bestRun(network, trains).revenue).toBe(railway().operate('NCS', 'run').best().revenue);
});

test('also with trains that it does not own', () => {
  const t = railway().stockTurn('player1');
  const { trains } = t.title.runProblemOf(t.s, 'NCS', ['3-1', '3E-2']);
  expect(trains.map(({ id, kind }) => [id, kind])).toEqual([
    ['3-1', '3'],
    ['3E-2', '3E'],
  ]);
});

test('where a run is being decided both ask for the same', () => {
  const t = running(['2-1', '3-1']);
  const { frame: _, ...asked } = t.title.runProblem(t.s)!;
  expect(t.title.runProblemOf(t.s, 'PRR')).toEqual(asked);
});
