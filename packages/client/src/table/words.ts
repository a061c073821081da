import type en from '../messages/en.json';

/** A text of the catalogue, by its name. */
export type MessageId = keyof typeof en;
export type Values = Readonly<Record<string, string | number>>;

/** A sentence on its way to the screen: which text, and what stands in its gaps. */
export interface Words {
  readonly id: MessageId;
  readonly values?: Values;
}

export type Say = (id: MessageId, values?: Values) => string;
