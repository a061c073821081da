import type { RailState, Stop } from '@roundhouse/rail';
import { areBarriersShut, isMajor, ruhrHexes } from '@roundhouse/titles/1839/face';
import type { KeptHome } from '../../board/index.ts';
import { companyOf } from '../../table/decision/model.ts';
import type { Names } from '../../table/names.ts';
import type { Words } from '../../table/words.ts';
import { classes } from '../../ui/index.ts';
import { as1839 } from './state.ts';

/** Homes that are still to be placed: in one hex, or in one of two. */
export const kept = (s: RailState): readonly KeptHome[] => as1839(s).ext.reservations;

/** The company for which something is decided. */
function deciding(s: RailState): string | null {
  const top = s.stack.at(-1);
  return top ? companyOf(s, top) : null;
}

/** The government's markers are hollow while a Local decides; barriers fade when they open. */
export function boardLook(s: RailState): string | undefined {
  const company = deciding(s);
  const open = company !== null && !isMajor(as1839(s), company);
  return classes(open && 'government-open', !areBarriersShut(as1839(s)) && 'barriers-open') || undefined;
}

/** What the signs of this map mean beside those that all maps have. */
export const legend = (s: RailState): readonly Words[] => [
  { id: 'own.map.government' },
  ...(kept(s).some(({ hexes }) => hexes.length > 1) ? [{ id: 'own.map.joint' } as const] : []),
  { id: areBarriersShut(as1839(s)) ? 'own.map.barrier' : 'own.map.barrierOpen' },
];

/** What makes the Ruhrgebied worth so much on a route: the largest stop, or twice the place abroad at the other end. */
export function runBonus(stops: readonly Stop[], bonus: number, names: Names): Words | null {
  const isRuhr = ({ id }: Stop): boolean => ruhrHexes.some((hex) => id.startsWith(`${hex}:`));
  if (bonus === 0 || !stops.some(isRuhr)) return null;
  const abroad = stops.find((stop) => stop.kind === 'offboard' && !isRuhr(stop) && 2 * stop.value === bonus);
  const largest = stops.find((stop) => stop.kind !== 'offboard' && stop.value === bonus);
  const stop = largest ?? abroad;
  if (!stop) return null;
  const values = { place: names.stop(stop.id), value: stop.value };
  return { id: largest ? 'own.ruhr.largest' : 'own.ruhr.double', values };
}
