/** The titles that are played here. */
import { rulesFingerprint } from '@roundhouse/kernel';
import type { RailTitle } from '@roundhouse/rail';
import { titles } from '@roundhouse/titles';

const byId = new Map(titles.map((title) => [title.id, title]));

export const titleOf = (id: string): RailTitle | undefined => byId.get(id);
export const allTitles = titles;

/** The fingerprint of a title's rules; empty where the program was put together without it, and then equal to no other. */
export const engineOf = (titleId: string): string => rulesFingerprint(titleId) ?? '';
