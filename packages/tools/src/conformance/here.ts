/** A state of ours as named figures. */
import { DEPOT, type Material, type RailState } from '@roundhouse/rail';
import type { AnyTitle } from '../title.ts';
import { type Figures, sameCell, Writer } from './figures.ts';

/** What is equal in every title's canonical record. */
interface Canonical {
  readonly phase: string;
  readonly players: Readonly<Record<string, Holder & { readonly shares: Readonly<Record<string, number>> }>>;
  readonly companies: Readonly<Record<string, CompanyRecord>>;
  /** Who acts first in the stock round that runs or comes. */
  readonly startCard?: string;
  /** All players in the order of play. */
  readonly playerOrder?: readonly string[];
  /** Markers of nobody. */
  readonly blocking?: readonly (readonly [string, number])[];
  /** Coal markers, by place or company. */
  readonly coal?: Readonly<Record<string, number>>;
}
interface Holder {
  readonly cash: number;
  readonly privates: readonly string[];
}
interface CompanyRecord extends Holder {
  readonly price: number;
  readonly director: string | null;
  /** Kinds; of a system by its shells. */
  readonly trains: readonly string[] | Readonly<Record<string, readonly string[]>>;
  readonly stations: readonly (readonly [string, number])[];
  readonly treasury: number;
  readonly pool: number;
  readonly ipo: number;
  readonly par?: number | null;
  readonly markers?: number;
}

export function figuresHere(title: AnyTitle, s: RailState): Figures {
  const record = title.project(s) as unknown as Canonical;
  const out = new Writer();
  out.add('phase', record.phase.toLowerCase());
  if (record.startCard !== undefined) out.add('first player', record.startCard);
  if (record.playerOrder) out.add('order of the players', record.playerOrder.join(' '));
  for (const [player, { cash, shares, privates }] of Object.entries(record.players)) {
    out.add(`${player} cash`, cash);
    for (const [company, percent] of Object.entries(shares)) out.add(`${player} ${company}`, percent);
    out.list(`${player} privates`, privates);
  }
  for (const [company, it] of Object.entries(record.companies)) {
    if (s.companies[company]!.status !== 'closed') addCompany(out, s, company, it);
  }
  const cellOf = (company: string): string => placeOf(s, company);
  out.add('order at one place', sameCell(s.market.order, cellOf));
  for (const [place, count] of Object.entries(record.coal ?? {})) {
    out.add(`${place in record.companies ? `${place} coal` : `coal in ${place}`}`, count);
  }
  out.list('blocking markers', (record.blocking ?? []).map(String));
  for (const [hex, { tile, rotation }] of Object.entries(s.tiles)) out.add(`tile ${hex}`, `${tile} ${rotation}`);
  addDepot(out, title, s);
  return out.figures;
}

/** Where its marker stands: at the same price one company may be ahead of another. */
function placeOf(s: RailState, company: string): string {
  const cell = s.market.at[company];
  return cell ? `${cell.row},${cell.col}` : '';
}

function addCompany(out: Writer, s: RailState, company: string, it: CompanyRecord): void {
  out.add(`${company} cash`, it.cash);
  out.add(`${company} price`, it.price);
  out.add(`${company} place`, placeOf(s, company));
  out.add(`${company} president`, it.director ?? '');
  out.trains(company, Array.isArray(it.trains) ? { [company]: it.trains } : (it.trains as Record<string, string[]>));
  out.list(`${company} stations`, it.stations.map(String));
  out.add(`${company} unsold`, it.treasury + it.ipo);
  out.add(`${company} open market`, it.pool);
  out.list(`${company} privates`, it.privates);
  if (it.par) out.add(`${company} par`, it.par);
  if (it.markers) out.add(`${company} markers`, it.markers);
}

function addDepot(out: Writer, title: AnyTitle, s: RailState): void {
  const { trains } = title.material(s);
  const depot: Record<string, number> = {};
  for (const [train, owner] of Object.entries(s.trains)) {
    const kind = train.replace(/-\d+$/, '');
    if (owner === DEPOT) depot[kind] = (depot[kind] ?? 0) + 1;
  }
  for (const [kind, count] of Object.entries(depot)) {
    if (isCounted(trains, kind)) out.add(`depot ${kind}`, count);
  }
}

/** The other side of a card is not counted, and neither are trains without an end. */
function isCounted(trains: Material['trains'], kind: string): boolean {
  const at = trains.findIndex(({ id }) => id === kind);
  const it = trains[at]!;
  return it.unlimited !== true && !trains.slice(0, at).some(({ phase }) => phase === it.phase);
}
