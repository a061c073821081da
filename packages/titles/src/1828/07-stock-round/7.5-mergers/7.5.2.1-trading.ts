/** 7.5.2.1 Share trading process: where system shares come from, and what it costs to have one taken. */
import { updateFrame, log } from '@roundhouse/kernel';
import { BANK, cashOf, cellAt, pay } from '@roundhouse/rail';
import { price } from '../../12-stock-market.ts';
import { market } from '../../material.ts';
import { plays } from '../../readings.ts';
import type { Game, Hand, Merger, Pile, State, Trade } from '../../state.ts';

export type Side = 'a' | 'b';

/** By that reading money moves whenever a holder of an odd number loses a share, and setting aside comes with trading. */
export const oneByOne = (s: State): boolean => plays(s, 'mergerTrade', 'one-by-one');

export const mergerPrice = (f: Merger): number => cellAt(market, f.cell).price;
/** The remaining or the other company. */
export const companyOn = (f: Merger, side: Side): string => (side === 'a' ? f.of : f.other);
const valueOf = (s: State, f: Merger, side: Side): number => price(s, companyOn(f, side));
export const handOf = (f: Merger, player: string): Hand => f.trade.hands[player]!;

/** How many untraded shares a player has, the set-aside one included. */
export const totalOf = (hand: Hand): number => hand.a + hand.b + (hand.aside === null ? 0 : 1);

const NONE: Pile = { a: 0, b: 0 };
const add = (pile: Pile, a: number, b: number): Pile => ({ a: pile.a + a, b: pile.b + b });
const one = (side: Side): [number, number] => (side === 'a' ? [1, 0] : [0, 1]);

const setTrade = (g: Game, f: Merger, changes: Partial<Trade>): Merger =>
  updateFrame(g, f, { trade: { ...f.trade, ...changes } });
const setHand = (g: Game, f: Merger, player: string, changes: Partial<Hand>): Merger =>
  setTrade(g, f, { hands: { ...f.trade.hands, [player]: { ...handOf(f, player), ...changes } } });
/** Shares go to the discards; below zero they come from there. */
const discard = (g: Game, f: Merger, a: number, b: number): Merger =>
  setTrade(g, f, { discards: add(f.trade.discards, a, b) });
/** A system share, face down. */
const receive = (g: Game, f: Merger, player: string): Merger =>
  setHand(g, f, player, { down: handOf(f, player).down + 1 });
/** To the bank; below zero the bank pays. */
const settle = (g: Game, player: string, due: number, why: string): void =>
  due > 0 ? pay(g, player, BANK, due, why) : pay(g, BANK, player, -due, why);

/** Step 4: one share goes aside. */
export function putAside(g: Game, f: Merger, player: string, side: Side): Merger {
  log(g, { event: 'setAside', by: player, company: companyOn(f, side) });
  return setHand(g, f, player, { [side]: handOf(f, player)[side] - 1, aside: side });
}

/**
 * Step 5a: all pairs are turned in at once. The player's own shares of the remaining company are the first source;
 * what is missing then is taken one by one.
 * (7.5.2.1-1)
 */
export function turnInPairs(g: Game, f: Merger, player: string): Merger {
  const { a, b, down } = handOf(f, player);
  const pairs = (a + b) / 2;
  const own = Math.min(a, pairs);
  if (pairs > 0) log(g, { event: 'tradePairs', by: player, pairs });
  const next = setHand(g, discard(g, f, a - own, b), player, { ...NONE, down: down + own });
  return updateFrame(g, next, { need: pairs - own });
}

/** Third source: other players who still have shares of the remaining company, traded ones excepted. */
export const canTakeFrom = (f: Merger, taker: string): string[] =>
  Object.keys(f.trade.hands)
    .sort()
    .filter((player) => player !== taker && (handOf(f, player).a > 0 || handOf(f, player).aside === 'a'));

/** Where the next system share comes from, in the order of the book (7.5.2.1-2, 7.5.2.1-6, 7.5.2.1-7). */
export function nextSource(f: Merger, taker: string): 'discards' | 'players' | 'ipo' | 'pool' | null {
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
  log(g, { event: 'takeSystemShare', by: taker, from: source });
  const taken =
    source === 'discards'
      ? discard(g, f, -1, 0)
      : setTrade(g, discard(g, f, 0, -1), { [source]: add(f.trade[source], -1, 1) });
  return receive(g, taken, taker);
}

/** One system share from another player, who gets a share of the other company: ordinary ones first (Q1). */
export function takeFromPlayer(g: Game, f: Merger, taker: string, from: string): Merger {
  const hand = handOf(f, from);
  const ordinary = hand.a > 0;
  log(g, { event: 'takeSystemShare', by: taker, from });
  const swapped = ordinary ? { a: hand.a - 1, b: hand.b + 1 } : { aside: 'b' as const };
  const next = receive(g, setHand(g, discard(g, f, 0, -1), from, swapped), taker);
  const settles = !ordinary || (oneByOne(g.s) && totalOf(hand) % 2 === 1);
  return settles ? settleDifference(g, next, from, ordinary) : next;
}

/**
 * The holder pays or gets the difference; who cannot pay must discard the share received and is paid for the one taken
 * (7.5.2.1-4, 7.5.2.1-5).
 */
function settleDifference(g: Game, f: Merger, player: string, ordinary: boolean): Merger {
  const [taken, received] = [valueOf(g.s, f, 'a'), valueOf(g.s, f, 'b')];
  if (cashOf(g.s, player) >= received - taken) {
    settle(g, player, received - taken, 'difference');
    return f;
  }
  pay(g, BANK, player, oneByOne(g.s) ? received : taken, 'shares');
  const lost = ordinary ? { b: handOf(f, player).b - 1 } : { aside: null };
  return countAsSale(g, setHand(g, discard(g, f, 0, 1), player, lost), player);
}

const countAsSale = (g: Game, f: Merger, player: string): Merger =>
  updateFrame(g, f, { gaveUp: [...f.gaveUp, player] });

/** What trading up costs beyond the single share; below zero the bank pays (Q7). */
export const tradeUpCost = (s: State, f: Merger, player: string): number =>
  mergerPrice(f) - valueOf(s, f, handOf(f, player).aside!);

/** Is there a system share to be had for the single share? One of the remaining company is its own. */
export const canHaveShare = (f: Merger, player: string): boolean =>
  handOf(f, player).aside === 'a' || nextSource(f, player) !== null;

/** Step 5b, first choice: the difference is paid, and a system share taken for the single one (7.5.2.1-10). */
export function tradeUpSingle(g: Game, f: Merger, player: string): Merger {
  settle(g, player, tradeUpCost(g.s, f, player), 'tradeUp');
  log(g, { event: 'tradeUp', by: player });
  const next = setHand(g, f, player, { aside: null });
  return handOf(f, player).aside === 'a'
    ? receive(g, next, player)
    : updateFrame(g, discard(g, next, 0, 1), { need: 1 });
}

/** Step 5b, second choice: the single share goes to the discards for its price (Q4) (7.5.2.1-11). */
export function giveUpSingle(g: Game, f: Merger, player: string): Merger {
  const side = handOf(f, player).aside!;
  pay(g, BANK, player, valueOf(g.s, f, side), 'shares');
  log(g, { event: 'giveUp', by: player });
  return countAsSale(g, setHand(g, discard(g, f, ...one(side)), player, { aside: null }), player);
}

/**
 * Step 6: pairs, then a left-over single, of the pool and then of the IPO (Q5); the rest is discarded (7.5.2.1-12,
 * 7.5.2.1-13).
 */
export function tradeBanks(trade: Trade): Trade {
  const pool = tradePile(trade.pool, trade.discards, trade.ipo);
  const ipo = tradePile(pool.other, pool.discards, NONE);
  return { ...trade, pool: NONE, poolDown: pool.got, ipo: NONE, ipoDown: ipo.got, discards: ipo.discards };
}

/** A pile gets a system share for each pair and for a single, from its own, the discards and the other pile. */
function tradePile(pile: Pile, before: Pile, other: Pile): { got: number; discards: Pile; other: Pile } {
  const wanted = Math.ceil((pile.a + pile.b) / 2);
  const own = Math.min(pile.a, wanted);
  const discards = add(before, pile.a - own, pile.b);
  const fromDiscards = Math.min(discards.a, wanted - own);
  const fromOther = Math.min(other.a, wanted - own - fromDiscards);
  return {
    got: own + fromDiscards + fromOther,
    discards: add(discards, -fromDiscards, -fromOther),
    other: add(other, -fromOther, fromOther),
  };
}
