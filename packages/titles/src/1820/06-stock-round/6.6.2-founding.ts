/** 6.6.2 Float a new public company: how much is sold, and what happens once all agree. */
import { type Json, log, pop, updateFrame } from '@roundhouse/kernel';
import {
  addShares,
  BANK,
  moveShares,
  pay,
  placeStation,
  replaceStations,
  setCompany,
  setDirector,
  setTile,
} from '@roundhouse/rail';
import { newCharter, setCharter } from '../13-companies/13.1-sizes.ts';
import { directorAmong } from '../13-companies/13.4-directors.ts';
import { refundFee } from '../14-cousins/14.3.1-vignoles.ts';
import { moveTo, parCell } from '../16-stock-market.ts';
import { FLOAT_MARKERS } from '../material.ts';
import { type Float, type Game, type State, type StockRound, stockRoundOf } from '../state.ts';
import { distanceFee } from './6.6.2-distance.ts';
import { type Place, withPlace } from './6.6.2-places.ts';

/** What the way between two markers costs; nothing for one. */
export const feeOf = ({ spots: [first, second] }: Pick<Float, 'spots'>): number =>
  first && second ? (distanceFee(first.hex, second.hex) ?? 0) : 0;

/** All its shares lie in its treasury, and the founder pays the fee beside shares of their own (Q23). */
export const saleOf = (f: Float) => ({
  company: f.plan!.company,
  size: f.plan!.size,
  price: f.plan!.par,
  most: f.plan!.size,
  held: () => 0,
  by: f.of,
  fee: feeOf(f),
});

/** All that is agreed to at once (Q21). */
export interface FloatTerms {
  readonly thing: 'float';
  readonly founder: string;
  readonly company: string;
  readonly size: number;
  readonly par: number;
  readonly spots: readonly (Place & { readonly [key: string]: Json })[];
  readonly buyers: Readonly<Record<string, number>>;
  readonly [key: string]: Json;
}
export const floatTerms = (f: Float): FloatTerms => ({
  thing: 'float',
  founder: f.of,
  ...f.plan!,
  spots: f.spots as never,
  buyers: f.buyers,
});

/** In the order of the book; tiles are free (6.6.2-8). */
export function carryOutFloat(g: Game, { founder, company, size, par, spots, buyers }: FloatTerms): void {
  log(g, { event: 'floats', by: founder, company, size, price: par });
  // Charter, marker, two station markers, all shares in its treasury (6.6.2-2).
  newCharter(g, company, size, FLOAT_MARKERS - spots.length);
  addShares(g, company, size);
  setCompany(g, company, { status: 'started', operated: false });
  // Below those already there (6.6.2-3).
  moveTo(g, company, parCell(par));
  for (const spot of spots) settle(g, company, spot);
  const fee = feeOf({ spots: spots as Float['spots'] });
  pay(g, founder, BANK, fee, 'distance');
  if (fee > 0) setCharter(g, company, { fee: { by: founder, amount: fee } });
  for (const [owner, count] of Object.entries(buyers)) {
    pay(g, owner, company, count * par, 'shares');
    moveShares(g, company, company, owner, count);
    refundFee(g, company, owner);
  }
  // 6.6.2-15.
  setDirector(g, company, directorAmong(g.s, company, founder));
  const frame = g.s.stack.findLast((one): one is Float => one.kind === 'float')!;
  pop(g, frame);
}

function settle(g: Game, company: string, spot: Place): void {
  const { hex, node, tile, rotation } = spot;
  if (tile !== undefined) {
    const { stations } = withPlace(g.s, company, spot);
    const others = { ...stations, [company]: stations[company]!.slice(0, -1) };
    setTile(g, hex, tile, rotation!);
    replaceStations(g, others);
    const round = stockRoundOf(g.s)!;
    updateFrame<State, StockRound>(g, round, { floatTiles: [...round.floatTiles, hex] });
  }
  placeStation(g, company, { hex, node });
}
