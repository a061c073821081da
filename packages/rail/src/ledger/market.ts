import { type Draft, put } from '@roundhouse/kernel';
import { log } from '../events.ts';
import type { Cell, CompanyId, RailState } from '../state.ts';

/** Puts a price marker on a cell, behind (under, right of) those that are there. A marker that stays keeps its place. */
export function moveMarker<S extends RailState>(g: Draft<S>, company: CompanyId, to: Cell): void {
  const { at, order } = g.s.market;
  const from = at[company];
  if (from && from.row === to.row && from.col === to.col) return;
  const market = { at: { ...at, [company]: to }, order: [...order.filter((id) => id !== company), company] };
  put<RailState>(g, { market });
  log(g, { event: 'price', company, row: to.row, col: to.col });
}

export function removeMarker<S extends RailState>(g: Draft<S>, company: CompanyId): void {
  const at = { ...g.s.market.at };
  delete at[company];
  put<RailState>(g, { market: { at, order: g.s.market.order.filter((id) => id !== company) } });
}
