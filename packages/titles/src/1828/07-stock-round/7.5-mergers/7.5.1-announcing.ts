/** 7.5.1 Merger overview: who may merge what, and the consent of the other director. */
import { type Check, field } from '@roundhouse/kernel';
import { about, propose, sharesOf, wasDeclined } from '@roundhouse/rail';
import { isFloated, isParred, isSystem } from '../../13-companies/13.4-systems.ts';
import { companyIds } from '../../material.ts';
import { plays } from '../../readings.ts';
import { move, type State, type StockTurn } from '../../state.ts';
import { hasSold } from '../7.1-round.ts';
import { oneMainAction } from '../7.3-buying.ts';
import { beginMerger } from './7.5.2-assets.ts';
import type { Merging } from '../../events.ts';
import { mainActionDone, onStockTurn } from '../7.1-order.ts';

const mergerTerms = ({ company, other }: Merging) => ({ thing: 'merger', company, other });

const both = (a: Merging): readonly [string, string] => [a.company, a.other];

/** Floated before this stock round began (Q10). */
const floatedEarlier = (s: State, company: string): boolean =>
  isFloated(s, company) && s.ext.floated[company]! < s.ext.stockRound;

const byOperation = (s: State): boolean => plays(s, 'mergingCompanies', 'operated');

/**
 * By the book old with old or new with new; by the other reading it is having operated that makes a company old
 * (7.5.1-4).
 */
function match(s: State, a: Merging): boolean {
  const old = byOperation(s)
    ? (company: string) => s.companies[company]!.operated
    : (company: string) => floatedEarlier(s, company);
  const count = both(a).filter(old).length;
  return count === 2 || (count === 0 && both(a).some((company) => isFloated(s, company)));
}

/** Can anybody come to hold the three system shares that a director needs (Q9)? */
const canSucceed = (s: State, a: Merging): boolean =>
  s.players.some((player) => {
    const total = sharesOf(s, a.company, player) + sharesOf(s, a.other, player);
    return total >= 6 || (total === 5 && !both(a).some((company) => hasSold(s, player, company)));
  });

/** The director who has to agree; none if one player directs both. */
const otherDirector = (s: State, a: Merging): string | undefined =>
  both(a)
    .map((company) => s.companies[company]!.director)
    .find((director) => director !== null && director !== a.by) ?? undefined;

const checks: readonly Check<State, StockTurn, Merging>[] = [
  oneMainAction,
  {
    rule: '7.5.2-1',
    passes: (_, _f, a) => a.company !== a.other,
    says: 'A merger takes two different companies.',
  },
  {
    rule: '7.5.1-3',
    passes: (s, _, a) => both(a).every((company) => !isSystem(s, company) && s.companies[company]!.status !== 'closed'),
    says: 'Systems and their parts cannot merge again.',
  },
  {
    rule: '7.5.1-5',
    passes: (s, _, a) => both(a).every((company) => isParred(s, company)),
    says: 'Both companies must have a par price.',
  },
  {
    rule: '7.5.1-1',
    passes: (s, _, a) => both(a).some((company) => s.companies[company]!.director === a.by),
    says: 'You must be the director of at least one of the two companies.',
  },
  {
    rule: '7.5.1-6',
    passes: (s, _, a) => match(s, a),
    says: (s) =>
      byOperation(s)
        ? 'Both must have operated, or neither, and then at least one must have floated.'
        : 'Both must have floated in earlier stock rounds, or neither, and then at least one in this round.',
  },
  {
    rule: 'Q9',
    passes: (s, _, a) => canSucceed(s, a),
    says: 'The merger would fail: nobody could end up with three shares of the system.',
  },
  {
    rule: '7.5.1-2',
    passes: (_, f, a) => !wasDeclined(f, mergerTerms(a)),
    says: 'The other director has declined this merger; you can propose it again in another turn.',
  },
];

export const merge = move({
  type: 'merge',
  fields: { company: field.oneOf(companyIds), other: field.oneOf(companyIds) },
  candidates: (s, f: StockTurn, by) => {
    if (f.main !== null) return [];
    const open = companyIds.filter((company) => isParred(s, company) && !isSystem(s, company));
    return open.flatMap((company) =>
      open
        .filter((other) => other !== company && [company, other].some((one) => s.companies[one]!.director === by))
        .map((other) => ({ fields: { company, other }, subjects: [company, other].map(about.company) })),
    );
  },
  checks,
  when: [mainActionDone, onStockTurn],
  apply(g, _, a) {
    const needed = otherDirector(g.s, a);
    if (needed === undefined) beginMerger(g, a);
    else propose(g, { of: a.other, made: a, needs: [needed], terms: mergerTerms(a) });
  },
});
