/** 14.2 Private companies: what comes with them. */
import { type DealtPrivate, takePrivate as takeWith } from '@roundhouse/rail';
import { BEIJNES, BROWN_SHARES, STORK } from '../material.ts';
import type { Game } from '../state.ts';

/** A private with the shares that the draw has put on it (14.2.3.1-3, 14.2.3.2.5-2, 14.2.3.3-4). */
export function dealtPrivate(drawn: Readonly<Record<string, string>>, id: string): DealtPrivate {
  const company = drawn[id];
  if (company !== undefined) return { id, comesWith: { company, shares: BROWN_SHARES } };
  const more = [STORK, BEIJNES].find((one) => one.id === id);
  return more ? { id, comesWith: { company: drawn[more.of]!, shares: more.shares } } : { id };
}

export const takePrivate = (g: Game, id: string, player: string): void =>
  takeWith(g, dealtPrivate(g.s.ext.drawn, id), player);
