/** Positions in which a company of 1839 builds track or places stations, and what it does there. */
import type { Json } from '@roundhouse/kernel';
import type { ParredSketch } from '../parred.ts';
import type { Deed } from '../position.ts';
import { Table } from './table.ts';

export const lay = (hex: string, tile: string, rotation: number, more: Record<string, Json> = {}): Deed => ({
  type: 'layTile',
  hex,
  tile,
  rotation,
  ...more,
});
export const place = (hex: string, node = 0, more: Record<string, Json> = {}): Deed => ({
  type: 'placeStation',
  hex,
  node,
  ...more,
});

/** Where the Spoorwegmaatschappijen have their homes, as these tests choose where there is a choice. */
const HOMES: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  AMS: [
    ['L17', 0],
    ['N15', 0],
  ],
  HIJSM: [
    ['B13', 0],
    ['G8', 0],
  ],
  MSS: [
    ['B19', 0],
    ['K12', 1],
  ],
  NBDS: [
    ['K8', 0],
    ['L13', 0],
  ],
  NCS: [
    ['G10', 1],
    ['H13', 0],
  ],
  NRS: [
    ['I12', 0],
    ['I16', 0],
  ],
  NWS: [
    ['G16', 1],
    ['F19', 0],
  ],
  ZHESM: [
    ['E10', 0],
    ['H5', 0],
  ],
};

/** A company that has operated, with its homes, of player 1 unless others hold it. */
export const running = (t: Table, id: string, more: Partial<ParredSketch> = {}): Table =>
  t.company(id, { shares: { player1: 6 }, cash: 500, operated: true, stations: HOMES[id] ?? [], ...more });

/** Its track step, as it begins. */
export const building = (t: Table, id: string, step: Record<string, Json> = {}): Table =>
  t.operating(id, 'track', {}, { laid: [], placed: [], upgraded: false, paidFor: null, ...step });
/** The same for a company with its homes, in this phase. */
export const builds = (id: string, phase = 'light yellow', more: Partial<ParredSketch> = {}): Table =>
  building(running(Table.blank().phase(phase), id, more), id);

/** A company that builds in a hexagon where it has a marker; nothing else is reserved. */
export const at = (
  hex: string,
  phase = 'light yellow',
  setup: (t: Table) => Table = (t) => t,
  node = 0,
  cash = 500,
): Table =>
  building(
    running(setup(Table.blank().phase(phase).ext({ reservations: [] })), 'NCS', { cash, stations: [[hex, node]] }),
    'NCS',
  );

/** Where its markers stand. */
export const markers = (t: Table, owner: string): string[] =>
  (t.s.stations[owner] ?? []).map(({ hex, node }) => `${hex} ${node}`).toSorted();
