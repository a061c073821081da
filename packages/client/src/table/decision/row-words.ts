/** What a row is called and what its button says. */
import { type Choice, type Frame, frameName, type LoggedAction } from '@roundhouse/kernel';
import type { RowWords } from '../../titles/presentation.ts';
import type { Table } from '../context.tsx';
import { textOf } from '../details.ts';
import { companyCard } from '../names.ts';
import type { Values } from '../words.ts';
import type { Row, RowGroup } from './rows.ts';

/** Moves whose words the catalogue has for all games, some by the frame that they answer; others are called by their type. */
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

/** What a move is called: by the frame that it answers and its type, else by its type alone. */
function wordsOf({ presentation }: Wording, { type, frame }: Choice): RowWords | null {
  const names = [`${frame.split('/')[0]}.${type}`, type];
  for (const name of names) {
    const own = presentation.rows?.[name];
    if (own) return own;
  }
  const known = names.find(isKnown);
  return known ? { group: `group.${known}`, option: `option.${known}`, button: `do.${known}` } : null;
}

export function headingOf(table: Wording, { type, rows }: RowGroup): string {
  const words = rows[0] && wordsOf(table, rows[0].choice);
  return words ? table.say(words.group) : type;
}

export function rowTitle(table: Wording, row: Row, values: Values): string {
  const words = wordsOf(table, row.choice);
  if (words) return table.say(words.option, values);
  return [row.type, ...Object.keys(row.choice.fields).map((field) => textOf(row.choice.fields, field))].join(' ');
}

export function rowButton(table: Wording, row: Row, values: Values): string {
  const words = wordsOf(table, row.choice);
  return words ? table.say(words.button, values) : row.type;
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
