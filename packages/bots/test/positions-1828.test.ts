import { settingsFor } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { bid, pass, remaining } from '../../titles/test/1828/auction.ts';
import { Table } from '../../titles/test/1828/table.ts';
import { title1828 } from '@roundhouse/titles';
import { buying, system } from '../../titles/test/1828/trains.ts';
import { decide, does } from './deciding.ts';

const HOME = title1828.material(settingsFor(title1828, {})).companies.find(({ id }) => id === 'NYC')!.home!;

describe('1828', () => {
  test('an auction that stands still is moved on', () => {
    const t = remaining(['SVN', 'StCT'], ['pCPR']);
    t.cash('player1', 20).cash('player2', 20).cash('player3', 20);
    const stalled = t.does({ type: 'pass' }).does({ type: 'pass' });
    expect(stalled.who).toEqual(['player3']);
    t.cash('player3', 30);
    does(t, { type: 'bid' });
  });

  test('a bid that leads is not raised, and one of somebody else is', () => {
    const rows = [['pCPR'], ['M&H']];
    const own = remaining(...rows)
      .does(bid('M&H', 125))
      .does(pass)
      .does(pass)
      .cash('player1', 200);
    for (const noise of [0, 0.05]) expect(decide(own, 1, noise).action).toMatchObject({ type: 'pass' });
    const other = remaining(...rows)
      .does(pass)
      .does(bid('M&H', 125))
      .does(pass)
      .cash('player1', 200);
    does(other, { type: 'bid', private: 'M&H', amount: 130 });
  });

  test('the share that floats a company is bought before the round ends', () => {
    const t = Table.blank(3).company('NYC', { price: 79, par: 79, shares: { player1: 5 } });
    t.cash('player1', 85)
      .cash('player2', 10)
      .cash('player3', 10)
      .stockTurn('player1', { cards: ['player2', 'player3'] });
    does(t, { type: 'buy', company: 'NYC', from: 'ipo' });
  });

  test('of two companies that are begun the one is floated for which the money is there', () => {
    const t = Table.blank(3)
      .company('IC', { price: 79, par: 79, shares: { player1: 3 } })
      .company('OS&H', { price: 79, par: 79, shares: { player1: 4 } })
      .company('MC', { price: 79, par: 79, shares: { player2: 4 } })
      .company('MP', { price: 79, par: 79, shares: { player3: 4 } });
    t.cash('player1', 200).cash('player2', 4).cash('player3', 170).stockTurn('player1');
    does(t, { type: 'buy', company: 'OS&H' });
  });

  test.each([300, 400])('a company that is begun is floated before another one is started, with $%i in hand', (own) => {
    const t = Table.blank(3)
      .phase('blue')
      .trainsGone('2', '3')
      .company('WAB', { price: 71, par: 71, shares: { player1: 2 } })
      .company('CPR', { price: 71, par: 71, shares: { player2: 2 } })
      .company('B&M', { price: 71, par: 71, shares: { player3: 2 } });
    t.cash('player1', own).cash('player2', 400).cash('player3', 400).stockTurn('player1');
    does(t, { type: 'buy', company: 'WAB' });
  });

  test('a run is paid out', () => {
    const t = Table.blank(3).company('NYC', {
      price: 79,
      shares: { player1: 6, player2: 4 },
      cash: 200,
      trains: ['2-1'],
      stations: [[HOME.hex, HOME.node]],
      operated: true,
    });
    does(t.operate('NYC', 'dividend', { revenue: 60 }), { type: 'dividend', choice: 'pay' });
  });

  test('nobody agrees that somebody else has won', () => {
    const t = Table.blank(3)
      .company('NYC', { price: 79, shares: { player1: 6, player2: 4 } })
      .stockTurn('player1');
    t.does({ type: 'agreeWinner', by: 'player1', frame: 'course', winner: 'player1' });
    does(t, { type: 'decline' });
  });

  test.each([60, 100, 300, 800])(
    'the empty shell of a system is not opened and left again, with $%i in hand',
    (own) => {
      for (let seed = 1; seed <= 6; seed++) {
        const t = system({ gt: ['2-1'], cash: 0, own });
        expect(t.choices('fillShell')).toHaveLength(1);
        const seen = new Set<string>();
        while (t.asks.endsWith('/GT')) {
          const { seq: _, ...position } = t.s;
          expect(seen).not.toContain(JSON.stringify(position));
          seen.add(JSON.stringify(position));
          t.does(decide(t, seed, 0.05).action);
        }
        expect(seen.size).toBeLessThan(8);
      }
    },
  );

  test('an offer for a train that was declined is not raised by one', () => {
    const t = system({
      gt: ['2-1'],
      cash: 900,
      more: (one) => one.company('NYC', { shares: { player2: 6 }, trains: ['2-3'], operated: true }),
    });
    t.does({ type: 'buyTrainFrom', train: '2-3', shell: 'WAB', price: 50 }).does({ type: 'decline' });
    expect(t.choices('buyTrainFrom').length).toBeGreaterThan(0);
    expect(decide(t).action).not.toMatchObject({ type: 'buyTrainFrom', train: '2-3' });
  });

  const nyc = (cash: number, trains: readonly string[] = [], phase = 'yellow'): Table =>
    Table.blank(3)
      .phase(phase)
      .company('NYC', {
        price: 79,
        shares: { player1: 6, player2: 4 },
        cash,
        trains,
        stations: [[HOME.hex, HOME.node]],
        operated: true,
      });

  test.each([30, 80, 120])('a run of %i is paid out by a company that keeps its train', (revenue) => {
    does(nyc(0, ['2-1']).operate('NYC', 'dividend', { revenue }), { type: 'dividend', choice: 'pay' });
  });

  test.each([100, 300, 800])(
    'a company with a route and without a train buys one, with $%i in its treasury',
    (cash) => {
      does(buying({ cash }), { type: 'buyTrain', train: '2-1' });
    },
  );

  test.each([
    ['3', 225],
    ['5', 550],
    ['6', 900],
  ])('a company without a train buys a %s train as soon as it can', (next, cash) => {
    does(buying({ next, cash }), { type: 'buyTrain', train: `${next}-1` });
  });

  test.each([400, 650])('a private is left at a bid of $%i', (amount) => {
    const t = remaining(['pCPR'], ['M&H']).cash('player2', 799).cash('player1', 799);
    const { action } = decide(t.does(pass).does(bid('M&H', amount)).does(pass));
    expect(action).not.toMatchObject({ type: 'bid', private: 'M&H' });
  });

  test('the train of a rival that the bank sells as well is bought from the bank', () => {
    const t = buying({
      cash: 500,
      more: (one) => one.company('NYC', { shares: { player2: 6 }, trains: ['2-5'], operated: true }),
    });
    does(t, { type: 'buyTrain', train: '2-1' });
  });

  test('the share that earns is bought, not one of a company without train and money', () => {
    const t = Table.blank(3)
      .company('IC', { price: 79, par: 79, shares: { player2: 6, pool: 3 }, operated: true })
      .company('NYC', {
        price: 79,
        shares: { player2: 4, player3: 2, pool: 2 },
        trains: ['2-2'],
        stations: [[HOME.hex, HOME.node]],
        operated: true,
      });
    does(t.cash('player1', 85).cash('player2', 0).cash('player3', 0).stockTurn('player1'), {
      type: 'buy',
      company: 'NYC',
    });
  });
});
