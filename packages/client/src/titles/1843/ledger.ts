import type { LedgerLook } from '../ledgers.ts';
import { as1843 } from './state.ts';

export const ledger: LedgerLook = {
  players: [{ name: 'own.ledger.card', of: (s, player) => as1843(s).ext.order.indexOf(player) + 1 || null }],
  companies: [
    {
      name: 'own.ledger.ports',
      of: (s, company) => Object.values(as1843(s).ext.ports).filter((owner) => owner === company).length || null,
    },
  ],
};
