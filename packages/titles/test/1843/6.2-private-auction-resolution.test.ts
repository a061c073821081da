import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { allPass, auction, bid, buyLot, par, pass, raise, remaining, sales } from './auction.ts';

/** The first player is to buy the PStG; 155, 160 and 170 stand on the BA, the lowest from the third player. */
const threeBids = () =>
  remaining(['PStG', 'BA', 'LM'])
    .does(pass)
    .does(pass)
    .does(bid('BA', 155))
    .does(bid('BA', 160))
    .does(bid('BA', 170))
    .does(pass);

describe('6.2 Private auction resolution: bids', () => {
  rule('1843:6.2-1', 'a purchase, and nothing else, has the next private checked at once', () => {
    const t = auction().does(bid('C', 25)).does(bid('PStG', 45)).does(bid('C', 30));
    expect([t.asks, t.s.privates['C']]).toEqual(['privateAuction', 'bank']);
    t.does(buyLot('TB'));
    expect([t.asks, t.s.privates['TB']]).toEqual(['lotAuction/C', 'player1']);
  });

  rule('1843:6.2-2', 'a single bid wins, for its amount', () => {
    const t = auction().does(bid('C', 40)).does(buyLot('TB'));
    expect(sales(t)).toEqual(['TB to player2 for 15', 'C to player1 for 40']);
    expect([t.money('player1'), t.money('player2')]).toEqual([760, 785]);
  });

  rule('1843:6.2-3', 'several bids are fought out among those bidders only', () => {
    const t = remaining(['PStG', 'BA', 'LM']).does(bid('BA', 155)).does(bid('BA', 160)).does(buyLot('PStG'));
    expect([t.asks, t.who]).toEqual(['lotAuction/BA', ['player1']]);
    t.refuses(raise(165, 'player3'), '1843:6.2-3').accepts(raise(165));
  });

  rule('1843:6.2-4', 'the lowest bidder begins, then by rising bids, and round again', () => {
    const t = threeBids().does(buyLot('PStG'));
    t.refuses(raise(200, 'player1'), '1843:6.2-4').refuses(raise(200, 'player2'), '1843:6.2-4');
    const seen = [t.who[0]];
    for (const amount of [175, 180, 185]) seen.push(t.does(raise(amount)).who[0]);
    expect(seen).toEqual(['player3', 'player1', 'player2', 'player3']);
  });

  rule('1843:6.2-5', 'a raise is a multiple of 5fr above the highest bid', () => {
    const t = threeBids().does(buyLot('PStG'));
    t.refuses(raise(165), '1843:6.2-5').refuses(raise(170), '1843:6.2-5').refuses(raise(173), '1843:6.2-5');
    t.accepts(raise(175)).accepts(raise(200));
  });

  rule('1843:6.2-5', 'a player who passes is out of the auction for that private', () => {
    const t = threeBids().does(buyLot('PStG')).does(pass).does(raise(175));
    t.refuses(raise(200, 'player3'), '1843:6.2-5').does(raise(180));
    expect(t.who).toEqual(['player1']);
  });

  rule('1843:6.2-6', 'the last one pays the own bid', () => {
    const raised = threeBids().does(buyLot('PStG')).does(raise(300)).does(pass).does(pass);
    expect([sales(raised), raised.money('player3')]).toEqual([['BA to player3 for 300'], 500]);
    const kept = threeBids().does(buyLot('PStG')).does(pass).does(pass);
    expect(sales(kept)).toEqual(['BA to player2 for 170']);
  });

  rule('1843:6.2-7', 'the others have all of their money back', () => {
    const t = threeBids().does(buyLot('PStG')).does(raise(300)).does(raise(350)).does(pass).does(raise(400)).does(pass);
    expect([1, 2, 3].map((seat) => t.money(`player${seat}`))).toEqual([760, 800, 400]);
    // All 800fr of the second player can be spent again.
    t.does(pass).does(pass).does(pass);
    expect(t.top['bids']).toEqual({});
  });

  rule('1843:6.2-8', 'it goes on to the next until one has no bid', () => {
    const t = auction().does(bid('C', 25)).does(bid('PStG', 45)).does(bid('VdL', 115)).does(buyLot('TB'));
    expect(sales(t)).toEqual(['TB to player1 for 15', 'C to player1 for 25', 'PStG to player2 for 45']);
    expect([t.asks, t.s.privates['LH'], t.s.privates['VdL']]).toEqual(['privateAuction', 'bank', 'bank']);
  });

  rule('1843:6.2-8', 'or all are sold', () => {
    const t = remaining(['PStG', 'LH', 'VdL']).does(bid('LH', 65)).does(bid('VdL', 115)).does(buyLot('PStG'));
    expect(sales(t)).toEqual(['PStG to player3 for 40', 'LH to player1 for 65', 'VdL to player2 for 115']);
    expect(t.asks).toBe('stockTurn/player1');
  });
});

describe('6.2 Private auction resolution: a round of passes', () => {
  rule('1843:6.2-9', 'a brief operating round: revenue, a train, a price; bids stay, and it goes on', () => {
    const t = remaining(['PStG', 'BA', 'LM']).does(buyLot('PStG')).does(bid('LM', 215));
    t.does(pass).does(pass).does(pass);
    const happened = t.events.map(({ event }) => event).filter((event) => ['pay', 'train', 'reduced'].includes(event));
    expect([happened, t.asks, t.top['passes']]).toEqual([['pay', 'train', 'reduced'], 'privateAuction', 0]);
    expect(t.top['bids']).toEqual({ LM: [{ player: 'player2', amount: 215 }] });
  });

  rule('1843:6.2-9', 'two passes, an action and a pass are no round of passes', () => {
    const t = auction().does(pass).does(pass).does(bid('C', 25)).does(pass).does(pass);
    expect([t.trains('gone'), t.top['reduced']]).toEqual([[], {}]);
    expect(t.does(pass).trains('gone')).toHaveLength(1);
  });

  rule('1843:6.2-10', 'privates that are owned pay, the others do not', () => {
    const t = allPass(remaining(['PStG', 'BA', 'LM']).does(buyLot('PStG')));
    expect([1, 2, 3].map((seat) => t.money(`player${seat}`))).toEqual([800 - 40 + 10, 800, 800]);
  });

  rule('1843:6.2-11', 'one yellow train each time leaves the supply', () => {
    const t = allPass(auction());
    expect(t.trains('gone')).toEqual(['yellow-1']);
    expect(allPass(t).trains('gone')).toEqual(['yellow-1', 'yellow-2']);
  });

  rule('1843:6.2-12', 'the cheapest falls by 5fr, no other, and its face value not at all', () => {
    const t = allPass(allPass(remaining(['PStG', 'BA'])));
    expect(t.top['reduced']).toEqual({ PStG: 10 });
    expect(t.events.find(({ event }) => event === 'reduced')).toMatchObject({ private: 'PStG', price: 30 });
    const free = t.does(buyLot('PStG')).does(buyLot('BA'));
    expect([free.money('player1'), free.money('player2')]).toEqual([800 - 30, 800 - 150]);
    // It scores what is printed on it.
    expect(free.title.score(free.s)).toMatchObject({ player1: 770 + 40, player2: 650 + 150 });
  });

  rule('1843:6.2-13', '1843:Q3', 'at 0fr the next player must take it: nothing else is possible', () => {
    const t = allPass(allPass(allPass(auction())));
    expect([t.who, t.choices().map(({ type }) => type)]).toEqual([['player1'], ['buyLot']]);
    t.refuses(pass, '1843:6.2-13').refuses(bid('C', 25), '1843:6.2-13').does(buyLot('TB'));
    expect([t.money('player1'), t.s.privates['TB'], t.who]).toEqual([800, 'player1', ['player2']]);
    t.accepts(pass);
  });

  rule('1843:6.2-14', '1843:Q3', 'the next turn is that of the player after the last buyer', () => {
    // The first player wins the C by a bid; the second has bought the TB and counts.
    const t = auction().does(bid('C', 25)).does(buyLot('TB'));
    expect([t.s.privates['C'], t.who]).toEqual(['player1', ['player3']]);
    t.does(bid('BA', 155)).does(bid('LM', 215)).does(pass).does(pass).does(pass);
    expect([t.trains('gone').length, t.who]).toEqual([1, ['player3']]);
  });

  rule('1843:6.2-14', '1843:Q3', 'or card 1 if nobody has bought', () => {
    const t = auction().does(pass).does(bid('C', 25)).does(pass).does(pass).does(pass);
    expect([t.trains('gone').length, t.who]).toEqual([1, ['player1']]);
  });

  rule('1843:6.2-15', '1843:Q4', 'that player has the first turn of the first stock round', () => {
    const t = remaining(['PStG', 'BA']).does(pass).does(bid('BA', 155)).does(buyLot('PStG'));
    expect([t.s.privates['BA'], t.asks, t.s.ext.order]).toEqual([
      'player2',
      'stockTurn/player1',
      ['player1', 'player2', 'player3'],
    ]);
    expect(remaining(['PStG']).does(pass).does(buyLot('PStG')).asks).toBe('stockTurn/player3');
  });

  rule('1843:Q4', 'by the other reading card 1 has it', () => {
    const t = remaining(['PStG'], { firstStockRound: 'card-1' }).does(pass).does(buyLot('PStG'));
    expect(t.asks).toBe('stockTurn/player1');
  });

  rule('1843:8.10.1-2', 'the sixth yellow train ends the game at once, with scores', () => {
    const t = remaining(['PStG', 'BA', 'LM']).does(buyLot('PStG'));
    for (let round = 1; round <= 5; round++) allPass(t);
    expect(t.s.ended).toBeNull();
    allPass(t);
    expect([t.s.ended?.reason, t.trains('gone').length]).toEqual(['six-trains', 6]);
    expect(t.title.score(t.s)).toEqual({ player1: 760 + 60 + 40, player2: 800, player3: 800 });
    expect(t.events.at(-1)).toEqual({ event: 'win', players: ['player1'] });
    expect(t.asks).toBe('');
  });
});

describe('6.3 Private auction notes', () => {
  rule('1843:6.3-1', 'money that is bid cannot be bid or spent again while the bid stands', () => {
    const t = remaining(['PStG', 'BA', 'LM']).does(bid('LM', 765)).does(pass).does(pass);
    t.refuses(buyLot('PStG'), '1843:6.3-1').refuses(bid('BA', 155), '1843:6.3-2');
    const nearly = remaining(['PStG', 'BA', 'LM']).does(bid('LM', 760)).does(pass).does(pass);
    expect(nearly.does(buyLot('PStG')).money('player1')).toBe(760);
  });

  rule('1843:6.3-2', 'a bid is covered by free cash; of a raise only the difference', () => {
    const t = auction().refuses(bid('LM', 805), '1843:6.3-2').accepts(bid('LM', 800));
    t.does(bid('BA', 400)).does(bid('BA', 405)).does(pass);
    t.refuses(bid('BA', 805), '1843:6.3-2').accepts(bid('BA', 800)).refuses(bid('LM', 405), '1843:6.3-2');
    const fought = remaining(['PStG', 'BA', 'LM']).does(bid('BA', 155)).does(bid('BA', 160)).does(pass);
    fought.does(bid('LM', 300)).does(pass).does(buyLot('PStG'));
    fought.refuses(raise(505), '1843:6.3-2').accepts(raise(500));
  });

  rule('1843:6.3-3', 'the bank gets prices and winning bids, and nothing before', () => {
    const t = auction().does(bid('C', 35));
    expect(t.money('bank')).toBe(-2400);
    t.does(buyLot('TB'));
    expect(t.money('bank')).toBe(-2400 + 15 + 35);
  });

  rule('1843:10.2-35', '1843:Q52', 'BA brings 10% of the ETA: a certificate without a price', () => {
    const t = remaining(['BA', 'LM']).does(buyLot('BA'));
    expect([t.shares('ETA', 'player1'), t.shares('ETA', 'ipo'), t.price('ETA')]).toEqual([1, 9, 0]);
    expect(t.title.certificates(t.s, 'player1').held).toBe(2);
    expect(t.title.score(t.s)['player1']).toBe(800);
  });

  rule('1843:10.2-41', 'LM brings the director’s certificate of the PLM', () => {
    const t = remaining(['LM']).does(buyLot('LM')).does(par(67));
    expect([t.shares('PLM', 'player1'), t.shares('PLM', 'ipo'), t.money('player1')]).toEqual([2, 8, 590]);
    expect([t.s.companies['PLM']!.director, t.title.certificates(t.s, 'player1').held]).toEqual(['player1', 2]);
  });

  rule('1843:10.2-42', 'its owner sets the par of the PLM before the auction goes on', () => {
    const t = remaining(['BA', 'LM']).does(bid('LM', 300)).does(buyLot('BA'));
    expect([t.asks, t.who, t.choices().map(({ type }) => type)]).toEqual(['par/PLM', ['player1'], ['par']]);
    expect(t.does(par(79)).asks).toBe('stockTurn/player3');
  });

  rule('1843:10.2-43', 'at a yellow or green price, although the phase is yellow', () => {
    for (const price of [67, 73, 79, 86, 94]) {
      const t = remaining(['LM']).does(buyLot('LM')).does(par(price));
      expect([t.s.ext.par['PLM'], t.price('PLM'), t.s.phase]).toEqual([price, price, 'yellow']);
    }
    for (const price of [70, 105, 120]) remaining(['LM']).does(buyLot('LM')).refuses(par(price), '1843:10.2-43');
  });
});
