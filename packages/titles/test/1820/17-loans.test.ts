import { describe, expect } from 'vitest';
import { sell } from '../deals.ts';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { type Sketch, Table } from './table.ts';

const pay: Deed = { type: 'payDue' };
const refuse: Deed = { type: 'refuse' };
const loan: Deed = { type: 'takeLoan', frame: 'operatingTurn/LSR' };
const repay: Deed = { type: 'repayLoan' };
const pass: Deed = { type: 'pass' };

const at = (step: string, sketch: Partial<Sketch> = {}, turn = {}, readings = {}, column = 1): Table =>
  Table.blank(3, { readings })
    .colour(column > 2 ? 'green' : 'yellow', column)
    .company('LSR', { shares: { player1: 4, player2: 3 }, trains: ['2+-1'], ...sketch })
    .company('L&BR', { size: 1, shares: { player2: 1 }, trains: ['2+-8'] })
    .operating('LSR', step, turn);
const loans = (t: Table): number => t.s.ext.charters['LSR']!.loans;

describe('17.1 Loans', () => {
  rule('1820:17.1-1', '1820:17.1-5', 'brings £200, and the price falls one space', () => {
    const t = at('trains').does(loan);
    expect([t.money('LSR'), t.price('LSR'), loans(t)]).toEqual([200, 60, 1]);
  });

  rule('1820:17.1-3', 'at any time in its turn, and by nobody else', () => {
    const t = at('dividend', { cash: 80 }, { revenue: 100 });
    const asked: string[] = [];
    while (t.onTurn === 'LSR' && t.title.roundName(t.s) === 'OR 2.2') {
      asked.push(t.asks);
      t.accepts(loan).refuses({ ...loan, by: 'player2' }, 'table:not-yours');
      t.does(t.asks === 'dividend/LSR' ? { type: 'dividend', choice: 'pay' } : pass);
    }
    expect(asked).toEqual(['dividend/LSR', 'discards/LSR', 'trains/LSR']);
    // Not in the turn of another company, nor for nothing in another round.
    t.refuses({ ...loan, by: 'player1' }, '1820:17.1-3', 'Operating Round turn');
    const still = Table.blank().company('LSR', { shares: { player1: 4 } });
    still.refuses(loan, '1820:17.1-3').takeovers().refuses(loan, '1820:17.1-3');
  });

  rule('1820:17.1-4', '1820:Q52', 'interest is due in step 9 on all loans, and at once on one taken later', () => {
    const t = at('interest', { loans: 1, cash: 50 });
    expect(t.asks).toBe('due/LSR');
    t.does(loan).does(pay);
    // £250 less interest on both loans.
    expect([t.money('LSR'), t.asks]).toEqual([210, 'repaying/LSR']);
    t.does(loan);
    expect([t.money('LSR'), loans(t)]).toEqual([390, 3]);
  });

  rule('1820:Q52', 'by the other reading step 9 is the only time at which interest is due', () => {
    const t = at('interest', { loans: 1, cash: 50 }, {}, { loanInterest: 'next-turn' }).does(loan).does(pay);
    expect([t.money('LSR'), t.asks]).toEqual([210, 'repaying/LSR']);
    t.does(loan);
    expect([t.money('LSR'), loans(t)]).toEqual([410, 3]);
  });

  rule('1820:17.1-6', 'none that would put it into liquidation', () => {
    at('trains', { price: 43 }).does(loan).refuses(loan, '1820:17.1-6');
    at('trains', { price: 40 }).refuses(loan, '1820:17.1-6');
  });

  rule('1820:10.7-3', 'none in liquidation', () => {
    at('trains', { price: 10 }).refuses(loan, '1820:10.7-3');
    at('trains', { price: 47 }).accepts(loan);
  });

  rule('1820:17.1-2', 'none for a private company', () => {
    at('trains', { size: 1, shares: { player1: 1 } }).refuses(loan, '1820:17.1-2');
  });

  rule('1820:17.2-1', 'no more than it has shares in play', () => {
    const t = at('trains', { shares: { player1: 1, pool: 1 }, price: 142 });
    t.does(loan).does(loan).refuses(loan, '1820:17.2-1', '2 shares');
  });
});

describe('7.2.8 Pay loan interest', () => {
  rule('1820:7.2.8-1', 'the rate of the column for each loan', () => {
    const paid = [
      ['yellow', 1],
      ['brown', 9],
      ['red', 12],
      ['gray', 15],
    ].map(([colour, column]) => {
      const t = Table.blank().colour(colour as string, column as number);
      t.company('LSR', { shares: { player1: 4 }, trains: ['2+-1'], loans: 2, cash: 200 }).operating('LSR', 'interest');
      return 200 - t.does(pay).money('LSR');
    });
    expect(paid).toEqual([40, 80, 120, 160]);
  });

  rule('1820:7.2.8-2', 'the director adds what is missing, and the price falls', () => {
    const t = at('interest', { loans: 2, cash: 30 }).refuses(pay, '1820:7.2.8-2').cash('player1', 15);
    t.does(pay);
    expect([t.money('LSR'), t.money('player1'), t.price('LSR')]).toEqual([0, 5, 60]);
  });

  rule('1820:7.2.8-3', 'sells shares for it, and keeps the company', () => {
    const t = at('interest', { loans: 4, cash: 10 });
    t.cash('player1', 5).refuses(sell('LSR', 2), '1820:7.2.8-3').refuses(pay, '1820:7.2.8-2').does(sell('LSR', 1));
    t.does(pay);
    expect([t.money('player1'), t.money('LSR'), t.price('LSR')]).toEqual([0, 0, 60]);
  });

  rule('1820:7.2.8-4', '1820:7.2.8-5', 'who refuses or cannot pay goes into liquidation', () => {
    for (const cash of [0, 40]) {
      const t = at('interest', { loans: 2, cash }).does(refuse);
      expect([t.price('LSR'), t.money('LSR'), loans(t)]).toEqual([10, cash, 2]);
    }
  });
});

describe('7.2.9 Repay loans', () => {
  rule('1820:7.2.9-1', '1820:7.2.9-2', '1820:17.3-1', 'after interest, £200 each, and the price rises', () => {
    const t = at('trains', { loans: 3, cash: 660 });
    t.refuses(repay, '1820:7.2-1').does(pass).refuses(repay, '1820:7.2-1').does(pay).does(repay).does(repay);
    expect([t.money('LSR'), t.price('LSR'), loans(t), t.asks]).toEqual([200, 78, 1, 'repaying/LSR']);
    t.does(repay);
    expect([t.price('LSR'), loans(t), t.title.roundName(t.s)]).toEqual([86, 0, 'OR 2.2']);
  });

  rule('1820:7.2.9-1', 'as long as there is £200 for one more', () => {
    const t = at('repaying', { loans: 3, cash: 599 }).does(repay);
    expect([t.money('LSR'), t.asks]).toEqual([399, 'repaying/LSR']);
    // £199 repay nothing: the turn is over.
    t.does(repay);
    expect([t.money('LSR'), loans(t), t.onTurn]).toEqual([199, 1, 'L&BR']);
    expect(at('repaying', { loans: 1, cash: 199 }).onTurn).toBe('L&BR');
  });

  rule('1820:7.2.9-1', 'not where interest was refused, with whatever money that has saved', () => {
    const t = at('interest', { loans: 2, cash: 1000 }).does(refuse);
    expect([t.onTurn, t.price('LSR'), t.money('LSR'), loans(t)]).toEqual(['L&BR', 10, 1000, 2]);
    t.refuses({ ...repay, by: 'player1', frame: 'repaying/LSR' }, '1820:7.2.9-1', 'has paid its interest');
    const poor = at('interest', { loans: 1, cash: 199 }).does(pay);
    poor.refuses({ ...repay, by: 'player1', frame: 'repaying/LSR' }, '1820:7.2.9-1', 'costs £200');
    // Refused maintenance leaves it open, for who pays interest.
    const other = at('maintenance', { loans: 2, cash: 1000 }, {}, {}, 4).does(refuse).does(pass).does(pass).does(pay);
    expect([other.asks, other.price('LSR')]).toEqual(['repaying/LSR', 10]);
  });

  rule('1820:7.2.9-1', 'by the other reading also where interest was refused, without a rise', () => {
    const t = at('interest', { loans: 2, cash: 1000 }, {}, { refusedInterest: 'repaying' }).does(refuse).does(repay);
    expect([t.asks, t.price('LSR'), t.money('LSR'), loans(t)]).toEqual(['repaying/LSR', 10, 800, 1]);
  });

  rule('1820:17.3-1', 'in no other round', () => {
    at('repaying', { loans: 1, cash: 200 }).accepts(repay);
    const rich: Sketch = { shares: { player1: 4, player2: 3 }, loans: 1, cash: 200 };
    const other = (): Table => Table.blank().company('LSR', rich);
    other().stockTurn('player1').refuses(repay, '1820:17.3-1', 'Operating Round');
    other().takeovers().refuses(repay, '1820:17.3-1', 'Operating Round');
  });

  rule(
    '1820:10.7-6',
    '1820:Q4',
    'what failed in this turn does not rise again in it; what stood there before does',
    () => {
      const failed = at('trains', { trains: [], loans: 2, cash: 440 }).does(pass).does(pay).does(repay);
      expect([failed.price('LSR'), loans(failed)]).toEqual([10, 1]);
      const stood = at('interest', { loans: 2, cash: 440, price: 10 }).does(pay).does(repay);
      expect([stood.price('LSR'), loans(stood)]).toEqual([40, 1]);
    },
  );
});
