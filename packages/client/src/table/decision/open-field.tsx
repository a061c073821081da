import { amountAt, amountsIn, countBelow, mostIn, type OpenField, type Range } from '@roundhouse/kernel';
import { Button, Icon, IconButton } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { useTableStore } from '../store.ts';
import type { Row } from './rows.ts';
import { rowAction } from './rows.ts';

interface Props {
  readonly name: string;
  readonly openField: OpenField;
  readonly row: Row;
}

/** What is still open in a row: a number to step through, or one of a few values. */
export function OpenFieldInput({ name, openField, row }: Props) {
  if (openField.kind === 'range') return <Stepper name={name} openField={openField} row={row} />;
  if (openField.kind === 'oneOf') return <Values name={name} openField={openField} row={row} />;
  return null;
}

function usePicked({
  name,
  row,
}: Omit<Props, 'openField'>): readonly [number | string, (value: number | string) => void] {
  const values = useTableStore((store) => store.values);
  const choose = useTableStore((store) => store.choose);
  const now = rowAction(row, values)[name] as number | string;
  return [now, (value) => choose(row.key, { ...values, [name]: value })];
}

function Stepper({ name, openField, row }: Props & { openField: Range }) {
  const { say } = useTable('say');
  const [value, set] = usePicked({ name, row });
  const now = Number(value);
  const label = say(name === 'count' ? 'openField.count' : 'openField.amount');
  const most = mostIn(openField);
  // A long way is gone in larger steps; the field takes any amount.
  const step = most - openField.min > 50 ? 5 : 1;
  const stepped = (by: number): number => {
    const at = Math.max(0, Math.min(amountsIn(openField) - 1, countBelow(openField, now) + by));
    return Number.isNaN(now) ? openField.min : amountAt(openField, at);
  };
  return (
    <div className="stepper" data-open-field={name}>
      <IconButton label={say('openField.less')} disabled={now <= openField.min} onClick={() => set(stepped(-step))}>
        <Icon name="minus" />
      </IconButton>
      <input
        type="number"
        className="num"
        aria-label={label}
        min={openField.min}
        max={openField.max}
        step={openField.step}
        value={Number.isNaN(now) ? '' : now}
        onChange={(event) => set(event.target.valueAsNumber)}
      />
      <IconButton label={say('openField.more')} disabled={now >= most} onClick={() => set(stepped(step))}>
        <Icon name="plus" />
      </IconButton>
      {most - openField.min > 4 && (
        <>
          <Button size="small" disabled={now === openField.min} onClick={() => set(openField.min)}>
            {say('openField.least', { amount: openField.min })}
          </Button>
          <Button size="small" disabled={now === most} onClick={() => set(most)}>
            {say('openField.most', { amount: most })}
          </Button>
        </>
      )}
    </div>
  );
}

function Values({ name, openField, row }: Props & { openField: Extract<OpenField, { kind: 'oneOf' }> }) {
  const { say } = useTable('say');
  const [value, set] = usePicked({ name, row });
  return (
    <div
      className="values"
      data-open-field={name}
      role="group"
      aria-label={say(name === 'count' ? 'openField.count' : 'openField.amount')}
    >
      {openField.values.map((one) => (
        <button
          key={one}
          type="button"
          className="value num"
          data-value={one}
          aria-pressed={one === value}
          onClick={() => set(one)}
        >
          {one}
        </button>
      ))}
    </div>
  );
}
