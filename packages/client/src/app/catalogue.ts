import { fillIn, type TextValues } from '@roundhouse/kernel';

/** The texts of a catalogue by their ids, with what stands in their gaps. */
export const catalogue =
  <Id extends string>(words: Readonly<Record<Id, string>>) =>
  (id: Id, values?: TextValues): string =>
    fillIn(words[id], values);
