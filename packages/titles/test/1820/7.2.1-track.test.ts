import { describe, expect } from 'vitest';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { building, lay } from './building.ts';
import type { Table } from './table.ts';

const pass: Deed = { type: 'pass' };
const privately = (colour: string, prepare = (t: Table) => t): Table =>
  building({ size: 1, shares: { player1: 1 } }, colour, (t) => prepare(t).cash('player1', 500));

const east = lay('G9', '9', 1);
const west = lay('G5', '9', 1);

describe('7.2 Operating Round actions', () => {
  rule('1820:7.2-1', 'track, then a marker, then the run: in this order only', () => {
    const t = building({ trains: ['2+-1'], markers: 1 }, 'yellow', (one) => one.tile('G9', '57', 1));
    expect(t.asks).toBe('track/LSR');
    t.refuses({ type: 'placeStation', hex: 'G9', node: 0 }, '1820:7.2-1');
    t.refuses({ type: 'run', routes: [] }, '1820:7.2-1').refuses({ type: 'dividend', choice: 'pay' }, '1820:7.2-1');
    t.does(pass).refuses(west, '1820:7.2-1', 'A turn goes');
    t.does({ type: 'placeStation', hex: 'G9', node: 0 });
    expect(t.asks).toBe('run/LSR');
    t.refuses({ type: 'buyTrain', train: '2+-2' }, '1820:7.2-2');
    t.runsBest();
    expect(t.asks).toBe('dividend/LSR');
    t.refuses({ type: 'repayLoan' }, '1820:17.1-2', 'no loans');
    for (const type of ['payDue', 'refuse']) t.refuses({ type }, '1820:7.2-1');
    t.refuses({ type: 'buyTrain', train: '2+-2' }, '1820:7.2-1', 'A turn goes');
    for (const type of ['buyTrainFrom', 'buyWithHelp']) t.refuses({ type, train: '2+-2', price: 1 }, '1820:7.2-1');
  });

  rule('1820:7.2-2', 'before they run private companies buy from the supply only, and others nothing', () => {
    const from: Deed = { type: 'buyTrainFrom', train: '2+-9', price: 80 };
    const t = privately('yellow')
      .company('LUR', { shares: { player1: 4 }, trains: ['2+-9'] })
      .does(pass);
    expect(t.asks).toBe('earlyTrains/LSR');
    t.refuses(from, '1820:7.2-2', 'from the supply').refuses({ ...from, type: 'buyWithHelp' }, '1820:7.2-2');
    t.does({ type: 'buyTrain', train: '2+-1' });
    const other = building({ trains: ['2+-1'] })
      .does(pass)
      .refuses(from, '1820:7.2-2', 'Only private');
    other.refuses({ ...from, type: 'buyWithHelp' }, '1820:7.2-2', 'Only private');
  });
});

describe('7.2.1 Build track', () => {
  rule('1820:7.2.1-1', 'in yellow phase two yellow tiles', () => {
    const t = building().does(east).accepts(west).does(west);
    expect([t.asks, t.s.tiles['G5'], t.s.tiles['G9']]).toEqual([
      'pause/LSR',
      { tile: '9', rotation: 1 },
      { tile: '9', rotation: 1 },
    ]);
    t.refuses(lay('G11', '9', 1), '1820:7.2.1-1', 'two tiles');
  });

  rule('1820:7.2.1-2', 'from green phase on two, placed or upgraded, each in another hex', () => {
    const t = building({}, 'green')
      .does(east)
      .accepts(west)
      .does(lay('G7', '179', 1));
    expect(t.asks).toBe('pause/LSR');
    t.refuses(west, '1820:7.2.1-2', 'two tiles');
    // While the step is open for another tile, the same limit holds in it.
    const more = building({ shares: { player1: 4, BI: 1 } }, 'green', (one) => one.cousin('BI', 'player2'));
    more.does(east).does(west);
    expect(more.asks).toBe('track/LSR');
    more.refuses(lay('G11', '9', 1), '1820:7.2.1-2', 'two tiles');
  });

  rule('1820:7.2.1-1', 'a private company, too', () => {
    const t = privately('yellow').does(east).does(west);
    expect(t.asks).toBe('earlyTrains/LSR');
    t.refuses(lay('G11', '9', 1), '1820:7.2.1-1');
    building().accepts(east);
  });

  rule('1820:13.2-4', '1820:Q55', 'a private company four after yellow phase, in different hexes', () => {
    const t = privately('green')
      .does(east)
      .does(west)
      .does(lay('G3', '9', 1))
      .accepts(lay('G7', '179', 1));
    t.refuses(lay('G9', '23', 1), '1820:12.3.5-6').does(lay('G11', '9', 1));
    t.refuses(lay('G13', '9', 1), '1820:13.2-4', 'four tiles');
    expect([t.asks.startsWith('track'), Object.keys(t.s.tiles).length]).toEqual([false, 5]);
  });

  rule('1820:7.2.1-2', 'a public company of any size', () => {
    for (const size of [5, 10, 20, 50]) {
      const t = building({ size }, 'green').does(east).does(west);
      t.refuses(lay('G11', '9', 1), '1820:7.2.1-2');
    }
  });

  rule(
    '1820:7.2.1-3',
    '1820:11-4',
    '1820:12.3.1.1-9',
    'a river or hill costs £40 from the treasury, before it is placed',
    () => {
      const t = building({ cash: 39 }).refuses(lay('F8', '9', 0), '1820:12.3.1.1-1');
      const hill = (cash: number) => building({ cash }, 'yellow', (one) => one.tile('G7', '150', 0));
      hill(39)
        .refuses(lay('F8', '9', 0), '1820:12.3.1.1-9', '£40')
        .accepts(lay('H6', '9', 0));
      expect(
        hill(40)
          .does(lay('F8', '9', 0))
          .money('LSR'),
      ).toBe(0);
      expect(t.does(east).money('LSR')).toBe(39);
    },
  );

  rule('1820:13.2-2', 'a private company pays from its director’s cash', () => {
    const t = building({ size: 1, shares: { player1: 1 } }, 'yellow', (one) =>
      one.tile('G7', '150', 0).cash('player1', 40),
    );
    expect(t.does(lay('F8', '9', 0)).money('player1')).toBe(0);
  });

  /** A marker in Hull, with track to the Humber, beyond which is Grimsby. */
  const atHumber = (colour: string, cash = 500) =>
    building({ cash, stations: [['C15', 0]] }, colour, (t) => t.tile('C15', '57', 2));

  rule('1820:7.2.1-4', '1820:12.3.1.1-7', 'no track at a blue barrier in yellow phase; later £80 to join it', () => {
    building({ stations: [['C15', 0]] }, 'yellow', (t) => t.tile('C15', '57', 1))
      .refuses(lay('D16', '57', 2), '1820:7.2.1-4', 'blue barrier')
      .accepts(lay('C13', '9', 1));
    // Grimsby’s river costs £40 beside it.
    atHumber('green', 119).refuses(lay('D16', '57', 2), '1820:12.3.1.1-9', '£120');
    expect(
      atHumber('green', 120)
        .does(lay('D16', '57', 2))
        .money('LSR'),
    ).toBe(0);
  });

  rule(
    '1820:7.2.1-5',
    '1820:12.3.1-3',
    '1820:Q58',
    'a company that joins track over an edge pays for it, new tile or upgrade',
    () => {
      // Only one side points at the barrier: nothing to pay for it.
      const t = building({ stations: [['B14', 0]] }, 'green', (one) => one.tile('B14', '57', 5));
      expect(t.does(lay('C15', '57', 2)).money('LSR')).toBe(460);
      // London’s edge is joined at once, since its track is printed: £40, and the river of M11.
      const london = building({ stations: [['M9', 0]] }, 'yellow', (one) => one.tile('M9', '57', 1));
      expect(london.does(lay('M11', '9', 1)).money('LSR')).toBe(420);
      // So is the spike of Liverpool’s port, seen from Birkenhead, over a barrier.
      const spike = building({ stations: [['E3', 0]] }, 'green', (one) => one.tile('E3', '57', 0));
      expect(spike.does(lay('D4', '248', 2)).money('LSR')).toBe(380);
    },
  );
});
