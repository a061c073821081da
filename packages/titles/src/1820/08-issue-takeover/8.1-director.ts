/** 8.1 Issue & Takeover overview: who acts for a company. */
import type { Check, PlayerId } from '@roundhouse/kernel';
import type { CompanyId } from '@roundhouse/rail';
import type { State } from '../state.ts';

/** Companies of cousins do nothing here: nobody directs them who could (14.1, Q32). */
export const ownCompany: Check<State, unknown, { readonly by: PlayerId; readonly company: CompanyId }> = {
  rule: '8.1-5',
  passes: (s, _, a) => s.companies[a.company]!.director === a.by,
  says: (_, _f, a) => `You do not direct the ${a.company}.`,
};
