/** What a row is called and what its button says. */
import { type Frame, frameName, type LoggedAction } from '@roundhouse/kernel';
import type { Table } from '../context.tsx';
import { textOf } from '../details.ts';
import { companyCard } from '../names.ts';
import type { Values } from '../words.ts';
import type { Row } from './rows.ts';

/** Types of moves whose words the catalogue has for all games; others are called by their type. */
const KNOWN = [
  'bid',
  'buy',
  'sell',
  'start',
  'activate',
  'issue',
  'redeem',
  'buyPrivate',
  'buyTrain',
  'buyTrainFrom',
  'emergency.buyTrain',
  'emergency.sell',
  'discard',
  'placeStation',
  'layTile',
  'run',
  'dividend',
] as const;
type Known = (typeof KNOWN)[number];
type Wording = Pick<Table, 'presentation' | 'material' | 'names' | 'say'>;

const isKnown = (type: string): type is Known => (KNOWN as readonly string[]).includes(type);

export function headingOf({ presentation, say }: Wording, type: string): string {
  const own = presentation.rows?.[type];
  if (own) return say(own.group);
  return isKnown(type) ? say(`group.${type}`) : type;
}

export function rowTitle({ presentation, say }: Wording, row: Row, values: Values): string {
  const own = presentation.rows?.[row.type];
  if (own) return say(own.option, values);
  if (isKnown(row.type)) return say(`option.${row.type}`, values);
  return [row.type, ...Object.keys(row.choice.fields).map((field) => textOf(row.choice.fields, field))].join(' ');
}

export function rowButton({ presentation, say }: Wording, row: Row, values: Values): string {
  const own = presentation.rows?.[row.type];
  if (own) return say(own.button, values);
  return isKnown(row.type) ? say(`do.${row.type}`, values) : row.type;
}

/** The button of a move without details. */
export function closingWords({ s, presentation, say }: Table, frame: Frame, type: string): string {
  const own = presentation.closingNow?.(s, frame, type) ?? presentation.closing[`${frame.kind}.${type}`];
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
      return `${frame.kind} ${type}`;
  }
}

/** What a run has brought in, where the question is what becomes of it. */
function revenueAt({ stack }: Table['s'], name: string): number {
  const frame = stack.find((one) => frameName(one) === name);
  return Number((frame as { revenue?: number } | undefined)?.revenue ?? 0);
}

/** Everything that the texts of a row may speak of. */
export function valuesOf({ s, material, names, presentation }: Table, action: LoggedAction): Values {
  const text = (field: string): string => textOf(action, field);
  const company = text('company');
  const shares = companyCard(material, company || (action.frame.split('/')[1] ?? ''))?.shares ?? 10;
  const revenue = revenueAt(s, action.frame);
  const train = text('train');
  const thing = train || text('private');
  return {
    company,
    percent: 100 / shares,
    from: text('from'),
    count: Number(action['count'] ?? 0),
    price: Number(action['price'] ?? 0),
    amount: Number(action['amount'] ?? 0),
    train: train && names.train(train),
    owner: names.owner(s.trains[thing] ?? s.privates[thing] ?? ''),
    private: names.private(text('private')),
    lot: names.private(action.frame.split('/')[1] ?? ''),
    place: names.hex(text('hex')),
    hex: text('hex'),
    tile: text('tile'),
    using: text('using') || 'none',
    choice: text('choice'),
    revenue,
    each: revenue / shares,
    currency: material.currency,
    ...presentation.rowValues?.(s, action, names),
  };
}
