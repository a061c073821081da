import { type Draft, put } from '@roundhouse/kernel';
import { log } from '../events.ts';
import { isSameCell } from '../market/grid.ts';
import type { Cell, CompanyId, RailState } from '../state.ts';

/**
 * Puts a price marker on a cell, of the same grid or another one, behind (under, right of) those that are there. A marker
 * that stays keeps its place.
 */
export function moveMarker<S extends RailState>(g: Draft<S>, company: CompanyId, to: Cell): void {
  const { at, order } = g.s.market;
  const from = at[company];
  if (from && isSameCell(from, to)) return;
  const market = { at: { ...at, [company]: to }, order: [...order.filter((id) => id !== company), company] };
  put<RailState>(g, { market });
  log(g, { event: 'price', company, ...to });
}

/** Lets a marker arrive again where it stands: it comes behind all others of its cell. */
export function restackMarker<S extends RailState>(g: Draft<S>, company: CompanyId): void {
  const { at, order } = g.s.market;
  put<RailState>(g, { market: { at, order: [...order.filter((id) => id !== company), company] } });
}

/** Moves a marker down within its stack: behind so many of those that came to its cell later. */
export function sinkMarker<S extends RailState>(g: Draft<S>, company: CompanyId, places: number): void {
  const { at, order } = g.s.market;
  const cell = at[company]!;
  const later = order.slice(order.indexOf(company) + 1).filter((id) => isSameCell(at[id]!, cell));
  const passed = later[Math.min(places, later.length) - 1];
  if (passed === undefined) return;
  const others = order.filter((id) => id !== company);
  const behind = others.indexOf(passed) + 1;
  put<RailState>(g, { market: { at, order: others.toSpliced(behind, 0, company) } });
  log(g, { event: 'sinks', company, behind: passed });
}

export function removeMarker<S extends RailState>(g: Draft<S>, company: CompanyId): void {
  const at = { ...g.s.market.at };
  delete at[company];
  put<RailState>(g, { market: { at, order: g.s.market.order.filter((id) => id !== company) } });
}
