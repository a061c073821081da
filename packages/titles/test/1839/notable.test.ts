/** What is seldom in random games is counted where it happens. */
import { describe, expect, test } from 'vitest';
import { notable } from '../../src/1839/notable.ts';
import type { Deed } from '../position.ts';
import { building, lay, running as builder } from './building.ts';
import { bankrupt, concede, inNeed, nationalise, running } from './money.ts';
import { Table } from './table.ts';

/** What is counted of a deed. */
function counted(t: Table, deed: Deed): string[] {
  const before = t.s;
  const action = t.action(deed);
  t.does(deed);
  const step = { before, action, events: t.events as never, after: t.s };
  return Object.keys(notable).filter((name) => Number(notable[name]!(step)) > 0);
}

describe('private companies', () => {
  const buys: Deed = { type: 'buyPrivate', private: 'HLvVdG', price: 50, frame: 'operatingTurn/AMS' };
  const table = (owner: string): Table =>
    building(builder(Table.blank().phase('light green').private('HLvVdG', owner), 'AMS'), 'AMS');

  test('a green one is bought when its owner agrees, at once where that is the director', () => {
    const bought = 'a company buys a green private';
    const t = table('player2');
    expect(counted(t, buys)).not.toContain(bought);
    expect(counted(t, { type: 'accept' })).toContain(bought);
    expect(counted(table('player1'), buys)).toContain(bought);
  });

  test('for the red one its owner alone pays, and sells what is missing', () => {
    const t = Table.blank(4).private('RH', 'player1').cash('player1', 0);
    t.company('MSS', running({ player1: 2, player2: 4 }, 67, '2-5')).endRound();
    expect(t.asks).toBe('emergency/player1');
    expect(counted(t, { type: 'sell', company: 'MSS', count: 2 })).toEqual(
      expect.arrayContaining(['shares are sold for the red private', 'the red private is paid for']),
    );
    expect(Object.keys(notable).filter((name) => name.includes('helps'))).toEqual([
      'the director helps to pay the homes',
      'the director helps to pay the first train',
      'the director helps to pay the last train',
    ]);
  });
});

describe('what must be paid', () => {
  /** Player 1 directs the company, and would not after any sale. */
  const EVEN = { player1: 2, player2: 2, player3: 2 };
  /** The AMS has spent its money before its first train is due. */
  const begun = (mss: number): Table => {
    const t = Table.blank()
      .company('MSS', running({ player1: mss, player2: 4 }, 67, '2-5'))
      .company('AMS', { shares: EVEN, price: 74, cash: 0 })
      .cash('player1', 10)
      .endRound();
    while (t.onTurn !== 'AMS') t.endTurn();
    return t;
  };

  test('shares are sold for the first train', () => {
    const t = begun(2);
    expect(t.asks).toBe('emergency/AMS');
    expect(counted(t, { type: 'sell', company: 'MSS', count: 2 })).toContain('shares are sold for the first train');
  });

  test('who cannot pay the first train is bankrupt over it, who cannot pay the last one over that', () => {
    expect(counted(begun(0), bankrupt)).toContain('bankrupt over the first train');
    expect(counted(inNeed({ cash: 0, shares: EVEN }, 0, { shares: { player2: 4 } }), bankrupt)).toContain(
      'bankrupt over the last train',
    );
  });
});

describe('concessions', () => {
  test('in the auction', () => {
    expect(counted(new Table(), concede('player2'))).toContain('concedes in the auction');
  });

  test('in a nationalisation round', () => {
    const t = Table.blank()
      .company('NRS', running({ player1: 6 }, 74, '3-1'))
      .company('MSS', running({ player2: 6 }, 67, '3-2'))
      .phase('dark green')
      .ext({ operatingRound: 1, stockRound: 2, sets: [1, 1] });
    t.frames(
      { kind: 'course' },
      { kind: 'operatingRound', incomePaid: true, operated: ['NRS'], begun: ['dark green'] },
    );
    expect(t.asks).toBe('nationalisation/NRS');
    expect(counted(t, concede('player3'))).toContain('concedes in a nationalisation round');
    expect(counted(t, nationalise)).toContain('the company that has begun the phase is nationalised');
  });
});

test('a government marker is dropped by an upgrade', () => {
  const t = builder(Table.blank().phase('gray'), 'NBDS').tile('K8', 'B549', 1);
  t.station('government', 'K8').station('L2', 'K8').ext({ reservations: [] });
  expect(counted(building(t, 'NBDS'), lay('K8', 'B370', 1))).toContain('a government marker is dropped by an upgrade');
});

test('a free first train begins a phase', () => {
  const t = Table.blank().phase('light green').trainsGone('2', '2+1', '3');
  t.company('L1', { shares: { player1: 6 }, price: 31, cash: 0 });
  // The round begins with the last pass, and L1 with it.
  while (t.choices('pass').length > 0 && t.s.ext.operatingRound === 0) {
    const found = counted(t, { type: 'pass' });
    expect(found.includes('a free first train begins a phase')).toBe(t.s.ext.operatingRound > 0);
  }
  expect(t.s.phase).toBe('dark green');
});
