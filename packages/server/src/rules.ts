/** The titles that are played here, and what shows whether two programs mean the same game. */
import { fingerprint, MAKER, stateHash } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { titles } from '@roundhouse/titles';

const byId = new Map(titles.map((title) => [title.id, title]));

export const titleOf = (id: string): RailTitle | undefined => byId.get(id);
export const allTitles = titles;

/** Of the position as it is: equal wherever the same rules have led to it. */
export const positionHash = (state: RailState): string => fingerprint(JSON.stringify(state));
/** Of what must be equal in every later version. */
export const lastingHash = (title: RailTitle, state: RailState): string => stateHash(title, state);
/** Of the rules themselves. */
export const rulesFingerprint = (titleId: string): string => `${MAKER} ${titleId}`;
