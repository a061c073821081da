import { fillIn, type Texts, type TextValues } from '@roundhouse/kernel';
import type { RailState, TrainId } from '../state.ts';
import type { Material, TrainCard } from '../title.ts';
import shared from './en.json' with { type: 'json' };

/** A title as far as its words go. */
export interface Speaking {
  readonly material: Material;
  readonly words: Texts;
  train(s: RailState, id: TrainId): TrainCard | undefined;
}

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
