/** Why an action that nothing asks for now is not possible, where the book says so. */
import type { OutOfPlace } from '@roundhouse/kernel';
import { stockRoundOf } from './4-stock-round/round.ts';
import { operatingTurnOf } from './5-operating-rounds/round.ts';
import { phase, type State } from './state.ts';

const justActed = (s: State, player: string, did: string): boolean => {
  const last = stockRoundOf(s)?.last;
  return last?.player === player && last.did === did;
};

export const outOfPlace: readonly OutOfPlace<State>[] = [
  {
    type: 'buy',
    check: {
      rule: 'buying-shares-1',
      passes: (s, _, a) => !justActed(s, a.by, 'buy'),
      says: 'You have bought a share in your turn, and one share is all; wait for your next turn.',
    },
  },
  {
    type: 'buy',
    check: {
      rule: 'stock-round-3',
      passes: (s, _, a) => !justActed(s, a.by, 'start'),
      says: 'You have started a company in your turn; a share can be bought in your next one.',
    },
  },
  {
    type: 'start',
    check: {
      rule: 'stock-round-3',
      passes: (s, _, a) => !justActed(s, a.by, 'buy') && !justActed(s, a.by, 'start'),
      says: 'You have bought in your turn; a company can be started in your next one.',
    },
  },
  ...['buy', 'sell'].map((type) => ({
    type,
    check: {
      rule: 'own-shares-9',
      passes: (s: State) => operatingTurnOf(s) === undefined,
      says: 'Players do not trade shares in operating rounds, except for a forced train purchase.',
    },
  })),
  ...['sellOwn', 'buyOwn'].map((type) => ({
    type,
    check: {
      rule: 'selling-shares-7',
      passes: (s: State) => stockRoundOf(s) === undefined,
      says: 'Companies neither buy nor sell shares in a stock round.',
    },
  })),
  ...['sellOwn', 'buyOwn'].map((type) => ({
    type,
    check: {
      rule: 'Q10',
      passes: (s: State) => !operatingTurnOf(s)?.boughtBack && !operatingTurnOf(s)?.sold,
      says: 'In one turn a company either sells or buys its own shares, once.',
    },
  })),
  {
    type: 'buyPrivate',
    check: {
      rule: 'buying-privates-1',
      passes: (s) => operatingTurnOf(s) === undefined || phase(s).companiesBuyPrivates,
      says: 'Companies can buy privates only in phases 3 and 4.',
    },
  },
  {
    type: 'layTile',
    check: {
      rule: 'laying-track-1',
      passes: (s, _, a) => `track/${operatingTurnOf(s)?.of}` !== a.frame,
      says: 'The company has laid its tiles: two yellow ones, or one yellow and one replacement.',
    },
  },
  {
    type: 'placeToken',
    check: {
      rule: 'company-token-1',
      passes: (s, _, a) => `token/${operatingTurnOf(s)?.of}` !== a.frame,
      says: 'A company may place one token per turn; in its first turn that is the starting token.',
    },
  },
  ...['sellOwn', 'buyOwn', 'buyPrivate', 'layTile', 'placeToken', 'run', 'dividend', 'buyTrain', 'buyTrainFrom'].map(
    (type) => ({
      type,
      check: {
        rule: 'operating-rounds-5',
        passes: (s: State) => operatingTurnOf(s) === undefined,
        says: 'A turn has a fixed order: own shares, privates, track, token, trains, dividend, new trains.',
      },
    }),
  ),
];
