import type { Route } from '@roundhouse/rail';
import { route } from '../routes.ts';
import { Table } from './table.ts';

interface Wish {
  readonly phase?: string;
  readonly company?: string;
  readonly price?: number;
  readonly stations?: readonly (readonly [hex: string, node: number])[];
}

/**
 * A company with these trains about to run, the AMS from Roermond unless another is given. Printed in one line are Antwerpen
 * (red), Neerpelt (a town, ƒ10), Weert, Roermond (cities, ƒ20) and Mönchengladbach (black).
 */
export function running(trains: readonly string[], wish: Wish = {}, setup = (t: Table): Table => t): Table {
  const { phase = 'light yellow', company = 'AMS', price = 67, stations = [['L17', 0]] } = wish;
  const t = Table.blank()
    .phase(phase)
    .company(company, { shares: { player1: 6 }, price, trains, stations, operated: true });
  // What is reserved on the way would be in somebody's way.
  return setup(t.ext({ reservations: [] })).operating(company, 'run', {}, { indicated: null });
}

/** A green city in Roermond, from which track leads to Venlo and the Ruhrgebied, too. */
export const toTheRuhr = (t: Table): Table => t.tile('L17', '15', 1).tile('K16', '5', 4);

export const ANTWERPEN = 'L9:n0 M10:n0';
export const WEERT = 'L11 L13:n0';
export const ROERMOND = 'L15 L17:n0';
export const RUHR = 'K16:n0 K18:n0';
export const on = (train: string, ...way: readonly string[]): Route => route(train, way.join(' '));
export const SHORT = 'L13:n0 L15 L17:n0';
