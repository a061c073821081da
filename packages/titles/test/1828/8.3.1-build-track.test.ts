import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import type { Table } from './table.ts';
import { floated, lay, pass, system } from './track.ts';

type Sketch = Parameters<typeof floated>[1];

/** The WAB in Louisville, with track to both sides of it. */
const wab = (sketch: Sketch = {}): Table =>
  floated('WAB', { cash: 500, stations: [['H6', 0]], ...sketch }).tile('H6', '57', 1);
/** The same, merged with the PRR in Altoona: a system. */
const big = (): Table => system('WAB', 'PRR', { cash: 500, stations: [['H6', 0]] }).tile('H6', '57', 1);

const north = lay('H4', '9', 1);
const cincinnati = lay('H8', '57', 1);
const beyond = lay('H10', '9', 1);
const louisville = lay('H6', '14', 1);

/** The B&M in Boston; its track leads to the north over D28 and to Providence. */
const bm = (cash = 500, sketch: Sketch = {}): Table => floated('B&M', { cash, stations: [['E27', 0]], ...sketch });
const hills = lay('C27', '9', 2);
const mountain = lay('D26', '8', 4, 'B&M');
const boston = lay('E27', '121', 1);
/** A tile in the north that is not asked for. */
const more = (using?: string) => lay('B26', '8', 5, using);

describe('8.3.1 Build track', () => {
  rule('1828:8.3.1-1', 'a company lays one yellow tile', () => {
    const t = wab().operate('WAB', 'track');
    t.does(north);
    expect([t.s.tiles['H4'], t.asks.startsWith('track')]).toEqual([{ tile: '9', rotation: 1 }, false]);
    t.refuses({ ...cincinnati, frame: 'track/WAB' }, '1828:8.3.1-1');
  });

  rule('1828:8.3.1-1', 'or it upgrades one tile or map hex, and not both', () => {
    const t = wab().phase('green').operate('WAB', 'track');
    t.accepts(cincinnati);
    t.does(louisville);
    expect([t.s.tiles['H6'], t.asks.startsWith('track')]).toEqual([{ tile: '14', rotation: 1 }, false]);
    t.refuses({ ...cincinnati, frame: 'track/WAB' }, '1828:8.3.1-1');
    const map = floated('IC', { cash: 500, stations: [['J6', 0]] })
      .phase('green')
      .operate('IC', 'track');
    map.does(lay('J6', '15', 1));
    map.refuses({ ...lay('J4', '9', 1), frame: 'track/IC' }, '1828:8.3.1-1');
  });

  rule('1828:8.3.1-1', 'where an extra tile is still to come, the one build is over all the same', () => {
    const t = bm().operate('B&M', 'track').does(hills);
    expect(t.asks).toBe('track/B&M');
    t.refuses(more(), '1828:8.3.1-1');
    t.accepts(more('B&M'));
    const green = bm().phase('green').operate('B&M', 'track');
    green.accepts(boston);
    green.does(hills).refuses(boston, '1828:8.3.1-1');
  });

  rule('1828:8.3.1-2', 'a system builds twice: two yellow tiles', () => {
    const t = big().operate('WAB', 'track');
    t.does(north);
    expect(t.asks).toBe('track/WAB');
    t.does(cincinnati);
    expect([Object.keys(t.s.tiles).sort(), t.asks.startsWith('track')]).toEqual([['H4', 'H6', 'H8'], false]);
    t.refuses({ ...beyond, frame: 'track/WAB' }, '1828:8.3.1-2');
  });

  rule('1828:8.3.1-2', 'one of the two may be an upgrade, before or after the other, but not both', () => {
    const green = (): Table => big().tile('H8', '57', 1).phase('green').operate('WAB', 'track');
    const upgrade = lay('H8', '14', 1);
    green().does(louisville).refuses(upgrade, '1828:8.3.1-2');
    expect(green().does(louisville).does(north).s.tiles['H4']).toEqual({ tile: '9', rotation: 1 });
    expect(green().does(north).does(louisville).s.tiles['H6']).toEqual({ tile: '14', rotation: 1 });
  });

  rule('1828:8.3.1-2', 'with an extra tile still to come, the two builds are all', () => {
    const t = system('B&M', 'PRR', { cash: 500, stations: [['E27', 0]] }).operate('B&M', 'track');
    t.does(hills).does(more());
    expect(t.asks).toBe('track/B&M');
    t.refuses(lay('D26', '8', 4), '1828:8.3.1-2');
    t.accepts(mountain);
  });

  rule('1828:8.3.1-3', 'a system does not upgrade what it has laid in the same round', () => {
    const t = big().phase('green').operate('WAB', 'track').does(cincinnati);
    t.refuses(lay('H8', '14', 1), '1828:8.3.1-3');
    t.accepts(louisville);
    // In the next round it may.
    t.operate('WAB', 'track').accepts(lay('H8', '14', 1));
  });

  rule('1828:8.3.1-4', 'the B&M lays one more yellow tile for $40 beside the terrain', () => {
    const t = bm(160).operate('B&M', 'track').does(hills);
    const bank = t.money('bank');
    t.does(mountain);
    expect([t.money('B&M'), t.money('bank') - bank, t.asks.startsWith('track')]).toEqual([0, 160, false]);
    expect([t.s.tiles['C27'], t.s.tiles['D26']]).toEqual([
      { tile: '9', rotation: 2 },
      { tile: '8', rotation: 4 },
    ]);
    const short = bm(159).operate('B&M', 'track').does(hills);
    short.refuses(mountain, '1828:8.3.1-7');
  });

  rule('1828:8.3.1-4', 'the NYH does, too, and a system with either; others do not', () => {
    const hartford = lay('F24', '56', 0, 'NYH');
    const nyh = floated('NYH', { cash: 100, stations: [['G23', 1]] }).operate('NYH', 'track');
    nyh.does(hartford);
    expect([nyh.money('NYH'), nyh.asks]).toEqual([60, 'track/NYH']);
    const merged = system('PRR', 'NYH', {}, { cash: 100, stations: [['G23', 1]] }).operate('PRR', 'track');
    merged.does(hartford);
    expect(merged.money('PRR')).toBe(60);
    wab()
      .operate('WAB', 'track')
      .refuses({ ...north, using: 'B&M' }, '1828:8.3.1-4');
    nyh.refuses({ ...lay('F22', '9', 1), using: 'B&M' }, '1828:8.3.1-4');
  });

  rule('1828:8.3.1-4', 'without $40 the track step is over after the one tile', () => {
    expect(bm(40).operate('B&M', 'track').does(hills).asks).toBe('track/B&M');
    expect(bm(39).operate('B&M', 'track').does(hills).asks).toBe('trains/B&M');
  });

  rule('1828:8.3.1-5', 'not in a round in which the company upgrades, whichever comes first', () => {
    const green = (): Table => bm().phase('green').operate('B&M', 'track');
    green()
      .does({ ...hills, using: 'B&M' })
      .refuses(boston, '1828:8.3.1-5');
    green()
      .does({ ...hills, using: 'B&M' })
      .accepts(more());
    // After the upgrade nothing is left to do.
    const upgraded = green().does(boston);
    expect(upgraded.asks.startsWith('track')).toBe(false);
    const merged = system('B&M', 'PRR', { cash: 500, stations: [['E27', 0]] }).phase('green');
    merged
      .operate('B&M', 'track')
      .does(boston)
      .refuses({ ...hills, using: 'B&M' }, '1828:8.3.1-5');
    merged.accepts(hills);
  });

  rule('1828:8.3.1-5', 'and the extra tile itself is yellow', () => {
    const t = bm().phase('green').operate('B&M', 'track');
    t.refuses({ ...boston, using: 'B&M' }, '1828:8.3.1-5');
    t.accepts({ ...hills, using: 'B&M' });
  });

  rule('1828:8.3.1-6', 'a system of both lays four yellow tiles: two for $40 each', () => {
    const homes = [{ stations: [['E27', 0]] as const, cash: 400 }, { stations: [['G23', 1]] as const }] as const;
    const t = system('B&M', 'NYH', ...homes).operate('B&M', 'track');
    t.does({ ...hills, using: 'B&M' }).does(more());
    t.refuses(mountain, '1828:8.3.1-6');
    t.does({ ...mountain, using: 'NYH' }).does(lay('F24', '56', 0));
    // $80 for two extra tiles and $120 for the mountain.
    expect([t.money('B&M'), Object.keys(t.s.tiles).sort()]).toEqual([200, ['B26', 'C27', 'D26', 'F24']]);
    expect(t.asks.startsWith('track')).toBe(false);
  });

  rule('1828:8.3.1-6', 'the B&M alone has one extra tile', () => {
    const t = bm().operate('B&M', 'track');
    t.does({ ...hills, using: 'B&M' }).refuses(mountain, '1828:8.3.1-6');
    t.does(more());
    expect(t.asks.startsWith('track')).toBe(false);
  });

  rule('1828:8.3.1-7', 'the treasury pays the bank; who cannot pay cannot build', () => {
    const providence = lay('F26', '57', 1);
    const t = bm(80).operate('B&M', 'track');
    const [bank, director] = [t.money('bank'), t.money('player1')];
    t.does(providence);
    expect([t.money('B&M'), t.money('bank') - bank, t.money('player1') - director]).toEqual([0, 80, 0]);
    const poor = bm(79).operate('B&M', 'track');
    poor.refuses(providence, '1828:8.3.1-7');
    poor.does(pass);
    expect(poor.s.tiles).toEqual({});
  });
});
