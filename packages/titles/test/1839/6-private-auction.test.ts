import { describe, expect, test } from 'vitest';
import { rule } from '../rule.ts';
import { auction, buy, discount, draw, par, remaining } from './auction.ts';

const price = (t: ReturnType<typeof auction>, id: string): unknown => {
  const { discounts } = t.s.stack[1] as unknown as { discounts: Record<string, number> };
  return discounts[id] ?? 0;
};

describe('6 Private auction: turns', () => {
  rule('1839:6-1', 'from card 1 up, and from the highest to card 1 again', () => {
    const t = auction(4);
    const seen: string[] = [];
    for (let turn = 0; turn < 5; turn++) {
      seen.push(t.who[0]!);
      t.does(discount('AV')).does(discount('WCTS'));
    }
    expect(seen).toEqual(['player1', 'player2', 'player3', 'player4', 'player1']);
  });

  rule('1839:6-2', 'two actions in any mix and order, and no pass', () => {
    for (const deeds of [
      [buy('LP'), buy('KR')],
      [buy('LP'), discount('KR')],
      [discount('KR'), buy('LP')],
      [discount('KR'), discount('LP')],
    ]) {
      const t = auction().does(deeds[0]!);
      expect(t.who).toEqual(['player1']);
      expect(t.does(deeds[1]!).who).toEqual(['player2']);
    }
    const t = auction();
    expect(t.choices().map(({ type }) => type)).not.toContain('pass');
    t.refuses({ type: 'pass' }, 'table:stale');
  });

  rule('1839:6-3', 'any private that is left, for its face value less all discounts, paid to the bank', () => {
    const t = auction().does(discount('KR')).does(discount('KR')).does(buy('KR'));
    expect([t.s.privates['KR'], t.money('player2'), t.money('bank')]).toEqual(['player2', 500 - 70, -1500 + 70]);
    t.refuses(buy('KR'), '1839:6-3').refuses(discount('KR'), '1839:6-3');
  });

  rule('1839:6-4', 'nobody buys what they made cheaper in the same turn; others do, and they themselves later', () => {
    const t = auction(2).does(discount('KR')).refuses(buy('KR'), '1839:6-4').does(discount('LP'));
    t.accepts(buy('KR')).does(discount('AV')).does(discount('AV'));
    expect(t.who).toEqual(['player1']);
    t.does(buy('KR'));
    expect(t.s.privates['KR']).toBe('player1');
  });

  rule('1839:6-5', 'a discount is ƒ20, stays, and can be made twice in a turn', () => {
    const t = auction().does(discount('AB')).does(discount('AB'));
    expect(price(t, 'AB')).toBe(40);
    t.does(discount('AB')).does(discount('LP'));
    expect([price(t, 'AB'), price(t, 'LP')]).toEqual([60, 20]);
  });

  rule('1839:6-9', 'only with cash in hand', () => {
    auction().cash('player1', 110).accepts(buy('KR'));
    auction().cash('player1', 109).refuses(buy('KR'), '1839:6-9');
  });

  rule('1839:Q6', 'the turn ends with its first action only where that buys the last private', () => {
    const t = remaining({ LP: 0, KR: 0 }).does(discount('LP')).does(buy('KR'));
    expect([t.who, t.asks]).toEqual([['player1'], 'privateAuction']);
    const last = remaining({ LP: 0, KR: 0 }).does(buy('KR')).does(buy('LP'));
    expect([last.s.stack.some(({ kind }) => kind === 'privateAuction'), last.asks]).toEqual([
      false,
      `stockTurn/${last.s.ext.order[0]}`,
    ]);
  });

  rule('1839:Q8', 'discount first and buy after, and one private twice', () => {
    const t = auction().does(discount('KR')).does(buy('LP'));
    expect([price(t, 'KR'), t.s.privates['LP']]).toEqual([20, 'player1']);
    expect(price(auction().does(discount('KR')).does(discount('KR')), 'KR')).toBe(40);
  });
});

describe('6 Private auction: what costs nothing', () => {
  /** The KR is at ƒ10 when player 3 makes it cheaper: it costs player 1 nothing. */
  const free = () => remaining({ KR: 100, LP: 0, CO: 0 }).does(discount('KR'));

  rule('1839:6-6', 'nothing gets cheaper before it is taken, and then again', () => {
    const t = free().refuses(discount('CO'), '1839:6-6').refuses(discount('KR'), '1839:6-6').does(buy('KR'));
    t.does(discount('CO'));
    expect(price(t, 'CO')).toBe(20);
  });

  rule('1839:6-7', 'it must be taken in the turn, for nothing and never for less', () => {
    const t = free().does(buy('LP'));
    expect([t.who, t.money('player1')]).toEqual([['player1'], 410]);
    t.refuses(buy('CO'), '1839:6-7', 'Kabinet-Rochussen is at ƒ0 and comes first: use your last action on it.');
    t.refuses(discount('CO'), '1839:6-6', 'take it before').does(buy('KR'));
    expect([t.s.privates['KR'], t.money('player1'), t.who]).toEqual(['player1', 410, ['player2']]);
    // ƒ130 off a private of ƒ110 is no gift of ƒ20.
    const below = remaining({ KR: 120, LP: 0 }).does(discount('KR')).does(buy('KR'));
    expect(below.money('player1')).toBe(500);
  });

  rule('1839:Q7', 'two of them take both actions, a third waits for the next player', () => {
    const t = remaining({ KR: 120, LP: 100, 'SR-V': 100, CO: 0 }).does(discount('CO'));
    t.refuses(discount('CO'), '1839:6-6', 'take those before')
      .refuses(buy('CO'), '1839:6-7', 'Kabinet-Rochussen, Lodewijk Pincoffs or Spoorlijn')
      .does(buy('KR'));
    t.refuses(buy('CO'), '1839:6-7', 'use what is left of your turn on').does(buy('LP'));
    expect(t.who).toEqual(['player2']);
    t.accepts(buy('CO')).refuses(discount('CO'), '1839:6-6').does(buy('SR-V')).accepts(discount('CO'));
  });

  test('what comes to nothing in a turn binds only the next player', () => {
    const t = remaining({ KR: 90, LP: 0, CO: 0 }).does(discount('LP')).does(discount('KR'));
    expect(t.who).toEqual(['player1']);
    t.accepts(discount('CO')).accepts(buy('LP'));
  });
});

describe('6 Private auction: when nobody else can pay', () => {
  /** Only the LP for ƒ90 and the CO for ƒ180 are left, and player 1 has ƒ100. */
  const alone = (others: number, own = 100) =>
    remaining({ LP: 0, CO: 0 }).cash('player1', own).cash('player2', others).cash('player3', 0).does(discount('CO'));

  rule(
    '1839:6-8',
    'a player who can pay for one must buy; one who cannot, or is not the only one, may make it cheaper',
    () => {
      alone(89).refuses(discount('CO'), '1839:6-8').accepts(buy('LP'));
      alone(90).accepts(discount('CO'));
      alone(89, 89).accepts(discount('CO'));
    },
  );

  test('for the others the start of the turn counts, for oneself each action', () => {
    // Player 1 makes the LP cheaper, which player 2 could then pay for, and is still not alone.
    const t = alone(80, 89).does(discount('LP'));
    // Own discounts bar the LP, so nothing is left that player 1 could buy: a discount is right again.
    t.accepts(discount('CO')).refuses(buy('LP'), '1839:6-4');
    // With ƒ270 both are bought in turn; with ƒ100 only the first, and then anything gets cheaper.
    const bought = alone(0, 100).does(buy('LP'));
    bought.accepts(discount('CO'));
    alone(0, 270).does(buy('LP')).refuses(discount('CO'), '1839:6-8').accepts(buy('CO'));
  });
});

describe('6 Private auction: brown privates and the end', () => {
  rule('1839:6-10', 'a player who buys a brown private pars its company at once, on the Major Stock Market', () => {
    const t = auction().does(buy('CO'));
    expect([t.asks, t.who]).toEqual([`par/${draw.CO}`, ['player1']]);
    t.refuses(par(46), '1839:6-10').refuses(par(91), '1839:6-10').does(par(74));
    expect([t.price(draw.CO), t.s.market.at[draw.CO]!.grid, t.asks]).toEqual([74, 'major', 'privateAuction']);
    expect(t.who).toEqual(['player1']);
  });

  rule('1839:6-11', 'the three companies get different par prices', () => {
    const t = auction().does(buy('CO')).does(par(74)).does(buy('AB'));
    t.refuses(par(74), '1839:6-11').does(par(82)).does(buy('AV'));
    t.refuses(par(82), '1839:6-11').refuses(par(74), '1839:6-11').accepts(par(67));
    expect(t.choices('par')[0]!.openFields['price']).toEqual({ kind: 'oneOf', values: [67] });
  });

  rule('1839:14.2.3.3-4', 'its director’s certificate and one share more, for no more money', () => {
    const t = auction().does(buy('CO')).does(par(67));
    expect([t.shares(draw.CO, 'player1'), t.s.companies[draw.CO]!.director, t.money('player1')]).toEqual([
      3,
      'player1',
      300,
    ]);
  });

  rule(
    '1839:14.2.3.1-3',
    '1839:14.2.3.2.5-2',
    '1839:Q9',
    'Beijnes and Stork come with shares, before there is a price',
    () => {
      const t = auction().does(buy('JJB')).does(buy('WCTS'));
      expect([t.shares(draw.AB, 'player1'), t.shares(draw.AV, 'player1')]).toEqual([1, 2]);
      expect([t.price(draw.AB), t.price(draw.AV)]).toEqual([0, 0]);
    },
  );

  rule(
    '1839:6-12',
    '1839:Q2',
    '12, 11 and 10 privates are auctioned; the Rotterdamsche Handelsvereeniging is not',
    () => {
      const lots = (players: number) => auction(players).choices('buyLot').length;
      const shown = (players: number) => lots(players) + auction(players).unavailable('buyLot').length;
      expect([shown(4), shown(3), shown(2)]).toEqual([12, 11, 10]);
      const t = remaining({ LP: 0, KR: 0 }, 4).does(buy('LP')).does(buy('KR'));
      expect([t.title.roundName(t.s), t.s.privates['RH']]).toEqual(['SR 1', 'gone']);
      expect(auction(4).s.privates['RH']).toBe('bank');
    },
  );

  rule('1839:6-13', '1839:6-14', 'cards by rising cash, and equal ones keep their order', () => {
    const t = remaining({ LP: 0, KR: 0 }, 4)
      .cash('player1', 300)
      .cash('player2', 100)
      .cash('player3', 200)
      .cash('player4', 300);
    t.does(buy('KR')).does(buy('LP'));
    // 210, 100, 200 and 190 are left.
    expect([t.s.ext.order, t.who]).toEqual([['player2', 'player4', 'player3', 'player1'], ['player2']]);
    const tied = remaining({ LP: 0, KR: 0 }).does(buy('LP')).cash('player3', 390).does(buy('KR'));
    // 390 for players 1 and 3, 500 for player 2.
    expect(tied.s.ext.order).toEqual(['player1', 'player3', 'player2']);
  });
});
