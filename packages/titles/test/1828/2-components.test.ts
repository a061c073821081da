import { describe, expect } from 'vitest';
import { material } from '../../src/1828/material.ts';
import { rule } from '../rule.ts';
import { auction, buyLot, remaining } from './auction.ts';
import { layTile } from './privates.ts';
import { Table } from './table.ts';

const kindOf = (train: string): string => train.slice(0, train.lastIndexOf('-'));

describe('2 Components', () => {
  rule('1828:2-1', 'the deck of trains: 32 cards, and six Diesels that never run out', () => {
    const cards: Record<string, number> = {};
    for (const train of new Table(5).trains('depot')) cards[kindOf(train)] = (cards[kindOf(train)] ?? 0) + 1;
    const { D: diesels, ...others } = cards;
    expect(others).toEqual({ '2': 6, '3': 9, '5': 4, '3+D': 6, '6': 4, '8E': 3 });
    const { unlimited } = material.trains.find(({ id }) => id === 'D')!;
    expect([diesels! >= 6, unlimited]).toEqual([true, true]);
  });

  rule('1828:2-2', 'sixteen companies of nine certificates: one of 20%, eight of 10%', () => {
    const companies = Object.keys(Table.blank().s.companies);
    expect(companies.length).toBe(16);
    for (const company of companies) {
      const t = Table.blank().company(company, { shares: { player1: 2, player2: 2, player3: 2, pool: 4 } });
      const held = (player: string) => t.title.certificates(t.s, player).held;
      // The director's 20% are one certificate, those of the others two.
      expect([company, held('player1'), held('player2'), held('player3')]).toEqual([company, 1, 2, 2]);
      expect([company, Object.values(new Table(5).s.shares[company]!).reduce((a, b) => a + b)]).toEqual([company, 10]);
    }
  });

  rule('1828:2-3', 'eight privates from $20 to $160 for companies to buy, eight of $250', () => {
    const costs = material.privates.map(({ price }) => price);
    expect(costs).toEqual([20, 20, 40, 80, 80, 120, 120, 160, 250, 250, 250, 250, 250, 250, 250, 250]);
    const all = Table.blank().phase('green');
    for (const { id } of material.privates) all.private(id, 'player1');
    all.company('B&O', { shares: { player1: 6 }, cash: 500 }).operate('B&O', 'track');
    const bought = all.choices('buyPrivate').map(({ fields }) => fields['private']);
    expect(bought).toEqual(['SVN', 'StCT', 'C&StL', 'D&H', 'C&P', 'M&H', 'E&K', 'C&A']);
  });

  rule('1828:2-4', 'three coal markers', () => {
    expect(Object.values(auction().s.ext.coal).reduce((a, b) => a + b)).toBe(3);
  });

  rule('1828:2-5', 'blocking markers are not limited to the eight of the box', () => {
    const t = Table.blank()
      .phase('purple')
      .ext({ stockRound: 3, operatingRound: 3, sets: [1, 2, 3] });
    t.frames({ kind: 'course' });
    // Sixteen homes, and both circles of the ERIE's.
    expect([t.asks, t.s.stations['blocking']!.length]).toEqual(['stockTurn/player1', 17]);
  });

  rule('1828:2-6', 'the C&P has one station marker and a treasury of its own', () => {
    const t = remaining(['C&P']).does(buyLot('C&P'));
    expect([t.s.stations['C&P'], t.money('C&P')]).toEqual([[{ hex: 'C15', node: 0 }], 0]);
    // Its marker carries its track, its treasury pays for terrain.
    const later = Table.blank().private('C&P', 'player1').cash('C&P', 80).tile('C13', '7', 3).operatingRound();
    later.does(layTile('B14', '57', 0));
    expect([later.money('C&P'), later.money('player1')]).toEqual([0, 800]);
  });
});
