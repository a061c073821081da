import type { TextValues } from '@roundhouse/kernel';
import type { MessageId as PageMessageId } from '../app/i18n.tsx';

/** A text by its name: of the page's catalogue, or of the title's own (`own.zone.par`). */
export type MessageId = PageMessageId | `own.${string}`;
export type Values = TextValues;

/** A sentence on its way to the screen: which text, and what stands in its gaps. */
export interface Words {
  readonly id: MessageId;
  readonly values?: Values;
}

export type Say = (id: MessageId, values?: Values) => string;
