import { fillIn, type Texts, type TextValues } from '@roundhouse/kernel';
import type { RailTitle } from '../title.ts';
import shared from './en.json' with { type: 'json' };

/** A title as far as its words go. */
export type Speaking = Pick<RailTitle, 'material' | 'words' | 'train'>;

/** A text by its key: the title's own, else what all railway games say. */
export const bookOf =
  ({ words }: Pick<Speaking, 'words'>) =>
  (key: string): string | undefined =>
    words[key] ?? (shared as Texts)[key];

/** The same with its gaps filled; undefined where nobody has a text for it. */
export function wordOf(title: Pick<Speaking, 'words'>, key: string, values?: TextValues): string | undefined {
  const text = bookOf(title)(key);
  return text === undefined ? undefined : fillIn(text, values);
}
