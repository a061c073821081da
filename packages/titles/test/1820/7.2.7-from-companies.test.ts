import { describe, expect } from 'vitest';
import { fairPrice } from '../../src/1820/07-operating-round/7.2.7-on-sale.ts';
import { sell } from '../deals.ts';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { type Sketch, Table } from './table.ts';

const TRAIN = '3+-7';
const from = (price: number, train = TRAIN): Deed => ({ type: 'buyTrainFrom', train, price });
const helped = (price: number, train = TRAIN): Deed => ({ type: 'buyWithHelp', train, price });
const accept: Deed = { type: 'accept' };

/** The LSR of player1 buys; the LUR of player2 has a 3+ train, which costs £200 and, in column 5, £25 a turn. */
const buying = (buyer: Partial<Sketch> = {}, seller: Partial<Sketch> = {}): Table =>
  Table.blank()
    .colour('green', 5)
    .company('LSR', { shares: { player1: 4, player3: 2 }, trains: ['2+-1'], cash: 1000, ...buyer })
    .company('LUR', { shares: { player2: 4, player3: 3 }, trains: [TRAIN, '3+-8'], price: 40, ...seller })
    .operating('LSR', 'trains');
const PRIVATE = (director: string): Partial<Sketch> => ({ size: 1, shares: { [director]: 1 }, cash: 0 });

describe('7.2.7 Buy train(s) from another company', () => {
  rule('1820:7.2.7-2', '1820:Q51', 'for any price both directors agree on, in the buyer’s turn', () => {
    const t = buying();
    t.refuses(from(0), '1820:7.2.7-2', '£1').refuses(from(1001), '1820:7.2.7-2', '£1,000').does(from(1));
    expect([t.asks, t.who]).toEqual(['offer/3+-7', ['player2']]);
    t.does({ type: 'decline' }).refuses(from(1), '1820:7.2.7-2', 'offer more').does(from(700)).does(accept);
    expect([t.money('LSR'), t.money('LUR'), t.trains('LSR')]).toEqual([300, 700, ['2+-1', TRAIN]]);
    t.refuses(from(1), '1820:7.2.7-2', 'another company').refuses(from(1, '3+-9'), '1820:7.2.7-2');
    // One who directs both agrees at once; a company in liquidation trades as well; private ones for any price.
    buying({}, { shares: { player1: 4 } })
      .does(from(10))
      .accepts(from(1, '3+-8'));
    buying({ price: 10 }, { price: 10 }).does(from(1)).does(accept);
    const both = buying(PRIVATE('player1'), PRIVATE('player2')).cash('player1', 30).does(from(1)).does(accept);
    expect([both.money('player1'), both.money('player2'), both.money('LUR'), both.money('LSR')]).toEqual([29, 1, 0, 0]);
  });

  rule('1820:7.2.7-1', 'within the train limit', () => {
    const trains = ['2+-1', '2+-2', '2+-3', '2+-4'];
    const t = buying({ trains }).does(from(1)).does(accept);
    t.refuses(from(1, '3+-8'), '1820:7.2.7-1', 'train limit of 5');
  });

  rule('1820:7.2.7-3', 'a private company pays a public one at least the supply price less maintenance', () => {
    const t = buying(PRIVATE('player1')).cash('player1', 500);
    t.refuses(from(174), '1820:7.2.7-3', '£175').does(from(175)).does(accept);
    expect([t.money('player1'), t.money('LUR'), t.trains('LSR')]).toEqual([325, 175, ['2+-1', TRAIN]]);
    // Where maintenance is more than the price, £1.
    const late = Table.blank().colour('brown', 11);
    expect([fairPrice(late.s, '2+-1'), fairPrice(late.s, '5+-1'), fairPrice(late.s, '8+-1')]).toEqual([1, 1, 640]);
  });

  rule('1820:7.2.7-4', 'a public company pays a private one at most as much', () => {
    const t = buying({}, PRIVATE('player2'));
    t.refuses(from(176), '1820:7.2.7-4', '£175').does(from(175)).does(accept);
    expect([t.money('LSR'), t.money('player2')]).toEqual([825, 175]);
  });

  rule('1820:7.2.7-3', '1820:7.2.7-4', 'the same with money of the director', () => {
    // Shares of the M&BR are there to be sold.
    const private_ = buying(PRIVATE('player1')).cash('player1', 100);
    private_.company('M&BR', { shares: { player1: 2, player3: 2 }, price: 128 });
    private_.refuses(helped(174), '1820:7.2.7-3', '£175').accepts(helped(175));
    const open = buying({ trains: [], cash: 0 }, PRIVATE('player2')).cash('player1', 500);
    open.refuses(helped(176), '1820:7.2.7-4', '£175').accepts(helped(175));
  });

  rule('1820:7.2.7-1', 'and within the train limit', () => {
    const trains = ['2+-1', '2+-2', '2+-3', '2+-4'];
    const t = buying({ ...PRIVATE('player1'), trains }, PRIVATE('player2')).cash('player1', 1);
    t.company('M&BR', { shares: { player1: 2, player3: 2 }, price: 128 }).accepts(helped(100));
    t.train('2+-5', 'LSR').refuses(helped(100), '1820:7.2.7-1', 'train limit of 5');
  });

  rule('1820:7.2.7-2', 'by the same agreement, for £1 at least, and only from others', () => {
    const t = buying({ trains: [], cash: 0 }).cash('player1', 500);
    t.refuses(helped(0), '1820:7.2.7-2', '£1').refuses(helped(1, '3+-9'), '1820:7.2.7-2').does(helped(10));
    t.does({ type: 'decline' }).refuses(helped(10), '1820:7.2.7-2', 'offer more').accepts(helped(11));
    const led = Table.blank().colour('green', 5).cousin('BI', 'player2').cash('player1', 500);
    led.company('LSR', { shares: { player1: 4 } }).company('LUR', { shares: { BI: 4 }, trains: [TRAIN], price: 40 });
    led.operating('LSR', 'trains').refuses(helped(100), '1820:Q49');
  });

  rule(
    '1820:6.5.2.3-4',
    'shares for it are sold as any others: one’s own, not the last, of no company in liquidation',
    () => {
      const t = buying({ trains: [], cash: 0 }).company('M&BR', { shares: { player1: 3, player3: 2 }, price: 65 });
      t.company('CFR', { shares: { player1: 2, player3: 2 }, price: 10 }).company('SDR', {
        shares: { player1: 1 },
        price: 65,
      });
      t.does(helped(170)).does(accept);
      t.refuses(sell('M&BR', 0), '1820:6.5.2.3-4').refuses(sell('M&BR', 4), '1820:6.5.2.3-4');
      t.refuses(sell('CFR', 1), '1820:6.5.2.3-3').refuses(sell('SDR', 1), '1820:6.5.2.3-6');
      t.refuses(sell('L&BR', 1), '1820:6.5.2.3-1').does(sell('M&BR', 2)).does(sell('M&BR', 1));
      expect([t.trains('LSR'), t.money('player1')]).toEqual([[TRAIN], 25]);
    },
  );

  rule('1820:7.2.7-8', 'with a contribution at most as much, of which the director says how much is his', () => {
    const t = buying({ trains: [], cash: 100 }).cash('player1', 150);
    t.refuses(from(175), '1820:7.2.7-2', '£100').refuses(helped(176), '1820:7.2.7-8', '£175').does(helped(175));
    t.does(accept);
    expect([t.asks, t.who]).toEqual(['contribution/LSR', ['player1']]);
    const add = (amount: number): Deed => ({ type: 'contribute', amount });
    t.refuses(add(74), '1820:7.2.7-5', '£75').refuses(add(151), '1820:7.2.7-5', '£150');
    t.refuses({ type: 'takeBack' }, '1820:7.2.7-7').does(add(120));
    expect([t.money('LSR'), t.money('player1'), t.money('LUR'), t.trains('LSR')]).toEqual([45, 30, 175, [TRAIN]]);
    // A company that owns a train gets no help, and a director who cannot pay gives none.
    buying({ cash: 100 }).cash('player1', 500).refuses(helped(150), '1820:7.2.7-5', 'already has a train');
    buying({ trains: [], cash: 0, shares: { player1: 4, player3: 4 } })
      .cash('player1', 99)
      .accepts(helped(99))
      .refuses(helped(100), '1820:7.2.7-5', '£99');
  });

  rule('1820:Q51', 'a private company’s own payment is no contribution, unless shares are sold for it', () => {
    const two = (cash: number): Table =>
      buying(PRIVATE('player1'), PRIVATE('player2'))
        .cash('player1', cash)
        .company('M&BR', { shares: { player1: 2, player3: 2 }, price: 65 });
    two(400).does(from(400)).does(accept);
    two(400).refuses(helped(170), '1820:7.2.7-5').refuses(helped(400), '1820:7.2.7-8', '£175');
    const t = two(100).refuses(helped(176), '1820:7.2.7-8').does(helped(160)).does(accept).does(sell('M&BR', 1));
    expect([t.money('player1'), t.money('player2'), t.trains('LSR')]).toEqual([5, 160, ['2+-1', TRAIN]]);
  });

  rule('1820:7.2.7-5', 'a director without cash is offered prices for which shares would be sold', () => {
    const shares = { player1: 2, player3: 2 };
    const open = buying({ trains: [], cash: 90 }).company('M&BR', { shares, price: 65 });
    const price = (t: Table) => t.choices('buyWithHelp').map(({ openFields }) => openFields['price']);
    expect(price(open)[0]).toMatchObject({ min: 91, max: 175 });
    open.refuses(helped(90), '1820:7.2.7-5').accepts(helped(91));
    const own = buying(PRIVATE('player1'), PRIVATE('player2')).cash('player1', 100);
    expect(price(own.company('M&BR', { shares, price: 65 }))[0]).toMatchObject({ min: 101, max: 175 });
  });

  rule('1820:17.1-3', 'where the company borrows after all, a director without cash adds nothing', () => {
    const t = buying({ trains: [], cash: 90 }).company('M&BR', { shares: { player1: 2, player3: 2 }, price: 65 });
    t.does(helped(100)).does(accept);
    expect(t.asks).toBe('contribution/LSR');
    t.does({ type: 'takeLoan', frame: 'operatingTurn/LSR' });
    expect([t.trains('LSR'), t.money('LSR'), t.money('LUR'), t.money('player1')]).toEqual([[TRAIN], 190, 100, 0]);
  });

  rule('1820:7.2.7-9', 'a sale of the seller’s own shares needs the player who would then direct it', () => {
    // player1 directs the LUR as well, with three shares like player3, and sells one for its train.
    const t = buying({ trains: [], cash: 0 }, { shares: { player1: 4, player3: 3 }, price: 95 }).cash('player1', 10);
    t.company('M&BR', { shares: { player1: 2, player3: 2 }, price: 43 }).does(helped(175));
    expect(t.asks).toBe('contribution/LSR');
    // With three against three the director stays; with two player3 directs and is asked.
    t.does(sell('LUR', 1)).does(sell('LUR', 1));
    expect([t.asks, t.who, t.shares('LUR', 'player1')]).toEqual(['offer/LUR', ['player3'], 3]);
    t.does({ type: 'decline' }).refuses(sell('LUR', 1), '1820:7.2.7-9', 'declined');
    t.does(sell('M&BR', 1)).does(sell('LSR', 1));
    expect([t.trains('LSR'), t.money('LUR'), t.s.companies['LUR']!.director]).toEqual([[TRAIN], 175, 'player1']);
  });

  rule('1820:7.2.7-9', 'who agrees directs it, and the train is sold all the same', () => {
    const t = buying({ trains: [], cash: 0 }, { shares: { player1: 3, player3: 3 }, price: 190 }).does(helped(175));
    t.does(sell('LUR', 1)).does(accept);
    expect([t.trains('LSR'), t.s.companies['LUR']!.director, t.money('player1')]).toEqual([[TRAIN], 'player3', 15]);
    // A cousin can agree to nothing.
    const led = Table.blank().colour('green', 5).cousin('BI', 'player3');
    led.company('LSR', { shares: { player1: 4 }, price: 40 });
    led.company('LUR', { shares: { player1: 3, BI: 3 }, director: 'player1', trains: [TRAIN], price: 190 });
    led.operating('LSR', 'trains').does(helped(175)).refuses(sell('LUR', 1), '1820:7.2.7-9', 'cousin');
    expect(led.s.companies['LUR']!.director).toBe('player1');
  });

  rule('1820:Q80', 'where nothing else can be sold, the purchase comes to nothing', () => {
    const t = buying(
      { trains: [], cash: 0, shares: { player1: 2, player3: 2 } },
      { shares: { player1: 3, player3: 3 }, price: 190 },
    );
    t.does(helped(175)).refuses(sell('LUR', 2), '1820:Q80').does(sell('LUR', 1)).does({ type: 'decline' });
    expect([t.asks, t.trains('LUR')]).toEqual(['trains/LSR', [TRAIN, '3+-8']]);
  });

  rule('1820:Q49', 'a company that no player directs sells no trains', () => {
    const t = Table.blank().colour('green', 5).cousin('BI', 'player2');
    t.company('LSR', { shares: { player1: 4 }, trains: ['2+-1'], cash: 1000 });
    t.company('LUR', { shares: { BI: 4 }, trains: [TRAIN], price: 40 }).operating('LSR', 'trains');
    t.refuses(from(100), '1820:Q49', 'LUR');
  });

  rule('1820:10.1-2', 'what is asked and agreed is told to all, as all that anybody holds is there to be seen', () => {
    const t = buying().does(from(300));
    const terms = { thing: 'train', id: TRAIN, company: 'LSR', price: 300 };
    expect(t.events).toContainEqual({ event: 'offer', by: 'player1', needs: ['player2'], terms });
    t.does(accept);
    expect(t.events).toContainEqual({ event: 'accepted', by: 'player2', terms });
    const { cash, shares, trains } = t.s;
    expect([cash['LSR'], shares['LUR']!['player2'], trains[TRAIN]]).toEqual([700, 4, 'LSR']);
  });
});

describe('14.5.1 James Holden', () => {
  const buy = (train: string, help?: number): Deed => ({
    type: 'buyTrain',
    train,
    ...(help === undefined ? {} : { help }),
  });
  const holden = (sketch: Partial<Sketch> = {}): Table =>
    Table.blank()
      .cousin('JH', 'player2')
      .company('LSR', { shares: { player1: 4, JH: 1 }, trains: ['2+-1'], cash: 500, ...sketch })
      .company('LUR', { shares: { player1: 4 }, trains: ['2+-9'], cash: 500, price: 40 });

  rule('1820:14.5.1-1', '1820:14.5.1-3', 'an investment buys one train before it runs, and runs it at once', () => {
    const t = holden().operating('LSR', 'earlyTrains');
    expect(t.asks).toBe('earlyTrains/LSR');
    t.does(buy('2+-2'));
    expect([t.asks, t.trains('LSR'), t.money('JH')]).toEqual(['run/LSR', ['2+-1', '2+-2'], 0]);
    // By the rules of any purchase: here with the director's help, and shares sold for it.
    const poor = holden({ trains: [], cash: 0 }).cash('player1', 40).operating('LSR', 'earlyTrains');
    poor.does(buy('2+-1', 80)).does(sell('LSR', 1));
    expect([poor.trains('LSR'), poor.asks, poor.s.ext.earlyTrains]).toEqual([['2+-1'], 'run/LSR', 1]);
    // And it need not.
    const idle = holden().operating('LSR', 'earlyTrains').does({ type: 'pass' });
    expect([idle.asks, idle.s.ext.earlyTrains]).toEqual(['run/LSR', 0]);
    // A company of which he holds nothing is not asked.
    expect(holden({ shares: { player1: 4 } }).operating('LSR', 'earlyTrains').asks).toBe('run/LSR');
  });

  rule('1820:14.5.1-2', 'three times in a game, and once for each company', () => {
    const t = holden().operating('LSR', 'earlyTrains').does(buy('2+-2'));
    expect([t.s.ext.earlyTrains, t.s.ext.charters['LSR']!.earlyTrain]).toEqual([1, true]);
    t.refuses(buy('2+-3'), '1820:14.5.1-2', 'three times').operating('LSR', 'earlyTrains');
    t.refuses(buy('2+-3'), '1820:14.5.1-2');
    const third = holden().ext({ earlyTrains: 2 }).operating('LSR', 'earlyTrains').accepts(buy('2+-2'));
    expect(third.asks).toBe('earlyTrains/LSR');
    holden().ext({ earlyTrains: 3 }).operating('LSR', 'earlyTrains').refuses(buy('2+-2'), '1820:14.5.1-2');
  });

  rule('1820:Q66', 'beside the later step, within the limit, and with the phase that it begins', () => {
    const t = holden().operating('LSR', 'earlyTrains').does(buy('2+-2')).does({ type: 'run', routes: [] });
    t.does({ type: 'pass' }).does(buy('2+-3'));
    expect(t.trains('LSR')).toHaveLength(3);
    const full = holden({ trains: ['2+-1', '2+-2', '2+-3', '2+-4', '2+-5', '2+-6'] });
    expect(full.operating('LSR', 'earlyTrains').asks).toBe('run/LSR');
    const next = holden().colour('yellow', 2).trainsGone('2+').train('2+-1', 'LSR').train('2+-9', 'LUR');
    next.operating('LSR', 'earlyTrains').does(buy('3+-1'));
    expect([next.s.phase, next.asks]).toEqual(['green', 'run/LSR']);
  });
});
