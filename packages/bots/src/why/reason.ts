/** Why a bot has done something, as it is kept and told. */
import { fillIn, type TextValues } from '@roundhouse/kernel';
import sentences from './sentences.json' with { type: 'json' };

export type WhyKey = keyof typeof sentences;

/** A sentence of the catalogue and what stands in its gaps. */
export interface Reason {
  readonly key: WhyKey;
  readonly values: TextValues;
}

/** The sentence; null for one that another version knew. */
export function sayReason({ key, values }: Reason): string | null {
  return Object.hasOwn(sentences, key) ? fillIn(sentences[key], values) : null;
}
