/** 14.2 Private companies: what comes with them, and what they pay. */
import { push } from '@roundhouse/kernel';
import {
  closingPrivate,
  type DealtPrivate,
  payIncome as payAll,
  playerOwning,
  takePrivate as takeWith,
} from '@roundhouse/rail';
import { BEIJNES, blockedBy, BROWN_SHARES, FACTORY, lotIds, privateOf, RED, SHARES, STORK } from '../material.ts';
import type { Game, State } from '../state.ts';

/** A private with the shares that the draw has put on it (14.2.3.1-3, 14.2.3.2.5-2, 14.2.3.3-4). */
export function dealtPrivate(drawn: Readonly<Record<string, string>>, id: string): DealtPrivate {
  const company = drawn[id];
  if (company !== undefined) return { id, comesWith: { company, shares: BROWN_SHARES } };
  const more = [STORK, BEIJNES].find((one) => one.id === id);
  return more ? { id, comesWith: { company: drawn[more.of]!, shares: more.shares } } : { id };
}

/** The shares that come with it: which company's, the draw has decided. */
export function comesWith(s: State, id: string): { readonly company: string; readonly percent: number } | null {
  const shares = dealtPrivate(s.ext.drawn, id).comesWith;
  return shares ? { company: shares.company, percent: (100 * shares.shares) / SHARES } : null;
}

export const takePrivate = (g: Game, id: string, player: string): void =>
  takeWith(g, dealtPrivate(g.s.ext.drawn, id), player);

/** How many operating rounds there have been before this one. */
const roundsBefore = ({ ext }: State): number =>
  ext.sets.slice(0, ext.stockRound - 1).reduce((sum, count) => sum + count, 0) + ext.operatingRound - 1;

export const GROWTH = 20;

/** What is printed; Koninklijke Fabriek begins with nothing and pays ƒ20 more each time (14.2.3.2.2-2). */
export const revenueOf = (s: State, id: string): number =>
  id === FACTORY ? GROWTH * roundsBefore(s) : privateOf(id).revenue;

/** To players and companies alike (8.1-1); then what the red private company costs its owner (8.1-2, 14.2.3.4.1-3). */
export function payIncome(g: Game): void {
  payAll(g, lotIds, (id) => revenueOf(g.s, id));
  const owner = playerOwning(g.s, RED);
  if (owner !== undefined) push(g, { kind: 'emergency', of: owner, need: 'private' });
}

export const owns = (s: State, company: string, id: string): boolean => s.privates[id] === company;

/** Het Laantje keeps its hexagon closed until a company owns it, or it has closed (14.2.1-8). */
export const closedBy = (s: State, hex: string): string | undefined => closingPrivate(s, blockedBy, hex);
