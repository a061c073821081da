/** How long somebody takes to decide, counted in steps of half an octave: enough for a median, and small to keep. */
import type { LoggedAction } from '@roundhouse/kernel';
import type { SeatPerson } from '@roundhouse/protocol';
import type { Change, EntryRow, SpeedRow } from '../store/contract.ts';
import type { Stored } from '../tables/load.ts';

const SECOND = 1000;
const HAND = { kind: 'hand' };

/** The step of a time in milliseconds; what is quicker than a second is a second. */
const stepOf = (time: number): number => Math.round(2 * Math.log2(Math.max(time, SECOND) / SECOND));
const timeOf = (step: number): number => Math.round(SECOND * 2 ** (step / 2));

/** A decision by hand that answers what somebody else has done: what follows it in one turn is no wait. */
function isDecision(entries: readonly EntryRow[], last: LoggedAction | undefined): boolean {
  const [first] = entries;
  if (!first) return false;
  const { action, via } = JSON.parse(first.entry) as { action?: LoggedAction; via?: { kind: string } };
  return action !== undefined && (via ?? HAND).kind === HAND.kind && action.by !== last?.by;
}

/** What a person's decision adds to how long theirs take. */
export function speedOf(
  { row, settings, play }: Stored,
  person: string | null,
  entries: readonly EntryRow[],
  now: number,
): Change[] {
  if (person === null || !isDecision(entries, play?.last)) return [];
  return [{ kind: 'speed', person, tempo: settings.tempo, step: stepOf(now - row.changed) }];
}

/** Half of the decisions took no longer. */
export function mediansOf(rows: readonly SpeedRow[]): SeatPerson['speeds'] {
  return (['live', 'days'] as const).flatMap((tempo) => {
    const steps = rows.filter((row) => row.tempo === tempo).sort((a, b) => a.step - b.step);
    const decisions = steps.reduce((sum, row) => sum + row.decisions, 0);
    let before = 0;
    const middle = steps.find((row) => (before += row.decisions) * 2 >= decisions);
    return middle ? [{ tempo, median: timeOf(middle.step), decisions }] : [];
  });
}
