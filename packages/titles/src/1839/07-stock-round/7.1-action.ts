/** 7.1 Stock round overview: a turn has one action beside its sales. */
import type { Check } from '@roundhouse/kernel';
import type { State, StockTurn } from '../state.ts';

/** 7.1-3, 7.3-7. */
export const oneCertificate: readonly Check<State, StockTurn, unknown>[] = [
  {
    rule: '7.1-3',
    passes: (_, f) => f.main !== 'redeem',
    says: 'You have redeemed shares this turn, so you cannot buy; you may still sell.',
  },
  {
    rule: '7.3-7',
    passes: (_, f) => f.main === null,
    says: 'You have bought a certificate this turn; you may still sell.',
  },
];

/** 7.1-3. */
export const oneRedemption: readonly Check<State, StockTurn, unknown>[] = [
  {
    rule: '7.1-2',
    passes: (_, f) => f.main !== 'redeem',
    says: 'You have redeemed shares this turn; you may still sell.',
  },
  {
    rule: '7.1-3',
    passes: (_, f) => f.main === null,
    says: 'You have bought a certificate this turn, so you cannot redeem; you may still sell.',
  },
];
