import { numberOf, textOf } from '../../table/details.ts';
import type { Names } from '../../table/names.ts';
import type { Words } from '../../table/words.ts';

/** What an offer is about, where it is not a train for sale: a share, a part in a float or an increase, a future train, a sale of shares. */
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
  if (terms['thing'] === 'increase')
    return { id: 'own.offer.increase', values: { company, size: numberOf(terms, 'size') } };
  if (terms['thing'] === 'futureTrain')
    return { id: 'own.offer.futureTrain', values: { company, train: names.train(textOf(terms, 'id')) } };
  // Shares sold to pay for another company's train.
  if (terms['thing'] === 'sale')
    return { id: 'own.offer.sale', values: { company: textOf(terms, 'id'), count: numberOf(terms, 'count') } };
  return null;
}
