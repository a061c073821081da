import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const pay = { type: 'dividend', choice: 'pay' };
const withhold = { type: 'dividend', choice: 'withhold' };

/** The NRS of the book's example: Pete (player 1) has 4 shares, Jack (player 2) 2, the market 1, the treasury 3. */
const example = (revenue = 250): Table =>
  Table.blank()
    .company('NRS', { price: 100, cash: 10, shares: { player1: 4, player2: 2, pool: 1 } })
    .operate('NRS', 'dividend', { revenue });
const purses = (t: Table): number[] => ['player1', 'player2', 'player3', 'NRS'].map((owner) => t.money(owner));

describe('Operating rounds: paying dividends', () => {
  rule('soh:paying-dividends-1', 'everything is paid out or everything is withheld', () => {
    const t = example();
    expect(t.choices().map(({ type, openFields }) => [type, openFields['choice']])).toEqual([
      ['dividend', { kind: 'oneOf', values: ['pay', 'withhold'] }],
    ]);
    t.accepts(pay).accepts(withhold);
    t.refuses({ type: 'dividend', choice: 'half' }, 'table:malformed');
    t.refuses({ ...pay, amount: 100 }, 'table:malformed');
    t.refuses({ type: 'pass' }, 'table:stale');
  });

  rule('soh:paying-dividends-2', 'withheld revenue goes from the bank to the treasury, all of it', () => {
    const t = example(120);
    const bank = t.money('bank');
    t.does(withhold);
    expect([purses(t), t.money('bank')]).toEqual([[400, 400, 400, 130], bank - 120]);
  });

  rule('soh:paying-dividends-3', 'each share of a player gets a tenth, the president’s certificate two', () => {
    const t = Table.blank()
      .company('NRS', { shares: { player1: 2, player2: 2, player3: 1, pool: 5 } })
      .operate('NRS', 'dividend', { revenue: 130 });
    const bank = t.money('bank');
    t.does(pay);
    expect([purses(t), t.money('bank')]).toEqual([[426, 426, 413, 0], bank - 65]);
  });

  rule('soh:paying-dividends-4', 'shares in the treasury pay into the treasury', () => {
    const t = Table.blank()
      .company('NRS', { cash: 5, shares: { player1: 2 } })
      .operate('NRS', 'dividend', { revenue: 60 })
      .does(pay);
    expect(purses(t)).toEqual([412, 400, 400, 5 + 48]);
  });

  rule('soh:paying-dividends-5', 'shares in the open market pay nothing to anybody', () => {
    const t = Table.blank()
      .company('NRS', { shares: { player1: 5, pool: 5 } })
      .operate('NRS', 'dividend', { revenue: 200 });
    const bank = t.money('bank');
    t.does(pay);
    expect([purses(t), t.money('bank'), t.money('pool')]).toEqual([[500, 400, 400, 0], bank - 100, 0]);
  });

  rule('soh:paying-dividends-6', 'the book’s example: fl. 100 for Pete, 50 for Jack, 75 for the company', () => {
    const t = example();
    const bank = t.money('bank');
    t.does(pay);
    expect([purses(t), t.money('bank')]).toEqual([[500, 450, 400, 85], bank - 225]);
  });

  rule('soh:paying-dividends-7', 'the book’s example withheld: fl. 250 for the company alone', () => {
    const t = example().does(withhold);
    expect([purses(t), t.price('NRS')]).toEqual([[400, 400, 400, 260], 90]);
  });

  rule('soh:Q17', 'Pete decides, as he is president, and not Jack', () => {
    const t = example();
    expect(t.who).toEqual(['player1']);
    t.refuses({ ...withhold, by: 'player2' }, 'table:not-yours').accepts({ ...withhold, by: 'player1' });
  });

  rule('soh:operating-rounds-5', 'the dividend is decided once, after the run', () => {
    const t = example().does(pay);
    t.refuses({ ...pay, frame: 'dividend/NRS' }, 'soh:operating-rounds-5');
  });
});

describe('Operating rounds: adjusting share price', () => {
  const priceAfter = (price: number, revenue: number, deed = pay, readings: Record<string, string> = {}): number =>
    Table.blank(3, { readings })
      .company('NRS', { price, shares: { player1: 4 } })
      .operate('NRS', 'dividend', { revenue })
      .does(deed)
      .price('NRS');

  rule('soh:adjusting-share-price-dividend-1', 'a withheld dividend costs one step, whatever the amount', () => {
    expect([10, 100, 900].map((revenue) => priceAfter(100, revenue, withhold))).toEqual([90, 90, 90]);
  });

  rule('soh:adjusting-share-price-dividend-1', 'no train or no route: no revenue, and one step down', () => {
    const t = Table.blank().company('NCS', { price: 100, shares: { player1: 2 }, stations: [['H9', 0]] });
    t.tile('H9', '57', 1).tile('H11', '9', 1).tile('H13', '57', 1);
    const noTrain = t.copy().operate('NCS', 'run');
    expect([noTrain.asks, noTrain.price('NCS'), noTrain.money('NCS')]).toEqual(['trains/NCS', 90, 0]);
    const both = t.copy().train('2-1', 'NCS').operate('NCS', 'run');
    expect([both.asks, both.price('NCS')]).toEqual(['run/NCS', 100]);
    const noRoute = t.copy().train('2-1', 'NCS').tile('H11', '9', 0).operate('NCS', 'run');
    expect([noRoute.asks, noRoute.price('NCS'), noRoute.money('NCS')]).toEqual(['trains/NCS', 90, 0]);
  });

  rule('soh:adjusting-share-price-dividend-2', 'a dividend up to the price leaves it where it is', () => {
    expect([10, 90, 100].map((revenue) => priceAfter(100, revenue))).toEqual([100, 100, 100]);
  });

  rule('soh:adjusting-share-price-dividend-3', 'above the price and up to twice the price: one step', () => {
    expect([110, 200].map((revenue) => priceAfter(100, revenue))).toEqual([110, 110]);
  });

  rule('soh:adjusting-share-price-dividend-3', 'the whole revenue counts, not what the players get', () => {
    const t = example(110).does(pay);
    expect(t.price('NRS')).toBe(110);
  });

  rule('soh:adjusting-share-price-dividend-4', 'above twice the price: two steps, and never more', () => {
    expect([210, 300, 310, 1000].map((revenue) => priceAfter(100, revenue))).toEqual([125, 125, 125, 125]);
  });

  rule('soh:Q18', 'equal to the price stays, equal to twice the price goes one step', () => {
    expect([priceAfter(80, 80), priceAfter(80, 160)]).toEqual([80, 90]);
    const from = { priceRise: 'from' };
    expect([70, 80, 150, 160].map((revenue) => priceAfter(80, revenue, pay, from))).toEqual([80, 90, 90, 100]);
  });

  rule('soh:adjusting-share-price-dividend-5', 'the token goes to the right of those at the new price', () => {
    const t = Table.blank()
      .company('NRS', { price: 100, shares: { player1: 4 } })
      .company('AR', { price: 110, shares: { player2: 4 } })
      .company('NCS', { price: 90, shares: { player2: 4 } });
    const up = t.copy().operate('NRS', 'dividend', { revenue: 110 }).does(pay);
    expect([up.price('NRS'), up.s.market.order]).toEqual([110, ['AR', 'NCS', 'NRS']]);
    const down = t.copy().operate('NRS', 'dividend', { revenue: 110 }).does(withhold);
    expect([down.price('NRS'), down.s.market.order]).toEqual([90, ['AR', 'NCS', 'NRS']]);
    const stays = t.copy().operate('NRS', 'dividend', { revenue: 100 }).does(pay);
    expect([stays.price('NRS'), stays.s.market.order]).toEqual([100, ['NRS', 'AR', 'NCS']]);
  });

  rule('soh:adjusting-share-price-dividend-6', 'ledges hold no price here, down or up', () => {
    expect([110, 160, 240, 330].map((price) => priceAfter(price, 10, withhold))).toEqual([100, 140, 210, 300]);
    expect([100, 140, 210].map((price) => priceAfter(price, 2 * price + 10))).toEqual([125, 180, 270]);
  });

  rule('soh:adjusting-share-price-dividend-7', 'in a company’s first operating round the price drops a step', () => {
    const t = Table.blank()
      .company('NCS', { price: 80, cash: 500, shares: { player1: 2 } })
      .operatingRound(2);
    expect(t.asks).toBe('treasuryShares/NCS');
    t.does({ type: 'pass' }).does({ type: 'layTile', hex: 'H9', tile: '57', rotation: 1 });
    t.does({ type: 'layTile', hex: 'H11', tile: '9', rotation: 1 });
    expect([t.asks, t.price('NCS'), t.money('NCS')]).toEqual(['trains/NCS', 75, 500]);
    t.does({ type: 'buyTrain', train: '2-1' });
    expect(t.price('NCS')).toBe(75);
  });

  rule('soh:Q12', 'at the ends of the scale: fl. 50 stays, and two steps from fl. 330 stop at fl. 360', () => {
    expect([priceAfter(50, 10, withhold), priceAfter(55, 10, withhold)]).toEqual([50, 50]);
    expect([priceAfter(330, 670), priceAfter(330, 340), priceAfter(300, 610), priceAfter(360, 730)]).toEqual([
      360, 360, 360, 360,
    ]);
  });
});
