/** 16 Coal markers: who has them. */
import { log } from '@roundhouse/kernel';
import { setExt } from '@roundhouse/rail';
import { COALFIELDS, TUNNEL } from './material.ts';
import type { Game, State } from './state.ts';

const at = (s: State, owner: string): number => s.ext.coal[owner] ?? 0;

export const hasCoal = (s: State, company: string): boolean => at(s, company) > 0;
export const coalLeft = (s: State): number => at(s, COALFIELDS);

/** Moves one marker; it may lie on the coalfields, at the tunnel or on a charter. */
export function moveCoal(g: Game, from: string, to: string): void {
  const coal = { ...g.s.ext.coal, [from]: at(g.s, from) - 1, [to]: at(g.s, to) + 1 };
  setExt(g, { coal });
  log(g, { event: 'coal', from, to });
}

/**
 * 14.3.1.2: the marker at the tunnel is its builder's; one that has one already, or can have none, leaves it to the
 * supply (14.3.1.2-3, 14.3.1.2-4).
 */
export function takeTunnelMarker(g: Game, builder: string): void {
  if (at(g.s, TUNNEL) === 0) return;
  const canHave = g.s.companies[builder] !== undefined && !hasCoal(g.s, builder);
  moveCoal(g, TUNNEL, canHave ? builder : COALFIELDS);
}
