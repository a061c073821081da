import { start } from '@roundhouse/kernel';
import { title1843 } from '@roundhouse/titles';
import { describe, expect } from 'vitest';
import { board, material, roster } from '../../src/1843/material.ts';
import { rule } from '../rule.ts';
import { pass } from './auction.ts';
import { Table } from './table.ts';

const seeds = Array.from({ length: 40 }, (_, i) => i + 1);
/** What each player has, and what the bank has given out. */
const cash = (players: number): number[] => {
  const t = new Table(players);
  return [...t.s.players.map((player) => t.money(player)), t.money('bank')];
};

describe('2 Components', () => {
  rule('1843:2-1', '50 train certificates: 6 yellow, 7 green, 7 blue, 6 brown, 6 red, 18 gray', () => {
    const counts = ['yellow', 'green', 'blue', 'brown', 'red', 'gray'].map(
      (color) => roster.trains.filter((train) => roster.kindOf.get(train)!.id === color).length,
    );
    // Beside them the roster has the train that the Val de Loire can become.
    expect([counts, roster.trains.length]).toEqual([[6, 7, 7, 6, 6, 18], 51]);
  });

  rule('1843:2-3', '1843:Q53', 'the bank pays whatever it has given out before', () => {
    const t = Table.blank(2)
      .company('EST', { shares: { player1: 5, pool: 5 }, cash: 200_000 })
      .private('LM', 'player1');
    expect(t.money('bank')).toBeLessThan(-100_000);
    const before = t.money('player1');
    expect(t.operatingRound().money('player1') - before).toBe(30);
    expect(t.s.ended).toBeNull();
  });
});

describe('4 Setup', () => {
  // A number of players is no action, so that no refusal of a rule can name it.
  rule('1843:4-1', '2 to 6 players, and no other number', () => {
    for (const players of [2, 3, 4, 5, 6]) expect(new Table(players).s.players).toHaveLength(players);
    for (const players of [0, 1, 7]) {
      expect(() => start(title1843, { players, seed: 1 })).toThrow('1843 is for 2 to 6 players.');
    }
  });

  rule('1843:4-2', '1,200fr each for two players', () => expect(cash(2)).toEqual([1200, 1200, -2400]));
  rule('1843:4-3', '800fr each for three players', () => expect(cash(3)).toEqual([800, 800, 800, -2400]));
  rule('1843:4-4', '600fr each for four players', () => expect(cash(4)).toEqual([600, 600, 600, 600, -2400]));
  rule('1843:4-5', '480fr each for five players', () => expect(cash(5)).toEqual([480, 480, 480, 480, 480, -2400]));
  rule('1843:4-6', '400fr each for six players', () => {
    expect(cash(6)).toEqual([400, 400, 400, 400, 400, 400, -2400]);
  });

  rule('1843:4-7', 'no player has shares, the pool is empty and nothing is parred', () => {
    const t = new Table(4);
    for (const [company, owners] of Object.entries(t.s.shares)) {
      const lying = Object.entries(owners).filter(([owner]) => owner !== 'ipo');
      // What comes with a private waits on it.
      expect([company, lying]).toEqual([company, { ETA: [['BA', 1]], PLM: [['LM', 2]] }[company] ?? []]);
    }
    expect([t.s.market.at, t.s.ext.par]).toEqual([{}, {}]);
    expect(
      Object.values(t.s.companies).every(({ status, director }) => status === 'unstarted' && director === null),
    ).toBe(true);
    expect(Object.values(t.s.stations).flat()).toEqual([]);
  });

  rule('1843:4-8', 'all trains and all tiles are in the supply', () => {
    const t = new Table(5);
    expect([t.trains('depot').length, t.trains('VdL'), t.s.tiles]).toEqual([50, ['2-1'], {}]);
  });

  rule('1843:4-9', 'six ports, one on each of these hexes', () => {
    const ports = board.hexes.filter(({ icons }) => icons?.includes('port')).map(({ id }) => id);
    expect(ports.toSorted()).toEqual(['A6', 'C14', 'C18', 'H7', 'K8', 'N15']);
  });

  rule('1843:4-10', 'the seven privates lie unowned in the order of their numbers', () => {
    const t = new Table(3);
    expect(t.top['rows']).toEqual([['TB'], ['C'], ['PStG'], ['LH'], ['VdL'], ['BA'], ['LM']]);
    expect(Object.values(t.s.privates)).toEqual(Array.from({ length: 7 }, () => 'bank'));
  });

  rule('1843:4-11', 'cards 1 to the number of players, one for each at random, or as the deal says', () => {
    for (const players of [2, 6]) {
      const t = new Table(players);
      expect(t.s.ext.order.toSorted()).toEqual([...t.s.players]);
    }
    const orders = seeds.map((seed) => new Table(3, { seed }).s.ext.order.join());
    expect(new Set(orders).size).toBe(6);
    const order = ['player2', 'player3', 'player1'];
    const t = new Table(3, { deal: { order } });
    expect([t.s.ext.order, t.who]).toEqual([order, ['player2']]);
    expect(t.does(pass).who).toEqual(['player3']);
    for (const wrong of [{ order: ['player1'] }, { order: ['player1', 'player1', 'player2'] }, { cards: [] }]) {
      expect(() => new Table(3, { deal: wrong })).toThrow('The deal must give each player one card.');
    }
  });
});

describe('3 Etiquette', () => {
  rule('1843:3-1', 'what anybody owns stands in the record of a state that all see', () => {
    const t = Table.blank()
      .company('EST', { shares: { player1: 6 }, cash: 250, trains: ['yellow-1'] })
      .private('C', 'player2');
    const { players, companies } = title1843.project(t.s) as unknown as {
      players: Record<string, { cash: number; shares: object; privates: string[] }>;
      companies: Record<string, { cash: number; trains: string[] }>;
    };
    expect([players['player1']!.shares, players['player2']!.privates]).toEqual([{ EST: 60 }, ['C']]);
    expect([players['player1']!.cash, companies['EST']!.cash]).toEqual([t.money('player1'), 250]);
    expect(companies['EST']!.trains).toHaveLength(1);
  });
});

describe('11.1 Public companies', () => {
  const card = (id: string) => {
    const { home, stationPrices } = material.companies.find((company) => company.id === id)!;
    return [stationPrices!.length, home!.hex];
  };
  rule('1843:11.1-1', 'nine companies', () => {
    const ids = material.companies.map(({ id }) => id);
    expect(ids).toEqual(['EST', 'ETA', 'MID', 'NOR', 'OU', 'PLM', 'PO', 'PRO', 'SO']);
  });
  rule('1843:11.1-2', 'a director’s certificate of 20% and eight of 10%', () => {
    const t = Table.blank(2).company('EST', { shares: { player1: 10 } });
    expect([t.shares('EST', 'player1'), title1843.certificates(t.s, 'player1').held]).toEqual([10, 9]);
  });
  rule('1843:11.1-4', 'EST: 4 markers, Strasbourg', () => expect(card('EST')).toEqual([4, 'H25']));
  rule('1843:11.1-5', 'ETA: 4 markers, Nevers', () => expect(card('ETA')).toEqual([4, 'H15']));
  rule('1843:11.1-6', 'MID: 4 markers, Albi/Montauban', () => expect(card('MID')).toEqual([4, 'J9']));
  rule('1843:11.1-7', 'NOR: 2 markers, Lille', () => expect(card('NOR')).toEqual([2, 'C20']));
  rule('1843:11.1-8', 'OU: 3 markers, Rennes', () => expect(card('OU')).toEqual([3, 'D9']));
  rule('1843:11.1-9', 'PLM: 3 markers, Lyon', () => expect(card('PLM')).toEqual([3, 'J17']));
  rule('1843:11.1-10', 'PO: 2 markers, Orléans', () => expect(card('PO')).toEqual([2, 'F13']));
  rule('1843:11.1-11', 'PRO: 3 markers, Marseille', () => expect(card('PRO')).toEqual([3, 'N15']));
  rule('1843:11.1-12', 'SO: 3 markers, Bordeaux', () => expect(card('SO')).toEqual([3, 'H7']));
  rule('1843:Q54', 'homes stand where the map has the named city', () => {
    const named = (id: string) => board.hexes.find((hex) => hex.id === card(id)[1])!.name;
    expect(['EST', 'ETA', 'NOR', 'OU', 'PLM', 'PRO', 'SO'].map(named)).toEqual([
      'Strasbourg',
      'Nevers',
      'Lille',
      'Rennes',
      'Lyon',
      'Marseille',
      'Bordeaux',
    ]);
  });
});
