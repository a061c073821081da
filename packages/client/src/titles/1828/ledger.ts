import { hasCoal, isSystem, shellsOf } from '@roundhouse/titles/1828/face';
import type { LedgerLook } from '../ledgers.ts';
import { as1828 } from './state.ts';

export const ledger: LedgerLook = {
  players: [{ name: 'own.ledger.card', of: (s, player) => as1828(s).ext.order.indexOf(player) + 1 || null }],
  companies: [
    {
      name: 'own.ledger.system',
      of: (s, company) =>
        isSystem(as1828(s), company)
          ? { id: 'own.ledger.with', values: { other: shellsOf(as1828(s), company)[1]! } }
          : null,
    },
    { name: 'own.ledger.coal', of: (s, company) => (hasCoal(as1828(s), company) ? { id: 'own.ledger.yes' } : null) },
  ],
};
