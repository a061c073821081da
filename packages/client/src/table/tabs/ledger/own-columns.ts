import type { RailState } from '@roundhouse/rail';
import type { OwnColumn } from '../../../titles/ledgers.ts';
import type { Say, Words } from '../../words.ts';
import type { Column } from './columns.ts';

const isWords = (said: number | Words | null): said is Words => typeof said === 'object' && said !== null;

/** The columns that only this title has, for rows that are about an id. */
export const ownColumns = <Row>(
  own: readonly OwnColumn[] | undefined,
  s: RailState,
  say: Say,
  idOf: (row: Row) => string,
  sample: readonly string[],
): Column<Row>[] =>
  (own ?? []).map(({ name, of }) => ({
    id: name,
    name: say(name),
    kind: sample.some((id) => isWords(of(s, id))) ? 'text' : 'figure',
    value(row) {
      const said = of(s, idOf(row));
      return isWords(said) ? say(said.id, said.values) : said;
    },
  }));
