import { textOf } from '../../table/details.ts';
import type { Names } from '../../table/names.ts';
import type { Words } from '../../table/words.ts';

/** What an offer is about, where it is neither a train nor a private: markers that are swapped or moved. */
export function offer(terms: Readonly<Record<string, unknown>>, names: Names): Words | null {
  const text = (field: string): string => textOf(terms, field);
  if (terms['thing'] === 'swap')
    return {
      id: 'own.offer.swap',
      values: {
        company: text('company'),
        place: names.hex(text('hex')),
        other: text('other'),
        otherPlace: names.hex(text('otherHex')),
      },
    };
  if (terms['thing'] === 'move')
    return {
      id: 'own.offer.move',
      values: { company: text('company'), from: names.hex(text('fromHex')), place: names.hex(text('hex')) },
    };
  return null;
}
