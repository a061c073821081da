/** Lines of the log that say the same, one after another, are one. */
import type { LogLine } from './log.ts';

export interface Folded {
  /** In their order, at least one. */
  readonly lines: readonly LogLine[];
  /** Why they are one: several players passed, steps with nothing to decide, or the same sentence again. */
  readonly as: 'one' | 'passes' | 'skipped' | 'same';
}

const isSame = (a: LogLine, b: LogLine): boolean =>
  a.told !== null && b.told !== null && a.told.subject === b.told.subject && a.told.text === b.told.text;

/** What two lines in a row have in common. */
function together(a: LogLine, b: LogLine): Folded['as'] {
  if (a.event.event === 'pass' && b.event.event === 'pass') return 'passes';
  if (a.event.event === 'skipped' && b.event.event === 'skipped')
    return a.event['company'] === b.event['company'] ? 'skipped' : 'one';
  return isSame(a, b) ? 'same' : 'one';
}

export function foldLines(lines: readonly LogLine[]): readonly Folded[] {
  const folded: { lines: LogLine[]; as: Folded['as'] }[] = [];
  for (const line of lines) {
    const last = folded.at(-1);
    const as = last ? together(last.lines.at(-1)!, line) : 'one';
    if (last && as !== 'one' && (last.as === 'one' || last.as === as)) {
      last.lines.push(line);
      last.as = as;
    } else folded.push({ lines: [line], as: 'one' });
  }
  return folded;
}
