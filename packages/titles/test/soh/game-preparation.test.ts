import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

describe('Introduction: game preparation', () => {
  rule('soh:game-preparation-2', 'the stacks rise from 2 to 5; the 6 and the 3E lie side by side', () => {
    const t = Table.blank()
      .company('AR', { shares: { player1: 6 }, cash: 1000 })
      .operate('AR', 'trains');
    const onSale = () => t.choices('buyTrain').map((choice) => choice.fields['train']);
    expect(onSale()).toEqual(['2-1']);
    t.trainsGone('2');
    expect(onSale()).toEqual(['3-1']);
    t.trainsGone('3');
    expect(onSale()).toEqual(['4-1']);
    t.trainsGone('4');
    expect(onSale()).toEqual(['5-1']);
    t.trainsGone('5');
    expect(onSale()).toEqual(['6-1', '3E-1']);
  });

  rule('soh:game-preparation-3', 'the round marker starts on the first space, a stock round', () => {
    const t = new Table(3, { options: { distribution: 'deal' } });
    expect(t.s.ext.round).toBe(1);
    expect(t.asks).toMatch(/^stockTurn\//);

    const auctioned = new Table(3);
    for (let pass = 0; pass < 9; pass++) {
      expect(auctioned.asks).toMatch(/^lotAuction\//);
      auctioned.does({ type: 'pass' });
    }
    expect(auctioned.s.ext.round).toBe(1);
    expect(auctioned.asks).toMatch(/^stockTurn\//);
  });

  rule('soh:game-preparation-4', 'the phase marker starts on phase 2', () => {
    expect(new Table(2).s.phase).toBe('2');
    expect(new Table(5, { options: { distribution: 'deal' } }).s.phase).toBe('2');
  });

  rule('soh:game-preparation-5', 'the first seat is the start player and holds the Start card', () => {
    const t = new Table(4);
    expect(t.s.ext.startCard).toBe('player1');
    expect(t.who).toEqual(['player1']);
  });

  rule('soh:game-preparation-6', 'starting cash depends on the number of players', () => {
    const dealt = { 2: 600, 3: 400, 4: 300, 5: 240 };
    for (const [players, cash] of Object.entries(dealt)) {
      const t = new Table(Number(players));
      expect(t.s.players.map((player) => t.money(player))).toEqual(Array(Number(players)).fill(cash));
    }
  });
});
