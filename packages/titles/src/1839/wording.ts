/** What the texts of this game need beyond its words. */
import { enclosing, type Frame, type LoggedAction, type TextValues } from '@roundhouse/kernel';
import { finishing, type Names, type Said, sharesOf, type Wording } from '@roundhouse/rail';
import { textOf } from '@roundhouse/rail/telling/details';
import { salePrice } from './07-stock-round/7.2-selling.ts';
import { price } from './13-stock-market.ts';
import { comesWith } from './14-companies/14.2-privates.ts';
import type { Announcement, DoubleFrame, Emergency, Redemption, State, StockTurn } from './state.ts';
import { note } from './wording-notes.ts';

/** Places go by their names, powers by the short names of their privates. */
function moveValues(_: State, action: LoggedAction, names: Names): TextValues {
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
function askValues(_: State, frame: Frame, names: Names): TextValues {
  const { arrived, need, count } = frame as Asked;
  return {
    private: names.lot(frame.of ?? ''),
    place: arrived ? names.hex(arrived.hex) : '',
    owner: names.owner(frame.of ?? ''),
    need: need ?? 'none',
    count: count ?? 0,
  };
}

/** A turn in which something was done is finished, not passed. A player who nationalises loses the shares. */
function closing(s: State, frame: Frame, type: string): Said | undefined {
  if (type === 'announce') {
    const sold = enclosing<Announcement>(s, 'announcement')?.bundles ?? [];
    const total = sold.reduce((sum, { company, count }) => sum + count * salePrice(s, company), 0);
    return { id: 'own.basket.announce', values: { total } };
  }
  if (frame.kind === 'redemption' && type === 'redeem') {
    const { of, count } = enclosing<Redemption>(s, 'redemption')!;
    return { id: 'own.redeeming.take', values: { cost: count * price(s, of) } };
  }
  if (frame.kind === 'nationalisation') {
    const company = frame.of!;
    const loss = sharesOf(s, company, s.companies[company]!.director ?? '') * price(s, company);
    return { id: type === 'nationalise' ? 'own.nation.take' : 'own.nation.keep', values: { company, loss } };
  }
  return finishing(frame, type, enclosing<StockTurn>(s, 'stockTurn'));
}

/** Markers that are swapped or moved. */
function offer(terms: Readonly<Record<string, unknown>>, names: Names): Said | null {
  const text = (field: string): string => textOf(terms, field);
  if (terms['thing'] === 'swap')
    return {
      id: 'own.offer.swap',
      values: {
        company: text('company'),
        place: names.hex(text('hex')),
        other: text('other'),
        otherPlace: names.hex(text('otherHex')),
      },
    };
  if (terms['thing'] === 'move')
    return {
      id: 'own.offer.move',
      values: { company: text('company'), from: names.hex(text('fromHex')), place: names.hex(text('hex')) },
    };
  return null;
}

/** What the private companies are called for short. */
const short: Readonly<Record<string, string>> = {
  LP: 'Pincoffs',
  JJB: 'Beijnes',
  HLvVdG: 'Laantje',
  'SR-V': 'Spoorlijn',
  KR: 'Kabinet',
  KFvSeaW: 'Fabriek',
  DeRtU: 'Diepenbrock',
  CM: 'Crédit',
  WCTS: 'Stork',
  CO: 'Outshoorn',
  AB: 'Borsig',
  AV: 'Voombergh',
  RH: 'Handelsvereeniging',
};

export const wording: Wording<State> = {
  askValues,
  closing,
  moveValues,
  note,
  offer,
  comesWith,
  lotLabel: (id) => short[id] ?? id,
  destructive: ['nationalise', 'bankrupt'],
  confirmTwice: ['concede', 'nameWinner'],
  withoutPrice: [
    'discount',
    'stockTurn.sell',
    'stockTurn.redeem',
    'drop',
    'forward',
    'reserveHome',
    'placeHome',
    'takeLocal',
    'returnStation',
    'moveStation',
  ],
  inMenu: ['concede', 'nameWinner', 'nameNobody'],
};
