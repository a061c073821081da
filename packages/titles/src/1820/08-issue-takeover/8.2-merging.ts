/** 8.2 Reduce share-count, step 3: a new private company may be merged into one that its director has already. */
import { field, log, pop, push, onlyThen } from '@roundhouse/kernel';
import { about, type CompanyId, directedBy, endStep } from '@roundhouse/rail';
import { isPrivate } from '../13-companies/13.1-sizes.ts';
import { companyIds } from '../material.ts';
import { decides, type Game, type Merging, move, type State } from '../state.ts';

/** Those that were private before (Q39). */
const others = (s: State, company: CompanyId): CompanyId[] =>
  directedBy(s, s.companies[company]!.director!).filter((one) => one !== company && isPrivate(s, one));

/** At the moment of its formation, and never again. */
export function askMerger(g: Game, company: CompanyId): void {
  if (others(g.s, company).length > 0) push(g, { kind: 'merging', of: company });
}

/** The older one is the acquirer and keeps its place on the track; the rest is the procedure of a takeover, without a price (8.2-9, Q39). */
const mergeInto = move({
  type: 'mergeInto',
  fields: { company: field.oneOf(companyIds) },
  candidates: (s, f: Merging) =>
    others(s, f.of).map((company) => ({ fields: { company }, subjects: [about.company(company)] })),
  checks: [
    {
      rule: '8.2-9',
      passes: (s, f: Merging, a) => others(s, f.of).includes(a.company),
      says: (_, f) => `You can merge the ${f.of} only into another private company of yours.`,
    },
  ],
  when: [onlyThen('8.2-9', 'You can merge a private company into another of yours only when it is formed.')],
  apply(g, f, a) {
    pop(g, f);
    log(g, { event: 'merges', company: f.of, other: a.company });
    push(g, { kind: 'takeover', of: f.of, acquirer: a.company, deal: 'merger', price: 0, next: 0 });
  },
});

export const merging = decides<Merging, 'mergeInto' | 'pass'>(
  [mergeInto, endStep],
  (_, f) => `Merge the ${f.of} into another of your private companies?`,
);
