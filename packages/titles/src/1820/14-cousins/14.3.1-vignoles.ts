/** 14.3.1 Charles Blacker Vignoles. */
import type { OwnerId } from '@roundhouse/kernel';
import { BANK, type CompanyId, pay } from '@roundhouse/rail';
import { setCharter } from '../13-companies/13.1-sizes.ts';
import type { Game } from '../state.ts';

export const VIGNOLES = 'CBV';

/**
 * He buys a share in the Stock Round of the float: half of the fee comes back to its payer, and as much goes to him,
 * once for a company and whether its director wants it or not (14.3.1-1, 14.3.1-2, 14.3.1-3, 14.3.1-4, Q64).
 */
export function refundFee(g: Game, company: CompanyId, buyer: OwnerId): void {
  const { fee, floated } = g.s.ext.charters[company]!;
  if (buyer !== VIGNOLES || fee === null || floated !== g.s.ext.stockRound) return;
  pay(g, BANK, fee.by, fee.amount / 2, 'discount');
  pay(g, BANK, VIGNOLES, fee.amount / 2, 'power');
  setCharter(g, company, { fee: null });
}
