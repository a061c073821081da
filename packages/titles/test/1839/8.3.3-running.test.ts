import { describe, expect } from 'vitest';
import { runs } from '../routes.ts';
import { rule } from '../rule.ts';
import { ANTWERPEN, on, ROERMOND, running, SHORT, WEERT } from './line.ts';

describe('8.3.3 Run train(s)', () => {
  rule('1839:8.3.3-1', 'the revenue is what all trains earn that the company owns then', () => {
    const t = running(['2-1', '2-2'], {
      stations: [
        ['L17', 0],
        ['L13', 0],
      ],
    });
    // The one between the cities, the other to Neerpelt: Weert counts once.
    t.does(runs(on('2-1', SHORT, 'L19:n0'), on('2-2', 'M10:n0', WEERT)));
    expect(t.asks).toBe('dividend/AMS');
    expect(t.top['revenue']).toBe(20 + 20 + 10 + 10);
    const own = running(['2-1']);
    own.refuses(runs(on('2-2', SHORT)), '1839:8.3.3-1', 'only its own trains');
    own.refuses(runs(on('2-1', SHORT), on('2-1', 'M10:n0', WEERT)), '1839:8.3.3-1', 'runs once');
    own.refuses({ type: 'indicate', by: 'player2', routes: [on('2-1', SHORT)], revenue: 50 }, '1839:16.1-1', 'ƒ40');
  });

  rule('1839:8.3.3-2', 'no less than what anybody has shown', () => {
    const t = running(['2-1']);
    const short = runs(on('2-1', SHORT));
    const long = on('2-1', SHORT, 'L19:n0');
    t.accepts(short).does({ type: 'indicate', by: 'player2', routes: [long], revenue: 50 });
    t.refuses(short, '1839:8.3.3-2', 'ƒ50').accepts(runs(long));
    t.refuses({ type: 'indicate', by: 'player3', routes: [on('2-1', SHORT)], revenue: 40 }, '1839:8.3.3-2');
  });

  rule('1839:8.3.3-3', 'with a train and a route it runs, whatever its director would like', () => {
    const t = running(['2+1-1']);
    expect([t.choices('run').length, t.choices('pass').length]).toEqual([1, 0]);
    expect(t.runsBest()).toBe(30 + 10 + 20 + 20 + 10);
    // Without a route there is nothing to decide.
    const idle = running(['2-1'], { stations: [['I8', 0]] });
    expect(idle.title.runProblem(idle.s)?.trains).toHaveLength(1);
    expect(running([]).best().revenue).toBe(0);
  });

  rule('1839:Q47', 'one track, two trains: whichever runs, the revenue is the same, and the director chooses', () => {
    const both = () => running(['4+-1', 'R5-1'], { phase: 'light brown' });
    const way = [ANTWERPEN, WEERT, ROERMOND, 'L19:n0'];
    const { revenue } = both().best();
    expect(revenue).toBe(20 + 10 + 20 + 20 + 20);
    // Both are shown, and both are offered.
    const shown = { type: 'indicate', by: 'player2', routes: [on('4+-1', ...way)], revenue };
    both().refuses({ ...shown, ties: [[on('R5-1', SHORT)]] }, '1839:Q47');
    both().refuses({ ...shown, ties: [shown.routes] }, '1839:Q47');
    both().refuses({ ...shown, ties: [[on('R5-1', ...way)], [on('R5-1', ...way)]] }, '1839:Q47');
    const t = both().does({ ...shown, ties: [[on('R5-1', ...way)]] });
    const offered = t.choices('run').map(({ openFields }) => JSON.stringify(openFields['routes']));
    expect(offered.map((one) => one.includes('R5-1'))).toEqual([false, true]);
    // The host looks for both: one of them may be told from the other by which “R” trains run.
    const apart = both().title.runProblem(both().s)!.apart!;
    expect(apart([on('R5-1', ...way)])).not.toBe(apart([on('4+-1', ...way)]));
    expect(both().does(runs(on('4+-1', ...way))).s.ext.ran).toEqual([]);
    expect(both().does(runs(on('R5-1', ...way))).s.ext.ran).toEqual(['R5-1']);
  });
});
