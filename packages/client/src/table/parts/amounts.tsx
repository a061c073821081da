import { Money } from '../../ui/index.ts';
import { useTable } from '../context.tsx';

/** From what to what: `228 ▸ 468`, in green or red where more is better. */
export function Change({
  before,
  after,
  neutral = false,
  unit = '',
}: {
  readonly before: number;
  readonly after: number;
  readonly neutral?: boolean;
  readonly unit?: string;
}) {
  const { say } = useTable();
  const tone = neutral || before === after ? '' : after > before ? ' change-up' : ' change-down';
  return (
    <span className={`num change${tone}`}>
      <Money amount={before} />
      {unit}
      <span aria-hidden> ▸ </span>
      <span className="unseen"> {say('table.change.to')} </span>
      <Money amount={after} />
      {unit}
    </span>
  );
}

export function Cash({ amount }: { readonly amount: number }) {
  const { material } = useTable();
  return <Money amount={amount} currency={material.currency} />;
}
