/** Why an action that nothing asks for now is not possible, where the book says so. */
import type { OutOfPlace } from '@roundhouse/kernel';
import { stockRoundOf } from './4-stock-round/round.ts';
import { operatingTurnOf } from './5-operating-rounds/round.ts';
import { isAfter } from './5-operating-rounds/turn.ts';
import { phase, type State } from './state.ts';

const justActed = (s: State, player: string, did: string): boolean => {
  const last = stockRoundOf(s)?.last;
  return last?.player === player && last.did === did;
};

/** Does this frame name a step that lies behind the company that operates now? */
const isOver = (s: State, step: string, frame: string): boolean => {
  const turn = operatingTurnOf(s);
  return turn !== undefined && frame === `${step}/${turn.of}` && isAfter(turn, step);
};

export const outOfPlace = [
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
      says: 'You have bought shares in your turn; a company can be started in your next one.',
    },
  },
  {
    type: 'sell',
    check: {
      rule: 'stock-round-2',
      passes: (s, _, a) => !['buy', 'start', 'activate'].some((did) => justActed(s, a.by, did)),
      says: 'Selling comes before buying or starting a company; you can sell again in your next turn.',
    },
  },
  ...(['buy', 'sell', 'start'] as const).map((type) => ({
    type,
    check: {
      rule: 'own-shares-9',
      passes: (s: State) => operatingTurnOf(s) === undefined,
      says: 'Players do not trade shares in operating rounds, except for a forced train purchase.',
    },
  })),
  ...(['issue', 'redeem'] as const).map((type) => ({
    type,
    check: {
      rule: 'selling-shares-7',
      passes: (s: State) => stockRoundOf(s) === undefined,
      says: 'Companies neither buy nor sell shares in a stock round.',
    },
  })),
  ...(['issue', 'redeem'] as const).map((type) => ({
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
      passes: (s, _, a) => !isOver(s, 'track', a.frame),
      says: (s) =>
        `The ${operatingTurnOf(s)!.of} has finished its track: in a turn it lays two yellow tiles at most, or one yellow tile and one replacement.`,
    },
  },
  {
    type: 'placeStation',
    check: {
      rule: 'company-token-1',
      passes: (s, _, a) => !isOver(s, 'station', a.frame),
      says: (s) =>
        `The ${operatingTurnOf(s)!.of} can place no more tokens now: it may place one per turn, and in its first turn that is the starting token.`,
    },
  },
  ...(
    ['issue', 'redeem', 'buyPrivate', 'layTile', 'placeStation', 'run', 'dividend', 'buyTrain', 'buyTrainFrom'] as const
  ).map((type) => ({
    type,
    check: {
      rule: 'operating-rounds-5',
      passes: (s: State) => operatingTurnOf(s) === undefined,
      says: 'A turn has a fixed order: own shares, privates, track, token, trains, dividend, new trains.',
    },
  })),
] as const satisfies readonly OutOfPlace<State>[];
