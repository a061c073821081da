/** 10.1 Private companies: who owns them, and what they pay. */
import { closingPrivate, GONE, movePrivate, payIncome as payAll, takePrivate as takeWith } from '@roundhouse/rail';
import { blockedBy, LYON, privateIds, privateOf } from '../material.ts';
import type { Game, State } from '../state.ts';

/** A winner or buyer in the auction gets the private and the shares that lie on it (10.2-35, 10.2-41). */
export const takePrivate = (g: Game, id: string, player: string): void => takeWith(g, privateOf(id), player);

/** The printed revenue, to players and companies alike (8.1-2). */
export const payIncome = (g: Game): void => payAll(g, privateIds, (id) => privateOf(id).revenue);

export const owns = (s: State, company: string, id: string): boolean => s.privates[id] === company;

/** Which private keeps this hex closed to all (10.1-10)? */
export const closedBy = (s: State, hex: string): string | undefined => closingPrivate(s, blockedBy, hex);

/** No revenue, no closed hex, no power any more (10.1-12). */
export function closePrivate(g: Game, id: string): void {
  if (g.s.privates[id] !== GONE) movePrivate(g, id, GONE);
}

/** LM closes as soon as its company has a train, by whatever means (10.2-45). */
export function closeWithTrain(g: Game, company: string): void {
  if (privateOf(LYON).comesWith!.company === company) closePrivate(g, LYON);
}
