import type { InRound, LogLine } from '../../record/log.ts';
import { type Kind, kindOf } from '../../record/kinds.ts';

/** What is looked for; null: all of it. */
export interface Filter {
  readonly player: string | null;
  readonly company: string | null;
  readonly kind: Kind | null;
}

export const EVERYTHING: Filter = { player: null, company: null, kind: null };

export const isEverything = (filter: Filter): boolean => Object.values(filter).every((one) => one === null);

/** Has it to do with this owner: done by or for it, or told of it? */
const concerns = (line: LogLine, owner: string): boolean =>
  line.by === owner ||
  line.company === owner ||
  line.told?.subject === owner ||
  ['by', 'company', 'to', 'from', 'other'].some((field) => line.event[field] === owner);

export const filtered = (lines: readonly InRound[], { player, company, kind }: Filter): readonly InRound[] =>
  lines.filter(
    ({ line }) =>
      (player === null || concerns(line, player)) &&
      (company === null || concerns(line, company)) &&
      (kind === null || kindOf(line.event) === kind),
  );
