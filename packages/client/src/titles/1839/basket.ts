/** A sale that is being put together: per company what it brings, what it does and who will be asked. */
import { frameName, type LoggedAction } from '@roundhouse/kernel';
import { cashOf, cellAt, type RailState, type RailTitle } from '@roundhouse/rail';
import { isFloated, salePrice, sales } from '@roundhouse/titles/1839/face';
import { outcomeOf } from '@roundhouse/rail/telling/consequences';
import { fallOf } from './lanes.ts';
import { frameOf, as1839 } from './state.ts';

export interface BasketLine {
  readonly company: string;
  readonly count: number;
  /** What a share brings. */
  readonly each: number;
  /** It brings the price to the left, since the company has not operated. */
  readonly isNew: boolean;
  readonly price: { readonly before: number; readonly after: number };
  readonly director: { readonly before: string | null; readonly after: string | null };
  /** What it costs its company to have all of it back, and what that has. */
  readonly cost: number;
  readonly treasury: number;
  readonly answers: 'asked' | 'unfloated' | 'poor';
}

export interface Basket {
  readonly lines: readonly BasketLine[];
  /** Paid at once, by any company that redeems. */
  readonly total: number;
}

/** Looked at by announcing it on a copy. */
export function basketOf(title: RailTitle, s: RailState): Basket | null {
  const frame = frameOf(s, 'announcement');
  if (!frame) return null;
  const announce: LoggedAction = { type: 'announce', by: frame.of, frame: frameName(frame) };
  const outcome = outcomeOf(title, s, announce);
  const then = outcome.ok ? outcome.done : s;
  const { markets } = title.material(s);
  const lines = frame.bundles.map(({ company, count }): BasketLine => {
    const before = title.priceOf(s, company);
    const each = salePrice(as1839(s), company);
    const asked = sales.mayAnswer(as1839(then), { company, count });
    return {
      company,
      count,
      each,
      isNew: each < before,
      price: { before, after: cellAt(markets, fallOf(title, s, { company, count })).price },
      director: {
        before: s.companies[company]!.director,
        after: then.companies[company]!.director,
      },
      cost: count * before,
      treasury: cashOf(s, company),
      answers: asked ? 'asked' : isFloated(as1839(s), company) ? 'poor' : 'unfloated',
    };
  });
  return { lines, total: lines.reduce((sum, { count, each }) => sum + count * each, 0) };
}
