/** How a table is played, as the owner has set it. */
import { settingsFor, SetupError } from '@roundhouse/kernel';
import type { UndoPolicy } from '@roundhouse/host';
import type { ChangeGame } from '@roundhouse/protocol';
import type { RailTitle } from '@roundhouse/rail';
import { ProblemError } from '../problem.ts';
import type { ClockSetting } from './manners/clocks.ts';

type Chosen = Record<string, string | number | boolean>;

export interface TableSettings {
  readonly order: 'given' | 'drawn';
  readonly undo: UndoPolicy;
  readonly watch: boolean;
  readonly pace: 'once' | 'reading';
  readonly tempo: 'live' | 'days';
  /** Everybody may watch, and finds it in the lists. */
  readonly public: boolean;
  /** Those who watch may talk with each other. */
  readonly talk: boolean;
  /** Null where nobody is timed. */
  readonly clock: ClockSetting | null;
  readonly options: Chosen;
  readonly readings: Chosen;
}

const USUAL = {
  order: 'drawn',
  undo: 'consent',
  watch: false,
  pace: 'reading',
  tempo: 'live',
  public: false,
  talk: true,
  clock: null,
} as const;

/** Settings as they were written; a table that is older than one of them has its usual value. */
export const readSettings = (text: string): TableSettings => ({ ...USUAL, ...(JSON.parse(text) as TableSettings) });

/** Every setting with its value, or the problem with one. */
export function settingsOf(title: RailTitle, wish: Omit<ChangeGame, 'name'>, before?: TableSettings): TableSettings {
  const { options, readings, ...rest } = wish;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  try {
    const chosen = settingsFor(title, {
      options: options ?? before?.options ?? {},
      readings: readings ?? before?.readings ?? {},
    });
    const next = { ...(before ?? USUAL), ...given, ...(chosen as { options: Chosen; readings: Chosen }) };
    // What everybody may watch, those with a link may watch as well.
    if (wish.watch === false) return { ...next, public: false };
    return next.public ? { ...next, watch: true } : next;
  } catch (error) {
    if (error instanceof SetupError) throw new ProblemError('malformed', error.message);
    throw error;
  }
}
