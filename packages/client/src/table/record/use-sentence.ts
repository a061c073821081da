import { useTable } from '../context.tsx';
import { textOf } from '@roundhouse/rail/telling/details';
import type { LogLine } from './log.ts';

/** A line of the log in words, from its subject on. */
export function useSentence(): (line: LogLine) => string {
  const { say } = useTable('say');
  return ({ told, event }) => told?.text ?? say('log.moves', { why: textOf(event, 'why') });
}
