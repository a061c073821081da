/** What a row is called and what its button says. */
import { moveWord, type Position } from '@roundhouse/rail/telling/moves';
import { textOf } from '@roundhouse/rail/telling/details';
import type { Values } from '../words.ts';
import type { Row, RowGroup } from './rows.ts';

export { closingWords, moveValues as valuesOf, questionOf } from '@roundhouse/rail/telling/moves';

type Wording = Pick<Position, 'title'>;

export const headingOf = (table: Wording, { type, rows }: RowGroup): string =>
  (rows[0] && moveWord(table, rows[0].choice, 'group')) ?? type;

export function rowTitle(table: Wording, row: Row, values: Values): string {
  const plain = () => Object.keys(row.choice.fields).map((field) => textOf(row.choice.fields, field));
  return moveWord(table, row.choice, 'option', values) ?? [row.type, ...plain()].join(' ');
}

export const rowButton = (table: Wording, row: Row, values: Values): string =>
  moveWord(table, row.choice, 'button', values) ?? row.type;

/** A question as those read it who wait for the one who is asked: `Your stock turn` is not theirs. */
export const toldToOthers = (question: string): string =>
  question.replace(/^Your (\w)/, (_, first: string) => first.toUpperCase());
