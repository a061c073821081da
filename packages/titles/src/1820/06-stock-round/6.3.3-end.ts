/** 6.3.3 Auction end: bids are paid, over-payments, leftovers, treasuries. */
import { field, type FrameKind, log, type PlayerId, pop, push, range, updateFrame } from '@roundhouse/kernel';
import { about, BANK, cashOf, GONE, movePrivate, pay, passUnless } from '@roundhouse/rail';
import { BID_STEP, cousinIds, cousinOf, pounds } from '../material.ts';
import { type CousinAuction, type Game, type Leftovers, move, type Overpayment, type State } from '../state.ts';
import { inStockRound } from './6.1-order.ts';

/** A cousin gets the difference between its marked price and what was paid, in either direction (6.3.3-7, Q13). */
const fillTreasury = (g: Game, cousin: string, paid: number): void =>
  pay(g, BANK, cousin, Math.abs(cousinOf(cousin).price - paid), 'cousin');

function discard(g: Game, cousins: readonly string[]): void {
  for (const cousin of cousins) movePrivate(g, cousin, GONE);
}

/** All bids are paid to the bank (6.3.3-1); then their players are asked by their cards whether they pay more (Q13). */
export function endAuction(g: Game, { lots, bids }: Pick<CousinAuction, 'lots' | 'bids'>): void {
  const won = lots.filter((cousin) => bids[cousin] !== undefined);
  const left = lots.filter((cousin) => bids[cousin] === undefined);
  // Without any bid all leave the game (6.3.3-3).
  if (won.length === 0) {
    discard(g, left);
    return;
  }
  for (const cousin of won) {
    const { player, amount } = bids[cousin]!;
    log(g, { event: 'privateSold', private: cousin, to: player, price: amount });
    pay(g, player, BANK, amount, 'private');
    movePrivate(g, cousin, player);
  }
  // The price of leftovers is the lowest bid, whatever is paid on top of it.
  const price = Math.min(...won.map((cousin) => bids[cousin]!.amount));
  if (left.length > 0) push(g, { kind: 'leftovers', cousins: left, price, queue: null });
  for (const player of g.s.ext.order.toReversed()) {
    const own = won.filter((cousin) => bids[cousin]!.player === player);
    const paid = Object.fromEntries(own.map((cousin) => [cousin, bids[cousin]!.amount]));
    if (own.length > 0) push(g, { kind: 'overpayment', of: player, paid });
  }
}

const overpay = move({
  type: 'overpay',
  fields: { private: field.oneOf(cousinIds), amount: field.amount() },
  candidates: (s, f: Overpayment) =>
    Object.keys(f.paid).map((cousin) => ({
      fields: { private: cousin },
      openFields: {
        amount: range(BID_STEP, Math.max(BID_STEP, cashOf(s, f.of) - (cashOf(s, f.of) % BID_STEP)), BID_STEP),
      },
      subjects: [about.private(cousin)],
    })),
  checks: [
    {
      rule: '6.3.3-8',
      passes: (_, f: Overpayment, a) => f.paid[a.private] !== undefined,
      says: (_, _f, a) => `You cannot over-pay for ${cousinOf(a.private).name}.`,
    },
    {
      rule: '6.3.3-8',
      passes: (_, _f, a) => a.amount >= BID_STEP && a.amount % BID_STEP === 0,
      says: 'Over-pay in multiples of £10.',
    },
    {
      rule: '6.5.1-10',
      passes: (s, _, a) => a.amount <= cashOf(s, a.by),
      says: (s, _, a) => `You would over-pay by ${pounds(a.amount)}, and you have ${pounds(cashOf(s, a.by))} left.`,
    },
  ],
  when: inStockRound.overpay,
  apply(g, f, a) {
    const { [a.private]: bid, ...paid } = f.paid;
    log(g, { event: 'overpay', by: a.by, cousin: a.private, amount: a.amount });
    pay(g, a.by, BANK, a.amount, 'private');
    fillTreasury(g, a.private, bid! + a.amount);
    updateFrame<State, Overpayment>(g, f, { paid });
  },
});

/** What nothing is added to is paid as it was bid. */
function settle(g: Game, f: Overpayment): void {
  for (const [cousin, paid] of Object.entries(f.paid)) fillTreasury(g, cousin, paid);
  pop(g, f);
}

export const overpayment = {
  actors: (_, f) => [f.of],
  moves: [overpay, passUnless<State, Overpayment>([], settle)],
  record: (_, f) => Object.entries(f.paid),
  advance(g, f) {
    const isAsked = Object.keys(f.paid).length > 0 && cashOf(g.s, f.of) >= BID_STEP;
    if (!isAsked) settle(g, f);
    return !isAsked;
  },
  asks: () => 'Over-pay to give a cousin more money, or continue',
} satisfies FrameKind<State, Overpayment>;

/** By ascending cash, equals by their cards (6.3.3-4). */
const byCash = (s: State): PlayerId[] => s.ext.order.toSorted((a, b) => cashOf(s, a) - cashOf(s, b));

/** Any, all or none of those that are left, each for the lowest winning bid (6.3.3-5). */
const buyCousin = move({
  type: 'buyCousin',
  fields: { private: field.oneOf(cousinIds) },
  candidates: (_, f: Leftovers) =>
    f.cousins.map((cousin) => ({ fields: { private: cousin }, subjects: [about.private(cousin)] })),
  checks: [
    {
      rule: '6.3.3-5',
      passes: (_, f: Leftovers, a) => f.cousins.includes(a.private),
      says: (_, _f, a) => `${cousinOf(a.private).name} is not one of the remaining cousins.`,
    },
  ],
  when: inStockRound.buyCousin,
  apply(g, f, a) {
    log(g, { event: 'privateSold', private: a.private, to: a.by, price: f.price });
    pay(g, a.by, BANK, f.price, 'private');
    movePrivate(g, a.private, a.by);
    fillTreasury(g, a.private, f.price);
    updateFrame<State, Leftovers>(g, f, { cousins: f.cousins.filter((cousin) => cousin !== a.private) });
  },
});

const next = (g: Game, f: Leftovers): void => {
  updateFrame<State, Leftovers>(g, f, { queue: f.queue!.slice(1) });
};

export const leftovers = {
  actors: (_, f) => f.queue?.slice(0, 1) ?? [],
  moves: [buyCousin, passUnless<State, Leftovers>([], next)],
  record: (_, f) => [f.cousins, f.price],
  advance(g, f) {
    if (f.queue === null) {
      updateFrame<State, Leftovers>(g, f, { queue: byCash(g.s) });
      return true;
    }
    const [player] = f.queue;
    if (f.cousins.length === 0 || player === undefined) {
      pop(g, f);
      // What nobody wants leaves the game (6.3.3-6).
      discard(g, f.cousins);
      return true;
    }
    // A player who cannot pay is not asked, or not again (6.5.1-10).
    if (cashOf(g.s, player) >= f.price) return false;
    next(g, f);
    return true;
  },
  asks: (_, f) => `Buy remaining cousins for ${pounds(f.price)} each, or pass`,
} satisfies FrameKind<State, Leftovers>;
