/** What a move is called, the question it answers, and the values of its texts. */
import { type Choice, type Frame, frameName, type LoggedAction, type TextValues } from '@roundhouse/kernel';
import { shareCount } from '../shares/index.ts';
import type { RailState } from '../state.ts';
import type { RailTitle } from '../title.ts';
import { withArticle } from '../words.ts';
import { wordOf } from './book.ts';
import { textOf } from './details.ts';
import type { Names } from './names.ts';
import { moneyOf } from './teller.ts';
import { toYou } from './you.ts';

/** A position, and what everything in it is called. */
export interface Position {
  readonly title: RailTitle;
  readonly s: RailState;
  readonly names: Names;
}

/** What a move is called: by the frame that it answers and its type (`emergency.sell`), else by its type alone. */
export function moveWord(
  { title }: Pick<Position, 'title'>,
  { type, frame }: Pick<Choice, 'type' | 'frame'>,
  part: 'group' | 'option' | 'button',
  values?: TextValues,
): string | undefined {
  const said =
    wordOf(title, `move.${frame.split('/')[0]}.${type}.${part}`, values) ??
    wordOf(title, `move.${type}.${part}`, values);
  return said && toYou(said);
}

/** What a move without details is called. */
export function closingWords({ title, s, names }: Position, frame: Frame, type: string): string {
  const now = title.wording?.closing?.(s, frame, type, names);
  if (now) return toYou(wordOf(title, now.id, now.values) ?? now.id);
  return wordOf(title, `close.${frame.kind}.${type}`) ?? wordOf(title, `close.${type}`) ?? `${frame.kind} ${type}`;
}

/** What is asked, in few words; undefined where a title has only the frame's own sentence. */
export function questionOf({ title, s, names }: Position, frame: Frame): string | undefined {
  const stage = title.wording?.stage?.(s, frame);
  const key = stage === undefined ? `ask.${frame.kind}` : `ask.${frame.kind}.${stage}`;
  return wordOf(title, key, { of: frame.of ?? '', ...title.wording?.askValues?.(s, frame, names) });
}

/** What a run has brought in, where the question is what becomes of it. */
function revenueAt({ stack }: RailState, name: string): number {
  const frame = stack.find((one) => frameName(one) === name);
  return Number((frame as { revenue?: number } | undefined)?.revenue ?? 0);
}

/** The values that the texts of a move may name. */
export function moveValues({ title, s, names }: Position, action: LoggedAction): TextValues {
  const text = (field: string): string => textOf(action, field);
  const company = text('company');
  const shares = shareCount(s, company || (action.frame.split('/')[1] ?? '')) || 10;
  const revenue = revenueAt(s, action.frame);
  const train = text('train');
  const thing = train || text('private');
  const money = (amount: number): string => moneyOf(title.material(s), amount);
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
    parPrice: money(Number(action['price'] ?? 0)),
    revenueMoney: money(revenue),
    eachMoney: money(revenue / shares),
    ...title.wording?.moveValues?.(s, action, names),
  };
}
