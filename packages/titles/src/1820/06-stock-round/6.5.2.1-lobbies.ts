/** 6.5.2.1 Funding a lobby. */
import { type Check, field, log, type PlayerId, type Range, range, updateFrame } from '@roundhouse/kernel';
import { cashOf, pay } from '@roundhouse/rail';
import { BID_STEP, LEAST_BID, LOBBY_MARKERS, pounds } from '../material.ts';
import {
  type Game,
  LOBBIES,
  type Lobby,
  move,
  type State,
  type StockRound,
  type StockTurn,
  stockRoundOf,
} from '../state.ts';
import { beforeLobbies, notResolved, oneMainAction, playersOnly } from './6.5.2-acting.ts';
import { inStockRound } from './6.1-order.ts';

export const lobbiesIn = (s: State): readonly Lobby[] => stockRoundOf(s)?.lobbies ?? [];
const lobbyOf = (s: State, amount: number): Lobby | undefined => lobbiesIn(s).find((one) => one.amount === amount);

/** Amounts between these that no lobby has: what a raise leaves is free again (6.5.2.1-4). */
const freeAmounts = (s: State, least: number, most: number): Range =>
  range(
    least,
    most,
    BID_STEP,
    lobbiesIn(s).map(({ amount }) => amount),
  );

const canFund = (s: State, f: StockTurn): boolean => f.main === null && (f.as ?? f.of) === f.of && beforeLobbies(s);

/** 6.5.2.1-3. */
const anAmount: readonly Check<State, StockTurn, { readonly amount: number }>[] = [
  {
    rule: '6.5.2.1-3',
    passes: (_, _f, a) => a.amount >= LEAST_BID && a.amount % BID_STEP === 0,
    says: 'Fund a lobby with at least £20, in multiples of £10.',
  },
  {
    rule: '6.5.2.1-3',
    passes: (s, _, a) => lobbyOf(s, a.amount) === undefined,
    says: (_, _f, a) => `Another lobby already has ${pounds(a.amount)}; choose a different amount.`,
  },
];

/** Sorted, the largest first: that is how all see them, with the gaps (6.5.2.1-5). */
function fund(g: Game, f: StockTurn, did: string, lobbies: readonly Lobby[], paid: number): void {
  pay(g, f.of, LOBBIES, paid, 'lobby');
  const round = stockRoundOf(g.s)!;
  updateFrame<State, StockRound>(g, round, { lobbies: lobbies.toSorted((a, b) => b.amount - a.amount) });
  updateFrame<State, StockTurn>(g, f, { as: f.of, main: did });
}

/** Own money under an unused marker (6.5.2.1-1). */
export const lobby = move({
  type: 'lobby',
  fields: { amount: field.amount() },
  candidates: (s, f: StockTurn) =>
    canFund(s, f) ? [{ openFields: { amount: freeAmounts(s, LEAST_BID, cashOf(s, f.of)) } }] : [],
  checks: [
    notResolved,
    playersOnly,
    oneMainAction,
    {
      // Ten of one colour (4-4).
      rule: '6.5.2.1-1',
      passes: (s, f: StockTurn) => lobbiesIn(s).filter(({ of }) => of === f.of).length < LOBBY_MARKERS,
      says: `All your ${LOBBY_MARKERS} lobby markers are in use.`,
    },
    ...anAmount,
    {
      rule: '6.5.1-10',
      passes: (s, f, a) => a.amount <= cashOf(s, f.of),
      says: (s, f, a) => `That lobby needs ${pounds(a.amount)}, and you have ${pounds(cashOf(s, f.of))}.`,
    },
  ],
  when: inStockRound.lobby,
  apply(g, f, a) {
    log(g, { event: 'lobby', by: f.of, amount: a.amount });
    fund(g, f, 'lobby', [...lobbiesIn(g.s), { of: f.of, amount: a.amount }], a.amount);
  },
});

/** Own money to any lobby, whosever it is: it stays that player's, and nothing comes back (6.5.2.1-2, Q17). */
export const raise = move({
  type: 'raise',
  fields: { lobby: field.amount(), amount: field.amount() },
  candidates: (s, f: StockTurn) =>
    canFund(s, f)
      ? lobbiesIn(s).map(({ amount }) => ({
          fields: { lobby: amount },
          openFields: { amount: freeAmounts(s, amount + BID_STEP, amount + cashOf(s, f.of)) },
        }))
      : [],
  checks: [
    notResolved,
    playersOnly,
    oneMainAction,
    {
      rule: '6.5.2.1-1',
      passes: (s, _, a) => lobbyOf(s, a.lobby) !== undefined,
      says: (_, _f, a) => `There is no lobby of ${pounds(a.lobby)}.`,
    },
    ...anAmount,
    {
      rule: '6.5.2.1-1',
      passes: (_, _f, a) => a.amount > a.lobby,
      says: (_, _f, a) => `Raise the lobby to more than its ${pounds(a.lobby)}.`,
    },
    {
      rule: '6.5.1-10',
      passes: (s, f: StockTurn, a) => a.amount - a.lobby <= cashOf(s, f.of),
      says: (s, f, a) => `That takes ${pounds(a.amount - a.lobby)} more, and you have ${pounds(cashOf(s, f.of))}.`,
    },
  ],
  when: inStockRound.lobby,
  apply(g, f, a) {
    const owner: PlayerId = lobbyOf(g.s, a.lobby)!.of;
    log(g, { event: 'raise', by: f.of, of: owner, price: a.lobby, amount: a.amount });
    const others = lobbiesIn(g.s).filter(({ amount }) => amount !== a.lobby);
    fund(g, f, 'raise', [...others, { of: owner, amount: a.amount }], a.amount - a.lobby);
  },
});
