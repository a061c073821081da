import { fillIn, type TextValues } from '@roundhouse/kernel';
import en from '../messages/en.json';

export type MessageId = keyof typeof en;

/** A text of the page's catalogue with its gaps filled. */
export const text = (id: MessageId, values?: TextValues): string => fillIn(en[id], values);

/** The same for a part of the page: `const t = useText(); t('home.yourTurn')`. There is one language so far. */
export const useText = (): typeof text => text;
