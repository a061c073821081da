/** What the page reads of 1839 before it draws anything. */
import { describe, expect, test } from 'vitest';
import { type Frame, History, newGame } from '@roundhouse/kernel';
import { anyTitle, type Stop, type TrainSpec, wordOf } from '@roundhouse/rail';
import { title1839 } from '@roundhouse/titles';
import { ladderOf } from '../../../src/titles/1839/ladder.ts';
import { players } from '../../../src/titles/1839/players.ts';
import { runBonus } from '../../../src/titles/1839/map.ts';
import { limitWords } from '../../../src/table/decision/run/limits.ts';
import type { Names } from '../../../src/table/names.ts';
import type { InRound } from '../../../src/table/record/log.ts';

describe('the ladder of a private company', () => {
  test('falls by twenty and ends at nothing', () => {
    expect(ladderOf(90, 20, 0)).toEqual({ prices: [90, 70, 50, 30, 10, 0], now: 0, folded: 0 });
    expect(ladderOf(100, 20, 2)).toEqual({ prices: [100, 80, 60, 40, 20, 0], now: 2, folded: 0 });
  });

  test('shows seven prices, the next one among them', () => {
    expect(ladderOf(240, 20, 0).prices).toEqual([240, 220, 200, 180, 160, 140, 120]);
    expect(ladderOf(240, 20, 5)).toEqual({ prices: [240, 220, 200, 180, 160, 140, 120], now: 5, folded: 0 });
    expect(ladderOf(240, 20, 6)).toEqual({ prices: [220, 200, 180, 160, 140, 120, 100], now: 5, folded: 1 });
  });

  test('stays at nothing however often it is made cheaper', () => {
    expect(ladderOf(240, 20, 12)).toEqual({ prices: [120, 100, 80, 60, 40, 20, 0], now: 6, folded: 6 });
    expect(ladderOf(90, 20, 8)).toEqual({ prices: [90, 70, 50, 30, 10, 0], now: 5, folded: 0 });
  });
});

describe('the Ruhrgebied on a run', () => {
  const names = { stop: (id: string) => id.split(':')[0] } as Names;
  const stop = (id: string, kind: Stop['kind'], value: number) => ({ id, kind, value }) as Stop;
  const ruhr = stop('J17:n0', 'offboard', 0);

  test('tells what makes its worth', () => {
    const city = stop('I16:n0', 'city', 40);
    expect(runBonus([ruhr, city], 40, names)).toEqual({ id: 'own.ruhr.largest', values: { place: 'I16', value: 40 } });
    const luik = stop('O14:n0', 'offboard', 30);
    expect(runBonus([ruhr, city, luik], 60, names)).toEqual({
      id: 'own.ruhr.double',
      values: { place: 'O14', value: 30 },
    });
  });

  test('is nothing on a route elsewhere', () => {
    expect(runBonus([stop('I16:n0', 'city', 40)], 0, names)).toBeNull();
  });
});

test('who has left is told with the way and the round', () => {
  const lines = [{ round: 'OR 4.1', line: { event: { event: 'leaves', by: 'player2', why: 'conceded' } } }];
  expect(players.left(lines as unknown as InRound[]).get('player2')).toEqual({
    id: 'own.player.left',
    values: { why: 'conceded', round: 'OR 4.1' },
  });
});

test('a private company has a short name', () => {
  const { lotLabel } = title1839.wording!;
  expect(['AV', 'KFvSeaW'].map((id) => lotLabel!(id))).toEqual(['Voombergh', 'Fabriek']);
});

describe('the question of a debt', () => {
  const names = {
    lot: String,
    hex: String,
    owner: (id: string) => (id === 'player2' ? 'Bram' : id),
  } as unknown as Names;
  const asked = (frame: Frame) =>
    wordOf(title, `ask.${frame.kind}`, { of: frame.of!, ...title.wording!.askValues!(s, frame, names) });
  const title = anyTitle(title1839);
  const { state: s } = new History(title, newGame(title, { players: ['Ada', 'Bram'], seed: 1 }));

  test('names the company that must pay', () => {
    expect(asked({ kind: 'emergency', of: 'L4', need: 'lastTrain' } as Frame)).toBe('Emergency money: the L4');
  });

  test('names the player who owes for the red private company', () => {
    expect(asked({ kind: 'emergency', of: 'player2', need: 'private' } as Frame)).toBe('Emergency money: Bram');
  });
});

test('the limits of a P train name its off-board among the cities and stops', () => {
  const limits = [
    { kinds: ['city', 'town'], max: 4 },
    { kinds: ['city'], max: 3 },
    { kinds: ['offboard'], max: 1 },
  ];
  const said = limitWords(String, { limits, pays: { kinds: [] } } as unknown as TrainSpec, []);
  expect(said).toEqual(['run.stops', 'run.cities', 'run.offboards']);
});
