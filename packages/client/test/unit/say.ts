import { createIntl } from 'react-intl';
import en from '../../src/messages/en.json' with { type: 'json' };

const intl = createIntl({
  locale: 'en',
  messages: en,
  onError: (error) => {
    throw error;
  },
});

/** A text of the catalogue; one that is missing or lacks a value throws. */
export const say = (id: keyof typeof en, values?: Readonly<Record<string, string | number>>): string =>
  intl.formatMessage({ id }, values);
