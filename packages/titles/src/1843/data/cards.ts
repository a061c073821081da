/** Privates, trains and phases: tables 1 to 5 and section 10.2. */
import type { Color } from '@roundhouse/rail';

export interface PrivateDef {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly revenue: number;
  /** Hexes that it keeps closed. */
  readonly blocks: readonly string[];
  /** Shares that come with it. */
  readonly comesWith?: { readonly company: string; readonly shares: number };
  readonly power: string;
}

export const privates: readonly PrivateDef[] = [
  {
    id: 'TB',
    name: 'Compagnie de Toulouse à Barcelone',
    price: 15,
    revenue: 0,
    blocks: ['K8'],
    power: 'Its company may place one more yellow tile for 20fr, directly before or after its track. Then it closes.',
  },
  { id: 'C', name: 'Cie de la Ceinture', price: 20, revenue: 5, blocks: ['E18', 'F17'], power: 'None.' },
  {
    id: 'PStG',
    name: 'Cie de Paris - Saint-Germain',
    price: 40,
    revenue: 10,
    blocks: ['E14'],
    power: 'Its company may place a yellow tile in E14 at any time of its turn, unconnected and besides its track.',
  },
  {
    id: 'LH',
    name: 'Cie du Havre',
    price: 60,
    revenue: 15,
    blocks: ['C14'],
    power:
      'For 80fr its company may place a yellow tile and a station marker in Le Havre (C14), unconnected, as its whole track and marker of the turn.',
  },
  {
    id: 'VdL',
    name: 'Cie du Val de Loire',
    price: 110,
    revenue: 20,
    blocks: ['G14'],
    power:
      'Its player may exchange it for a 10% share or half a director’s certificate; its company may let a train run once more instead of rusting. With 5 or 6 players a company may buy it as a “2” train.',
  },
  {
    id: 'BA',
    name: 'Cie de Boulogne - Amiens',
    price: 150,
    revenue: 25,
    blocks: ['C18'],
    comesWith: { company: 'ETA', shares: 1 },
    power:
      'Comes with 10% of the ETA. For 100fr its company may place a station marker in C18, with a tile if there is none, as its whole track and marker of the turn.',
  },
  {
    id: 'LM',
    name: 'Cie de Lyon - Méditerranée',
    price: 210,
    revenue: 30,
    blocks: [],
    comesWith: { company: 'PLM', shares: 2 },
    power: 'Comes with the director’s certificate of the PLM, and closes when that has a train. No company may buy it.',
  },
];

export interface PhaseDef {
  readonly id: string;
  readonly operatingRounds: number;
  readonly trainLimit: { readonly trains: number; readonly certificates: number };
  readonly tiles: readonly Color[];
  /** Colours of the par prices that are open. */
  readonly pars: readonly string[];
}

/** Table 2. */
export const phases: readonly PhaseDef[] = [
  {
    id: 'yellow',
    operatingRounds: 1,
    trainLimit: { trains: 4, certificates: 4 },
    tiles: ['yellow'],
    pars: ['yellow'],
  },
  {
    id: 'green',
    operatingRounds: 2,
    trainLimit: { trains: 4, certificates: 4 },
    tiles: ['yellow', 'green'],
    pars: ['yellow', 'green'],
  },
  {
    id: 'blue',
    operatingRounds: 2,
    trainLimit: { trains: 3, certificates: 3 },
    tiles: ['yellow', 'green'],
    pars: ['yellow', 'green', 'blue'],
  },
  {
    id: 'brown',
    operatingRounds: 3,
    trainLimit: { trains: 3, certificates: 2 },
    tiles: ['yellow', 'green', 'brown'],
    pars: ['yellow', 'green', 'blue', 'brown'],
  },
  {
    id: 'red',
    operatingRounds: 3,
    trainLimit: { trains: 2, certificates: 2 },
    tiles: ['yellow', 'green', 'brown'],
    pars: ['yellow', 'green', 'blue', 'brown'],
  },
  {
    id: 'gray',
    operatingRounds: 4,
    trainLimit: { trains: 2, certificates: 2 },
    tiles: ['yellow', 'green', 'brown', 'gray'],
    pars: ['yellow', 'green', 'blue', 'brown'],
  },
];

/** Table 4, by colour; the price is that of the single side. */
export const trains = [
  { id: 'yellow', count: 6, price: 125, tier: 0 },
  { id: 'green', count: 7, price: 300, tier: 1 },
  { id: 'blue', count: 7, price: 350, tier: 2 },
  { id: 'brown', count: 6, price: 400, tier: 3 },
  { id: 'red', count: 6, price: 500, tier: 4 },
  { id: 'gray', count: 18, price: 900, tier: 5 },
];

/** Station markers of table 3. */
export const markers: Readonly<Record<string, number>> = {
  EST: 4,
  ETA: 4,
  MID: 4,
  NOR: 2,
  OU: 3,
  PLM: 3,
  PO: 2,
  PRO: 3,
  SO: 3,
};
