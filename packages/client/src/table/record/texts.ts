import { fillIn, type TextValues } from '@roundhouse/kernel';
import { wordOf } from '@roundhouse/rail';
import { useMemo } from 'react';
import words from '../../messages/record.json';
import { useSetting } from '../context.tsx';

export type RecordId = keyof typeof words;
export type RecordText = (id: RecordId, values?: TextValues) => string;

/** What the ledger, the log and the end of a game say: a catalogue of its own, fetched with the first of them. A title's own word goes first. */
export function useRecordText(): RecordText {
  const { title } = useSetting();
  return useMemo(() => (id, values) => wordOf(title, `own.${id}`, values) ?? fillIn(words[id], values), [title]);
}
