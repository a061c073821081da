/** Positions that no play can lead to are told from those that it can. */
import { describe, expect, test } from 'vitest';
import { concede } from './money.ts';
import { Table } from './table.ts';

const sharesOf = (t: Table, company: string, shares: Record<string, number>): Table =>
  t.set({ shares: { ...t.s.shares, [company]: shares } });

/** The first player is out. */
const without = (): Table =>
  Table.blank()
    .ext({ order: ['player2', 'player3'] })
    .cash('player1', 0);

describe('what holds in every state', () => {
  test('no director’s certificate lies in the pool', () => {
    const pool = (count: number) => (): unknown =>
      sharesOf(Table.blank(), 'NRS', { ipo: 10 - count, pool: count }).stockTurn('player1');
    expect(pool(8)).not.toThrow();
    expect(pool(9)).toThrow('the director’s certificate of NRS lies in the pool');
  });

  test('Diepenbrock’s train lies with it as long as it is in the game', () => {
    const held = (): Table => Table.blank().private('DeRtU', 'player1');
    expect(() => held().stockTurn('player1')).not.toThrow();
    expect(() => held().train('R4-1', 'player1').stockTurn('player1')).toThrow('R4-1 has left its private');
  });

  test('no company has more trains than its limit, and is asked where it has', () => {
    const four = (): Table =>
      Table.blank().company('AMS', { shares: { player1: 6 }, operated: true, trains: ['2-1', '2-2', '2-3', '3-1'] });
    expect(() => four().train('3-1', 'gone').stockTurn('player1')).not.toThrow();
    expect(() => four().stockTurn('player1')).toThrow('AMS');
    const asked = four().frames({ kind: 'course' }, { kind: 'discard', of: 'AMS' });
    expect(asked.asks).toBe('discard/AMS');
    // Nothing is discarded any more where the game is over.
    asked.does(concede('player2')).does(concede('player3'));
    expect(asked.s.ended?.reason).toBe('last-player');
  });

  test('of “R” trains alone it is remembered that they have run', () => {
    const ran = (train: string) => (): unknown =>
      Table.blank()
        .ext({ ran: [train] })
        .stockTurn('player1');
    expect(ran('PR2+-1')).not.toThrow();
    expect(ran('3+-1')).toThrow('3+-1 is no “R” train');
  });

  test('a player who is out owns nothing and is asked nothing', () => {
    const out = 'player1 is out and owns or decides something';
    expect(() => without().stockTurn('player2')).not.toThrow();
    expect(() => without().private('KR', 'player1').stockTurn('player2')).toThrow(out);
    expect(() => without().train('R4-1', 'player1').stockTurn('player2')).toThrow(out);
    expect(() => without().frames({ kind: 'course' }, { kind: 'newLocal', of: 'CO', by: 'player1' })).toThrow(out);
  });
});
