import { fillIn, type Texts, type TextValues } from '@roundhouse/kernel';
import en from '../messages/en.json';
import type parts from '../messages/parts.json';

export type MessageId = keyof typeof en | keyof typeof parts;

/** The page's catalogue: what every table says, and what came with parts that were opened since. */
const texts: Record<string, string> = { ...en };

export function addTexts(more: Texts): void {
  Object.assign(texts, more);
}

/** A text of the page's catalogue with its gaps filled. */
export const text = (id: MessageId, values?: TextValues): string => fillIn(texts[id]!, values);

/** The same for a part of the page: `const t = useText(); t('home.yourTurn')`. There is one language so far. */
export const useText = (): typeof text => text;
