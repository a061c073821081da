import { type Draft, type OwnerId, put } from '@roundhouse/kernel';
import { log } from '../events.ts';
import type { HexId } from '../hex/types.ts';
import { type CompanyId, GONE, type PrivateId, type RailState, type Spot, type TrainId } from '../state.ts';

/** The face of a train for an event; nothing where it has only one. */
export const faceInEvent = ({ faces }: RailState, train: TrainId): { readonly face?: string } => {
  const face = faces?.[train];
  return face === undefined ? {} : { face };
};

export function moveTrain<S extends RailState>(g: Draft<S>, train: TrainId, to: OwnerId): void {
  const from = g.s.trains[train]!;
  put<RailState>(g, { trains: { ...g.s.trains, [train]: to } });
  log(g, { event: 'train', train, from, to, ...faceInEvent(g.s, train) });
}

/** Many trains at once, in one write; the caller says what that means. */
export function moveTrains<S extends RailState>(g: Draft<S>, trains: readonly TrainId[], to: OwnerId): void {
  if (trains.length === 0) return;
  put<RailState>(g, { trains: { ...g.s.trains, ...Object.fromEntries(trains.map((train) => [train, to])) } });
}

/** Turns a certificate to a face; to none when it goes back to where the next owner chooses. */
export function turnTrain<S extends RailState>(g: Draft<S>, train: TrainId, face: string | undefined): void {
  if (g.s.faces?.[train] === face) return;
  const { [train]: _, ...others } = g.s.faces ?? {};
  put<RailState>(g, { faces: face === undefined ? others : { ...others, [train]: face } });
}

export function movePrivate<S extends RailState>(g: Draft<S>, id: PrivateId, to: OwnerId): void {
  const from = g.s.privates[id]!;
  if (from === to) return;
  put<RailState>(g, { privates: { ...g.s.privates, [id]: to } });
  log(g, to === GONE ? { event: 'privateCloses', private: id } : { event: 'private', private: id, from, to });
}

export function placeStation<S extends RailState>(g: Draft<S>, company: CompanyId, spot: Spot): void {
  setStations(g, company, [...(g.s.stations[company] ?? []), spot]);
  log(g, { event: 'station', company, hex: spot.hex, node: spot.node });
}

/** Takes a station away to another place and leaves a marker of somebody else, who shuts the place, where it stood. */
export function moveStation<S extends RailState>(
  g: Draft<S>,
  company: CompanyId,
  from: Spot,
  to: Spot,
  leaves: OwnerId,
): void {
  put<RailState>(g, { stations: stationsWithout(g.s.stations, company, from, leaves) });
  placeStation(g, company, to);
}

/** Places a station where one of another owner stands, which goes back to its supply. */
export function replaceStation<S extends RailState>(g: Draft<S>, company: CompanyId, spot: Spot, gives: OwnerId): void {
  takeStation(g, gives, spot);
  placeStation(g, company, spot);
}

/** Two companies change the places of one station each. */
export function swapStations<S extends RailState>(
  g: Draft<S>,
  company: CompanyId,
  spot: Spot,
  other: CompanyId,
  otherSpot: Spot,
): void {
  takeStation(g, company, spot);
  takeStation(g, other, otherSpot);
  placeStation(g, company, otherSpot);
  placeStation(g, other, spot);
}

/** A station goes back to its company, and a marker of somebody else stands in its place. */
export function returnStation<S extends RailState>(g: Draft<S>, company: CompanyId, spot: Spot, leaves: OwnerId): void {
  takeStation(g, company, spot);
  setStations(g, leaves, [...(g.s.stations[leaves] ?? []), spot]);
}

const placeOf = (spots: readonly Spot[], { hex, node }: Spot): number =>
  spots.findIndex((spot) => spot.hex === hex && spot.node === node);

/** Takes one station of an owner off the map. */
function takeStation<S extends RailState>(g: Draft<S>, owner: OwnerId, spot: Spot): void {
  const spots = g.s.stations[owner] ?? [];
  const at = placeOf(spots, spot);
  if (at < 0) throw new Error(`${owner} has no station in ${spot.hex}`);
  setStations(g, owner, spots.toSpliced(at, 1));
}

/** The stations when one has been taken away, and another's marker stands where it stood. */
export const stationsWithout = (
  stations: RailState['stations'],
  company: CompanyId,
  spot: Spot,
  leaves: OwnerId,
): RailState['stations'] => {
  const spots = stations[company] ?? [];
  const at = placeOf(spots, spot);
  return {
    ...stations,
    [company]: at < 0 ? spots : spots.toSpliced(at, 1),
    [leaves]: [...(stations[leaves] ?? []), { hex: spot.hex, node: spot.node }],
  };
};

/** All markers of one owner are taken from the map, and another's put in their places. */
export function handOverStations<S extends RailState>(g: Draft<S>, from: OwnerId, to: OwnerId): void {
  const { [from]: left = [], [to]: there = [] } = g.s.stations;
  put<RailState>(g, { stations: { ...g.s.stations, [from]: [], [to]: [...there, ...left] } });
  for (const { hex, node } of left) log(g, { event: 'station', company: to, hex, node });
}

export function setStations<S extends RailState>(g: Draft<S>, company: CompanyId, spots: readonly Spot[]): void {
  put<RailState>(g, { stations: { ...g.s.stations, [company]: spots } });
}

export function setTile<S extends RailState>(g: Draft<S>, hex: HexId, tile: string, rotation: number): void {
  put<RailState>(g, { tiles: { ...g.s.tiles, [hex]: { tile, rotation } } });
  log(g, { event: 'tile', hex, tile, rotation });
}

export function setPhase<S extends RailState>(g: Draft<S>, phase: string): void {
  put<RailState>(g, { phase });
  log(g, { event: 'phase', phase });
}

/** Changes the title's own part of the state. */
export function setExt<S extends RailState>(g: Draft<S>, changes: Partial<S['ext']>): void {
  put<RailState>(g, { ext: { ...(g.s.ext as object), ...changes } });
}

/** Replaces the whole table: when a new tile moves stations to other nodes. */
export function replaceStations<S extends RailState>(g: Draft<S>, stations: RailState['stations']): void {
  if (stations !== g.s.stations) put<RailState>(g, { stations });
}
