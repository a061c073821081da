import { firstRefusal, frameName } from '@roundhouse/kernel';
import {
  BANK,
  biddingAuction,
  type BidderAuction,
  type BiddingAuction,
  firstWithBid,
  movePrivate,
  type RailState,
} from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank, Toy } from '../toy.ts';

interface Wish {
  /** Are bids settled by a round of passes? */
  readonly settles?: boolean;
  readonly price?: number;
  readonly standsAlone?: boolean;
}

/** P1 for 20 and P2 for 50, each a row of its own; bids in steps of 5. */
function auction({ settles = false, price = 20, standsAlone = false }: Wish = {}, rows = [['P1'], ['P2']]) {
  const happened: string[] = [];
  const face = (lot: string): number => (lot === 'P1' ? 20 : 50);
  const rules = biddingAuction<RailState, BiddingAuction, BidderAuction>({
    lots: ['P1', 'P2'],
    called: (lot) => lot,
    money: (sum) => `$${sum}`,
    step: 5,
    face,
    price: (_, lot) => (lot === 'P1' ? price : face(lot)),
    standsAlone: () => standsAlone,
    order: (s) => s.players,
    take(g, lot, player) {
      movePrivate(g, lot, player);
      happened.push(`${lot} to ${player}`);
    },
    settledByPasses: (f) => (settles ? firstWithBid(f) : undefined),
    allPassed: () => happened.push('all passed'),
    over: (_, f) => happened.push(`over, then ${f.turn}`),
  });
  const { refusingPurchase, refusingBid } = rules;
  const kinds = {
    privateAuction: rules.kind({
      buyLot: [
        refusingPurchase('sold', 'sold', 'Sold.'),
        refusingPurchase('bid', 'bid', 'Bid.'),
        refusingPurchase('row', 'row', 'Row.'),
        refusingPurchase('others', 'others', 'Others.'),
        refusingPurchase('money', 'money', ({ price: cost, free }) => `${cost}, ${free} free.`),
      ],
      bid: [
        refusingBid('sold', 'sold', 'Sold.'),
        refusingBid('buyable', 'buyable', 'Buyable.'),
        refusingBid(
          'face',
          'amount',
          ({ least }) => `${least} by the face value.`,
          (fault) => fault.face,
        ),
        refusingBid('amount', 'amount', ({ least }) => `${least} at least.`),
        refusingBid('money', 'money', ({ free }) => `${free} free.`),
      ],
      pass: [],
      asks: 'Buy, bid or pass',
    }),
    lotAuction: rules.lotKind({
      stranger: 'stranger',
      out: 'out',
      turn: 'turn',
      amount: 'amount',
      money: 'money',
      when: [],
    }),
  };
  const frame: BiddingAuction = {
    kind: 'privateAuction',
    rows,
    bids: {},
    turn: 'player1',
    passes: 0,
    buyer: null,
    settling: null,
  };
  const toy = new Toy(kinds, blank, frame);
  /** The rule that refuses an action at the top frame; null where none does. */
  const refuses = (by: string, type: string, fields: object): string | null => {
    const move = toy.title.frames[toy.top.kind]!.moves.find((one) => one.type === type)!;
    const action = { type, by, frame: frameName(toy.top), ...fields };
    return firstRefusal('toy', move.checks, toy.s, toy.top, action)?.rule ?? null;
  };
  return { toy, happened, refuses };
}
const buy = (lot: string) => ({ private: lot });
const bid = (lot: string, amount: number) => ({ private: lot, amount });

describe('a bidding auction', () => {
  test('a purchase goes to the bank, hands the lot over and settles the bid that it uncovers', () => {
    const { toy, happened } = auction();
    toy.act('player1', 'bid', bid('P2', 55)).act('player2', 'buyLot', buy('P1'));
    expect(happened).toEqual(['P1 to player2', 'P2 to player1', 'over, then player3']);
    expect([toy.s.cash['player1'], toy.s.cash['player2'], toy.s.cash[BANK]]).toEqual([45, 80, -300 + 75]);
    expect(toy.logged('privateSold')).toEqual([
      { event: 'privateSold', private: 'P1', to: 'player2', price: 20 },
      { event: 'privateSold', private: 'P2', to: 'player1', price: 55 },
    ]);
  });

  test('the title says what a lot costs', () => {
    const { toy, refuses } = auction({ price: 5 });
    expect(toy.act('player1', 'buyLot', buy('P1')).s.cash['player1']).toBe(95);
    expect(toy.top).toMatchObject({ buyer: 'player1', turn: 'player2' });
    expect(refuses('player2', 'buyLot', buy('P2'))).toBeNull();
  });

  test('several bids are fought out from the lowest up; who wins pays the own bid', () => {
    const { toy, happened, refuses } = auction();
    toy.act('player1', 'bid', bid('P2', 55)).act('player2', 'bid', bid('P2', 60)).act('player3', 'buyLot', buy('P1'));
    expect(toy.top).toMatchObject({ kind: 'lotAuction', of: 'P2', bid: 60, bidders: ['player1', 'player2'] });
    expect(refuses('player3', 'bid', { amount: 65 })).toBe('toy:stranger');
    expect(refuses('player2', 'bid', { amount: 65 })).toBe('toy:turn');
    expect([60, 63, 105].map((amount) => refuses('player1', 'bid', { amount }))).toEqual([
      'toy:amount',
      'toy:amount',
      'toy:money',
    ]);
    toy.act('player1', 'bid', { amount: 70 });
    expect(toy.s.stack[1]).toMatchObject({ bids: { P2: [{ amount: 70 }, { amount: 60 }] } });
    toy.act('player2', 'pass');
    expect([happened.at(-2), toy.s.cash['player1'], toy.s.cash['player2']]).toEqual(['P2 to player1', 30, 100]);
  });

  test('a player who has dropped out is told so', () => {
    const { toy, refuses } = auction();
    toy.act('player1', 'bid', bid('P2', 55)).act('player2', 'bid', bid('P2', 60)).act('player3', 'bid', bid('P2', 65));
    toy.act('player1', 'buyLot', buy('P1')).act('player1', 'pass');
    expect([toy.top.kind, refuses('player1', 'bid', { amount: 70 })]).toEqual(['lotAuction', 'toy:out']);
  });

  test('a round of passes settles what the title says, and then something happens', () => {
    const settled = auction({ settles: true });
    settled.toy.act('player1', 'bid', bid('P2', 55));
    for (const player of ['player2', 'player3', 'player1']) settled.toy.act(player, 'pass');
    expect(settled.happened).toEqual(['P2 to player1', 'all passed']);
    const kept = auction();
    kept.toy.act('player1', 'bid', bid('P2', 55));
    for (const player of ['player2', 'player3', 'player1']) kept.toy.act(player, 'pass');
    expect([kept.happened, kept.toy.top]).toMatchObject([
      ['all passed'],
      { turn: 'player2', passes: 0, bids: { P2: [{}] } },
    ]);
  });

  test('anything else than a pass makes everybody pass again', () => {
    const { toy, happened } = auction();
    toy.act('player1', 'pass').act('player2', 'pass').act('player3', 'bid', bid('P2', 55));
    toy.act('player1', 'pass').act('player2', 'pass');
    expect([happened, toy.top]).toMatchObject([[], { passes: 2 }]);
  });

  test('a higher bid stands beside the others, or alone', () => {
    for (const standsAlone of [false, true]) {
      const { toy, refuses } = auction({ standsAlone });
      toy.act('player1', 'bid', bid('P2', 90)).act('player2', 'bid', bid('P2', 95)).act('player3', 'pass');
      // Of 100 as much is free as no bid sets aside.
      expect(refuses('player1', 'buyLot', buy('P1'))).toBe(standsAlone ? null : 'toy:money');
    }
  });

  test('the faults of a purchase and of a bid', () => {
    const { toy, refuses } = auction({}, [['P1', 'P2']]);
    expect(refuses('player1', 'buyLot', buy('P1'))).toBe('toy:others');
    toy.act('player1', 'bid', bid('P2', 55));
    expect([refuses('player2', 'buyLot', buy('P2')), refuses('player2', 'bid', bid('P1', 25))]).toEqual([
      'toy:bid',
      'toy:buyable',
    ]);
    expect([50, 57, 55, 105, 60].map((amount) => refuses('player2', 'bid', bid('P2', amount)))).toEqual([
      'toy:face',
      'toy:face',
      'toy:amount',
      'toy:money',
      null,
    ]);
    const two = auction();
    expect(two.refuses('player1', 'buyLot', buy('P2'))).toBe('toy:row');
    two.toy.act('player1', 'buyLot', buy('P1'));
    expect([two.refuses('player2', 'buyLot', buy('P1')), two.refuses('player2', 'bid', bid('P1', 25))]).toEqual([
      'toy:sold',
      'toy:sold',
    ]);
  });
});
