/** How a table is played, as the owner has set it. */
import { settingsFor, SetupError } from '@roundhouse/kernel';
import type { UndoPolicy } from '@roundhouse/host';
import type { ChangeGame } from '@roundhouse/protocol';
import type { RailTitle } from '@roundhouse/rail';
import { ProblemError } from '../problem.ts';

type Chosen = Record<string, string | number | boolean>;

export interface TableSettings {
  readonly order: 'given' | 'drawn';
  readonly undo: UndoPolicy;
  readonly watch: boolean;
  readonly pace: 'once' | 'reading';
  readonly options: Chosen;
  readonly readings: Chosen;
}

const USUAL = { order: 'drawn', undo: 'consent', watch: false, pace: 'reading' } as const;

/** Every setting with its value, or the problem with one. */
export function settingsOf(title: RailTitle, wish: Omit<ChangeGame, 'name'>, before?: TableSettings): TableSettings {
  const { options, readings, ...rest } = wish;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  try {
    const chosen = settingsFor(title, {
      options: options ?? before?.options ?? {},
      readings: readings ?? before?.readings ?? {},
    });
    return { ...(before ?? USUAL), ...given, ...(chosen as { options: Chosen; readings: Chosen }) };
  } catch (error) {
    if (error instanceof SetupError) throw new ProblemError('malformed', error.message);
    throw error;
  }
}
