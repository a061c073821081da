/** What a row is called and what its button says. */
import type { LoggedAction } from '@roundhouse/kernel';
import type { Material } from '@roundhouse/rail';
import type { Names } from '../names.ts';
import { companyCard } from '../names.ts';
import type { MessageId, Say, Values } from '../words.ts';
import type { Row } from './rows.ts';
import { textOf } from '../details.ts';

/** Types of moves whose words the catalogue has; others are called by their type. */
const KNOWN = [
  'bid',
  'buy',
  'sell',
  'start',
  'activate',
  'sellOwn',
  'buyOwn',
  'buyPrivate',
  'buyTrain',
  'buyTrainFrom',
  'buyForced',
  'sellForced',
  'discard',
  'placeToken',
  'layTile',
  'run',
  'dividend',
] as const;
type Known = (typeof KNOWN)[number];

const isKnown = (type: string): type is Known => (KNOWN as readonly string[]).includes(type);

export const headingOf = (say: Say, type: string): string => (isKnown(type) ? say(`group.${type}`) : type);

export const rowTitle = (say: Say, row: Row, values: Values): string =>
  isKnown(row.type)
    ? say(`option.${row.type}`, values)
    : [row.type, ...Object.keys(row.choice.fields).map((field) => textOf(row.choice.fields, field))].join(' ');

export const rowButton = (say: Say, row: Row, values: Values): string =>
  isKnown(row.type) ? say(`do.${row.type}`, values) : row.type;

/** The button of a move without details. */
export function closingWords(say: Say, frame: string, type: string, own: MessageId | undefined): string {
  if (own) return say(own);
  switch (type) {
    case 'pass':
      return say('do.pass');
    case 'accept':
      return say('do.accept');
    case 'decline':
      return say('do.decline');
    case 'withdraw':
      return say('do.withdraw');
    default:
      return `${frame} ${type}`;
  }
}

/** Everything that the texts of a row may speak of. */
export function valuesOf(
  action: LoggedAction,
  material: Material,
  names: Names,
  owner: (thing: string) => string,
): Values {
  const text = (field: string): string => textOf(action, field);
  const company = text('company');
  const shares = companyCard(material, company || (action.frame.split('/')[1] ?? ''))?.shares ?? 10;
  const train = text('train');
  return {
    company,
    percent: 100 / shares,
    from: text('from'),
    count: Number(action['count'] ?? 0),
    price: Number(action['price'] ?? 0),
    amount: Number(action['amount'] ?? 0),
    train: train && names.train(train),
    owner: owner(train || text('private')),
    private: names.private(text('private')),
    lot: names.private(action.frame.split('/')[1] ?? ''),
    place: names.hex(text('hex')),
    hex: text('hex'),
    tile: text('tile'),
    using: text('using') || 'none',
    choice: text('choice'),
    currency: material.currency,
  };
}
