import { cashOf } from '@roundhouse/rail';
import { Money } from '../../ui/index.ts';
import { useTable } from '../context.tsx';

/** What a player or company has gained or lost of late; nothing where it is as it was. */
export function Paid({ owner }: { readonly owner: string }) {
  const { s, before, say } = useTable('s', 'before', 'say');
  const amount = cashOf(s, owner) - cashOf(before, owner);
  return amount === 0 ? null : (
    <span className="paid" title={say('table.paid')}>
      <Money amount={amount} signed />
    </span>
  );
}
