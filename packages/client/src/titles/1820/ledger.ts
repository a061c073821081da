import { BR, isPublic, loansOf, sizeIn } from '@roundhouse/titles/1820/face';
import type { LedgerLook } from '../ledgers.ts';
import { duesOf } from './dues.ts';
import { as1820 } from './state.ts';

export const ledger: LedgerLook = {
  starts: ['floats'],
  companies: [
    { name: 'own.ledger.size', of: (s, id) => (isPublic(as1820(s), id) ? sizeIn(as1820(s), id) : null) },
    { name: 'own.ledger.loans', of: (s, id) => (id === BR ? null : loansOf(as1820(s), id)) },
    { name: 'own.ledger.due', of: (s, id) => (id === BR ? null : duesOf(s, id).total) },
  ],
};
