/** A takeover, a liquidation or a merger with the positions before and after it: as it would be, or while it is carried out. */
import { apply, type LoggedAction, type Refusal } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { type Frames, fundingsFor, isLiquidation } from '@roundhouse/titles/1820/face';
import type { Step } from '../../game/handle.ts';
import { numberOf, textOf } from '@roundhouse/rail/telling/details';
import type { Lot } from './bids.ts';
import { as1820, frameOf } from './state.ts';

export interface Deal {
  readonly kind: Extract<Frames, { readonly kind: 'takeover' }>['deal'];
  readonly of: string;
  /** Who gets what it has; nobody where the bank winds it up. */
  readonly acquirer: string | null;
  readonly price: number;
  /** How many shares the acquirer issues for it. */
  readonly issued: number;
  readonly before: RailState;
  /** As far as it goes before somebody is asked. */
  readonly after: RailState;
  /** The step that is under way; null of a deal that is only thought of. */
  readonly at: number | null;
}

/** The position in which this player has won with this bid: what then happens, the rules say. */
function wonBy(s: RailState, lot: Lot, bidder: string, bid: number): RailState {
  const below = s.stack.slice(
    0,
    s.stack.findIndex(({ kind }) => kind === lot.kind),
  );
  const won = { kind: 'acquiring', of: lot.of, offeredBy: lot.offeredBy, bid, bidder, barred: [] };
  return { ...s, stack: [...below, won] };
}

/** What would come of it if this company took over the lot for this bid; a refusal, or null where it could not raise so much. */
export function dealWith(
  title: RailTitle,
  s: RailState,
  lot: Lot,
  { company, bidder, bid }: { readonly company: string; readonly bidder: string; readonly bid: number },
): Deal | Refusal | null {
  const [funding] = fundingsFor(as1820(s), company, bid);
  if (!funding) return null;
  const action: LoggedAction = {
    type: 'acquire',
    by: bidder,
    frame: `acquiring/${lot.of}`,
    company,
    count: funding.shares,
  };
  const result = apply(title, wonBy(s, lot, bidder, bid), action);
  if (!result.ok) return result.refusal;
  const kind = isLiquidation(lot) ? 'liquidation' : 'takeover';
  const told = { kind, of: lot.of, acquirer: company, price: bid, issued: funding.shares, at: null } as const;
  return { ...told, before: s, after: result.state };
}

/** What seals a deal: a company that buys another one, or two private ones that become one. */
const SEALS: ReadonlySet<string> = new Set(['acquire', 'mergeInto']);

/** The deal that is being carried out now. The position before it is one of the past: after so many actions. */
export function dealUnderWay(s: RailState, steps: readonly Step[], stateAt: (seq: number) => RailState): Deal | null {
  const frame = frameOf(s, 'takeover');
  if (!frame) return windingUp(s, steps, stateAt);
  const seal = steps.findLast(({ action }) => SEALS.has(action.type) && textOf(action, 'company') === frame.acquirer);
  if (!seal) return null;
  const { of, acquirer, price, deal: kind } = frame;
  const issued = numberOf(seal.action, 'count');
  const [before, after] = [stateAt(seal.seq - 1), stateAt(seal.seq)];
  return { kind, of, acquirer, price, issued, before, after, at: frame.next - 1 };
}

/** The bank has won: those who held the company pay for its loans. */
function windingUp(s: RailState, steps: readonly Step[], stateAt: (seq: number) => RailState): Deal | null {
  const of = frameOf(s, 'shortfall')?.of;
  const last = steps.findLast(({ action }) => action.frame === `bidding/${of}`);
  if (of === undefined || !last) return null;
  const before = stateAt(last.seq - 1);
  const price = frameOf(before, 'bidding')?.bid ?? 0;
  return { kind: 'liquidation', of, acquirer: null, price, issued: 0, before, after: stateAt(last.seq), at: null };
}
