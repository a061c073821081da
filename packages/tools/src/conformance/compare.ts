/** Compares a state of ours with one of the site's: both as flat lists of named figures. */
import { DEPOT, type RailState } from '@roundhouse/rail';
import type { AnyTitle } from '../title.ts';
import type { TraceState } from './trace.ts';

export interface Difference {
  readonly what: string;
  readonly here: string;
  readonly there: string;
}

/** The site's name of a player or a private, as ours. */
export type Names = Readonly<Record<string, string>>;

type Figures = Map<string, string>;

/** What is equal in every title's canonical record. */
interface Canonical {
  readonly phase: string;
  readonly players: Readonly<Record<string, Holder & { readonly shares: Readonly<Record<string, number>> }>>;
  readonly companies: Readonly<Record<string, CompanyRecord>>;
  /** Who acts first in the stock round that runs or comes. */
  readonly startCard?: string;
}
interface Holder {
  readonly cash: number;
  readonly privates: readonly string[];
}
interface CompanyRecord extends Holder {
  readonly price: number;
  readonly director: string | null;
  readonly trains: readonly string[];
  readonly stations: readonly (readonly [string, number])[];
  readonly treasury: number;
  readonly pool: number;
}

export function compareStates(title: AnyTitle, s: RailState, there: TraceState, names: Names): Difference[] {
  const ours = figuresHere(title, s);
  const theirs = figuresThere(there, names);
  // Until the privates are sold the first player means something else.
  if (there.round === 'ISR' || !ours.has('first player')) {
    ours.delete('first player');
    theirs.delete('first player');
  }
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .filter((what) => ours.get(what) !== theirs.get(what))
    .map((what) => ({ what, here: ours.get(what) ?? 'nothing', there: theirs.get(what) ?? 'nothing' }));
}

function figuresHere(title: AnyTitle, s: RailState): Figures {
  const record = title.project(s) as unknown as Canonical;
  const out = new Writer();
  out.add('phase', record.phase);
  if (record.startCard !== undefined) out.add('first player', record.startCard);
  for (const [player, { cash, shares, privates }] of Object.entries(record.players)) {
    out.add(`${player} cash`, cash);
    for (const [company, percent] of Object.entries(shares)) out.add(`${player} ${company}`, percent);
    out.list(`${player} privates`, privates);
  }
  for (const [company, it] of Object.entries(record.companies)) {
    if (s.companies[company]!.status === 'closed') continue;
    out.add(`${company} cash`, it.cash);
    out.add(`${company} price`, it.price);
    out.add(`${company} president`, it.director ?? '');
    out.list(`${company} trains`, it.trains);
    out.list(`${company} stations`, it.stations.map(String));
    out.add(`${company} treasury`, it.treasury);
    out.add(`${company} open market`, it.pool);
    out.list(`${company} privates`, it.privates);
  }
  const prices = (company: string): number => record.companies[company]!.price;
  out.add('order at one price', sameCell(s.market.order, prices));
  for (const [hex, { tile, rotation }] of Object.entries(s.tiles)) out.add(`tile ${hex}`, `${tile} ${rotation}`);
  const depot: Record<string, number> = {};
  for (const [train, owner] of Object.entries(s.trains)) {
    const kind = train.replace(/-\d+$/, '');
    if (owner === DEPOT) depot[kind] = (depot[kind] ?? 0) + 1;
  }
  for (const [kind, count] of Object.entries(depot)) if (!isOtherSide(kind)) out.add(`depot ${kind}`, count);
  return out.figures;
}

/** The last trains are cards with two sides, which the trace counts by the first. */
const isOtherSide = (kind: string): boolean => kind.endsWith('E');

function figuresThere(state: TraceState, names: Names): Figures {
  const name = (id: string): string => names[id] ?? id;
  const out = new Writer();
  out.add('phase', state.phase);
  out.add('first player', name(state.order[0] ?? ''));
  for (const [id, { cash, shares, privates }] of Object.entries(state.players)) {
    out.add(`${name(id)} cash`, cash);
    for (const [company, percent] of Object.entries(shares)) out.add(`${name(id)} ${company}`, percent);
    out.list(`${name(id)} privates`, privates.map(name));
  }
  for (const [company, it] of Object.entries(state.corps)) {
    if (it['closed'] === true) continue;
    out.add(`${company} cash`, it.cash);
    out.add(`${company} price`, it.price?.[0] ?? 0);
    out.add(`${company} president`, it.president ? name(it.president) : '');
    out.list(`${company} trains`, it.trains);
    out.list(`${company} stations`, it.tokens.map(String));
    out.add(`${company} treasury`, it.treasury + it.reserved + it.ipo);
    out.add(`${company} open market`, it.pool);
    out.list(`${company} privates`, it.privates.map(name));
  }
  const corps = Object.entries(state.corps).filter(([, it]) => it.price && it['closed'] !== true);
  const order = corps.sort(([, a], [, b]) => (a.cell_pos ?? 0) - (b.cell_pos ?? 0)).map(([id]) => id);
  out.add(
    'order at one price',
    sameCell(order, (id) => state.corps[id]!.price![0]!),
  );
  for (const [hex, [tile, rotation]] of Object.entries(state.tiles)) out.add(`tile ${hex}`, `${tile} ${rotation}`);
  for (const [kind, count] of Object.entries(state.depot)) if (count > 0) out.add(`depot ${kind}`, count);
  return out.figures;
}

/** Companies that share a price, in the order in which they operate. */
function sameCell(order: readonly string[], price: (company: string) => number): string {
  const cells = new Map<number, string[]>();
  for (const company of order) cells.set(price(company), [...(cells.get(price(company)) ?? []), company]);
  return [...cells]
    .filter(([, companies]) => companies.length > 1)
    .sort(([a], [b]) => a - b)
    .map(([at, companies]) => `${at}: ${companies.join(' ')}`)
    .join(', ');
}

class Writer {
  readonly figures: Figures = new Map();

  add(what: string, value: string | number): void {
    this.figures.set(what, String(value));
  }

  list(what: string, values: readonly string[]): void {
    this.figures.set(what, [...values].sort((a, b) => (a < b ? -1 : 1)).join(' '));
  }
}
