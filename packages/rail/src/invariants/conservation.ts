/** Laws of conservation that every game shares: what a title lists, the fuzzing checks after every action. */
import type { Invariant } from '@roundhouse/kernel';
import { BANK, type CompanyId, type RailState } from '../state.ts';
import { freeSlots, nodeAt } from '../stations/index.ts';
import type { Layout } from '../track/index.ts';
import { supplyOf, type TileSet } from '../tiles/index.ts';
import type { Roster } from '../trains/index.ts';

/** The sum over all owners never changes. */
export const moneyIsConserved = (total: number): Invariant<RailState> => ({
  name: 'money',
  broken(s) {
    let sum = 0;
    for (const amount of Object.values(s.cash)) sum += amount;
    return sum === total ? [] : [`${sum} in all instead of ${total}`];
  },
});

/** Whole amounts, and nobody owes anything, except a bank without limit. */
export const noDebts = (without: readonly string[]): Invariant<RailState> => ({
  name: 'cash',
  broken: (s) =>
    Object.entries(s.cash)
      .filter(([owner, amount]) => !Number.isInteger(amount) || (amount < 0 && !without.includes(owner)))
      .map(([owner, amount]) => `${owner} has ${amount}`),
});

/** Of each company there are as many certificates as the box holds, in use or not. */
export const companiesSumTo = (shares: (company: CompanyId) => number): Invariant<RailState> => ({
  name: 'share count',
  broken: (s) =>
    Object.entries(s.shares).flatMap(([company, held]) => {
      const counts = Object.values(held);
      const sum = counts.reduce((a, b) => a + b, 0);
      const wrong = counts.some((count) => !Number.isInteger(count) || count < 0);
      return sum === shares(company) && !wrong ? [] : [`${company} has ${sum} shares`];
    }),
});

/** No more tiles lie on the map than there are. */
export const tilesFit = (tileSetOf: (s: RailState) => TileSet): Invariant<RailState> => ({
  name: 'tiles',
  broken: (s) => {
    const tileSet = tileSetOf(s);
    const supply = supplyOf(tileSet, s.tiles);
    return tileSet.tiles
      .filter((tile) => supply[tile.index]! < 0)
      .map((tile) => `more tiles ${tile.id} on the map than there are`);
  },
});

/** Every train of the roster is somewhere, and there are no others. */
export const trainsFit = (roster: Roster): Invariant<RailState> => ({
  name: 'trains',
  broken: (s) => [
    ...roster.trains.filter((train) => s.trains[train] === undefined).map((train) => `${train} is nowhere`),
    ...Object.keys(s.trains)
      .filter((train) => !roster.kindOf.has(train))
      .map((train) => `${train} is no train`),
  ],
});

/** Stations stand where there is a place for each, and nobody has more than its own number. */
export const stationsFit = <S extends RailState>(
  layout: (s: S) => Layout,
  most: (s: S, owner: string) => number,
): Invariant<S> => ({
  name: 'stations',
  broken: (s) =>
    Object.entries(s.stations).flatMap(([company, spots]) => [
      ...(spots.length > most(s, company) ? [`${company} has ${spots.length} stations on the map`] : []),
      ...spots
        .filter(({ hex, node }) => !nodeAt(layout(s), hex, node).slots)
        .map(({ hex }) => `${company} has a station in ${hex} where there is no place for any`),
      ...spots
        .filter(({ hex, node }) => freeSlots(layout(s), s.stations, hex, node) < 0)
        .map(({ hex }) => `too many stations in ${hex}`),
    ]),
});

/** What a game is played with, as far as it can neither grow nor shrink. */
interface Box<S extends RailState> {
  readonly tileSet: TileSet;
  readonly roster: Roster;
  /** How many certificates each company has. */
  readonly shares: (company: CompanyId) => number;
  readonly layout: (s: S) => Layout;
  /** How many stations an owner may have on the map. */
  readonly mostStations: (s: S, owner: string) => number;
}

/** Nothing is created or lost: money from a bank without limit, shares, tiles, trains and stations. */
export const nothingIsLost = <S extends RailState>(box: Box<S>): readonly Invariant<S>[] => [
  moneyIsConserved(0),
  noDebts([BANK]),
  companiesSumTo(box.shares),
  tilesFit(() => box.tileSet),
  trainsFit(box.roster),
  stationsFit(box.layout, box.mostStations),
];
