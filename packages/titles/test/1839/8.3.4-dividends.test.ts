import { describe, expect } from 'vitest';
import { pass } from '../deals.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

/** The HIJSM has earned so much: 4 shares with player 1, 2 with player 2, one in its treasury, one in the pool, 2 in the IPO. */
const earned = (revenue: number, phase = 'blue', price = 67): Table =>
  Table.blank()
    .phase(phase)
    .company('HIJSM', { shares: { player1: 4, player2: 2, HIJSM: 1, pool: 1 }, price, operated: true, cash: 0 })
    .train('4+-1', 'HIJSM')
    .cash('player1', 0)
    .cash('player2', 0)
    .operating('HIJSM', 'dividend', { revenue }, { revenue });
const decides = (t: Table, choice: 'pay' | 'half' | 'withhold'): Table => t.does({ type: 'dividend', choice });
const cash = (t: Table): number[] => ['player1', 'player2', 'HIJSM'].map((owner) => t.money(owner));

describe('8.3.4 Pay or withhold dividends', () => {
  rule('1839:8.3.4-1', 'full or half, as far as the phase allows, or none of it', () => {
    const offered = (phase: string) => earned(100, phase).choices('dividend')[0]!.openFields['choice'];
    expect(offered('dark green')).toEqual({ kind: 'oneOf', values: ['half', 'withhold'] });
    expect(offered('blue')).toEqual({ kind: 'oneOf', values: ['pay', 'withhold'] });
  });

  rule('1839:8.3.4-2', 'no full dividend before blue phase', () => {
    earned(100, 'dark green').refuses({ type: 'dividend', choice: 'pay' }, '1839:8.3.4-2');
    earned(100, 'blue').accepts({ type: 'dividend', choice: 'pay' });
  });

  rule('1839:8.3.4-3', 'no half one from blue phase on', () => {
    earned(100, 'dark green').accepts({ type: 'dividend', choice: 'half' });
    for (const phase of ['blue', 'purple'])
      earned(100, phase).refuses({ type: 'dividend', choice: 'half' }, '1839:8.3.4-3');
  });

  rule('1839:8.3.4-4', 'what is withheld goes to the treasury', () => {
    const t = earned(110);
    const bank = t.money('bank');
    expect([cash(decides(t, 'withhold')), t.money('bank') - bank]).toEqual([[0, 0, 110], -110]);
  });

  rule('1839:8.3.4-5', '1839:8.3.4-6', 'a tenth of it for each share, to players from the bank', () => {
    const t = earned(110);
    const bank = t.money('bank');
    decides(t, 'pay');
    expect([t.money('player1'), t.money('player2'), t.money('bank') - bank]).toEqual([44, 22, -(44 + 22 + 22)]);
  });

  rule(
    '1839:8.3.4-7',
    '1839:8.3.4-8',
    '1839:8.3.4-9',
    'to the company for its treasury and the pool, and nothing for the IPO',
    () => {
      expect(cash(decides(earned(110), 'pay'))).toEqual([44, 22, 22]);
      // Half of ƒ100 and twice ƒ5.
      expect(cash(decides(earned(100, 'dark green'), 'half'))).toEqual([20, 10, 50 + 10]);
    },
  );

  rule(
    '1839:8.3.4-10',
    '1839:8.3.4-11',
    'of a half-dividend the company’s part is rounded down to tens, that of a share up',
    () => {
      // ƒ55 are ƒ50 for the company; ƒ5.5 a share are ƒ6.
      expect(cash(decides(earned(110, 'dark green'), 'half'))).toEqual([24, 12, 50 + 12]);
      expect(cash(decides(earned(120, 'dark green'), 'half'))).toEqual([24, 12, 60 + 12]);
      expect(cash(decides(earned(10, 'dark green'), 'half'))).toEqual([4, 2, 0 + 2]);
    },
  );
});

describe('13.2 Stock price movement by dividends', () => {
  const after = (revenue: number, choice: 'pay' | 'half' | 'withhold', phase = 'blue', price = 67): number =>
    decides(earned(revenue, phase, price), choice).price('HIJSM');

  rule('1839:13.2-3', 'less than the price, or nothing: one space left', () => {
    expect([after(60, 'pay'), after(200, 'withhold')]).toEqual([61, 61]);
    // With a train and without a route.
    const t = Table.blank()
      .company('HIJSM', { shares: { player1: 6 }, price: 67, operated: true })
      .train('2-1', 'HIJSM');
    expect(t.endRound().does(pass).price('HIJSM')).toBe(61);
  });

  rule('1839:13.2-4', 'nothing for want of a train: two spaces left', () => {
    const t = Table.blank().company('HIJSM', { shares: { player1: 6 }, price: 67, operated: true });
    expect(t.endRound().does(pass).price('HIJSM')).toBe(56);
  });

  rule('1839:13.2-5', 'as much as the price, and less than twice: one space right', () => {
    expect([after(70, 'pay'), after(130, 'pay')]).toEqual([74, 74]);
    expect([after(40, 'pay', 'blue', 40), after(30, 'pay', 'blue', 40)]).toEqual([43, 40]);
  });

  rule('1839:13.2-6', 'twice as much: two spaces right', () => {
    expect([after(140, 'pay'), after(500, 'pay')]).toEqual([82, 82]);
    expect([after(80, 'pay', 'blue', 40), after(70, 'pay', 'blue', 40)]).toEqual([47, 43]);
  });

  rule('1839:Q5', 'ten times what a share gets counts, the IPO included, against the price before the move', () => {
    // ƒ7 a share are ƒ70, although only ƒ56 are paid.
    expect(after(70, 'pay')).toBe(74);
    // Half of ƒ130 are ƒ65, and ƒ6.5 a share are ƒ7: ƒ70.
    expect([after(130, 'half', 'dark green'), after(120, 'half', 'dark green')]).toEqual([74, 61]);
    // ƒ134 would be twice ƒ67, and ƒ140 are less than twice ƒ74.
    expect(after(140, 'pay')).toBe(82);
  });

  rule(
    '1839:10.1-4',
    '1839:Q15',
    'ƒ300 by a dividend ends the game with the operating round, whatever comes of it',
    () => {
      const t = earned(600, 'blue', 254).company('AMS', {
        shares: { player1: 6 },
        price: 67,
        operated: true,
        trains: ['7-1'],
      });
      t.ext({ sets: [1, 3] });
      decides(t, 'pay').endTurn();
      expect([t.price('HIJSM'), t.s.ended, t.onTurn]).toEqual([300, null, 'AMS']);
      t.set({ market: { ...t.s.market, at: { ...t.s.market.at, HIJSM: { grid: 'major', row: 0, col: 18 } } } });
      expect(t.endTurn().s.ended).toMatchObject({ reason: 'top-price' });
      expect(t.title.score(t.s)['player2']).toBe(t.money('player2') + 2 * 254);
    },
  );
});
