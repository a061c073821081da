import type { Hole } from '@roundhouse/kernel';
import { Button, Icon, IconButton } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { useTableStore } from '../store.ts';
import type { Row } from './rows.ts';
import { rowAction } from './rows.ts';

interface Props {
  readonly name: string;
  readonly hole: Hole;
  readonly row: Row;
}

/** What is still open in a row: a number to step through, or one of a few values. */
export function OpenHole({ name, hole, row }: Props) {
  if (hole.kind === 'range') return <Stepper name={name} hole={hole} row={row} />;
  if (hole.kind === 'oneOf') return <Values name={name} hole={hole} row={row} />;
  return null;
}

function usePicked({ name, row }: Omit<Props, 'hole'>): readonly [number | string, (value: number | string) => void] {
  const values = useTableStore((store) => store.values);
  const choose = useTableStore((store) => store.choose);
  const now = rowAction(row, values)[name] as number | string;
  return [now, (value) => choose(row.key, { ...values, [name]: value })];
}

function Stepper({ name, hole, row }: Props & { hole: Extract<Hole, { kind: 'range' }> }) {
  const { say } = useTable();
  const [value, set] = usePicked({ name, row });
  const now = Number(value);
  const label = say(name === 'count' ? 'hole.count' : 'hole.amount');
  const most = hole.max - ((hole.max - hole.min) % hole.step);
  // A long way is gone in larger steps; the field takes any amount.
  const step = most - hole.min > 50 ? 5 * hole.step : hole.step;
  const within = (to: number): number => {
    const steps = Math.round((to - hole.min) / hole.step);
    return Math.max(hole.min, Math.min(most, hole.min + steps * hole.step));
  };
  return (
    <div className="stepper" data-hole={name}>
      <IconButton label={say('hole.less')} disabled={now <= hole.min} onClick={() => set(within(now - step))}>
        <Icon name="minus" />
      </IconButton>
      <input
        type="number"
        className="num"
        aria-label={label}
        min={hole.min}
        max={hole.max}
        step={hole.step}
        value={Number.isNaN(now) ? '' : now}
        onChange={(event) => set(event.target.valueAsNumber)}
      />
      <IconButton label={say('hole.more')} disabled={now >= most} onClick={() => set(within(now + step))}>
        <Icon name="plus" />
      </IconButton>
      {most - hole.min > 4 && (
        <>
          <Button size="small" disabled={now === hole.min} onClick={() => set(hole.min)}>
            {say('hole.least', { amount: hole.min })}
          </Button>
          <Button size="small" disabled={now === most} onClick={() => set(most)}>
            {say('hole.most', { amount: most })}
          </Button>
        </>
      )}
    </div>
  );
}

function Values({ name, hole, row }: Props & { hole: Extract<Hole, { kind: 'oneOf' }> }) {
  const { say } = useTable();
  const [value, set] = usePicked({ name, row });
  return (
    <div
      className="values"
      data-hole={name}
      role="group"
      aria-label={say(name === 'count' ? 'hole.count' : 'hole.amount')}
    >
      {hole.values.map((one) => (
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
