/** Stock round: one player's turn — sell, then start a company or buy a share, or pass. */
import { type FrameKind, log } from '@roundhouse/kernel';
import { passUnless } from '@roundhouse/rail';
import { activate, hasFaceDown } from '../7-optional-rules.ts';
import type { State, StockTurn } from '../state.ts';
import { buy } from './buying.ts';
import { limitOf, mustSellDown } from './certificates.ts';
import { endTurn } from './round.ts';
import { adjustAfterSales, sell } from './selling.ts';
import { start } from './starting.ts';

/** Ends the turn. Without a sale it is a pass. */
const pass = passUnless<State, StockTurn>(
  [
    {
      rule: 'start-card-4',
      passes: (s, _, a) => !hasFaceDown(s, a.by),
      says: 'You cannot pass while you have face-down shares: activate one or start a company.',
    },
    {
      rule: 'maximum-certificates-4',
      passes: (s, _, a) => !mustSellDown(s, a.by),
      says: (s) => `You hold more than ${limitOf(s)} certificates: sell down to the limit before you pass.`,
    },
  ],
  (g, f, a) => {
    log(g, { event: f.sales.length > 0 ? 'done' : 'pass', by: a.by });
    adjustAfterSales(g, f.sales);
    endTurn(g, f, 'nothing');
  },
);

export const stockTurn = {
  actors: (_, f) => [f.of],
  moves: [sell, start, buy, activate, pass],
  asks: (_, f) =>
    f.sales.length > 0 ? 'Sell more, buy one share, start a company, or finish' : 'Sell, buy, start a company, or pass',
} satisfies FrameKind<State, StockTurn>;
