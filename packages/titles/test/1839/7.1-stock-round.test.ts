import { describe, expect } from 'vitest';
import { buy, pass, start } from '../deals.ts';
import { rule } from '../rule.ts';
import { redeem, sells } from './sales.ts';
import { Table } from './table.ts';

/** Three players; the NRS is sold out of the IPO, and player 1 could sell. */
const table = (players = 3): Table =>
  Table.blank(players)
    .company('NRS', { shares: { player1: 5, player2: 3, pool: 2 }, price: 74, cash: 500, operated: true })
    .cash('player1', 1000)
    .cash('player2', 1000)
    .cash('player3', 1000);
const order = (t: Table): string[] => Object.keys(t.s.market.at).map((id) => `${id} ${t.price(id)}`);

describe('7.1 Stock round overview: turns', () => {
  rule('1839:7.1-1', 'from card 1 up, and from the highest to card 1 again', () => {
    const t = table();
    t.ext({ order: ['player2', 'player3', 'player1'] }).stockTurn('player2');
    const seen = [t.who[0]];
    for (const [company, price] of [
      ['AMS', 67],
      ['MSS', 67],
      ['NCS', 82],
    ] as const) {
      t.does(start(company, price));
      if (t.asks.startsWith('stockTurn') && t.who[0] === seen.at(-1)) t.does(pass);
      seen.push(t.who[0]);
    }
    expect(seen).toEqual(['player2', 'player3', 'player1', 'player2']);
  });

  rule('1839:7.1-2', 'sell, buy or redeem, sell; or pass', () => {
    const t = sells(table(), ['NRS', 1]).does({ type: 'decline' });
    expect(t.asks).toBe('stockTurn/player1');
    t.does(start('AMS')).does({ type: 'sell', company: 'NRS', count: 1 }).does({ type: 'announce' });
    expect(t.does({ type: 'decline' }).asks).toBe('stockTurn/player2');
    const redeemed = table().does(redeem('NRS')).refuses(redeem('NRS'), '1839:7.1-2');
    expect(redeemed.does(pass).asks).toBe('stockTurn/player2');
    expect(table().does(pass).asks).toBe('stockTurn/player2');
  });

  rule('1839:7.1-3', 'buying and redeeming exclude each other in one turn', () => {
    table().does(redeem('NRS')).refuses(buy('NRS', 'pool'), '1839:7.1-3').refuses(start('AMS'), '1839:7.1-3');
    table().does(start('AMS')).refuses(redeem('NRS'), '1839:7.1-3');
  });
});

describe('7.1 Stock round overview: cards of the other colour', () => {
  rule('1839:7.1-4', '1839:7.1-7', 'a player who has passed may act later and gives the card back', () => {
    const t = table().does(pass).does(start('AMS')).does(pass).does(pass);
    expect([t.cards, t.who]).toEqual([['player1', 'player3'], ['player1']]);
    t.does(start('MSS')).does(pass);
    expect([t.cards, t.who]).toEqual([['player3'], ['player2']]);
  });

  rule('1839:7.1-5', '1839:7.1-6', 'a player who passes takes the lowest free card and keeps it', () => {
    const t = table().does(pass).does(start('AMS')).does(pass);
    expect(t.cards).toEqual(['player1']);
    t.does(pass);
    expect(t.cards).toEqual(['player1', 'player3']);
    t.does(pass);
    expect([t.cards, t.who]).toEqual([['player1', 'player3'], ['player2']]);
  });

  rule('1839:7.1-8', 'after a card is given back those behind move up', () => {
    const t = table(4).does(pass).does(pass).does(start('AMS')).does(pass);
    expect(t.cards).toEqual(['player1', 'player2', 'player4']);
    t.does(start('MSS')).does(pass);
    expect(t.cards).toEqual(['player2', 'player4']);
    t.does(pass);
    expect(t.cards).toEqual(['player2', 'player4']);
    t.does(pass);
    expect(t.cards).toEqual(['player2', 'player4', 'player3']);
  });

  rule('1839:7.1-9', '1839:7.1-10', 'the round ends when all cards are taken, and they are the next order', () => {
    const t = table().does(start('AMS')).does(pass).does(pass).does(pass);
    expect([t.title.roundName(t.s), t.cards]).toEqual(['SR 2', ['player2', 'player3']]);
    t.does(pass);
    expect([t.title.roundName(t.s), t.s.ext.order]).toEqual(['OR 2.1', ['player2', 'player3', 'player1']]);
  });
});

describe('7.1 Stock round overview: prices at the end', () => {
  rule('1839:7.1-11', 'shares in the pool: one space left, once, in operating order', () => {
    const t = Table.blank()
      .company('AMS', { shares: { player1: 3, player2: 2, pool: 4 }, price: 82 })
      .company('MSS', { shares: { player1: 5, pool: 1 }, price: 91 })
      .company('NCS', { shares: { player1: 6 }, price: 74 });
    t.endRound();
    expect(order(t)).toEqual(['AMS 74', 'MSS 82', 'NCS 74']);
    // The MSS moved before the AMS, and the AMS lies under the NCS.
    expect(t.title.operatingOrder(t.s)).toEqual(['MSS', 'NCS', 'AMS']);
  });

  rule('1839:7.1-12', 'nothing in IPO and pool: one space right, whatever lies in the treasury', () => {
    const t = Table.blank()
      .company('NRS', { shares: { player1: 6, player2: 4 }, price: 82 })
      .company('MSS', { shares: { player1: 6, player2: 2, MSS: 2 }, price: 67 });
    t.endRound();
    expect(order(t)).toEqual(['NRS 91', 'MSS 74']);
  });

  rule(
    '1839:7.1-11',
    '1839:7.1-12',
    'the pool falls first: a company that rises to the same space operates later',
    () => {
      const t = Table.blank()
        .company('NRS', { shares: { player1: 6, player2: 3, pool: 1 }, price: 74 })
        .company('MSS', { shares: { player2: 6, player3: 4 }, price: 61 })
        .endRound();
      expect(order(t)).toEqual(['NRS 67', 'MSS 67']);
      expect(t.title.operatingOrder(t.s)).toEqual(['NRS', 'MSS']);
    },
  );

  rule('1839:7.1-11', 'of two in one space the first to operate falls first, and stays first', () => {
    const t = Table.blank()
      .company('NRS', { shares: { player1: 6, player2: 3, pool: 1 }, price: 74 })
      .company('MSS', { shares: { player2: 6, player3: 3, pool: 1 }, price: 74 })
      .endRound();
    expect(order(t)).toEqual(['NRS 67', 'MSS 67']);
    expect(t.title.operatingOrder(t.s)).toEqual(['NRS', 'MSS']);
  });

  rule('1839:7.1-12', 'and so with two that rise', () => {
    const t = Table.blank()
      .company('NRS', { shares: { player1: 6, player2: 4 }, price: 74 })
      .company('MSS', { shares: { player2: 6, player3: 4 }, price: 74 })
      .endRound();
    expect(order(t)).toEqual(['NRS 82', 'MSS 82']);
    expect(t.title.operatingOrder(t.s)).toEqual(['NRS', 'MSS']);
  });

  rule('1839:7.1-13', 'shares in the IPO and none in the pool: it stays', () => {
    const t = Table.blank()
      .company('NRS', { shares: { player1: 6, player2: 3 }, price: 82 })
      .endRound();
    expect(order(t)).toEqual(['NRS 82']);
  });

  rule('1839:Q14', 'unfloated ones move left too, Majors before Locals', () => {
    const t = Table.blank()
      .company('L1', { shares: { player1: 2, pool: 1 }, price: 46 })
      .company('AMS', { shares: { player1: 2, pool: 1 }, price: 40 });
    t.endRound();
    expect(order(t)).toEqual(['L1 38', 'AMS 40']);
    const moved = t.events.filter(({ event }) => event === 'price').map(({ company }) => company);
    expect(moved).toEqual(['L1']);
  });

  rule('1839:10.1-3', 'ƒ300 ends the game at once, after all moves of that moment', () => {
    const t = Table.blank()
      .company('AMS', { shares: { player1: 6, player2: 4 }, price: 254 })
      .company('L1', { shares: { player1: 6, player2: 4 }, price: 31 });
    t.endRound();
    expect([t.s.ended?.reason, order(t)]).toEqual(['top-price', ['AMS 300', 'L1 38']]);
  });
});
