import { useTable } from '../context.tsx';
import type { LogLine } from './log.ts';
import { sentenceOf } from './sentences.ts';

/** A line of the log in words. */
export function useSentence(): (line: LogLine) => string {
  const { names, material, presentation, say } = useTable();
  return (line) => {
    const { id, values } = presentation.tells?.(line.event, names) ?? sentenceOf(line, names, material);
    return say(id, values && { ...values, currency: material.currency });
  };
}
