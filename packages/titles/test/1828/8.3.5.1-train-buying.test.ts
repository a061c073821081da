import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { accept, decline, pass } from './merging.ts';
import type { Table } from './table.ts';
import { buyFrom, buying, buyTrain, owning, system } from './trains.ts';

const shells = (t: Table): string[][] => [t.trains('GT'), t.trains('WAB')];
const arrange = (...trains: string[]) => ({ type: 'arrange', trains });

describe('8.3.5.1 Train buying: arranging the trains of a system', () => {
  const three = { gt: ['2-1', '2-2'], wab: ['2-3'], cash: 100 };

  rule('1828:8.3.5.1-1', 'a system moves its trains between its shells, and only before it buys', () => {
    const t = system({ ...three, step: 'arrange' });
    expect([t.asks, t.who]).toEqual(['arrange/GT', ['player1']]);
    t.accepts(arrange())
      .accepts(arrange('2-1', '2-2', '2-3'))
      .accepts(pass);
    t.does(arrange('2-3'));
    expect(shells(t)).toEqual([['2-3'], ['2-1', '2-2']]);
    expect(t.asks).toBe('trains/GT');
    t.refuses({ ...arrange('2-1'), frame: 'arrange/GT' }, '1828:8.3.5.1-1');
    t.refuses({ ...buyFrom('2-1', 1), shell: 'GT' }, '1828:8.3.5.1-5');
    t.does(buyTrain('2-4', 'GT'));
    t.refuses({ ...arrange('2-1'), frame: 'arrange/GT' }, '1828:8.3.5.1-1');
  });

  rule('1828:8.3.5.1-1', 'only its own trains, each once; a company with one shell is not asked', () => {
    const t = system({ ...three, step: 'arrange', more: owning('PRR', ['2-5']) });
    for (const wrong of [['2-4'], ['2-5'], ['2-1', '2-1']]) t.refuses(arrange(...wrong), '1828:8.3.5.1-1');
    expect(t.choices('arrange').map(({ fields }) => (fields['trains'] as string[]).length)).toEqual([0, 1, 2, 3]);
    expect(buying({ trains: ['2-1', '2-2'], step: 'arrange' }).asks).toBe('trains/B&O');
    expect(system({ step: 'arrange' }).asks).toBe('trains/GT');
  });

  rule('1828:8.3.5.1-2', 'four trains in a shell, not five, while the limit is four', () => {
    const t = system({ gt: ['2-1', '2-2', '2-3'], wab: ['2-4', '2-5'], step: 'arrange' });
    t.refuses(arrange('2-1', '2-2', '2-3', '2-4', '2-5'), '1828:8.3.5.1-2');
    t.refuses(arrange(), '1828:8.3.5.1-2');
    t.accepts(arrange('2-1'));
    t.does(arrange('2-1', '2-2', '2-4', '2-5'));
    expect(shells(t)).toEqual([['2-1', '2-2', '2-4', '2-5'], ['2-3']]);
  });

  rule('1828:8.3.5.1-2', 'two in red phase', () => {
    const t = system({ next: '6', phase: 'red', gt: ['5-1', '5-2'], wab: ['3+D-1'], step: 'arrange' });
    t.refuses(arrange('5-1', '5-2', '3+D-1'), '1828:8.3.5.1-2');
    t.accepts(arrange('5-1', '3+D-1'));
  });
});

describe('8.3.5.1 Train buying: buying', () => {
  rule('1828:8.3.5.1-3', 'what the purchase takes away makes no place for it', () => {
    const full = buying({ next: '5', cash: 250, trains: ['2-1', '2-2', '2-3', '2-4'] });
    full.refuses(buyTrain('5-1'), '1828:8.3.5.1-3');
    const t = buying({ next: '5', cash: 250, trains: ['2-1', '2-2', '2-3'] }).does(buyTrain('5-1'));
    expect(t.trains('B&O')).toEqual(['5-1']);
  });

  rule('1828:8.3.5.1-3', 'below the limit before it is enough: what is too much afterwards is discarded', () => {
    const t = buying({ next: '3+D', cash: 350, trains: ['3-1', '3-2', '5-1'] }).does(buyTrain('3+D-1'));
    expect([t.trains('B&O').length, t.asks]).toEqual([4, 'discard/B&O']);
    const full = buying({ next: '3+D', cash: 350, trains: ['3-1', '3-2', '3-3', '5-1'] });
    full.refuses(buyTrain('3+D-1'), '1828:8.3.5.1-3');
  });

  rule('1828:8.3.5.1-4', 'the bank gets the face value', () => {
    const prices = { '2': 80, '3': 160, '5': 250, '3+D': 350, '6': 650, '8E': 800, D: 900 };
    for (const [next, price] of Object.entries(prices)) {
      buying({ next, cash: price - 1 }).refuses(buyTrain(`${next}-1`), '1828:8.3.5.1-4');
      const t = buying({ next, cash: price });
      const bank = t.money('bank');
      t.does(buyTrain(`${next}-1`));
      expect([t.money('B&O'), t.money('bank') - bank, t.trains('B&O')]).toEqual([0, price, [`${next}-1`]]);
    }
  });

  rule('1828:8.3.5.1-5', 'another company’s for any price from $1 up, if its director agrees', () => {
    const t = buying({ cash: 500, more: owning('PRR', ['2-1']) });
    t.refuses(buyFrom('2-1', 0), '1828:8.3.5.1-5');
    t.accepts(buyFrom('2-1', 500));
    t.does(buyFrom('2-1', 1));
    expect([t.asks, t.who, t.trains('B&O')]).toEqual(['offer/2-1', ['player2'], []]);
    t.does(decline);
    expect([t.asks, t.trains('PRR'), t.money('PRR')]).toEqual(['trains/B&O', ['2-1'], 0]);
    t.refuses(buyFrom('2-1', 1), '1828:8.3.5.1-5');
    t.does(buyFrom('2-1', 300)).does(accept);
    expect([t.trains('B&O'), t.trains('PRR'), t.money('B&O'), t.money('PRR')]).toEqual([['2-1'], [], 200, 300]);
  });

  rule('1828:8.3.5.1-5', 'a director of both companies agrees with himself', () => {
    const t = buying({ cash: 500, more: owning('PRR', ['2-1'], { player1: 6 }) }).does(buyFrom('2-1', 7));
    expect([t.asks, t.trains('B&O'), t.money('B&O'), t.money('PRR')]).toEqual(['trains/B&O', ['2-1'], 493, 7]);
    // The supply is no company, and the company itself is no other one.
    t.refuses(buyFrom('2-2', 7), '1828:8.3.5.1-5');
    t.refuses(buyFrom('2-1', 7), '1828:8.3.5.1-5');
  });

  rule('1828:8.3.5.1-5', 'a system’s train is paid into its treasury, from whichever shell it comes', () => {
    const merged = system({ wab: ['2-1'], step: 'track' }).company('B&O', { shares: { player2: 6 }, cash: 90 });
    const t = merged.operate('B&O', 'trains').does(buyFrom('2-1', 90));
    expect(t.who).toEqual(['player1']);
    t.does(accept);
    expect([t.money('GT'), t.money('WAB'), t.trains('B&O')]).toEqual([90, 0, ['2-1']]);
  });

  rule('1828:8.3.5.1-6', 'several in a turn, as long as the treasury pays for them', () => {
    const t = buying({ cash: 250, more: owning('PRR', ['2-1'], { player1: 6 }) });
    t.does(buyTrain('2-2')).does(buyTrain('2-3')).does(buyFrom('2-1', 20));
    expect([t.trains('B&O'), t.money('B&O')]).toEqual([['2-1', '2-2', '2-3'], 70]);
    t.refuses(buyTrain('2-4'), '1828:8.3.5.1-4');
    const poor = buying({ cash: 70, more: owning('PRR', ['2-1']) });
    poor.refuses(buyFrom('2-1', 71), '1828:8.3.5.1-6');
    poor.accepts(buyFrom('2-1', 70));
  });

  rule('1828:8.3.5.1-6', 'and as the limit allows', () => {
    const t = buying({ cash: 500, trains: ['2-1', '2-2'] })
      .does(buyTrain('2-3'))
      .does(buyTrain('2-4'));
    t.refuses(buyTrain('2-5'), '1828:17.1-3');
    expect(t.choices('buyTrain')).toEqual([]);
  });

  rule('1828:8.3.5.1-7', 'a colour is open when the one before it is sold out', () => {
    const t = buying({ cash: 500, trains: ['2-1', '2-2'], more: owning('PRR', ['2-3', '2-4', '2-5']) });
    t.refuses(buyTrain('3-1'), '1828:8.3.5.1-7');
    t.does(buyTrain('2-6'));
    t.refuses(buyTrain('5-1'), '1828:8.3.5.1-7');
    t.accepts(buyTrain('3-1'));
  });

  rule('1828:8.3.5.1-7', 'yellow, green, blue, brown, red, gray, purple', () => {
    const order = ['2', '3', '5', '3+D', '6', '8E', 'D'];
    for (const next of order) {
      const t = buying({ next, cash: 1000 });
      for (const kind of order.filter((one) => one !== next)) t.refuses(buyTrain(`${kind}-1`), '1828:8.3.5.1-7');
      t.accepts(buyTrain(`${next}-1`));
      expect(t.choices('buyTrain').map(({ fields }) => fields)).toEqual([{ train: `${next}-1` }]);
    }
  });
});
