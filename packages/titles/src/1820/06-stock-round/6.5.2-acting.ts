/** 6.5.2 Actions for a cousin or player: for whom a turn is, and its one main action. */
import type { Check, PlayerId } from '@roundhouse/kernel';
import { cousinsOf } from '../13-companies/13.4-directors.ts';
import { cousinIds } from '../material.ts';
import type { State, StockTurn } from '../state.ts';

/** Everybody for whom shares can be bought and sold, as an action names them. */
const seats = ['player1', 'player2', 'player3', 'player4', 'player5'];
export const holderIds: readonly string[] = [...seats, ...cousinIds];

/** For whom a player could act now: for all of their own, until the turn is somebody's (14.1-1). */
export const actsFor = (s: State, { of, as }: StockTurn): string[] =>
  [of, ...cousinsOf(s, of)].filter((owner) => as === null || as === owner);

const isOwn = (s: State, player: PlayerId, owner: string): boolean => owner === player || s.privates[owner] === player;

/** 6.5.1-1. */
export const forOneOwner: readonly Check<State, StockTurn, { readonly by: PlayerId; readonly as: string }>[] = [
  {
    rule: '6.5.1-1',
    passes: (s, _, a) => isOwn(s, a.by, a.as),
    says: 'You can act only for yourself or for one of your cousins.',
  },
  {
    rule: '6.5.1-1',
    passes: (_, f, a) => f.as === null || f.as === a.as,
    says: 'Each turn is for one only: yourself, a cousin or a company, and you have begun for another.',
  },
];

/** Sales come before and after it, but it is one (6.5.2-1, 6.5.2-2). */
export const oneMainAction: Check<State, StockTurn, unknown> = {
  rule: '6.5.2-2',
  passes: (_, f) => f.main === null,
  says: 'You have taken your action this turn; you may still sell.',
};

/** Lobbies and share-counts are for players, not for cousins (6.5.2-3). */
export const playersOnly: Check<State, StockTurn, unknown> = {
  rule: '6.5.2-3',
  passes: (_, f) => f.as === null || f.as === f.of,
  says: 'Only a player acting for themselves can fund a lobby or increase a share-count.',
};

/** 6.5.1-5. */
export const beforeLobbies = (s: State): boolean => s.stack.some((f) => f.kind === 'stockRound' && !f.resolved);
export const notResolved: Check<State, StockTurn, unknown> = {
  rule: '6.5.1-5',
  passes: (s) => beforeLobbies(s),
  says: 'This Stock Round’s lobbies are resolved: no one can fund a lobby or increase a share-count until the next.',
};
