import type { Json } from '@roundhouse/kernel';
import { describe, expect } from 'vitest';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { buyPrivate, layTile, owning } from './privates.ts';
import { Table } from './table.ts';

const pass: Deed = { type: 'pass' };
const buyCoal = (company: string): Deed => ({ type: 'buyCoal', frame: `operatingTurn/${company}` });
const asBefore = { idleSteps: 'passed-over' };

/** The IC at $79 in Nashville with a 2 train; a tile on J10 will join it to the coalfields, its only other stop. */
const ic = (readings: Record<string, Json> = {}): Table =>
  Table.blank(3, { readings })
    .company('IC', { price: 79, shares: { player1: 6 }, cash: 300, trains: ['2-1'], stations: [['J6', 0]] })
    .tile('J8', '9', 1)
    .operate('IC', 'track');
const toTheCoalfields = layTile('J10', '8', 5);

describe('8.3 At any time: coal', () => {
  rule('1828:8.3-5', 'a marker bought after the last tile lets the train run', () => {
    const t = ic().does(toTheCoalfields);
    expect([t.asks, t.who, t.price('IC')]).toEqual(['pause/IC', ['player1'], 79]);
    t.does(buyCoal('IC'));
    expect([t.asks, t.best().revenue]).toEqual(['run/IC', 50]);
    t.runsBest();
    t.does({ type: 'dividend', choice: 'pay' });
    expect([t.price('IC'), t.asks]).toEqual([83, 'trains/IC']);
  });

  rule('1828:8.3-5', 'who goes on without it has no run, and the price falls', () => {
    const t = ic().does(toTheCoalfields).does(pass);
    expect([t.asks, t.price('IC')]).toEqual(['trains/IC', 76]);
  });

  rule('1828:8.3-5', 'a row of steps with nothing to do asks once, and says what could be done', () => {
    const t = ic().does(toTheCoalfields);
    expect(t.question).toBe('IC: buy a coal marker for $120 or go on to the dividend and trains');
    expect(t.choices().map(({ type }) => type)).toEqual(['pass', 'buyCoal']);
  });

  rule('1828:8.3-5', 'nothing is asked where nothing can be done at any time', () => {
    expect(ic().cash('IC', 119).does(toTheCoalfields).asks).toBe('trains/IC');
    expect(ic().cash('IC', 120).does(toTheCoalfields).asks).toBe('pause/IC');
    expect(ic().does(pass).asks).toBe('trains/IC');
  });

  rule('1828:8.3-5', 'games from before the setting pass such steps over', () => {
    expect(ic(asBefore).does(toTheCoalfields).asks).toBe('trains/IC');
    expect(ic(asBefore).does(toTheCoalfields).price('IC')).toBe(76);
  });

  rule('1828:8.3-5', 'a marker opens the way to a station beyond the coalfields', () => {
    // From Nashville over the coalfields and Richmond, home of the C&O, to Washington.
    const t = Table.blank()
      .company('IC', { price: 79, shares: { player1: 6 }, cash: 300, stations: [['J6', 0]] })
      .tile('J8', '9', 1)
      .tile('J10', '8', 5)
      .tile('K13', '4', 1)
      .tile('K15', '57', 1)
      .tile('K17', '8', 1)
      .tile('J18', '57', 0)
      .operate('IC', 'station');
    expect(t.asks).toBe('pause/IC');
    t.refuses({ type: 'placeStation', frame: 'station/IC', hex: 'J18', node: 0 }, '1828:8.3.2-5');
    t.refuses({ type: 'run', frame: 'run/IC', routes: [] }, '1828:15.2-1');
    t.does(buyCoal('IC'));
    expect(t.asks).toBe('station/IC');
    t.accepts({ type: 'placeStation', hex: 'J18', node: 0 });
  });
});

describe('8.3 At any time: privates', () => {
  const i21 = (using?: string) => layTile('I21', '8', 1, using);
  const j18 = (using?: string) => layTile('J18', '57', 0, using);

  rule('1828:13.2.1-3', 'the E&K bought after the last tile brings its extra tile in the same turn', () => {
    const t = owning('E&K', 'B&O', { stations: [['I19', 0]] })
      .operate('B&O', 'track')
      .does(i21());
    expect(t.asks).toBe('pause/B&O');
    t.does(buyPrivate('B&O', 'E&K')).does(layTile('E7', '56', 0));
    expect(t.asks).toBe('track/B&O');
    t.refuses(j18(), '1828:8.3.1-1').does(j18('E&K'));
    expect(t.s.tiles['J18']).toEqual({ tile: '57', rotation: 0 });
  });

  rule('1828:13.2.1-3', 'the treasury of the C&P pays for a station', () => {
    const t = owning('C&P', 'B&O', { cash: 30, stations: [['I19', 0]] })
      .cash('C&P', 90)
      .tile('J18', '14', 2)
      .operate('B&O', 'station');
    expect(t.asks).toBe('pause/B&O');
    t.does(buyPrivate('B&O', 'C&P')).does(pass);
    expect([t.money('B&O'), t.asks]).toEqual([119, 'station/B&O']);
    t.accepts({ type: 'placeStation', hex: 'J18', node: 0 });
  });

  rule('1828:13.2.2.3-2', 'the free tile in Burlington can be laid between any two steps', () => {
    const burlington = { ...layTile('B24', '58', 0, 'C&StL'), frame: 'operatingTurn/B&O' };
    const t = owning('C&StL', 'B&O', { stations: [['I19', 0]], trains: ['2-1'], operated: true })
      .private('C&StL', 'B&O')
      .tile('J18', '14', 2)
      .operate('B&O', 'track');
    t.accepts(burlington).does(i21());
    expect(t.asks).toBe('pause/B&O');
    t.accepts(burlington).does(pass);
    expect(t.asks).toBe('station/B&O');
    t.accepts(burlington).does({ type: 'placeStation', hex: 'J18', node: 0 });
    expect(t.asks).toBe('run/B&O');
    t.accepts(burlington).runsBest();
    t.accepts(burlington).does({ type: 'dividend', choice: 'pay' });
    t.accepts(burlington);
    expect(t.asks).toBe('trains/B&O');
  });

  rule('1828:13.2.1-5', 'a declined offer leaves the pause, or ends it when nothing is left to offer', () => {
    const t = owning('SVN', 'B&O', { cash: 40, stations: [['I19', 0]] })
      .private('SVN', 'player2')
      .operate('B&O', 'station');
    expect(t.asks).toBe('pause/B&O');
    t.does(buyPrivate('B&O', 'SVN', 30)).does({ type: 'decline' });
    expect(t.asks).toBe('pause/B&O');
    t.refuses(buyPrivate('B&O', 'SVN', 30), '1828:13.2.1-5').accepts(buyPrivate('B&O', 'SVN', 31));
    t.does(buyPrivate('B&O', 'SVN', 40)).does({ type: 'decline' });
    expect(t.asks).toBe('trains/B&O');
  });
});
