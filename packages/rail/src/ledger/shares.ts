import { type Draft, type OwnerId, put } from '@roundhouse/kernel';
import { log } from '../events.ts';
import { type CompanyId, type CompanyState, type RailState, UNUSED } from '../state.ts';

/** Moves shares of a company from one owner to another. */
export function moveShares<S extends RailState>(
  g: Draft<S>,
  company: CompanyId,
  from: OwnerId,
  to: OwnerId,
  count: number,
): void {
  if (!Number.isInteger(count) || count < 0) throw new Error(`${count} shares of ${company} cannot move`);
  if (count === 0 || from === to) return;
  const held = g.s.shares[company]!;
  const left = (held[from] ?? 0) - count;
  if (left < 0) throw new Error(`${from} has not ${count} shares of ${company}`);
  const next = { ...held, [from]: left, [to]: (held[to] ?? 0) + count };
  put<RailState>(g, { shares: { ...g.s.shares, [company]: next } });
  log(g, { event: 'shares', company, from, to, count });
}

/** Certificates that a growing company takes into use: they come into its treasury. */
export const addShares = <S extends RailState>(g: Draft<S>, company: CompanyId, count: number): void =>
  moveShares(g, company, UNUSED, company, count);

/** Certificates that a shrinking company no longer uses: they leave its treasury. */
export const retireShares = <S extends RailState>(g: Draft<S>, company: CompanyId, count: number): void =>
  moveShares(g, company, company, UNUSED, count);

/** Changes what a company is: its status, its director, whether it has operated. */
export function setCompany<S extends RailState>(g: Draft<S>, company: CompanyId, changes: Partial<CompanyState>): void {
  put<RailState>(g, { companies: { ...g.s.companies, [company]: { ...g.s.companies[company]!, ...changes } } });
}

/** Somebody else directs it from now on, or nobody. */
export function setDirector<S extends RailState>(g: Draft<S>, company: CompanyId, director: OwnerId | null): void {
  if (g.s.companies[company]!.director === director) return;
  setCompany(g, company, { director });
  log(g, { event: 'director', company, director });
}
