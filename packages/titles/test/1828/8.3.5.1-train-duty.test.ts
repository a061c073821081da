import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { pass } from './merging.ts';
import type { Table } from './table.ts';
import { buyForced, buyFrom, buying, buyTrain, owning, sellFor, system } from './trains.ts';

const fillShell = { type: 'fillShell' };
const discard = (train: string) => ({ type: 'discard', train });
const shells = (t: Table): string[][] => [t.trains('GT'), t.trains('WAB')];

describe('8.3.5.1 Train buying: new phases', () => {
  rule('1828:8.3.5.1-8', 'the new phase holds before the next train is bought', () => {
    const t = buying({ next: '5', cash: 750, trains: ['2-1', '2-2', '2-3'] }).does(buyTrain('5-1'));
    expect([t.s.phase, t.trains('B&O'), t.money('B&O')]).toEqual(['blue', ['5-1'], 500]);
    // The places of the three that have left are free.
    t.does(buyTrain('5-2')).does(buyTrain('5-3'));
    expect(t.trains('B&O')).toEqual(['5-1', '5-2', '5-3']);
  });

  rule('1828:8.3.5.1-8', 'and so does its train limit', () => {
    const t = buying({ next: '3+D', cash: 750, trains: ['3-1', '3-2', '5-1'] }).does(buyTrain('3+D-1'));
    expect(t.asks).toBe('discard/B&O');
    t.refuses({ ...buyTrain('3+D-2'), frame: 'trains/B&O' }, '1828:8.3.5.1-8');
    t.refuses({ ...buyFrom('5-1', 1), frame: 'trains/B&O' }, '1828:8.3.5.1-8');
    t.does(discard('3-1'));
    expect([t.asks, t.money('B&O')]).toEqual(['trains/B&O', 400]);
    t.refuses(buyTrain('3+D-2'), '1828:17.4-5');
  });

  rule('1828:8.3.5.1-9', 'it holds for all companies, whether they have operated in the round or not', () => {
    const others = (t: Table) => owning('NYC', ['2-3'], { player3: 6 })(owning('PRR', ['2-1', '2-2'])(t));
    const t = buying({ next: '5', cash: 250, more: others });
    const operated = ['PRR', 'B&O'];
    t.set({ stack: t.s.stack.map((f) => (f.kind === 'operatingRound' ? { ...f, operated } : f)) });
    t.does(buyTrain('5-1'));
    expect([t.trains('PRR'), t.trains('NYC'), t.s.trains['2-1'], t.s.trains['2-3']]).toEqual([[], [], 'gone', 'gone']);
  });

  rule('1828:8.3.5.1-10', 'a company over the new limit discards what its director likes, for nothing', () => {
    const t = buying({ next: '3+D', cash: 350, more: owning('PRR', ['3-1', '3-2', '3-3', '5-1']) });
    t.does(buyTrain('3+D-1'));
    expect([t.asks, t.who]).toEqual(['discard/PRR', ['player2']]);
    t.refuses(discard('3+D-1'), '1828:8.3.5.1-10');
    t.does(discard('5-1'));
    expect([t.trains('PRR'), t.s.trains['5-1']]).toEqual([['3-1', '3-2', '3-3'], 'gone']);
    expect([t.money('PRR'), t.money('player2'), t.asks]).toEqual([0, 800, 'trains/B&O']);
  });

  rule('1828:8.3.5.1-10', 'each shell by itself, and until all are within the limit', () => {
    const merged = system({ next: '6', phase: 'brown', gt: ['3+D-1', '5-1', '5-2'], step: 'track' });
    const both = merged.train('5-3', 'WAB').company('B&O', { cell: [13, 7], shares: { player2: 6 }, cash: 650 });
    const t = owning('PRR', ['3+D-3', '3+D-4', '5-4'], { player3: 6 })(both).operate('B&O', 'trains');
    t.does(buyTrain('6-1'));
    expect([t.asks, t.who]).toEqual(['discard/GT', ['player1']]);
    t.does(discard('5-1'));
    expect([shells(t), t.asks, t.who]).toEqual([[['5-2', '3+D-1'], ['5-3']], 'discard/PRR', ['player3']]);
    t.does(discard('5-4'));
    expect(t.asks).toBe('trains/B&O');
  });

  rule('1828:Q35', 'old trains leave first: a company that keeps to the limit then discards nothing', () => {
    // Red phase: the 3 trains leave and the limit falls from three to two.
    const t = buying({ next: '6', cash: 650, more: owning('PRR', ['3-1', '5-1', '3+D-1']) }).does(buyTrain('6-1'));
    expect([t.trains('PRR'), t.asks]).toEqual([['5-1', '3+D-1'], 'trains/B&O']);
  });

  rule('1828:Q35', 'a free place in the other shell saves no train', () => {
    const t = system({ next: '6', phase: 'brown', cash: 650, gt: ['5-1', '5-2', '3+D-1'] });
    t.does(buyTrain('6-1', 'WAB'));
    expect([t.asks, shells(t)]).toEqual(['discard/GT', [['5-1', '5-2', '3+D-1'], ['6-1']]]);
    t.does(discard('5-2'));
    expect([shells(t), t.s.trains['5-2']]).toEqual([[['5-1', '3+D-1'], ['6-1']], 'gone']);
  });
});

describe('8.3.5.1 Train buying: who must own a train', () => {
  rule('1828:8.3.5.1-11', 'with a route and the money it buys before its turn ends', () => {
    const t = buying({ cash: 80 });
    t.refuses(pass, '1828:8.3.5.1-11');
    t.does(buyTrain('2-1')).accepts(pass);
    expect(t.asks).toBe('trains/B&O');
    expect(buying({ cash: 79 }).does(pass).asks).toBe('emergency/B&O');
  });

  rule('1828:8.3.5.1-11', 'also if it has just lost its last train in the round', () => {
    const t = buying({ next: '5', cash: 250, more: owning('PRR', ['2-1']) })
      .does(buyTrain('5-1'))
      .does(pass);
    const prr = t.tile('H14', '4', 1).cash('PRR', 249).operate('PRR', 'trains').does(pass);
    expect([prr.asks, prr.who]).toEqual(['emergency/PRR', ['player2']]);
  });

  rule('1828:8.3.5.1-12', 'without a route it needs none, however rich it is', () => {
    const t = buying({ cash: 1000, route: false }).does(pass);
    expect([t.trains('B&O'), t.money('B&O'), t.asks]).toEqual([[], 1000, 'stockTurn/player1']);
    // Track that ends nowhere is no route; but it may buy one.
    const track = (one: Table) => one.tile('I21', '8', 1);
    buying({ cash: 1000, route: false, more: track }).accepts(pass).accepts(buyTrain('2-1'));
  });

  rule('1828:8.3.5.1-12', 'the coalfields are no goal for a company without a coal marker', () => {
    const ic = (coal: number, readings: Record<string, string> = {}) =>
      buying({ readings })
        .tile('J8', '9', 1)
        .tile('J10', '8', 5)
        .company('IC', {
          shares: { player2: 6 },
          stations: [['J6', 0]],
          coal,
          cash: 80,
        });
    expect(ic(0).operate('IC', 'trains').does(pass).asks).toBe('track/B&O');
    ic(1).operate('IC', 'trains').refuses(pass, '1828:8.3.5.1-11');
    ic(0, { trainDuty: 'generous' }).operate('IC', 'trains').refuses(pass, '1828:8.3.5.1-11');
  });

  rule('1828:8.3.5.1-13', 'one train in either shell is enough for a system', () => {
    expect(system({ cash: 500, gt: ['2-1'] }).does(pass).asks).toBe('stockTurn/player1');
    expect(system({ cash: 500, wab: ['2-1'] }).does(pass).asks).toBe('stockTurn/player1');
    system({ cash: 500 }).refuses(pass, '1828:8.3.5.1-11');
    expect(system({ cash: 79 }).does(pass).asks).toBe('emergency/GT');
  });
});

describe('8.3.5.1 Train buying: the empty shell', () => {
  rule('1828:8.3.5.1-14', 'the director may help to fill it, in either shell', () => {
    for (const [wish, empty] of [[{ gt: ['2-1'] }, 'WAB'] as const, [{ wab: ['2-1'] }, 'GT'] as const]) {
      const t = system({ ...wish, cash: 30 });
      t.refuses(buyTrain('2-2', empty), '1828:8.3.5.1-4');
      t.does(fillShell);
      expect(t.question).toBe('GT: a train for the empty shell at $80; you have $830 together');
      t.refuses(buyForced('2-2', { shell: empty === 'GT' ? 'WAB' : 'GT' }), '1828:8.3.5.1-14');
      t.refuses({ type: 'buyTrainFrom', train: '2-1', price: 1, shell: empty }, '1828:8.3.5.1-5');
      t.does(buyForced('2-2', { shell: empty }));
      expect([t.trains(empty), t.money('GT'), t.money('player1'), t.asks]).toEqual([['2-2'], 0, 750, 'trains/GT']);
    }
  });

  rule('1828:8.3.5.1-14', 'only for an empty shell of a system that has a train and a route', () => {
    system({ gt: ['2-1'], wab: ['2-2'] }).refuses(fillShell, '1828:8.3.5.1-14');
    system({}).refuses(fillShell, '1828:8.3.5.1-14');
    buying({ trains: ['2-1'] }).refuses(fillShell, '1828:8.3.5.1-14');
    system({ gt: ['2-1'], route: false }).refuses(fillShell, '1828:8.3.5.1-14');
    system({ gt: ['2-1'], route: false, readings: { trainDuty: 'generous' } }).accepts(fillShell);
    system({ gt: ['2-1'], cash: 80 }).refuses(fillShell, '1828:8.3.5.2-1');
    system({ gt: ['2-1'], cash: 79 }).accepts(fillShell);
  });

  rule('1828:8.3.5.1-14', 'also after the first shell has got its train in an emergency', () => {
    const t = system({ cash: 30, own: 200 }).does(pass);
    t.refuses(pass, '1828:8.3.5.2-1');
    t.does(buyForced('2-1', { shell: 'GT' }));
    expect([t.money('player1'), t.asks]).toEqual([150, 'trains/GT']);
    t.does(fillShell).does(buyForced('2-2', { shell: 'WAB' }));
    expect([shells(t), t.money('player1')]).toEqual([[['2-1'], ['2-2']], 70]);
    expect(t.does(pass).asks).toBe('stockTurn/player1');
  });

  rule('1828:8.3.5.1-14', 'a system without any train takes it into either shell', () => {
    for (const shell of ['GT', 'WAB']) {
      const t = system({ cash: 30, own: 200 }).does(pass);
      t.does(buyForced('2-1', { shell }));
      expect([t.trains(shell), t.asks]).toEqual([['2-1'], 'trains/GT']);
    }
    system({ cash: 30, own: 200 })
      .does(pass)
      .refuses(buyForced('2-1', { shell: 'PRR' }), '1828:8.3.5.1-14');
  });

  rule('1828:Q37', 'a train of another company can fill it, too', () => {
    const t = system({ gt: ['2-1'], cash: 30, more: owning('PRR', ['2-2'], { player1: 6 }) }).does(fillShell);
    t.refuses({ type: 'buyTrainFrom', train: '2-2', price: 60, shell: 'GT' }, '1828:8.3.5.1-14');
    t.does({ type: 'buyTrainFrom', train: '2-2', price: 60, shell: 'WAB' });
    expect([t.trains('WAB'), t.money('GT'), t.money('player1'), t.money('PRR')]).toEqual([['2-2'], 0, 770, 60]);
  });

  rule('1828:Q37', 'nobody has to: the director can leave it, and nobody goes bankrupt over it', () => {
    const t = system({ gt: ['2-1'], own: 0 }).does(fillShell);
    t.refuses({ type: 'bankrupt' }, '1828:Q37');
    expect(t.choices('bankrupt')).toEqual([]);
    expect(t.does(pass).asks).toBe('trains/GT');
  });

  rule('1828:Q37', 'no share is sold unless the train can then be bought', () => {
    // Three shares can be sold, the director's certificate stays: 3 × $111.
    const rich = system({ gt: ['2-1'], next: '3+D', own: 17 }).does(fillShell);
    rich.does(sellFor('GT', 2)).refuses(pass, '1828:Q37');
    rich.does(sellFor('GT')).does(buyForced('3+D-1', { shell: 'WAB' }));
    expect([rich.trains('WAB'), rich.money('player1'), rich.shares('GT', 'player1')]).toEqual([['3+D-1'], 0, 2]);
    system({ gt: ['2-1'], next: '3+D', own: 16 })
      .does(fillShell)
      .refuses(sellFor('GT', 2), '1828:Q37');
  });

  rule('1828:Q37', 'a director who has sold buys, even if there was not a dollar before', () => {
    const t = system({ gt: ['2-1'], own: 0 }).does(fillShell);
    t.does(sellFor('GT'));
    expect([t.choices('pass'), t.money('player1')]).toEqual([[], 111]);
    t.refuses(pass, '1828:Q37');
    t.accepts(buyForced('2-2', { shell: 'WAB' }));
  });

  rule('1828:Q37', 'a new director who cannot pay need not, though the old one has sold a share', () => {
    const t = system({ gt: ['2-1'], next: '3', phase: 'green', own: 60, step: 'track' }).cash('player2', 0);
    t.set({ shares: { ...t.s.shares, GT: { player1: 4, player2: 3, ipo: 2, GT: 1 } } }).private('M&H', 'player2');
    t.operate('GT', 'trains').does(fillShell).does(sellFor('GT')).refuses(pass, '1828:Q37');
    t.does({ type: 'exchange', by: 'player2', frame: 'operatingRound', company: 'GT', from: 'pool' });
    expect([t.asks, t.who]).toEqual(['emergency/GT', ['player2']]);
    expect(t.does(pass).asks).toBe('trains/GT');
  });

  rule('1828:Q37', 'shares are not sold for a train that its owner may keep', () => {
    const fills = (aimedSale: string) =>
      system({ gt: ['2-1'], own: 0, readings: { aimedSale }, more: owning('PRR', ['2-2']) }).does(fillShell);
    const aimed = sellFor('GT', 1, { train: '2-2', price: 60 });
    fills('agreed-first').refuses(aimed, '1828:Q36').accepts(sellFor('GT'));
    fills('sold-first').refuses(aimed, '1828:Q37').accepts(sellFor('GT'));
  });
});
