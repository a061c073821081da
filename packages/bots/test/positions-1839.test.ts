import { describe, expect, test } from 'vitest';
import { building, running } from '../../titles/test/1839/building.ts';
import { local, running as operated } from '../../titles/test/1839/money.ts';
import { Table } from '../../titles/test/1839/table.ts';
import { decide, does } from './deciding.ts';

describe('1839', () => {
  test('the private whose revenue grows with every round is bought before all others', () => {
    does(new Table(3), { type: 'buyLot', private: 'KFvSeaW' });
  });

  test('half of a run is paid out while all of it cannot be, and it is called so', () => {
    const t = building(running(Table.blank(), 'AMS', { trains: ['2-1'], shares: { player1: 6 } }), 'AMS');
    t.operating('AMS', 'dividend', {}, { revenue: 80 });
    expect(does(t, { type: 'dividend', choice: 'half' }).why.key).toBe('dividend.pay');
  });

  /** The L1 of player 1 is asked as purple phase has begun; its train is gone after the next run. */
  const asked = (cash: number): Table => {
    const t = local(Table.blank(), operated({ player1: 2, player2: 2, player3: 2 }, 10, 'PR2+-1'), []);
    t.phase('purple').ext({ operatingRound: 1, stockRound: 2, sets: [1, 1], reservations: [] });
    return t
      .trainsGone('2', '2+1', '3', '3+', '4+', 'R5', 'R4+1', 'R4', 'PR3+1', '4')
      .cash('L1', cash)
      .cash('player1', 100)
      .frames({ kind: 'course' }, { kind: 'operatingRound', incomePaid: true, operated: ['L1'], begun: ['purple'] });
  };

  test('a company whose next train would ruin its director goes to the government, one with money for it does not', () => {
    expect(asked(0).asks).toBe('nationalisation/L1');
    expect(decide(asked(0)).action.type).toBe('nationalise');
    expect(decide(asked(2000)).action.type).toBe('pass');
  });
});
