/** 10.3 Cousin bankruptcy, and 14.1 where cousins close: companies that nobody holds any more go into liquidation. */
import { field, type FrameKind, type PlayerId, pop, push, updateFrame, onlyThen } from '@roundhouse/kernel';
import { about, type CompanyId } from '@roundhouse/rail';
import { settleAfterSale, speakerOf } from '../13-companies/13.4-directors.ts';
import { companyIds } from '../material.ts';
import { type Game, move, type Orphans, type State } from '../state.ts';
import { isInLiquidation, putIntoLiquidation } from './10.7-liquidation.ts';

/**
 * Cousins that are about to leave have given up their shares of these companies. Where somebody else holds some, 13.4 says who directs, as
 * after a sale; the others go into liquidation, in the order that the player of the cousin who directed them chooses (10.3-3, Q68, Q77).
 */
export function settleWithout(g: Game, companies: readonly CompanyId[]): void {
  // Shares of each were held, so each had a director.
  const leaders = new Map(companies.map((company) => [company, g.s.companies[company]!.director!]));
  for (const [company, leader] of leaders) settleAfterSale(g, company, leader);
  const isLeft = (company: CompanyId) => g.s.companies[company]!.director === null && !isInLiquidation(g.s, company);
  const orphans = companies.filter(isLeft);
  const by = (player: PlayerId): CompanyId[] =>
    orphans.filter((company) => speakerOf(g.s, leaders.get(company)!) === player);
  // The player with the lowest card chooses first.
  for (const player of g.s.ext.order.toReversed()) {
    if (by(player).length > 0) push(g, { kind: 'orphans', of: player, companies: by(player) });
  }
}

const failNext = move({
  type: 'failNext',
  fields: { company: field.oneOf(companyIds) },
  candidates: (_, f: Orphans) =>
    f.companies.map((company) => ({ fields: { company }, subjects: [about.company(company)] })),
  checks: [
    {
      rule: '10.3-3',
      passes: (_, f: Orphans, a) => f.companies.includes(a.company),
      says: 'Choose one of the companies left without a holder.',
    },
  ],
  when: [onlyThen('10.3-3', 'The order of companies without a director is chosen only when several fail at once.')],
  apply(g, f, a) {
    updateFrame<State, Orphans>(g, f, { companies: f.companies.filter((one) => one !== a.company) });
    putIntoLiquidation(g, a.company);
  },
});

export const orphans = {
  actors: (_, f) => [f.of],
  moves: [failNext],
  record: (_, f) => f.companies,
  advance(g, f) {
    const [last, ...others] = f.companies;
    if (others.length > 0) return false;
    pop(g, f);
    putIntoLiquidation(g, last!);
    return true;
  },
  asks: () => 'Which company without a holder is next into liquidation?',
} satisfies FrameKind<State, Orphans>;
