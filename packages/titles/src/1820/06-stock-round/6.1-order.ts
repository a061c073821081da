/** 6.1 Stock Round overview: when what is done in a Stock Round comes. */
import { onlyThen, type When } from '@roundhouse/kernel';
import { type Frames, type State, stockRoundOf } from '../state.ts';

const isAsked = (s: State, ...kinds: readonly Frames['kind'][]): boolean =>
  s.stack.some(({ kind }) => kinds.includes(kind));

const onStockTurn: When<State> = onlyThen(
  '6.1-1',
  'You can fund lobbies, increase share-counts and buy shares only in a Stock Round, after its auctions.',
);
const whileFloating: When<State> = onlyThen('6.6.1-3', 'You can float a company only when your lobby is resolved.');
const whileGrowing: When<State> = onlyThen(
  '6.5.2.2-8',
  'Holders are asked to sell only while a company increases its share-count.',
);
const afterFutureTrains: When<State> = onlyThen(
  '6.4.2-2',
  'Only the winner takes future trains, right after the auction.',
);

/** By move. */
export const inStockRound = {
  bidForCousin: [onlyThen<State>('6.3.1-2', 'The cousin auction is over: every player has passed.')],
  overpay: [onlyThen<State>('6.3.3-8', 'You can over-pay a winning bid only right after the cousin auction.')],
  buyCousin: [
    onlyThen<State>('6.3.3-4', 'Remaining cousins are offered only once, after the cousin auction, least cash first.'),
  ],
  bidForTrains: [
    {
      rule: '6.1-1',
      passes: (s: State) => !isAsked(s, 'cousinAuction', 'overpayment', 'leftovers'),
      says: 'The future train auction starts after the cousin auction.',
    },
    onlyThen<State>('10.4-2', 'That future train auction is over.'),
  ],
  takeTrains: [afterFutureTrains],
  lobby: [
    {
      rule: '6.5.1-5',
      passes: (s: State) => stockRoundOf(s)?.resolved !== true,
      says: 'Lobbies are resolved: no more lobbies or share-count increases this Stock Round.',
    },
    onStockTurn,
  ],
  buy: [onStockTurn],
  redeem: [
    onlyThen<State>('6.5.3.1-1', 'A company can buy its own shares only on its director’s turn in a Stock Round.'),
  ],
  sell: [
    onlyThen<State>('Q80', 'You can sell shares only on your turn in a Stock Round, or to raise money you must pay.'),
  ],
  grow: [whileGrowing],
  allot: [onlyThen<State>('6.6.2-13', 'You name buyers only while you float a company or increase its share-count.')],
  float: [whileFloating],
} as const;
