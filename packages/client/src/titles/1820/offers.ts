import { numberOf, textOf } from '../../table/details.ts';
import type { Names } from '../../table/names.ts';
import type { Words } from '../../table/words.ts';

/** What an offer is about, where it is not a train: a share, or a part in a float. */
export function offer(terms: Readonly<Record<string, unknown>>, names: Names): Words | null {
  const company = textOf(terms, 'company');
  if (terms['thing'] === 'share')
    return {
      id: 'own.offer.share',
      values: {
        company,
        price: numberOf(terms, 'price'),
        from: names.owner(textOf(terms, 'from')),
        as: names.owner(textOf(terms, 'as')),
      },
    };
  if (terms['thing'] === 'float') return { id: 'own.offer.float', values: { company } };
  return null;
}
