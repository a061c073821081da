import { describe, expect } from 'vitest';
import { pass } from '../deals.ts';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { phases } from '../../src/1839/data/index.ts';
import { Table } from './table.ts';

const buy = (train: string): Deed => ({ type: 'buyTrain', train });
const offer = (train: string, price: number): Deed => ({ type: 'buyTrainFrom', train, price });
const accept: Deed = { type: 'accept' };

/** The HIJSM of player 1 in its last step, with so much money and these trains; the NRS of player 2 owns others. */
function buying(
  cash: number,
  trains: readonly string[] = ['2-1'],
  phase = 'light yellow',
  others: readonly string[] = [],
): Table {
  return Table.blank()
    .phase(phase)
    .company('HIJSM', { shares: { player1: 6 }, cash, trains, operated: true })
    .company('NRS', { shares: { player2: 6 }, cash: 0, trains: others, price: 74, operated: true })
    .operating('HIJSM', 'trains');
}
const own = (t: Table): string[] => t.trains('HIJSM');

describe('8.3.5 Buy train(s)', () => {
  rule('1839:8.3.5-1', 'several in one operation, as far as treasury and limit allow', () => {
    const t = buying(160, ['2-1']).does(buy('2-2')).does(buy('2-3'));
    expect([own(t), t.money('HIJSM'), t.asks]).toEqual([['2-1', '2-2', '2-3'], 0, 'trains/HIJSM']);
    t.refuses(buy('2-4'), '1839:17.1-4');
    buying(79).refuses(buy('2-2'), '1839:8.3.5-1', 'ƒ79').accepts(pass);
  });

  rule('1839:8.3.5-2', 'without a train it must buy one from the supply, even without a route', () => {
    const t = buying(100, []);
    expect(t.title.mustBuyTrain?.(t.s, 'HIJSM')).toBe(true);
    t.refuses(pass, '1839:8.3.5-2').does(buy('2-1')).accepts(pass);
  });

  rule('1839:8.3.5-3', '1839:8.3.5-9', 'with one it buys or not, and goes on after one that it had to buy', () => {
    buying(500).accepts(pass).accepts(buy('2-2'));
    const t = buying(300, [], 'light yellow', ['2-5']).does(buy('2-1'));
    t.accepts(buy('2-2')).accepts(offer('2-5', 1)).accepts(pass);
  });

  rule('1839:8.3.5-4', 'the supply asks the price of the table', () => {
    const prices = [80, 120, 140, 180, 240, 320, 340, 380, 240, 260, 460, 640];
    const kinds = ['2', '2+1', '3', '3+', '4+', 'R5', 'R4+1', 'R4', 'PR2+', 'PR3+1', '4', '7'];
    const paid = kinds.map((kind, i) => {
      const t = buying(1000, ['7-32'], phases[i]!.id)
        .trainsGone(...kinds.slice(0, i))
        .train('R4-1', 'DeRtU');
      return 1000 - t.does(buy(`${kind}-${kind === 'R4' ? 2 : 1}`)).money('HIJSM');
    });
    expect(paid).toEqual(prices);
  });

  rule('1839:8.3.5-5', 'from another company only if it owns a train', () => {
    buying(100, [], 'light yellow', ['2-5']).refuses(offer('2-5', 1), '1839:8.3.5-5');
    buying(100, ['2-1'], 'light yellow', ['2-5']).accepts(offer('2-5', 1));
  });

  rule('1839:8.3.5-6', '1839:Q71', 'for ƒ1 or more, as both directors agree', () => {
    const t = buying(100, ['2-1'], 'light yellow', ['2-5']);
    t.refuses(offer('2-5', 0), '1839:8.3.5-6').refuses(offer('2-5', 101), '1839:8.3.5-1');
    t.refuses(offer('2-1', 1), '1839:8.3.5-6').refuses(offer('2-2', 1), '1839:8.3.5-6');
    t.does(offer('2-5', 30));
    expect([t.asks, t.who]).toEqual(['offer/2-5', ['player2']]);
    const declined = t.does({ type: 'decline' });
    declined.refuses(offer('2-5', 30), '1839:8.3.5-6').does(offer('2-5', 31)).does(accept);
    expect([own(t), t.money('HIJSM'), t.money('NRS')]).toEqual([['2-1', '2-5'], 69, 31]);
    // Who directs both agrees with himself.
    const both = Table.blank()
      .company('HIJSM', { shares: { player1: 6 }, cash: 5, trains: ['2-1'], operated: true })
      .company('NRS', { shares: { player1: 6 }, cash: 0, trains: ['2-5'], price: 74, operated: true })
      .operating('HIJSM', 'trains');
    expect(own(both.does(offer('2-5', 5)))).toEqual(['2-1', '2-5']);
  });

  rule('1839:8.3.5-7', '1839:16.1-4', 'colour by colour, the next when nothing is left of the one before', () => {
    const t = buying(1000, ['2-1']);
    t.refuses(buy('2+1-1'), '1839:8.3.5-7', '2 trains').accepts(buy('2-2'));
    t.trainsGone('2').accepts(buy('2+1-1'));
    const order = [...new Set(t.trains('depot').map((train) => train.slice(0, train.lastIndexOf('-'))))];
    expect(order).toEqual(['2+1', '3', '3+', '4+', 'R5', 'R4+1', 'R4', 'PR2+', 'PR3+1', '4', '7']);
  });

  rule('1839:8.3.5-8', 'one at a time: a new phase has begun before the next one is bought', () => {
    const t = buying(1000, ['2-1'], 'light green').trainsGone('2+1', '3');
    t.train('2-1', 'HIJSM').train('2-2', 'gone').train('2-3', 'gone').train('2-4', 'gone').train('2-5', 'gone');
    t.does(buy('3+-1'));
    expect([t.s.phase, own(t)]).toEqual(['dark green', ['3+-1']]);
    t.does(buy('3+-2'));
    expect(own(t)).toEqual(['3+-1', '3+-2']);
  });
});

describe('16.4 Train limit', () => {
  rule('1839:16.4-1', 'at the limit none is bought, from the supply or from others', () => {
    const t = buying(1000, ['3+-1', '3+-2'], 'dark red', ['PR2+-1']).trainsGone(
      '2',
      '2+1',
      '3',
      '4+',
      'R5',
      'R4+1',
      'R4',
    );
    expect(t.asks).not.toBe('');
    t.operating('HIJSM', 'trains');
    t.refuses(offer('PR2+-1', 5), '1839:16.4-1', '2 trains');
    buying(1000, ['3+-1'], 'dark red', ['PR2+-1']).accepts(offer('PR2+-1', 5));
  });

  rule('1839:16.4-2', 'the limit before the purchase counts, though the new phase has a lower one', () => {
    const gone = ['2', '2+1', '3', '3+', '4+', 'R5', 'R4+1', 'PR2+'];
    const t = buying(1000, ['R4-2', 'R4-3'], 'light red')
      .trainsGone(...gone)
      .train('R4-2', 'HIJSM');
    t.does(buy('PR3+1-1'));
    expect([t.s.phase, t.asks, t.who]).toEqual(['dark red', 'discard/HIJSM', ['player1']]);
    t.does({ type: 'discard', train: 'PR3+1-1' });
    expect([own(t), t.s.trains['PR3+1-1']]).toEqual([['R4-2', 'R4-3'], 'gone']);
  });

  rule('1839:16.4-3', '1839:16.4-4', '1839:Q48', 'all companies are checked, and discard in operating order', () => {
    const t = buying(1000, ['R4-2'], 'light red', ['PR2+-1', 'PR2+-2', 'R4-3']).trainsGone(
      '2',
      '2+1',
      '3',
      '3+',
      '4+',
      'R5',
      'R4+1',
    );
    t.train('PR2+-3', 'MSS').train('PR2+-4', 'MSS').train('R4+1-1', 'MSS');
    t.company('MSS', { shares: { player3: 6 }, price: 91, operated: true });
    t.does(buy('PR3+1-1'));
    expect(t.asks).toBe('discard/MSS');
    t.refuses({ type: 'discard', train: 'R4-3' }, '1839:16.4-4').does({ type: 'discard', train: 'R4+1-1' });
    expect([t.asks, t.s.trains['R4+1-1']]).toEqual(['discard/NRS', 'gone']);
    expect(t.does({ type: 'discard', train: 'R4-3' }).asks).toBe('trains/HIJSM');
  });

  rule('1839:16.4-5', 'a rusted “R” train that has not run counts, and may be what is discarded', () => {
    const t = buying(1000, ['R5-1', 'R4-2'], 'light red').trainsGone(
      '2',
      '2+1',
      '3',
      '3+',
      '4+',
      'R5',
      'R4+1',
      'R4',
      'PR2+',
    );
    t.train('R4-2', 'HIJSM').train('R5-1', 'HIJSM').does(buy('PR3+1-1'));
    expect(t.asks).toBe('discard/HIJSM');
    expect(own(t.does({ type: 'discard', train: 'R5-1' }))).toEqual(['R4-2', 'PR3+1-1']);
  });
});
