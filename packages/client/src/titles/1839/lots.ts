/** What has become of the private companies of the auction, read from what happened. */
import type { RailState } from '@roundhouse/rail';
import { auction, dealtPrivate, KEPT_TRAIN, lotIds, privateOf } from '@roundhouse/titles/1839/face';
import { textOf } from '@roundhouse/rail/telling/details';
import type { InRound } from '../../table/record/log.ts';
import { as1839, frameOf } from './state.ts';

/** What is handed over with a private company. */
export interface ComesWith {
  readonly company?: string;
  readonly percent?: number;
  readonly train?: string;
}

export interface Lot {
  readonly id: string;
  readonly color: string;
  readonly face: number;
  /** Who made it cheaper, one discount after another. */
  readonly discounts: readonly string[];
  /** What it costs now, or what was paid for it. */
  readonly price: number;
  readonly buyer: string | null;
  readonly with: ComesWith;
}

/** What a private company comes with: shares of a company that was drawn, or a train. */
export function comesWith(s: RailState, id: string): ComesWith {
  const shares = dealtPrivate(as1839(s).ext.drawn, id).comesWith;
  if (shares) return { company: shares.company, percent: 10 * shares.shares };
  return s.trains[KEPT_TRAIN] === id ? { train: KEPT_TRAIN } : {};
}

/** The rows of the sheet in the order of the book: all that are in this game. */
export function lotsOf(s: RailState, lines: readonly InRound[]): Lot[] {
  const frame = frameOf(s, 'privateAuction');
  const events = lines.map(({ line }) => line.event);
  return lotIds
    .filter((id) => s.privates[id] !== 'gone')
    .map((id) => {
      const { color, price: face } = privateOf(id);
      const about = events.filter((event) => event['private'] === id);
      const sale = about.find(({ event }) => event === 'privateSold');
      return {
        id,
        color,
        face,
        discounts: about.filter(({ event }) => event === 'discount').map((event) => textOf(event, 'by')),
        price: sale ? Number(sale['price']) : frame ? auction.price(frame, id) : face,
        buyer: sale ? textOf(sale, 'to') : null,
        with: comesWith(s, id),
      };
    });
}
