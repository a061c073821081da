/** 7.5.2.1 Share trading process: where system shares come from, and what it costs to have one taken. */
import { become, log } from '@roundhouse/kernel';
import { BANK, cashOf, cellAt, pay } from '@roundhouse/rail';
import { price } from '../../12-stock-market.ts';
import { market } from '../../material.ts';
import { plays } from '../../readings.ts';
import type { Game, Hand, Merger, Pile, State, Trade } from '../../state.ts';

type Side = 'a' | 'b';

/** By that reading money moves whenever a holder of an odd number loses a share, and setting aside comes with trading. */
export const oneByOne = (s: State): boolean => plays(s, 'mergerTrade', 'one-by-one');

export const mergerPrice = (f: Merger): number => cellAt(market, f.cell).price;
/** The current price of a share of the remaining or of the other company. */
export const valueOf = (s: State, f: Merger, side: Side): number => price(s, side === 'a' ? f.of : f.other);
export const handOf = (f: Merger, player: string): Hand => f.trade.hands[player]!;

/** How many untraded shares a player has, the set-aside one included. */
export const totalOf = (hand: Hand): number => hand.a + hand.b + (hand.aside === null ? 0 : 1);

const add = (pile: Pile, a: number, b: number): Pile => ({ a: pile.a + a, b: pile.b + b });

export function setTrade(g: Game, f: Merger, changes: Partial<Trade>): Merger {
  return become(g, f, { trade: { ...f.trade, ...changes } });
}

export function setHand(g: Game, f: Merger, player: string, changes: Partial<Hand>): Merger {
  const hands = { ...f.trade.hands, [player]: { ...handOf(f, player), ...changes } };
  return setTrade(g, f, { hands });
}

/** Step 4: one share goes aside. */
export function putAside(g: Game, f: Merger, player: string, side: Side): Merger {
  const hand = handOf(f, player);
  log(g, { event: 'setAside', by: player, company: side === 'a' ? f.of : f.other });
  return setHand(g, f, player, { [side]: hand[side] - 1, aside: side });
}

/**
 * Step 5a: all pairs are turned in at once. The player's own shares of the remaining company are the first source;
 * what is missing then is taken one by one.
 * (7.5.2.1-1)
 */
export function turnInPairs(g: Game, f: Merger, player: string): Merger {
  const hand = handOf(f, player);
  const pairs = (hand.a + hand.b) / 2;
  const own = Math.min(hand.a, pairs);
  const traded = setTrade(g, f, { discards: add(f.trade.discards, hand.a - own, hand.b) });
  if (pairs > 0) log(g, { event: 'tradePairs', by: player, pairs });
  const next = setHand(g, traded, player, { a: 0, b: 0, down: hand.down + own });
  return become(g, next, { need: pairs - own });
}

/** Third source: other players who still have shares of the remaining company, traded ones excepted. */
export const canTakeFrom = (f: Merger, taker: string): string[] =>
  Object.keys(f.trade.hands)
    .sort()
    .filter((player) => player !== taker && (handOf(f, player).a > 0 || handOf(f, player).aside === 'a'));

export type Source = 'discards' | 'players' | 'ipo' | 'pool' | null;

/** Where the next system share comes from, in the order of the book (7.5.2.1-2, 7.5.2.1-6, 7.5.2.1-7). */
export function nextSource(f: Merger, taker: string): Source {
  const { discards, ipo, pool } = f.trade;
  if (discards.a > 0) return 'discards';
  if (canTakeFrom(f, taker).length > 0) return 'players';
  if (ipo.a > 0) return 'ipo';
  return pool.a > 0 ? 'pool' : null;
}

/**
 * One system share for the taker from discards, IPO or pool; the latter two get a discarded share of the other company
 * (7.5.2.1-8, 7.5.2.1-9).
 */
export function takeFromPile(g: Game, f: Merger, taker: string, source: 'discards' | 'ipo' | 'pool'): Merger {
  const swapped =
    source === 'discards'
      ? setTrade(g, f, { discards: add(f.trade.discards, -1, 0) })
      : setTrade(g, f, { discards: add(f.trade.discards, 0, -1), [source]: add(f.trade[source], -1, 1) });
  log(g, { event: 'takeSystemShare', by: taker, from: source });
  return setHand(g, swapped, taker, { down: handOf(swapped, taker).down + 1 });
}

/** One system share from another player, who gets a share of the other company: ordinary ones first (Q1). */
export function takeFromPlayer(g: Game, f: Merger, taker: string, from: string): Merger {
  const hand = handOf(f, from);
  const ordinary = hand.a > 0;
  const settles = ordinary ? oneByOne(g.s) && totalOf(hand) % 2 === 1 : true;
  log(g, { event: 'takeSystemShare', by: taker, from });
  const given = setTrade(g, f, { discards: add(f.trade.discards, 0, -1) });
  const swapped = ordinary
    ? setHand(g, given, from, { a: hand.a - 1, b: hand.b + 1 })
    : setHand(g, given, from, { aside: 'b' });
  const next = setHand(g, swapped, taker, { down: handOf(swapped, taker).down + 1 });
  return settles ? settleDifference(g, next, from, ordinary) : next;
}

/**
 * The holder pays or gets the difference; who cannot pay must discard the share received and is paid for the one taken
 * (7.5.2.1-4, 7.5.2.1-5).
 */
function settleDifference(g: Game, f: Merger, player: string, ordinary: boolean): Merger {
  const [taken, received] = [valueOf(g.s, f, 'a'), valueOf(g.s, f, 'b')];
  if (taken >= received) {
    pay(g, BANK, player, taken - received, 'difference');
    return f;
  }
  if (cashOf(g.s, player) >= received - taken) {
    pay(g, player, BANK, received - taken, 'difference');
    return f;
  }
  const hand = handOf(f, player);
  const discarded = setTrade(g, f, { discards: add(f.trade.discards, 0, 1) });
  pay(g, BANK, player, oneByOne(g.s) ? received : taken, 'shares');
  const next = setHand(g, discarded, player, ordinary ? { b: hand.b - 1 } : { aside: null });
  return countAsSale(g, next, player);
}

export const countAsSale = (g: Game, f: Merger, player: string): Merger =>
  become(g, f, { gaveUp: [...f.gaveUp, player] });

/** What trading up costs beyond the single share; below zero the bank pays (Q7). */
export const tradeUpCost = (s: State, f: Merger, player: string): number =>
  mergerPrice(f) - valueOf(s, f, handOf(f, player).aside!);

/** Is there a system share to be had for the single share? One of the remaining company is its own. */
export const canHaveShare = (f: Merger, player: string): boolean =>
  handOf(f, player).aside === 'a' || nextSource(f, player) !== null;

/** Step 5b, first choice: the difference is paid, and a system share taken for the single one (7.5.2.1-10). */
export function tradeUpSingle(g: Game, f: Merger, player: string): Merger {
  const cost = tradeUpCost(g.s, f, player);
  if (cost >= 0) pay(g, player, BANK, cost, 'tradeUp');
  else pay(g, BANK, player, -cost, 'tradeUp');
  log(g, { event: 'tradeUp', by: player });
  const hand = handOf(f, player);
  if (hand.aside === 'a') return setHand(g, f, player, { aside: null, down: hand.down + 1 });
  const discarded = setTrade(g, f, { discards: add(f.trade.discards, 0, 1) });
  return become(g, setHand(g, discarded, player, { aside: null }), { need: 1 });
}

/** Step 5b, second choice: the single share goes to the discards for its price (Q4) (7.5.2.1-11). */
export function giveUpSingle(g: Game, f: Merger, player: string): Merger {
  const side = handOf(f, player).aside!;
  pay(g, BANK, player, valueOf(g.s, f, side), 'shares');
  log(g, { event: 'giveUp', by: player });
  const discarded = setTrade(g, f, {
    discards: side === 'a' ? add(f.trade.discards, 1, 0) : add(f.trade.discards, 0, 1),
  });
  return countAsSale(g, setHand(g, discarded, player, { aside: null }), player);
}

/**
 * Step 6: pairs, then a left-over single, of the pool and then of the IPO (Q5); the rest is discarded (7.5.2.1-12,
 * 7.5.2.1-13).
 */
export function tradeBanks(trade: Trade): Trade {
  const pool = tradePile(trade, trade.pool, trade.ipo);
  const afterPool: Trade = {
    ...trade,
    pool: { a: 0, b: 0 },
    poolDown: pool.got,
    ipo: pool.other,
    discards: pool.discards,
  };
  const ipo = tradePile(afterPool, afterPool.ipo, { a: 0, b: 0 });
  return { ...afterPool, ipo: { a: 0, b: 0 }, ipoDown: ipo.got, discards: ipo.discards };
}

/** A pile gets a system share for each pair and for a single, from its own, the discards and the other pile. */
function tradePile(trade: Trade, pile: Pile, other: Pile): { got: number; discards: Pile; other: Pile } {
  const wanted = Math.ceil((pile.a + pile.b) / 2);
  const own = Math.min(pile.a, wanted);
  const discards = add(trade.discards, pile.a - own, pile.b);
  const fromDiscards = Math.min(discards.a, wanted - own);
  const fromOther = Math.min(other.a, wanted - own - fromDiscards);
  return {
    got: own + fromDiscards + fromOther,
    discards: add(discards, -fromDiscards, -fromOther),
    other: add(other, -fromOther, fromOther),
  };
}
