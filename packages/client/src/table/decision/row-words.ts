/** What a row is called and what its button says. */
import { type Choice, type Frame, frameName, type LoggedAction } from '@roundhouse/kernel';
import { moneyOf, shareCount, withArticle, wordOf } from '@roundhouse/rail';
import { toYou } from '@roundhouse/rail/telling/you';
import type { Table } from '../context.tsx';
import { textOf } from '../details.ts';
import type { Values } from '../words.ts';
import type { Row, RowGroup } from './rows.ts';

type Wording = Pick<Table, 'title'>;

/** What a move is called: by the frame that it answers and its type (`emergency.sell`), else by its type alone. */
const wordFor = (
  { title }: Wording,
  { type, frame }: Pick<Choice, 'type' | 'frame'>,
  part: 'group' | 'option' | 'button',
  values?: Values,
): string | undefined => {
  const said =
    wordOf(title, `move.${frame.split('/')[0]}.${type}.${part}`, values) ??
    wordOf(title, `move.${type}.${part}`, values);
  return said && toYou(said);
};

export const headingOf = (table: Wording, { type, rows }: RowGroup): string =>
  (rows[0] && wordFor(table, rows[0].choice, 'group')) ?? type;

export function rowTitle(table: Wording, row: Row, values: Values): string {
  const plain = () => Object.keys(row.choice.fields).map((field) => textOf(row.choice.fields, field));
  return wordFor(table, row.choice, 'option', values) ?? [row.type, ...plain()].join(' ');
}

export const rowButton = (table: Wording, row: Row, values: Values): string =>
  wordFor(table, row.choice, 'button', values) ?? row.type;

/** The button of a move without details. */
export function closingWords({ s, title, presentation, names, say }: Table, frame: Frame, type: string): string {
  const now = presentation.closingNow?.(s, frame, type, names);
  if (now) return typeof now === 'string' ? say(now) : say(now.id, now.values);
  return wordOf(title, `close.${frame.kind}.${type}`) ?? wordOf(title, `close.${type}`) ?? `${frame.kind} ${type}`;
}

/** What is asked, in few words; the frame's own sentence where a title has none. */
export function questionOf({ s, title, presentation, names }: Table, frame: Frame): string | undefined {
  const stage = presentation.stage?.(s, frame);
  const key = stage === undefined ? `ask.${frame.kind}` : `ask.${frame.kind}.${stage}`;
  return wordOf(title, key, { of: frame.of ?? '', ...presentation.askValues?.(s, frame, names) });
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
  const shares = shareCount(s, company || (action.frame.split('/')[1] ?? '')) || 10;
  const revenue = revenueAt(s, action.frame);
  const train = text('train');
  const thing = train || text('private');
  const trainName = text('face') || (train && names.train(train));
  return {
    company,
    percent: 100 / shares,
    from: names.owner(text('from')),
    count: Number(action['count'] ?? 0),
    price: Number(action['price'] ?? 0),
    amount: Number(action['amount'] ?? 0),
    train: trainName,
    aTrain: withArticle(trainName),
    owner: names.owner(s.trains[thing] ?? s.privates[thing] ?? ''),
    private: names.private(text('private')),
    lot: names.private(action.frame.split('/')[1] ?? ''),
    place:
      'node' in action && 'hex' in action ? names.node(text('hex'), Number(action['node'])) : names.hex(text('hex')),
    hex: text('hex'),
    tile: text('tile'),
    using: text('using') || 'none',
    choice: text('choice'),
    routes: Array.isArray(action['routes']) ? action['routes'].length : 0,
    revenue,
    each: revenue / shares,
    parPrice: moneyOf(material, Number(action['price'] ?? 0)),
    ...presentation.rowValues?.(s, action, names),
  };
}
