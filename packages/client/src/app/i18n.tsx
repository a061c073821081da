import { type ReactNode, useCallback } from 'react';
import { createIntl, createIntlCache, RawIntlProvider, useIntl } from 'react-intl';
import en from '../messages/en.json';

export type MessageId = keyof typeof en;

/** Numbers are written as the texts are, so that a figure never mixes two languages. */
export const intl = createIntl({ locale: 'en', messages: en }, createIntlCache());

/** Texts that come later, with a title. */
export function addTexts(texts: Readonly<Record<string, string>>): void {
  Object.assign(intl.messages, texts);
}

export function Messages({ children }: { readonly children: ReactNode }) {
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

/** The text in a title's own words where it has some: the title's `own.log.director` in place of `log.director`. */
export function inWordsOf(title: string, id: MessageId): MessageId {
  const own = `${title}.own.${id}`;
  return own in intl.messages ? (own as MessageId) : id;
}

/** A text of the catalogue with its values filled in: `const t = useText(); t('home.yourTurn')`. */
export function useText(): (id: MessageId, values?: Readonly<Record<string, string | number>>) => string {
  const { formatMessage } = useIntl();
  return useCallback((id, values) => formatMessage({ id }, values), [formatMessage]);
}
