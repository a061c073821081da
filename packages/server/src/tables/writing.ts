/** What is written when something was decided: entries, position, summary, questions, maxima, all at once. */
import { deciders, type Envelope, HOST, lastingHash } from '@roundhouse/kernel';
import { nextOf, type Summary, summaryOf, type Table } from '@roundhouse/host';
import type { Reason } from '@roundhouse/bots';
import type { Numbered } from '@roundhouse/protocol';
import { engineOf } from '../rules.ts';
import type { Change, EntryRow, GameRow, SeatRow } from '../store/contract.ts';
import { canGoOn } from './holding.ts';
import { hostedOf } from './hosted.ts';
import { maximumRows } from './load.ts';
import { KEPT_EVERY } from './past.ts';
import { rowsAfter } from './seats.ts';

export interface Written {
  readonly row: GameRow;
  readonly seats: readonly SeatRow[];
  readonly entries: readonly EntryRow[];
  readonly changes: Change[];
}

/** A game's row after what has happened at it. */
export function rowAfter(row: GameRow, play: Table, changed: number): GameRow {
  const { title, state, seats, n } = play;
  const asked = state.ended ? [] : deciders(title, state).filter((actor) => actor !== HOST);
  const { kind } = nextOf(hostedOf(play), play.deadEnds);
  return {
    ...row,
    status: state.ended ? 'over' : 'playing',
    // What is written beside a game that these rules have not played says nothing about it.
    engine: canGoOn(row) ? engineOf(title.id) : row.engine,
    n,
    summary: JSON.stringify(summaryOf(title, state, seats)),
    awaited: JSON.stringify(asked),
    due: kind === 'over' || kind === 'wait' ? 0 : 1,
    changed,
  };
}

/** All players have ended the game where it stands: nobody is asked any more. */
export function endedRow(row: GameRow): GameRow {
  const summary = row.summary === null ? null : (JSON.parse(row.summary) as Summary);
  const shown = summary && JSON.stringify({ ...summary, asks: null, awaited: [], yours: false });
  return { ...row, status: 'over', awaited: '[]', due: 0, summary: shown };
}

interface Happened {
  readonly before: Table;
  readonly after: Table;
  readonly entries: readonly Envelope[];
  readonly by: string | null;
  readonly why: Reason | null;
  readonly now: number;
}

export function writingOf(row: GameRow, rows: readonly SeatRow[], happened: Happened): Written {
  const { before, after, entries, by, why, now } = happened;
  const game = row.id;
  const lasting = entries.length > 0 ? lastingHash(after.title, after.state) : '';
  const isNoteBefore = (i: number): boolean => i < entries.length - 1 && 'note' in entries[i]!;
  const entryRows = entries.map(
    (entry, i): EntryRow => ({
      game,
      n: before.n + i + 1,
      entry: JSON.stringify(entry),
      lasting: isNoteBefore(i) ? lastingHash(before.title, before.state) : lasting,
      person: by,
      why: why && JSON.stringify(why),
    }),
  );
  const changes: Change[] = entryRows.map((one) => ({ kind: 'entry', row: one }));
  const seats = rowsAfter(rows, after.seats);
  // That somebody has left a maximum shows nowhere.
  const isShown = entries.length > 0 || after.asks !== before.asks;
  const next = rowAfter(row, after, isShown ? now : row.changed);
  if (entryRows.some(({ n }) => n % KEPT_EVERY === 0))
    changes.push({
      kind: 'position',
      row: { game, n: after.n, state: JSON.stringify(after.state), engine: next.engine },
    });
  if (seats !== rows) changes.push({ kind: 'seats', game, rows: seats });
  if (after.maximums !== before.maximums)
    changes.push({ kind: 'maxima', game, rows: maximumRows(game, after.maximums) });
  if (after.asks !== before.asks || after.noes !== before.noes)
    changes.push({ kind: 'asks', game, asks: JSON.stringify({ asks: after.asks, noes: after.noes }) });
  return { row: next, seats, entries: entryRows, changes };
}

/** An entry as clients get it, with the hash of the position after it where that is known. */
export const numbered = ({ n, entry, why }: EntryRow, hash?: string): Numbered => ({
  n,
  entry: JSON.parse(entry) as Numbered['entry'],
  ...(hash === undefined ? {} : { hash }),
  ...(why === null ? {} : { why: JSON.parse(why) as NonNullable<Numbered['why']> }),
});
