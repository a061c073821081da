import { fillIn, type TextValues } from '@roundhouse/kernel';
import words from '../messages/pages.json';
import { type MessageId, text } from './i18n.tsx';

export type PageTextId = MessageId | keyof typeof words;

const isOwn = (id: PageTextId): id is keyof typeof words => id in words;

/** A text of the pages around the tables, whose words a table does without: they are fetched with the first such page. */
export const pageText = (id: PageTextId, values?: TextValues): string =>
  isOwn(id) ? fillIn(words[id], values) : text(id, values);

export const usePageText = (): typeof pageText => pageText;
