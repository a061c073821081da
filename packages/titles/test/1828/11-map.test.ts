import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

type Places = readonly (readonly [hex: string, node: number])[];
/** A company of the first player at a step, with its markers where they are told. */
const at = (company: string, stations: Places, step: string, more = (t: Table): Table => t): Table =>
  more(Table.blank())
    .company(company, { shares: { player1: 6 }, cash: 500, trains: ['3-1'], stations })
    .operate(company, step);
const lay = (hex: string, tile: string, rotation: number) => ({ type: 'layTile', hex, tile, rotation });

describe('11 Map', () => {
  rule('1828:11-2', 'yellow hexes are upgraded to green tiles from green phase on, and take no yellow ones', () => {
    const nashville = (phase: string) => at('IC', [['J6', 0]], 'track', (t) => t.phase(phase));
    nashville('yellow').refuses(lay('J6', '205', 1), '1828:14.3.2-1');
    nashville('green').refuses(lay('J6', '57', 1), '1828:14.1-2');
    const t = nashville('green').does(lay('J6', '205', 1));
    expect([t.s.tiles['J6'], t.s.stations['IC']]).toEqual([{ tile: '205', rotation: 1 }, [{ hex: 'J6', node: 0 }]]);
    const boston = (phase: string) => at('B&M', [['E27', 0]], 'track', (one) => one.phase(phase));
    boston('yellow').refuses(lay('E27', '121', 1), '1828:14.3.2-1');
    boston('green').accepts(lay('E27', '121', 1));
  });

  rule('1828:11-3', 'gray hexes are never built on', () => {
    const gray = 'A5 A7 A21 A23 C5 C19 D4 D18 D24 D28 E13 F10 F28 H16 I23 K11 K19 L18'.split(' ');
    for (const [tile, phase] of [['57', 'yellow'] as const, ['14', 'green'] as const, ['63', 'brown'] as const]) {
      const t = at('GT', [['D4', 0]], 'track', (one) => one.phase(phase));
      for (const hex of gray) t.refuses(lay(hex, tile, 1), '1828:11-3');
    }
    at('GT', [['D4', 0]], 'track').accepts(lay('D6', '57', 1));
  });

  rule('1828:11-4', 'red off-board hexes are never built on', () => {
    const t = at('MP', [['I3', 0]], 'track', (one) => one.tile('I3', '57', 1));
    for (const hex of 'A3 A13 A15 B28 G3 I1 K3 L16'.split(' ')) t.refuses(lay(hex, '57', 1), '1828:11-4');
    // The hex beside two of them can be built on.
    t.accepts(lay('I5', '9', 1));
  });

  rule('1828:11-7', 'the two hexes of Canada are visited once', () => {
    // Barrie has track to both.
    const t = at('B&O', [['B14', 0]], 'run', (one) => one.tile('B14', '14', 2));
    const { routes, revenue } = t.best();
    expect(revenue).toBe(60);
    const [path] = routes.map((route) => route.path);
    expect(path).toHaveLength(3);
    const both = ['A13:n0', 'B14/2', 'B14:n0', 'A15/0', 'A15:n0'];
    t.refuses({ type: 'run', routes: [{ train: '3-1', path: both }] }, '1828:15.2-11');
  });

  rule('1828:11-8', 'the track of E13 joins D12 with Hamilton', () => {
    const line = (t: Table) => t.tile('D10', '4', 1).tile('D12', '8', 5).tile('D14', '59', 0);
    const t = at('B&O', [['D14', 0]], 'run', line);
    expect([t.s.tiles['E13'], t.best().revenue]).toEqual([undefined, 50]);
    expect(at('B&O', [['D14', 1]], 'run', line).asks).not.toBe('run/B&O');
  });
});
