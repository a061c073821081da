/** Money that a director adds for a company, and shares that are sold for it (Q45, Q80). */
import type { Candidate, Check, PlayerId } from '@roundhouse/kernel';
import { about, cashOf, type CompanyId, eachUpTo, mostAllowed, sharesOf, type StepFrame } from '@roundhouse/rail';
import { anySale, mostToSell } from '../06-stock-round/6.5.2.3-selling.ts';
import { isPrivate } from '../13-companies/13.1-sizes.ts';
import { treasuryOf } from '../13-companies/13.2-private-companies.ts';
import { heirs } from '../13-companies/13.4-directors.ts';
import { price } from '../16-stock-market.ts';
import { pounds, pricedIds } from '../material.ts';
import { directorOf, type State } from '../state.ts';

/** What the director can add: a private company's treasury is that money already (Q51). */
export const directorsMoney = (s: State, company: CompanyId): number =>
  isPrivate(s, company) ? 0 : directorOf(s, company).reduce((sum, player) => sum + cashOf(s, player), 0);

/** What treasury and director together lack for a sum. */
export const missingFor = (s: State, company: CompanyId, sum: number): number =>
  Math.max(0, sum - treasuryOf(s, company) - directorsMoney(s, company));

/** Shares that the director sells. */
interface Sale {
  readonly by: PlayerId;
  readonly company: CompanyId;
  readonly count: number;
}

const keepsControl = (s: State, company: CompanyId, a: Sale): boolean =>
  a.company !== company || heirs(s, company, a.by, a.count).length === 0;

/** A limit of sales, for a player who sells as a company's director. */
export const byDirector = (check: (typeof anySale)[number]): Check<State, unknown, Sale> => {
  const asSale = ({ by, company, count }: Sale) => ({ as: by, company, count });
  return {
    rule: check.rule,
    passes: (s, f, a) => check.passes(s, f, asSale(a)),
    says: (s, f, a) => (typeof check.says === 'string' ? check.says : check.says(s, f, asSale(a))),
  };
};
/** To the pool only, at a price that stays; directors of other companies change at once (Q80). */
const usual = anySale.map(byDirector);

/** What holds for every such sale; `missing` is what must still be raised. */
export const raisingChecks = <F extends StepFrame, A extends Sale>(
  missing: (s: State, f: F, a: A) => number,
): readonly Check<State, F, A>[] => [
  ...usual,
  {
    rule: 'Q80',
    passes: (s, f, a) => (a.count - 1) * price(s, a.company) < missing(s, f, a),
    says: (s, f, a) =>
      missing(s, f, a) === 0
        ? 'You already have enough money, so you cannot sell shares for it.'
        : `Only ${pounds(missing(s, f, a))} more is needed, so sell fewer shares.`,
  },
];

/** The company keeps its director, by the rule of what is owed. */
export const keepsDirector = <F extends StepFrame>(rule: string, when: (f: F) => boolean): Check<State, F, Sale> => ({
  rule,
  passes: (s, f, a) => !when(f) || keepsControl(s, f.of, a),
  says: (_, f) => `You cannot give up control of the ${f.of} by this sale.`,
});

/** How many shares of a company somebody could sell for another one, which stays theirs. */
export const mostFor = (s: State, company: CompanyId, by: PlayerId, sold: CompanyId): number =>
  mostAllowed(mostToSell(s, by, sold), (count) => keepsControl(s, company, { by, company: sold, count }));

/** What shares of its director could bring a company. */
export const sharesBring = (s: State, company: CompanyId): number =>
  directorOf(s, company).reduce(
    (sum, by) => pricedIds.reduce((all, sold) => all + mostFor(s, company, by, sold) * price(s, sold), sum),
    0,
  );

/** What the director would look to sell, number by number. */
export const saleCandidates = (s: State, company: CompanyId): Candidate[] =>
  directorOf(s, company).flatMap((by) =>
    pricedIds
      .filter((one) => sharesOf(s, one, by) > 0)
      .map((one) => ({
        fields: { company: one },
        openFields: { count: eachUpTo(mostFor(s, company, by, one)) },
        subjects: [about.company(one)],
      })),
  );
