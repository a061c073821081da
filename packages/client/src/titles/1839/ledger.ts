import { isFloated, isMajor } from '@roundhouse/titles/1839/face';
import type { LedgerLook } from '../ledgers.ts';
import { as1839 } from './state.ts';

export const ledger: LedgerLook = {
  players: [{ name: 'own.ledger.card', of: (s, player) => as1839(s).ext.order.indexOf(player) + 1 || null }],
  companies: [
    {
      name: 'own.ledger.market',
      of: (s, company) => ({ id: isMajor(as1839(s), company) ? 'own.ledger.major' : 'own.ledger.local' }),
    },
    {
      name: 'own.ledger.floated',
      of: (s, company) => ({ id: isFloated(as1839(s), company) ? 'own.ledger.yes' : 'own.ledger.notYet' }),
    },
  ],
};
