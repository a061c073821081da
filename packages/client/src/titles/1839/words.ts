import type { Frame, LoggedAction } from '@roundhouse/kernel';
import { type RailState, sharesOf } from '@roundhouse/rail';
import {
  type DoubleFrame,
  type Emergency,
  price,
  type Redemption,
  salePrice,
  trainLimit,
} from '@roundhouse/titles/1839/face';
import { type Steps, stockSteps } from '../../table/decision/steps.ts';
import { textOf } from '../../table/details.ts';
import type { Names } from '../../table/names.ts';
import type { MessageId, Values, Words } from '../../table/words.ts';
import type { Presentation } from '../presentation.ts';
import { announcementOf, as1839, redemptionOf, stockTurnOf } from './state.ts';

/** What the texts of a row may speak of: places by their names, powers by the short names of their privates. */
export function rowValues(_: RailState, action: LoggedAction, names: Names): Values {
  const text = (field: string): string => textOf(action, field);
  const named = (field: string): string => (text(field) === '' ? 'none' : names.lot(text(field)));
  return {
    short: names.lot(text('private')),
    using: named('using'),
    replaces: text('replaces') || 'none',
    cities: text('cities') || 'none',
    otherHex: names.hex(text('otherHex')),
    fromHex: names.hex(text('fromHex')),
    winner: names.player(text('winner')),
    marker: text('marker'),
    ...(action.type === 'swapStations' ? { hex: names.hex(text('hex')) } : {}),
  };
}

/** What the questions speak of, frame by frame. */
type Asked = Partial<Pick<DoubleFrame, 'arrived'> & Pick<Emergency, 'need'> & Pick<Redemption, 'count'>>;

/** A Lokaalspoorwegen comes for a private company; two markers stand in one place; a company or a player owes; shares are sold. */
export function askValues(_: RailState, frame: Frame, names: Names): Values {
  const { arrived, need, count } = frame as Asked;
  return {
    private: names.lot(frame.of ?? ''),
    place: arrived ? names.hex(arrived.hex) : '',
    owner: names.owner(frame.of ?? ''),
    need: need ?? 'none',
    count: count ?? 0,
  };
}

/** A turn in which something was done is finished, not passed. Whoever nationalises loses the shares. */
export function closingNow(s: RailState, frame: Frame, type: string): Words | MessageId | undefined {
  if (type === 'announce') {
    const sold = announcementOf(s)?.bundles ?? [];
    const total = sold.reduce((sum, { company, count }) => sum + count * salePrice(as1839(s), company), 0);
    return { id: 'own.basket.announce', values: { total } };
  }
  if (frame.kind === 'redemption' && type === 'redeem') {
    const { of, count } = redemptionOf(s)!;
    return { id: 'own.redeeming.take', values: { cost: count * price(as1839(s), of) } };
  }
  if (frame.kind === 'nationalisation') {
    const company = frame.of!;
    const loss = sharesOf(s, company, s.companies[company]!.director ?? '') * price(as1839(s), company);
    return { id: type === 'nationalise' ? 'own.nation.take' : 'own.nation.keep', values: { company, loss } };
  }
  const turn = stockTurnOf(s);
  if (frame.kind !== 'stockTurn' || type !== 'pass' || !turn) return undefined;
  return turn.main !== null || turn.sold ? 'own.finish' : undefined;
}

/** A stock turn is sell, buy or redeem, sell. */
export function steps(s: RailState): Steps | null {
  const turn = stockTurnOf(s);
  // Whoever is asked to redeem is in nobody's turn.
  if (!turn || redemptionOf(s)) return null;
  const all = stockSteps(['own.step.sell', 'own.step.buy', 'own.step.sellAgain'], turn);
  // The homes of a new company belong to starting it.
  return s.stack.at(-1)?.kind === 'homes' ? { ...all, at: 1 } : all;
}

/** How far a company is over its limit. */
export function progress(
  s: RailState,
  { kind, of }: Frame,
): { readonly id: MessageId; readonly values: Record<string, number> } | null {
  if (kind !== 'discard') return null;
  const count = Object.values(s.trains).filter((owner) => owner === of).length;
  return { id: 'own.discard', values: { count, limit: trainLimit(as1839(s), s.phase) } };
}

export const turns: Presentation['turns'] = [
  {
    turn: 'operatingTurn',
    steps: [
      { name: 'own.step.home', frames: ['home'] },
      { name: 'own.step.track', frames: ['track'] },
      { name: 'own.step.station', frames: ['station', 'double'] },
      { name: 'own.step.run', frames: ['run'] },
      { name: 'own.step.dividend', frames: ['dividend'] },
      { name: 'own.step.trains', frames: ['trains', 'discard', 'emergency'] },
    ],
  },
];
