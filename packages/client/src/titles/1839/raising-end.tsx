import { directedBy } from '@roundhouse/rail';
import { emergencyFacts, isFloated } from '@roundhouse/titles/1839/face';
import { useTable } from '../../table/context.tsx';
import { RuleLink } from '../../table/decision/refusals.tsx';
import type { PartProps } from '../presentation.ts';
import { as1839, frameOf } from './state.ts';
import './raising.css';

/** Below the shares that can be sold for a debt: whether they suffice, and what bankruptcy would mean. */
export function RaisingEnd({ frame }: PartProps) {
  const { s, names, say } = useTable('s', 'names', 'say');
  const emergency = frameOf(s, 'emergency');
  if (!emergency || frame.kind !== 'emergency') return null;
  const { missing, payer, inShares } = emergencyFacts(as1839(s), emergency);
  const suffices = inShares >= missing;
  const companies = directedBy(s, payer).filter((company) => isFloated(as1839(s), company));
  const privates = Object.keys(s.privates).filter((id) => s.privates[id] === payer);
  const listed = (names: readonly string[]): string => names.join(', ') || 'none';
  return (
    <>
      <p className="hint">
        {say('own.raise.noMore')} <RuleLink rule="8.4.1-6" />
      </p>
      <p className="card raising-end">
        <span>
          {say('own.raise.inShares', { amount: inShares })}{' '}
          <b className={suffices ? 'change-up' : 'change-down'}>
            {say(suffices ? 'own.raise.enough' : 'own.raise.tooLittle')}
          </b>
        </span>
        <small>
          {say('own.raise.bankrupt', {
            companies: listed(companies),
            privates: listed(privates.map((id) => names.lot(id))),
          })}{' '}
          <RuleLink rule="9-4" />
        </small>
      </p>
    </>
  );
}
