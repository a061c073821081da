import { updateFrame, type Draft, type Frame, type PlayerId } from '@roundhouse/kernel';
import type { CompanyId, RailState } from '../state.ts';

/** A stock round that remembers who has sold shares of what in it. */
export interface SellingRound extends Frame {
  readonly sold: Readonly<Record<PlayerId, readonly CompanyId[]>>;
}

export const hasSold = (round: SellingRound | undefined, player: PlayerId, company: CompanyId): boolean =>
  round?.sold[player]?.includes(company) ?? false;

export function noteSold<S extends RailState>(
  g: Draft<S>,
  round: SellingRound,
  player: PlayerId,
  company: CompanyId,
): void {
  if (hasSold(round, player, company)) return;
  updateFrame(g, round, { sold: { ...round.sold, [player]: [...(round.sold[player] ?? []), company] } });
}
