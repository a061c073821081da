/** 7.1 Stock round overview: a turn has one action beside its sales. */
import type { Check } from '@roundhouse/kernel';
import type { State, StockTurn } from '../state.ts';

/** 7.1-3, 7.3-7. */
export const oneCertificate: readonly Check<State, StockTurn, unknown>[] = [
  {
    rule: '7.1-3',
    passes: (_, f) => f.main !== 'redeem',
    says: 'You have redeemed shares in this turn, which takes the place of buying.',
  },
  {
    rule: '7.3-7',
    passes: (_, f) => f.main === null,
    says: 'You have bought a certificate in this turn; only a sale can follow.',
  },
];

/** 7.1-3. */
export const oneRedemption: readonly Check<State, StockTurn, unknown>[] = [
  {
    rule: '7.1-2',
    passes: (_, f) => f.main !== 'redeem',
    says: 'You have redeemed shares in this turn; only a sale can follow.',
  },
  {
    rule: '7.1-3',
    passes: (_, f) => f.main === null,
    says: 'You have bought a certificate in this turn, which takes the place of redeeming.',
  },
];
