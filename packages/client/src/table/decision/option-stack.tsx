import { textOf } from '@roundhouse/rail/telling/details';
import { useTable } from '../context.tsx';
import { Disc } from '../parts/disc.tsx';
import { useTableStore } from '../store.ts';
import { OptionRow } from './option-row.tsx';
import type { Row } from './rows.ts';

interface Props {
  readonly stacks: readonly (readonly Row[])[];
  readonly within?: string | undefined;
  readonly chosen: Row | null;
  /** Its only row was pressed already: only what follows from it is asked. */
  readonly bare?: boolean;
}

/** Rows of one kind, those that differ in one field alone as one row with a choice in it. */
export function OptionStack({ stacks, within, chosen, bare = false }: Props) {
  return (
    <div className="option-list">
      {stacks.map((stack) => {
        const [first] = stack;
        const now = stack.find(({ key }) => key === chosen?.key);
        if (stack.length === 1 || within === undefined)
          return <OptionRow key={placeOf(first!)} row={first!} chosen={now !== undefined} unkeyed={bare} />;
        return (
          <OptionRow key={placeOf(first!)} row={now ?? first!} chosen={now !== undefined} unkeyed without={within}>
            <Variants stack={stack} field={within} chosen={now} />
          </OptionRow>
        );
      })}
    </div>
  );
}

interface VariantsProps {
  readonly stack: readonly Row[];
  readonly field: string;
  readonly chosen: Row | undefined;
}

/** For which of them: a charter, a place. */
function Variants({ stack, field, chosen }: VariantsProps) {
  const { s, say } = useTable('s', 'say');
  const values = useTableStore((store) => store.values);
  const choose = useTableStore((store) => store.choose);
  return (
    <div className="values variants" role="group" aria-label={say('decision.for')}>
      <span aria-hidden>{say('decision.for')}</span>
      {stack.map((row) => {
        const id = textOf(row.choice.fields, field);
        return (
          <button
            key={row.key}
            type="button"
            className="value"
            data-row={row.key}
            aria-pressed={row.key === chosen?.key}
            onClick={() => choose(row.key, values)}
          >
            {id in s.companies && <Disc id={id} size={18} />} {id}
          </button>
        );
      })}
    </div>
  );
}

/** What another player did in the same words a moment ago keeps its place, and is not made again for the player asked now. */
const placeOf = ({ key, choice: { by } }: Row): string => key.replace(JSON.stringify(by), '');
