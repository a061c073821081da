import { rulesFingerprint } from '@roundhouse/kernel';
import type { RailTitle } from '@roundhouse/rail';

export const titleIn = (titles: readonly RailTitle[], id: string): RailTitle | undefined =>
  titles.find((title) => title.id === id);

/** The fingerprint of a title's rules; empty where the program was put together without it, and then equal to no other. */
export const engineOf = (titleId: string): string => rulesFingerprint(titleId) ?? '';
