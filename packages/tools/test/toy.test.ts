/** A title that is one folder and one line in the list of titles: everything else finds it there. */
import type { RailTitle } from '@roundhouse/rail';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { listening } from './listening.ts';

/** The one line. Files of tests share their loaded modules, so all are reloaded with it, and without it afterwards. */
vi.resetModules();
vi.doMock('@roundhouse/titles', async (importOriginal) => {
  const real = await importOriginal<{ titles: readonly unknown[] }>();
  const { title } = await import('../../titles/test/toy/index.ts');
  return { ...real, titles: [...real.titles, title] };
});
afterAll(() => {
  vi.doUnmock('@roundhouse/titles');
  vi.resetModules();
});
const { History, newGame, start } = await import('@roundhouse/kernel');
const { runCommand } = await import('../src/cli.ts');
const { linesOf } = await import('../src/log/lines.ts');
const { Session } = await import('../src/play/session.ts');
const { playGame } = await import('../src/simulate/game.ts');
const { planFor } = await import('../src/simulate/plan.ts');
const { titleOf } = await import('../src/title.ts');

const toy: RailTitle = titleOf('toy');
const wishes = { counts: [2, 3], options: {}, readings: {}, anyReadings: true };

describe('a title of one folder and one line', () => {
  test('is listed, and simulated with all checks', async () => {
    const { written, restore } = listening();
    expect(await runCommand(['titles'])).toBe(0);
    expect(await runCommand(['simulate', 'toy', '--games', '3', '--quiet'])).toBe(0);
    restore();
    expect(written.join('')).toContain('Toy Railway');
    const ends = Array.from({ length: 20 }, (_, seed) => playGame(toy, planFor(toy, wishes, seed), true));
    for (const { record, violation } of ends) {
      expect(violation).toBe(null);
      expect(record.end).toBe('three-rounds');
    }
  });

  test('is told in its own words and in those of all games', () => {
    const told = new Set<string>();
    for (let seed = 0; seed < 10; seed++) {
      const plan = planFor(toy, wishes, seed);
      const tell = linesOf(toy, ['Anna', 'Bram', 'Clara'], start(toy, plan).state);
      playGame(toy, plan, false, {
        each: ({ events }) => {
          for (const { text } of tell(events)) told.add(text);
        },
      });
    }
    expect(told).toContain('Anna buys a share of the EAST from the treasury for ¤20.');
    expect(told).toContain('The EAST whistles 2 times.');
    expect(told).toContain('Three rounds are over.');
    expect([...told].filter((text) => text.includes('{'))).toEqual([]);
  });

  test('is played in the terminal', async () => {
    const { written, restore } = listening();
    const history = new History(toy, newGame(toy, { players: ['Anna', 'Bram'], seed: 1 }));
    const answers = { ask: async (prompt: string) => (prompt === '> ' ? 'b' : 'quit') };
    await new Session(toy, history, answers, '', 1, { people: [1], bot: 'club', why: true }).play();
    restore();
    expect(history.state.ended?.reason).toBe('three-rounds');
    expect(written.join('')).toContain('Buy a share or pass');
  });
});
