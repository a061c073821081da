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
    expect(does(t, { type: 'dividend', choice: 'half' }).why.key).toBe('dividend.cash');
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

  /** The AMS with its homes, of player 1 unless others hold it. */
  const ams = (cash: number, trains: readonly string[], more: object = {}): Table =>
    building(running(Table.blank(), 'AMS', { trains, cash, ...more }), 'AMS');

  test.each([20, 40, 60])('half of a run of %i is paid out where no more may be', (revenue) => {
    does(ams(0, ['2-1']).operating('AMS', 'dividend', {}, { revenue }), { type: 'dividend', choice: 'half' });
  });

  test.each([100, 200, 500])('a company without a train buys one, with ƒ%i in its treasury', (cash) => {
    does(ams(cash, []).operating('AMS', 'trains'), { type: 'buyTrain', train: '2-1' });
  });

  test('a good company is not sold off for the trains that it will owe some day', () => {
    const t = ams(300, ['2-1']).cash('player1', 200).cash('player2', 300).cash('player3', 300).stockTurn('player1');
    expect(decide(t).action.type).not.toBe('sell');
  });

  test('a share of a company with train and money is bought, not one of a company without either', () => {
    const t = running(Table.blank(), 'AMS', { trains: ['2-1'], cash: 300, shares: { player2: 4, player3: 2 } });
    running(t, 'MSS', { cash: 0, shares: { player2: 4, player3: 2 } });
    t.cash('player1', 70).cash('player2', 0).cash('player3', 0).stockTurn('player1');
    does(t, { type: 'buy', company: 'AMS' });
  });
});
