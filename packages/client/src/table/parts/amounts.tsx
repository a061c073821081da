import { memo } from 'react';
import { Money } from '../../ui/index.ts';
import { useSetting } from '../context.tsx';

/** From what to what: `228 ▸ 468`, in green or red where more is better. */
export const Change = memo(function Change({
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
  const { say } = useSetting();
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
});

export const Cash = memo(function Cash({ amount }: { readonly amount: number }) {
  const { material } = useSetting();
  return <Money amount={amount} currency={material.currency} />;
});
