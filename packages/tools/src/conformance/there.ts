/** A state of the site as named figures, by our names. */
import type { Names } from '@roundhouse/exchange';
import { own } from '@roundhouse/kernel';
import { type Figures, sameCell, Writer } from './figures.ts';
import type { TraceState } from './trace.ts';

/** Markers in `open` hexes have no circle yet. */
export function figuresThere(state: TraceState, names: Names, open: readonly string[]): Figures {
  const player = (id: string): string => own(names.players, id) ?? id;
  const privates = (ids: readonly string[]): string[] => ids.map((id) => own(names.privates, id) ?? id);
  const company = (id: string): string => companyName(names, id);
  const out = new Writer();
  out.add('phase', state.phase);
  out.add('first player', player(state.order[0] ?? ''));
  out.add('order of the players', state.order.map(player).join(' '));
  for (const [id, it] of Object.entries(state.players)) {
    out.add(`${player(id)} cash`, it.cash);
    for (const [of, percent] of Object.entries(it.shares)) out.add(`${player(id)} ${company(of)}`, percent);
    out.list(`${player(id)} privates`, privates(it.privates));
  }
  const corps = Object.entries(state.corps).filter(([, it]) => it['closed'] !== true);
  for (const [id, it] of corps) {
    const name = company(id);
    out.add(`${name} cash`, it.cash);
    out.add(`${name} price`, it.price?.[0] ?? 0);
    out.add(`${name} place`, placeOf(it));
    out.add(`${name} president`, it.president ? player(it.president) : '');
    out.trains(name, it.shells ? renamed(it.shells, company) : { [name]: it.trains });
    const placed = it.tokens.filter(([hex]) => !open.includes(hex));
    out.list(`${name} stations`, placed.map(String));
    out.add(`${name} unsold`, it.treasury + it.reserved + it.ipo);
    out.add(`${name} open market`, it.pool);
    out.list(`${name} privates`, privates(it.privates));
    if (it.par && !it.shells) out.add(`${name} par`, it.par);
    if (it.floated) out.add(`${name} markers`, it.tokens.length + it.tokens_left.length);
    if (it.coal) out.add(`${name} coal`, it.coal);
  }
  const priced = corps.filter(([, it]) => it.price);
  const order = priced.sort(([, a], [, b]) => (a.cell_pos ?? 0) - (b.cell_pos ?? 0)).map(([id]) => id);
  const cells = new Map(priced.map(([id, it]) => [company(id), placeOf(it)]));
  out.add(
    'order at one place',
    sameCell(order.map(company), (name) => cells.get(name)!),
  );
  for (const [place, count] of Object.entries(state.coal_supply)) out.add(`coal in ${place}`, count);
  out.list('blocking markers', state.blocking.map(String));
  for (const [hex, [tile, rotation]] of Object.entries(state.tiles)) out.add(`tile ${hex}`, `${tile} ${rotation}`);
  for (const [kind, count] of Object.entries(state.depot)) {
    if (typeof count === 'number' && count > 0) out.add(`depot ${kind}`, count);
  }
  return out.figures;
}

/** A system is called there by both its companies, `A-B`, and here by the one that remains. */
const companyName = ({ companies }: Names, id: string): string =>
  own(companies, id) ?? own(companies, id.split('-')[0]!) ?? id;

const placeOf = ({ price }: TraceState['corps'][string]): string => (price ? `${price[1]},${price[2]}` : '');

const renamed = <T>(record: Readonly<Record<string, T>>, name: (id: string) => string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([id, value]) => [name(id), value]));

/** In the middle of a merger or of par prices being set the site's books are not closed. */
export function isInBetween({ step, players, corps }: TraceState): boolean {
  if (step === 'CompanyPendingPar') return true;
  return Object.entries(corps).some(([id, { ipo, treasury, reserved, pool, ...it }]) => {
    const held = Object.values(players).reduce((sum, { shares }) => sum + (shares[id] ?? 0), 0);
    return it['closed'] !== true && held + ipo + treasury + reserved + pool !== 100;
  });
}
