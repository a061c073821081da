import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { merge, merging } from './merging.ts';
import { buy, pass, sell, start } from '../deals.ts';
import { Table } from './table.ts';

/** The B&O at $79 and the PRR at $71, which are their par prices too; neither has floated. */
const table = (players = 3): Table =>
  Table.blank(players)
    .company('B&O', { price: 79, par: 79, shares: { player1: 3, player2: 1, pool: 1 } })
    .company('PRR', { price: 71, par: 71, shares: { player2: 2, player1: 1, pool: 1 } })
    .stockTurn('player1');

/** The B&O stands at $62 in the gray area; the first player directs it. */
const gray = (): Table =>
  Table.blank()
    .company('B&O', { cell: [9, 0], par: 79, shares: { player1: 3, player2: 1, pool: 1 } })
    .company('PRR', { cell: [9, 0], par: 71, shares: { player2: 2, player1: 1 } })
    .stockTurn('player1');

/** Buys a share in the IPO and ends the turn. */
const buys = (t: Table, company: string): Table => t.does(buy(company)).does(pass);
const cards = (t: Table): unknown => (t.s.stack[1] as unknown as Record<string, unknown>)['cards'];
const offered = (t: Table): string[] => [...new Set(t.choices().map(({ type }) => type))].sort();

describe('7.1 Stock round overview: turns', () => {
  rule('1828:7.1-1', 'from number card 1 on in rising order, and round again', () => {
    const t = Table.blank().ext({ order: ['player2', 'player3', 'player1'], operatingRound: 1, sets: [1] });
    t.frames({ kind: 'course' });
    const seen = [t.asks, ...['B&O', 'PRR', 'NYC'].map((company) => t.does(start(company)).asks)];
    expect(seen).toEqual(['stockTurn/player2', 'stockTurn/player3', 'stockTurn/player1', 'stockTurn/player2']);
  });

  rule('1828:7.1-2', 'sell, one main action, sell again, until the player ends the turn', () => {
    const t = table();
    expect(offered(t)).toEqual(['buy', 'pass', 'sell', 'start']);
    t.does(sell('PRR')).does(buy('B&O'));
    expect([t.asks, offered(t)]).toEqual(['stockTurn/player1', ['pass', 'sell']]);
    t.does(sell('B&O')).does(sell('B&O'));
    expect([t.shares('PRR', 'player1'), t.shares('B&O', 'player1')]).toEqual([0, 2]);
    // Only the director's certificate is left, so there is nothing more to decide.
    expect(t.asks).toBe('stockTurn/player2');
  });

  rule('1828:7.1-3', 'a turn in which shares are only sold is no pass', () => {
    const t = table().does(sell('PRR')).does(pass).does(pass).does(pass);
    expect([t.asks, cards(t)]).toEqual(['stockTurn/player1', ['player2', 'player3']]);
    t.does(pass);
    expect(t.s.ext.order).toEqual(['player2', 'player3', 'player1']);
  });

  rule('1828:7.1-4', 'one certificate, from the IPO or from the bank pool', () => {
    for (const from of ['ipo', 'pool']) {
      const t = table();
      const there = t.shares('B&O', from);
      t.does(buy('B&O', from));
      expect([t.shares('B&O', 'player1'), t.shares('B&O', from)]).toEqual([4, there - 1]);
    }
    const empty = table().does(buy('B&O', 'pool')).does(pass);
    empty.refuses(buy('B&O', 'pool'), '1828:7.1-4').accepts(buy('B&O'));
  });

  rule('1828:7.1-5', 'two certificates of a company that one directs in the gray area, from wherever they lie', () => {
    const t = gray().does(buy('B&O', 'ipo')).does(buy('B&O', 'pool'));
    expect([t.shares('B&O', 'player1'), t.shares('B&O', 'pool'), t.shares('B&O', 'ipo')]).toEqual([5, 0, 4]);
    t.refuses(buy('B&O'), '1828:7.1-8');
    const one = gray().does(buy('B&O'));
    expect(one.choices('buy').map(({ fields }) => fields)).toEqual([
      { company: 'B&O', from: 'ipo' },
      { company: 'B&O', from: 'pool' },
    ]);
    one.refuses(buy('PRR'), '1828:7.1-8');
    // A sale ends the purchase.
    one.does(sell('PRR')).refuses(buy('B&O'), '1828:7.1-8');
  });

  rule('1828:7.1-5', 'not for others than the director, and not outside the gray area', () => {
    gray().does(buy('PRR')).refuses(buy('PRR'), '1828:7.1-8');
    table().does(buy('B&O')).refuses(buy('B&O'), '1828:7.1-8');
    // A player who becomes director by the purchase did not direct it before.
    const t = Table.blank().company('B&O', { cell: [9, 0], shares: { player2: 2, player1: 2 }, director: 'player2' });
    t.stockTurn('player1').does(buy('B&O'));
    expect([t.s.companies['B&O']!.director, t.asks]).toEqual(['player1', 'stockTurn/player1']);
    t.refuses(buy('B&O'), '1828:7.1-8');
  });

  rule('1828:7.1-6', 'a merger is the main action of the turn', () => {
    const t = merging({ player1: 6, player2: 4 }, { player1: 6, player2: 4 });
    t.company('B&O', { shares: { player3: 3 } }).does(merge);
    expect([t.s.ext.systems, t.asks]).toEqual([{ GT: 'WAB' }, 'stockTurn/player1']);
    t.refuses(buy('B&O'), '1828:7.1-8').accepts(sell('GT'));
  });

  rule('1828:7.1-7', 'the exchange of the Mohawk & Hudson is the main action of the turn', () => {
    const t = table().private('M&H', 'player1').does({ type: 'exchange', company: 'B&O', from: 'ipo' });
    expect([t.shares('B&O', 'player1'), t.money('player1'), t.s.privates['M&H']]).toEqual([4, 800, 'gone']);
    t.refuses(buy('B&O'), '1828:7.1-8').accepts(sell('B&O'));
  });

  const exchange = { type: 'exchange', company: 'NYC', from: 'ipo', price: 67 };

  rule('1828:7.1-8', 'a second main action of any kind is refused', () => {
    const t = merging({ player1: 6 }, { player1: 6 });
    t.company('MC', { shares: { player1: 4 } }).private('M&H', 'player1');
    const all = [buy('MC'), start('PRR'), merge, exchange];
    for (const deed of all) t.accepts(deed);
    t.does(buy('MC'));
    for (const deed of all) t.refuses(deed, '1828:7.1-8');
  });

  rule('1828:7.1-8', 'also when the turn is over because nothing could follow', () => {
    const t = Table.blank().stockTurn('player1').does(start('B&O'));
    expect(t.asks).toBe('stockTurn/player2');
    const again = [buy('B&O'), start('PRR'), { type: 'merge', company: 'B&O', other: 'PRR' }, exchange];
    for (const deed of again) t.refuses({ ...deed, by: 'player1', frame: 'stockTurn/player1' }, '1828:7.1-8');
  });

  rule('1828:7.1-9', 'nobody spends more than the own cash', () => {
    table().cash('player1', 78).refuses(buy('B&O'), '1828:7.1-9').accepts(buy('PRR'));
    table().cash('player1', 79).accepts(buy('B&O'));
    table().cash('player1', 133).refuses(start('NYC'), '1828:7.1-9');
    table().cash('player1', 134).accepts(start('NYC'));
    // What a sale has brought counts: $8 and $71 make $79.
    const t = table().cash('player1', 8).refuses(buy('B&O'), '1828:7.1-9');
    t.does(sell('PRR')).does(buy('B&O'));
    expect(t.money('player1')).toBe(0);
    table().cash('player1', 7).does(sell('PRR')).refuses(buy('B&O'), '1828:7.1-9');
  });

  rule('1828:7.1-10', 'a player who has passed may act on a later turn of the round', () => {
    const t = buys(table().does(pass), 'B&O').does(pass);
    expect(t.asks).toBe('stockTurn/player1');
    t.accepts(buy('B&O')).accepts(sell('PRR'));
  });
});

describe('7.1 Stock round overview: passing', () => {
  rule('1828:7.1-11', 'the round ends at once with the last of as many passes as players, no earlier', () => {
    const t = table(4).does(pass).does(pass).does(pass);
    expect([t.s.ext.stockRound, t.s.ext.sets]).toEqual([2, []]);
    t.does(start('NYC')).does(pass).does(pass).does(pass);
    expect([t.asks, t.s.ext.sets]).toEqual(['stockTurn/player4', []]);
    t.does(pass);
    expect([t.s.ext.stockRound, t.s.ext.sets]).toEqual([3, [1]]);
  });

  rule('1828:7.1-12', 'each who passes takes the lowest free card of the other colour', () => {
    const t = table().does(pass);
    expect(cards(t)).toEqual(['player1']);
    buys(t, 'PRR').does(pass);
    expect(cards(t)).toEqual(['player1', 'player3']);
    // The one who has a card and passes again keeps it.
    expect(cards(t.does(pass))).toEqual(['player1', 'player3']);
    t.does(pass);
    expect(t.s.ext.order).toEqual(['player1', 'player3', 'player2']);
  });

  rule('1828:7.1-13', 'a player who acts returns the card, and the holders of larger ones move down', () => {
    const t = table(4).does(pass).does(pass).does(pass);
    expect(cards(t)).toEqual(['player1', 'player2', 'player3']);
    t.does(start('NYC'));
    expect(cards(t)).toEqual(['player1', 'player2', 'player3']);
    t.does(pass).does(sell('B&O')).does(pass);
    expect(cards(t)).toEqual(['player1', 'player3']);
    t.does(pass).does(pass);
    expect(cards(t)).toEqual(['player1', 'player3', 'player4']);
    t.does(buy('B&O')).does(pass);
    expect(cards(t)).toEqual(['player3', 'player4']);
  });

  rule('1828:7.1-14', 'the order of passing is the order of the next stock round', () => {
    const t = buys(table(), 'PRR').does(start('NYC')).does(pass).does(pass).does(pass).does(pass);
    expect(t.s.ext.order).toEqual(['player3', 'player1', 'player2']);
    expect([t.s.ext.stockRound, t.asks, cards(t)]).toEqual([3, 'stockTurn/player3', []]);
    expect(t.does(pass).asks).toBe('stockTurn/player1');
  });
});

/** The end of a set of operating rounds in this phase; the B&O is parred, the CPR has floated. */
const endOfSet = (phase: string): Table =>
  Table.blank()
    .phase(phase)
    .company('B&O', { shares: { player1: 2 } })
    .company('CPR', { shares: { player1: 6 }, stations: [['A23', 0]] })
    .ext({ stockRound: 3, operatingRound: 3, sets: [1, 2, 3] })
    .frames({ kind: 'course' });

describe('7.1 Stock round overview: start and end', () => {
  rule('1828:7.1-15', '1828:Q25', 'in purple phase a blocking marker takes the home of every unparred company', () => {
    const blocking = endOfSet('purple').s.stations['blocking']!;
    const homes = ['A15', 'A7', 'D4', 'E15', 'E15', 'E23', 'E27', 'F10', 'G23', 'H16', 'H6', 'I3', 'J6', 'K15', 'K19'];
    // Not in I19 and A23, the homes of the B&O and the CPR.
    expect(blocking.map(({ hex }) => hex).sort()).toEqual(homes);
    expect(blocking.find(({ hex }) => hex === 'G23')).toEqual({ hex: 'G23', node: 1 });
    expect(endOfSet('gray').s.stations['blocking']).toEqual([]);
  });

  rule('1828:Q25', 'the marker fills the only circle of a tile laid later, and one of two after an upgrade', () => {
    // The CPR comes from Schenectady, next to Albany, the home of the NYC.
    const layTile = (tile: string) => ({ type: 'layTile', hex: 'E23', tile, rotation: 0 });
    const about = () => endOfSet('purple').station('CPR', 'D24').cash('CPR', 500);
    const yellow = about().operate('CPR', 'track').does(layTile('57'));
    // There is no place for a marker of the CPR, so nobody is asked for one.
    expect(yellow.asks).toBe('trains/CPR');
    const green = about().tile('E23', '57', 0).operate('CPR', 'track').does(layTile('14'));
    green.does({ type: 'placeStation', hex: 'E23', node: 0 });
    expect(green.s.stations['CPR']!.at(-1)).toEqual({ hex: 'E23', node: 0 });
    expect(green.s.stations['blocking']!.filter(({ hex }) => hex === 'E23')).toEqual([{ hex: 'E23', node: 0 }]);
  });

  rule('1828:7.1-16', 'for the ERIE they go into both cities of E15', () => {
    const nodes = (t: Table) => t.s.stations['blocking']!.filter(({ hex }) => hex === 'E15').map(({ node }) => node);
    expect(nodes(endOfSet('purple'))).toEqual([0, 1]);
    const parred = Table.blank()
      .phase('purple')
      .company('ERIE', { shares: { player1: 2 } });
    parred.ext({ stockRound: 3, operatingRound: 3, sets: [1, 2, 3] }).frames({ kind: 'course' });
    expect(nodes(parred)).toEqual([]);
  });

  rule('1828:7.1-17', 'sold-out companies move up one after another, the first to operate first', () => {
    // The PRR came first to the market but stands lower; both come to $85.
    const t = Table.blank()
      .company('PRR', { cell: [10, 5], shares: { player2: 8, player1: 2 } })
      .company('B&O', { cell: [9, 5], shares: { player1: 5, player2: 5 } })
      .company('NYC', { cell: [9, 5], shares: { player1: 5, player2: 4, pool: 1 } })
      .stockTurn('player1');
    t.does(pass).does(pass);
    expect([t.price('B&O'), t.price('PRR')]).toEqual([79, 74]);
    t.does(pass);
    expect([t.price('B&O'), t.price('PRR'), t.price('NYC')]).toEqual([85, 85, 79]);
    expect(t.title.operatingOrder(t.s)).toEqual(['B&O', 'PRR', 'NYC']);
  });
});
