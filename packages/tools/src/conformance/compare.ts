/** Compares a state of ours with one of the site's: both as flat lists of named figures. */
import type { Names } from '@roundhouse/exchange';
import type { Home, RailState } from '@roundhouse/rail';
import type { AnyTitle } from '../title.ts';
import type { Figures } from './figures.ts';
import { figuresHere } from './here.ts';
import { figuresThere } from './there.ts';
import type { TraceState } from './trace.ts';

export interface Difference {
  readonly what: string;
  readonly here: string;
  readonly there: string;
}

const FIRST = 'first player';
const ORDER = 'order of the players';

export function compareStates(title: AnyTitle, s: RailState, there: TraceState, names: Names): Difference[] {
  const ours = figuresHere(title, s);
  const theirs = figuresThere(there, names, openHomes(s));
  for (const [id, { cash, tokens }] of Object.entries(there.minors)) {
    const stations = (s.stations[id] ?? []).map(({ hex, node }) => `${hex},${node}`);
    ours.set(`${id} cash`, String(s.cash[id] ?? 0)).set(`${id} stations`, stations.join(' '));
    theirs.set(`${id} cash`, String(cash)).set(`${id} stations`, tokens.map(String).join(' '));
  }
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .filter((what) => (ours.get(what) ?? '') !== (theirs.get(what) ?? '') && isComparable(what, there, ours, theirs))
    .map((what) => ({ what, here: ours.get(what) ?? 'nothing', there: theirs.get(what) ?? 'nothing' }));
}

/** Hexes in which a company may still choose the circle of its home: the site puts its marker anywhere until then. */
function openHomes(s: RailState): string[] {
  const { homes = [] } = s.ext as { readonly homes?: readonly Home[] };
  return homes.flatMap(({ hex, node }) => (node === undefined ? [hex] : []));
}

/** Figures of the state's own book-keeping: known on one side only, or not at that time. */
function isComparable(what: string, { round }: TraceState, ours: Figures, theirs: Figures): boolean {
  // Until the privates are sold the order means something else, and shares that come with one lie elsewhere.
  if (round === 'ISR' && (what === FIRST || what === ORDER || what.endsWith(' unsold'))) return false;
  // In a stock round the site turns the order so that the player who began it stands first.
  if (round === 'SR' && what === ORDER) return false;
  if (what.startsWith('coal in ')) return theirs.has(what);
  const oneSided = [FIRST, ORDER, ' markers', ' par'].some((end) => what.endsWith(end));
  return !oneSided || what === 'blocking markers' || (ours.has(what) && theirs.has(what));
}
