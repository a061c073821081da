import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { layTile } from './privates.ts';
import { buy, pass, sell } from '../deals.ts';
import { Table } from './table.ts';

describe('13.3.1 Public company overview and general rules', () => {
  rule('1828:13.3.1-3', 'a fixed par price and a moving stock price', () => {
    const t = Table.blank()
      .company('B&O', { price: 79, par: 79, shares: { player1: 6, player2: 2 } })
      .stockTurn('player1');
    t.does(sell('B&O', 2)).does(pass);
    expect([t.s.ext.par['B&O'], t.price('B&O')]).toEqual([79, 69]);
    t.accepts(buy('B&O', 'pool')).does(buy('B&O'));
    expect(t.money('player2')).toBe(800 - 79);
    expect(Table.blank().s.ext.par).toEqual({});
  });
});

describe('13.3.2 Public company particulars: the OS&H', () => {
  const table = () => Table.blank().company('OS&H', { shares: { player1: 6 }, cash: 500, trains: ['2-1'] });

  rule('1828:13.3.2-1', 'its home is joined to every entry of Canada', () => {
    const t = table().operate('OS&H', 'home');
    expect([t.asks, t.s.stations['OS&H']!.length]).toEqual(['track/OS&H', 1]);
    // From A13, from A15 to the left and from A15 to the right.
    t.accepts(layTile('B14', '57', 2))
      .accepts(layTile('B14', '57', 0))
      .accepts(layTile('B16', '9', 2));
    t.refuses(layTile('B18', '9', 1), '1828:14.3.1-1');
  });

  rule('1828:13.3.2-1', 'its trains run from each of them', () => {
    for (const rotation of [2, 0]) {
      const t = table().station('OS&H', 'A15').tile('B14', '57', rotation).operate('OS&H', 'run');
      expect(t.runsBest()).toBe(30 + 20);
    }
  });
});

describe('13.3.2 Public company particulars: the ERIE', () => {
  const buffalo = layTile('E15', '59', 4);
  const choose = (node: number) => ({ type: 'chooseHome', node });
  const home = (t: Table) => t.s.stations['ERIE'];
  /** Green phase; the PRR in Rochester has track to Buffalo/Dunkirk. The ERIE is the second player's. */
  const table = (shares = 6): Table =>
    Table.blank()
      .phase('green')
      .company('ERIE', { shares: { player2: shares }, cash: 500 })
      .company('PRR', { shares: { player1: 6 }, cash: 500, stations: [['D18', 0]] })
      .tile('E17', '8', 1);

  rule('1828:13.3.2-2', 'it need not choose a circle before a tile lies in E15', () => {
    const t = table().operate('ERIE', 'home');
    expect([t.asks, home(t)]).toEqual(['track/ERIE', []]);
    // When it has laid one itself it chooses.
    t.does(layTile('E15', '59', 0));
    expect([t.asks, t.who]).toEqual(['home/ERIE', ['player2']]);
    t.does(choose(1));
    expect(home(t)).toEqual([{ hex: 'E15', node: 1 }]);
  });

  rule('1828:13.3.2-2', 'either circle, as long as it is free', () => {
    for (const node of [0, 1]) {
      const t = table().tile('E15', '59', 4).operate('ERIE', 'home');
      expect(t.asks).toBe('home/ERIE');
      t.does(choose(node));
      expect([home(t), t.asks]).toEqual([[{ hex: 'E15', node }], 'track/ERIE']);
    }
    const taken = table().tile('E15', '59', 4).station('blocking', 'E15', 0).operate('ERIE', 'home');
    taken.refuses(choose(0), '1828:13.3.2-2').accepts(choose(1));
  });

  rule('1828:13.3.2-3', 'floated, it chooses the moment that anybody lays a tile there', () => {
    const t = table().operate('PRR', 'track').does(buffalo);
    expect([t.asks, t.who, t.s.companies['ERIE']!.operated]).toEqual(['home/ERIE', ['player2'], false]);
    t.does(choose(1));
    expect([home(t), t.money('ERIE')]).toEqual([[{ hex: 'E15', node: 1 }], 500]);
    // Then the PRR goes on and may take the other circle; the ERIE has nothing to choose in its own turn.
    expect(t.asks).toBe('station/PRR');
    expect(t.operate('ERIE', 'home').asks).toBe('track/ERIE');
  });

  rule('1828:13.3.2-3', 'not floated, it chooses when it first operates', () => {
    const t = table(5).operate('PRR', 'track').does(buffalo);
    expect([t.asks, home(t)]).toEqual(['trains/PRR', []]);
    const later = table().tile('E15', '59', 4).operate('ERIE', 'home');
    expect(later.asks).toBe('home/ERIE');
  });
});
