import { describe, expect } from 'vitest';
import { runs } from '../routes.ts';
import { rule } from '../rule.ts';
import { ANTWERPEN, on, ROERMOND, running, SHORT, toTheRuhr, WEERT } from './line.ts';
import type { Table } from './table.ts';

const earns = (t: Table, ...ways: Parameters<typeof runs>): unknown => t.does(runs(...ways)).top['revenue'];
const ALL = [ANTWERPEN, WEERT, ROERMOND, 'L19:n0'];
const INLAND = ['M10:n0', WEERT, ROERMOND];

describe('16.1 Trains overview', () => {
  rule('1839:16.1-1', 'a city or town counts once, whichever trains come to it', () => {
    const t = running(['2-1', '2-2'], { phase: 'light green' }, toTheRuhr);
    expect(earns(t, on('2-1', SHORT), on('2-2', 'K16:n0 L17:n0'))).toBe(20 + 30 + 20);
    const again = running(['2-1', '2-2'], { phase: 'light green' }, toTheRuhr);
    const both = [on('2-1', SHORT), on('2-2', 'K16:n0 L17:n0')];
    again.accepts({ type: 'indicate', by: 'player2', routes: both, revenue: 70 });
    again.refuses({ type: 'indicate', by: 'player2', routes: both, revenue: 100 }, '1839:16.1-1', 'ƒ70');
  });

  rule('1839:16.1-2', 'an off-board counts for every train that comes to it', () => {
    // Antwerpen from Breda and from Weert.
    const t = running(
      ['2-1', '2-2'],
      {
        company: 'NBDS',
        stations: [
          ['K8', 0],
          ['L13', 0],
        ],
      },
      (u) => u.tile('K8', 'B206', 5),
    );
    expect(earns(t, on('2-1', 'L9:n0 K8:n0 L7:n0'), on('2-2', ANTWERPEN, WEERT))).toBe(30 + 30 + 20 + 30 + 10 + 20);
  });
});

describe('16.3 Running trains by train-type', () => {
  rule('1839:16.3.1.1-1', '1839:Q43', 'an N train has N cities and towns, and off-boards are not counted', () => {
    const t = running(['2-1']).accepts(runs(on('2-1', SHORT, 'L19:n0')));
    t.refuses(runs(on('2-1', ...INLAND)), '1839:16.3.1.1-1', '2 cities and towns, not 3');
    for (const train of ['3-1', 'R5-1', 'R4-2', '4-1', '7-1']) running([train]).accepts(runs(on(train, ...ALL)));
  });

  rule('1839:16.3.1.1-2', 'it earns what is on its route, and the off-boards at both ends', () => {
    expect(earns(running(['3-1']), on('3-1', ...ALL))).toBe(30 + 10 + 20 + 20 + 10);
  });

  rule('1839:16.3.1.2-1', 'an N+ train has N cities and any number of towns', () => {
    const t = running(['PR2+-1'], { phase: 'light red' }, toTheRuhr);
    t.accepts(runs(on('PR2+-1', ...INLAND)));
    t.refuses(runs(on('PR2+-1', ...INLAND, 'K16:n0')), '1839:16.3.1.2-1', '2 cities, not 3');
    running(['3+-1'], { phase: 'dark green' }, toTheRuhr).accepts(runs(on('3+-1', ...INLAND, 'K16:n0')));
  });

  rule('1839:16.3.1.2-2', 'and earns in the same way', () => {
    expect(earns(running(['3+-1'], { phase: 'dark green' }), on('3+-1', ...ALL))).toBe(90);
  });

  rule('1839:16.3.1.3-1', 'an N+1 train has N cities', () => {
    const t = running(['2+1-1'], { phase: 'dark yellow' }, toTheRuhr);
    t.accepts(runs(on('2+1-1', ...INLAND)));
    t.refuses(runs(on('2+1-1', 'L13:n0', ROERMOND, 'K16:n0')), '1839:16.3.1.3-1', '2 cities, not 3');
  });

  rule('1839:16.3.1.3-2', 'and N+1 cities and towns in all: more towns with fewer cities', () => {
    const t = running(['2+1-1'], { phase: 'dark yellow' }, (u) => u.tile('L17', '5', 0).tile('M16', '58', 1));
    t.accepts(runs(on('2+1-1', ...INLAND))).accepts(runs(on('2+1-1', SHORT, 'M16:n0')));
    t.refuses(runs(on('2+1-1', ...INLAND, 'M16:n0')), '1839:16.3.1.3-2', '3 cities and towns, not 4');
  });

  rule('1839:16.3.1.3-3', 'and earns in the same way', () => {
    expect(earns(running(['2+1-1'], { phase: 'dark yellow' }), on('2+1-1', ...ALL))).toBe(90);
  });

  rule('1839:16.3.2.1-1', 'a “P” train has one off-board at most', () => {
    const t = running(['PR3+1-1'], { phase: 'dark red' });
    t.refuses(runs(on('PR3+1-1', ...ALL)), '1839:16.3.2.1-1', 'one off-board');
    t.accepts(runs(on('PR3+1-1', ...ALL.slice(0, 3)))).accepts(runs(on('PR3+1-1', ...INLAND)));
  });

  rule(
    '1839:16.3.2.2-1',
    '1839:16.3.2.2-2',
    'an “R” train counts what others count, and they count what it counts',
    () => {
      const both = (...trains: string[]) => running(trains, { phase: 'light brown' }, toTheRuhr);
      const ways = ([one, two]: readonly string[]) => [on(one!, SHORT), on(two!, 'K16:n0 L17:n0')] as const;
      for (const trains of [
        ['4+-1', 'R5-1'],
        ['R5-1', '4+-1'],
        ['R5-1', 'R5-2'],
      ]) {
        expect(earns(both(...trains), ...ways(trains))).toBe(20 + 30 + 20 + 30);
      }
      expect(earns(both('4+-1', '4+-2'), ...ways(['4+-1', '4+-2']))).toBe(20 + 30 + 20);
    },
  );
});

describe('16.3.2.2 “R” trains: at least one run', () => {
  /** Its R5 has rusted, and has not run. */
  const rusted = (...trains: string[]) => running(['R5-1', ...trains], { phase: 'light red' });

  rule(
    '1839:16.3.2.2-4',
    '1839:17.9-5',
    '1839:Q72',
    'a rusted one runs once and is gone at once, and was a train',
    () => {
      const t = rusted().does(runs(on('R5-1', ...ALL)));
      expect([t.s.trains['R5-1'], t.top['revenue'], t.asks]).toEqual(['gone', 90, 'dividend/AMS']);
      // One space left, as for a company with a train.
      expect(t.does({ type: 'dividend', choice: 'withhold' }).price('AMS')).toBe(61);
    },
  );

  rule('1839:16.3.2.2-5', 'one that has earned something has run, another one has not', () => {
    const t = rusted('PR2+-1').does(runs(on('PR2+-1', SHORT)));
    expect([t.s.ext.ran, t.s.trains['R5-1'], t.s.trains['PR2+-1']]).toEqual([['PR2+-1'], 'AMS', 'AMS']);
    const fresh = running(['R5-1'], { phase: 'light brown' }).does(runs(on('R5-1', SHORT)));
    expect([fresh.s.ext.ran, fresh.s.trains['R5-1']]).toEqual([['R5-1'], 'AMS']);
  });
});
