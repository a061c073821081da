import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { accept, decline, pass } from './merging.ts';
import type { Table } from './table.ts';
import { buyForced, buyFrom, buying, emergency, owning, sellFor } from './trains.ts';

const bankrupt = { type: 'bankrupt' };
const prr = (shares: Record<string, number>, trains: string[] = []) => owning('PRR', trains, shares);
/** Payments of the last action: who, to whom, how much. */
const paid = (t: Table): unknown[] =>
  t.events.filter(({ event }) => event === 'pay').map((event) => [event['from'], event['to'], event['amount']]);

describe('8.3.5.2 Emergency train buying: the director’s money', () => {
  rule('1828:8.3.5.2-1', 'the director adds what the treasury lacks', () => {
    const t = buying({ cash: 30, own: 100 }).does(pass);
    expect([t.asks, t.who]).toEqual(['emergency/B&O', ['player1']]);
    t.refuses(pass, '1828:8.3.5.2-1');
    t.refuses(buyForced('2-1', { help: 49 }), '1828:8.3.5.2-1');
    t.does(buyForced('2-1', { help: 50 }));
    expect(paid(t)).toEqual([
      ['player1', 'B&O', 50],
      ['B&O', 'bank', 80],
    ]);
    expect([t.trains('B&O'), t.money('player1'), t.money('B&O')]).toEqual([['2-1'], 50, 0]);
  });

  rule('1828:8.3.5.2-1', 'the train is the one that the supply sells', () => {
    const t = emergency({ next: '5', cash: 30, own: 1000 });
    t.refuses(buyForced('3+D-1'), '1828:8.3.5.1-7');
    t.does(buyForced('5-1'));
    expect([t.s.phase, t.money('player1')]).toEqual(['blue', 780]);
  });

  rule('1828:8.3.5.2-2', 'shares are sold only if the cash is not enough', () => {
    const shares = prr({ player1: 1, player2: 5 });
    const enough = emergency({ cash: 30, own: 50, more: shares });
    enough.refuses(sellFor('PRR'), '1828:8.3.5.2-7', 'You already have $80, enough for the train at $80');
    enough.accepts(buyForced('2-1'));
    const t = emergency({ cash: 30, own: 49, more: shares });
    t.refuses(buyForced('2-1'), '1828:8.3.5.2-2');
    t.does(sellFor('PRR')).does(buyForced('2-1'));
    expect([t.money('player1'), t.money('B&O'), t.shares('PRR', 'player1')]).toEqual([49 + 71 - 50, 0, 0]);
  });

  rule('1828:8.3.5.2-3', 'one price for the shares of a sale, and a row down for each', () => {
    const t = emergency({ next: '3', more: prr({ player1: 3, player2: 3 }), own: 10 });
    const bank = t.money('bank');
    t.does(sellFor('PRR', 2));
    expect([t.money('player1'), t.money('bank') - bank]).toEqual([152, -142]);
    expect([t.price('PRR'), t.shares('PRR', 'pool'), t.shares('PRR', 'player1')]).toEqual([64, 2, 1]);
    // The window stays open: the third brings as much.
    t.does(sellFor('PRR'));
    expect([t.money('player1'), t.price('PRR')]).toEqual([223, 59]);
  });

  rule('1828:8.3.5.2-3', 'what cannot be sold in a stock round cannot be sold here', () => {
    const t = emergency({ next: '5', own: 0, more: prr({ player1: 3, player2: 1 }) });
    t.refuses(sellFor('NYC'), '1828:7.2-4');
    t.refuses(sellFor('PRR', 4), '1828:7.2-4');
    t.refuses(sellFor('PRR', 0), '1828:7.2-4');
    t.refuses(sellFor('PRR', 2), '1828:13.3.3-5');
    t.refuses(sellFor('B&O', 5), '1828:7.2-1');
    t.accepts(sellFor('PRR', 1));
    const unparred = emergency({ own: 0 });
    unparred.set({ shares: { ...unparred.s.shares, PRR: { player1: 1, ipo: 9 } } });
    unparred.refuses(sellFor('PRR'), '1828:7.2-3');
  });

  rule('1828:8.3.5.2-4', 'the operating company keeps its director', () => {
    const t = emergency({ next: '5', own: 0, shares: { player1: 4, player2: 3 } });
    t.refuses(sellFor('B&O', 2), '1828:8.3.5.2-4');
    expect(t.choices('sell')[0]!.openFields['count']).toMatchObject({ values: [1] });
    t.does(sellFor('B&O'));
    expect([t.money('player1'), t.s.companies['B&O']!.director]).toEqual([124, 'player1']);
    t.refuses(sellFor('B&O'), '1828:8.3.5.2-4');
  });

  rule('1828:8.3.5.2-5', 'a company that gets a new director is dealt with by that one', () => {
    const t = emergency({ own: 10, more: prr({ player1: 3, player2: 2, pool: 1 }, ['2-1']) });
    t.does(sellFor('PRR', 1));
    expect(t.s.companies['PRR']!.director).toBe('player1');
    const other = emergency({ next: '3', own: 10, more: prr({ player1: 3, player2: 2, pool: 1 }, ['3-1']) });
    other.does(sellFor('PRR', 2));
    expect(other.s.companies['PRR']!.director).toBe('player2');
    other.does(buyFrom('3-1', 150));
    expect([other.asks, other.who, other.trains('B&O')]).toEqual(['offer/3-1', ['player2'], []]);
    other.does(accept);
    expect([other.trains('B&O'), other.money('PRR'), other.money('player1')]).toEqual([['3-1'], 150, 2]);
  });

  rule('1828:8.3.5.2-6', 'just what is missing, not a dollar more', () => {
    const t = emergency({ cash: 30, own: 100 });
    t.refuses(buyForced('2-1', { help: 51 }), '1828:8.3.5.2-6');
    t.accepts(buyForced('2-1', { help: 50 }));
  });

  rule('1828:8.3.5.2-7', 'no share after the money is there', () => {
    const shares = prr({ player1: 4, player2: 2 });
    const enough = emergency({ cash: 4, own: 5, more: shares });
    enough.refuses(sellFor('PRR', 2), '1828:8.3.5.2-7', 'You have $9 of the $80 for the train');
    enough.does(sellFor('PRR'));
    enough.refuses(sellFor('PRR'), '1828:8.3.5.2-7');
    // One dollar less, and the second is needed.
    emergency({ cash: 4, own: 4, more: shares }).accepts(sellFor('PRR', 2));
  });
});

describe('8.3.5.2 Emergency train buying: trains of other companies', () => {
  rule('1828:8.3.5.2-9', 'with the director’s help for face value at most', () => {
    const t = emergency({ next: '3', cash: 79, own: 500, more: prr({ player2: 6 }, ['2-1']) });
    t.refuses(buyFrom('2-1', 81), '1828:8.3.5.2-9');
    t.accepts(buyFrom('2-1', 80));
    // What the treasury alone can pay is free.
    emergency({ next: '3', cash: 159, own: 500, more: prr({ player2: 6 }, ['2-1']) }).accepts(buyFrom('2-1', 159));
  });

  rule('1828:8.3.5.2-9', 'nor for more than both have', () => {
    const shares = { player1: 2, player2: 2, pool: 2 };
    const t = emergency({ cash: 30, own: 20, shares, more: prr({ player2: 6 }, ['2-1']) });
    t.refuses(buyFrom('2-1', 51), '1828:8.3.5.2-2');
    t.refuses(buyFrom('2-1', 81), '1828:8.3.5.2-9');
    t.accepts(buyFrom('2-1', 50));
    expect(t.choices('buyTrainFrom')[0]!.openFields['price']).toMatchObject({ min: 1, max: 50 });
  });

  rule('1828:8.3.5.2-10', 'the treasury is empty after the purchase', () => {
    const supply = emergency({ cash: 79, own: 300 }).does(buyForced('2-1'));
    expect([supply.money('B&O'), supply.money('player1')]).toEqual([0, 299]);
    const t = emergency({ next: '3', cash: 50, own: 300, more: prr({ player2: 6 }, ['2-1']) });
    t.does(buyFrom('2-1', 80)).does(accept);
    expect([t.money('B&O'), t.money('player1'), t.money('PRR'), t.trains('B&O')]).toEqual([0, 270, 80, ['2-1']]);
  });

  rule('1828:8.3.5.2-11', 'nobody need buy from another company, not for $1 and not to avoid the end', () => {
    const t = emergency({
      cash: 30,
      own: 20,
      shares: { player1: 2, player2: 2, pool: 2 },
      more: prr({ player2: 6 }, ['2-1']),
    });
    t.does(bankrupt);
    expect([t.asks, t.who]).toEqual(['lastCall/B&O', ['player2']]);
    t.does({ type: 'offerTrain', train: '2-1', price: 1 });
    expect([t.asks, t.who]).toEqual(['offer/2-1', ['player1']]);
    t.does(decline).does(pass);
    expect(t.s.ended?.reason).toBe('bankruptcy');
    // Where the money for the supply's train is there, that one is bought.
    emergency({ cash: 30, own: 50, more: prr({ player2: 6 }, ['2-1']) }).accepts(buyForced('2-2'));
  });
});
