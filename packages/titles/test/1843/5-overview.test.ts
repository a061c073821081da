import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { allPass, buyLot, remaining } from './auction.ts';
import { Table } from './table.ts';

/** The names of the rounds that begin with the last action. */
const rounds = (t: Table): unknown[] => t.events.filter(({ event }) => event === 'round').map(({ name }) => name);
/** A stock round of a phase is passed; no company has floated. */
const after = (phase: string): unknown[] => rounds(allPass(Table.blank().phase(phase).stockTurn('player1')));

describe('5 Overview', () => {
  rule('1843:5-1', 'the auction comes first, and the stock round only when all privates are owned', () => {
    const t = remaining(['PStG', 'BA']);
    expect([t.asks, t.title.roundName(t.s)]).toEqual(['privateAuction', 'Auction']);
    t.does(buyLot('PStG'));
    expect([t.asks, t.title.roundName(t.s)]).toEqual(['privateAuction', 'Auction']);
    t.does(buyLot('BA'));
    expect([t.asks, t.title.roundName(t.s)]).toEqual(['stockTurn/player3', 'SR 1']);
  });

  rule('1843:5-2', 'stock rounds and sets of operating rounds by turns', () => {
    const t = remaining(['PStG']).does(buyLot('PStG'));
    expect(rounds(t)).toEqual(['SR 1']);
    expect(rounds(allPass(t))).toEqual(['OR 1.1', 'SR 2']);
    expect(rounds(allPass(t))).toEqual(['OR 2.1', 'SR 3']);
    expect(t.title.rounds(t.s).names.slice(0, 6)).toEqual(['Auction', 'SR 1', 'OR 1.1', 'SR 2', 'OR 2.1', 'SR 3']);
  });

  rule('1843:5-3', 'the phase at the end of the stock round fixes the length of the set', () => {
    expect(after('yellow')).toEqual(['OR 2.1', 'SR 3']);
    for (const phase of ['green', 'blue']) expect(after(phase)).toEqual(['OR 2.1', 'OR 2.2', 'SR 3']);
    for (const phase of ['brown', 'red']) expect(after(phase)).toEqual(['OR 2.1', 'OR 2.2', 'OR 2.3', 'SR 3']);
    expect(after('gray').slice(0, 4)).toEqual(['OR 2.1', 'OR 2.2', 'OR 2.3', 'OR 2.4']);
  });

  rule('1843:5-3', 'a new phase during the set does not alter it', () => {
    const t = Table.blank()
      .company('SO', { shares: { player1: 6 } })
      .phase('green')
      .stockTurn('player1');
    allPass(t);
    expect([t.title.roundName(t.s), t.s.ext.sets.at(-1)]).toEqual(['OR 2.1', 2]);
    t.phase('brown').endTurn().endTurn();
    expect([t.title.roundName(t.s), t.asks]).toEqual(['SR 3', 'stockTurn/player1']);
  });
});
