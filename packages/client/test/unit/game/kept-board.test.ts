import { describe, expect, test } from 'vitest';
import { readBoard } from '../../../src/game/kept-board.ts';

const first = readBoard(null);

describe('the board as it was last looked at', () => {
  test('is remembered whole', () => {
    const kept = {
      shown: { names: false, revenue: true, lastRuns: false, coordinates: true, tileNumbers: true },
      lie: { turn: 3, moved: { zoom: 1.8, x: -40, y: 210.5 } },
    };
    expect(readBoard(JSON.stringify(kept))).toEqual(kept);
    const whole = { ...kept, lie: { turn: 0, moved: 'whole' } };
    expect(readBoard(JSON.stringify(whole))).toEqual(whole);
  });

  test('is the usual one where nothing was kept, or nothing that makes sense', () => {
    expect(first.lie).toEqual({ turn: 0, moved: null });
    expect(first.shown.names).toBe(true);
    for (const odd of ['null', '3', '[]', '{"shown":7,"lie":"x"}', '{"lie":{"turn":9,"moved":{"zoom":0,"x":1,"y":1}}}'])
      expect(readBoard(odd), odd).toEqual(first);
  });

  test('takes of what was kept what it knows', () => {
    const { shown, lie } = readBoard(
      '{"shown":{"names":false,"smoke":true,"revenue":"no"},"lie":{"turn":2,"moved":{}}}',
    );
    expect(shown).toEqual({ ...first.shown, names: false });
    expect(lie).toEqual({ turn: 2, moved: null });
  });
});
