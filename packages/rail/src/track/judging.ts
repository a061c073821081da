import { type Candidate, type Check, type Draft, field, log, oneOf, type Query } from '@roundhouse/kernel';
import { type Board, hexIndex } from '../hex/board.ts';
import type { HexId } from '../hex/types.ts';
import { pay } from '../ledger/cash.ts';
import { replaceStations, setTile } from '../ledger/things.ts';
import type { StepFrame } from '../rounds/frames.ts';
import { BANK, type RailState } from '../state.ts';
import { remapStations, type Stations, withoutExcess } from '../stations/slots.ts';
import type { Face } from '../tiles/face.ts';
import { supplyOf, tilesLeft } from '../tiles/supply.ts';
import type { Tile, TileSet } from '../tiles/tileset.ts';
import { isNextColor, type NodeMap, preserves } from '../tiles/upgrade.ts';
import {
  type LayCandidate,
  layCandidates,
  layCandidatesAt,
  type LaySearch,
  type ReplaceRule,
  replacements,
  type Replacing,
} from './candidates.ts';
import { connects } from './lay.ts';
import type { Layout } from './layout.ts';
import { inEachWay, type Lay, type LayAction, layChoices, layLookup, nameOfMap } from './lays.ts';
import type { Reach } from './reach.ts';
import { about } from '../subjects.ts';

/** What is wrong with a lay. Which of these count, and in which order, is the title's. */
export type LayFault =
  /** No copy of the tile is left. */
  | 'supply'
  /** Its colour is not the next one after what lies there. */
  | 'color'
  /** There are no tiles of its colour yet. */
  | 'phase'
  /** Track that lies there would be lost. */
  | 'lost'
  /** Its track would lead nowhere. */
  | 'dead'
  /** Track of the builder does not come to it. */
  | 'unconnected'
  /** The builder has a choice of cities and makes none, or one that there is not. */
  | 'cities';

/** What a lay is judged by. */
export interface TrackView<S extends RailState, A extends LayAction> {
  layout(s: S): Layout;
  /** All that track gets to from the builder's stations. */
  reach(s: S, builder: string): Reach;
  /** The colours of the tiles that can be laid now. */
  colors(s: S): readonly string[];
  /** Is a tile of the right kind, with the right labels, for a hex with this print? Colours and kept track are asked apart. */
  fits(printed: Face, after: Face, before: Face): boolean;
  /** Where nodes go if all track is kept; by the kinds of the nodes, where nothing else is said. */
  keeps?(before: Face, after: Face): NodeMap | null;
  /** Can it come after what lies there, by its colour? The next one can, where nothing else is said. */
  follows?(before: Face, after: Face): boolean;
  /** The ways in which cities may go over to those of the tile, where the builder has a choice of them. */
  ways?(s: S, at: Replacing): readonly NodeMap[];
  /** Is it laid by a power that need not be connected? */
  goesAnywhere?(s: S, a: A): boolean;
}

type LayCheck<S, A> = Check<S, StepFrame, A>;

/** The tiles and hexes to look at, where these are not all that the phase allows. */
type Narrowed = Pick<LaySearch, 'tiles' | 'worth'>;

export interface TrackJudge<S extends RailState, A extends LayAction> {
  readonly lay: (s: S, a: LayAction) => Lay;
  readonly isConnected: (s: S, builder: string, a: A) => boolean;
  /** A check for some of the ways in which a lay can be wrong; `when` narrows them further. */
  readonly refusing: (
    rule: string,
    faults: readonly LayFault[],
    says: LayCheck<S, A>['says'],
    when?: (lay: Lay) => boolean,
  ) => LayCheck<S, A>;
  /** A check of the title's own that asks about the lay alone. */
  readonly allowing: (rule: string, passes: (lay: Lay) => boolean, says: LayCheck<S, A>['says']) => LayCheck<S, A>;
  /** A check for one limit of the trace: it alone keeps the builder away, if by `reach`, without it, track leads there. */
  readonly keptAway: (rule: string, reach: TrackView<S, A>['reach'], says: LayCheck<S, A>['says']) => LayCheck<S, A>;
  /** Connected lays, everywhere or in the hex that was asked for. `extra` are further fields, such as a power. */
  readonly candidates: (s: S, builder: string, query: Query, narrowed?: Narrowed, extra?: Extra) => Candidate[];
  /** All lays in one hex, connected or not. */
  readonly candidatesIn: (s: S, hex: HexId, tiles: (tile: Tile) => boolean, extra?: Extra) => Candidate[];
  /** Lays that need no track to lead there, in one hex or everywhere. */
  readonly anywhere: (s: S, worth?: LaySearch['worth'], hex?: number) => readonly LayCandidate[];
}

type Extra = Readonly<Record<string, string>>;

/** All checks of a lay ask about the same one, so it is looked up once for an action. */
export function trackJudge<S extends RailState, A extends LayAction>(view: TrackView<S, A>): TrackJudge<S, A> {
  const keeps = (before: Face, after: Face): NodeMap | null =>
    view.keeps ? view.keeps(before, after) : preserves(before, after);
  const looked = layLookup<S>((s) => view.layout(s), keeps);
  const waysOf = (s: S, at: Replacing): readonly NodeMap[] => view.ways?.(s, at) ?? [];
  const chosen = (s: S, a: LayAction): NodeMap | undefined =>
    waysOf(s, looked(s, a)).find((way) => nameOfMap(way) === a.cities);
  /** With the way that was chosen, where track is kept at all. */
  const lay = (s: S, a: LayAction): Lay => {
    const plain = looked(s, a);
    const way = a.cities === undefined || plain.map === null ? undefined : chosen(s, a);
    return way === undefined ? plain : { ...plain, map: way };
  };
  const comesNext = (before: Face, after: Face): boolean => view.follows?.(before, after) ?? isNextColor(before, after);
  const isConnectedBy = (s: S, a: A, reach: Reach): boolean => {
    const { hex, after, map } = lay(s, a);
    return view.goesAnywhere?.(s, a) === true || connects(reach, hex, after, map ?? undefined);
  };
  const isConnected = (s: S, builder: string, a: A): boolean => isConnectedBy(s, a, view.reach(s, builder));
  const has: Readonly<Record<LayFault, (s: S, builder: string, a: A) => boolean>> = {
    supply: (s, _, a) => tilesLeft(view.layout(s).tileSet, s.tiles, a.tile) <= 0,
    color: (s, _, a) => !comesNext(lay(s, a).before, lay(s, a).after),
    phase: (s, _, a) => !view.colors(s).includes(lay(s, a).after.color),
    lost: (s, _, a) => lay(s, a).map === null,
    dead: (s, _, a) => lay(s, a).dead !== 0,
    unconnected: (s, builder, a) => !isConnected(s, builder, a),
    cities: (s, _, a) => (waysOf(s, looked(s, a)).length === 0 ? a.cities !== undefined : chosen(s, a) === undefined),
  };
  const follows: ReplaceRule = (before, after, _, printed) =>
    comesNext(before, after) && view.fits(printed, after, before) ? keeps(before, after) : null;
  const searchOf = (s: S, { tiles = () => true, ...narrowed }: Narrowed): LaySearch => {
    const layout = view.layout(s);
    const colors = view.colors(s);
    return {
      ...narrowed,
      layout,
      supply: supplyOf(layout.tileSet, s.tiles),
      rule: follows,
      tiles: (tile) => colors.includes(tile.color) && tiles(tile),
      ways: (at) => waysOf(s, at),
    };
  };
  return {
    lay,
    isConnected,
    refusing: (rule, faults, says, when = () => true) => ({
      rule,
      passes: (s, f, a) => !faults.some((fault) => has[fault](s, f.of, a)) || !when(lay(s, a)),
      says,
    }),
    allowing: (rule, passes, says) => ({ rule, passes: (s, _, a) => passes(lay(s, a)), says }),
    keptAway: (rule, reach, says) => ({
      rule,
      passes: (s, f, a) => isConnected(s, f.of, a) || !isConnectedBy(s, a, reach(s, f.of)),
      says,
    }),
    candidates: (s, builder, query, narrowed = {}, extra = {}) =>
      layChoices({ ...searchOf(s, narrowed), reach: view.reach(s, builder) }, query, extra),
    anywhere(s, worth, hex) {
      const search = searchOf(s, worth ? { worth } : {});
      return hex === undefined ? layCandidates(search) : layCandidatesAt(search, hex, worth);
    },
    candidatesIn(s, id, tiles, extra = {}) {
      const { board, tileSet, faces } = view.layout(s);
      const hex = hexIndex(board, id);
      const supply = supplyOf(tileSet, s.tiles);
      return replacements(tileSet, faces[hex]!, board.printed[hex]!, follows)
        .filter(({ tile }) => tiles(tile) && supply[tile.index]! > 0)
        .flatMap(({ tile, ways }) =>
          inEachWay(waysOf(s, { hex, before: faces[hex]!, after: ways[0]!.face }), {
            fields: { hex: id, tile: tile.id, ...extra },
            openFields: { rotation: oneOf(ways.map(({ rotation }) => rotation)) },
            subjects: [about.hex(id)],
          }),
        );
    },
  };
}

/** The fields of an action that lays a tile. */
export const layFields = (board: Board, tileSet: TileSet) => ({
  hex: field.oneOf(board.ids),
  tile: field.oneOf(tileSet.tiles.map(({ id }) => id)),
  rotation: field.upTo(5),
});

/** The stations on the new tile; where it has too few places, markers of companies that give way (`givesWay`) are gone. */
export function stationsAfter(stations: Stations, hex: HexId, { map, after }: Lay, givesWay?: string): Stations {
  const moved = map ? remapStations(stations, hex, map) : stations;
  return givesWay === undefined ? moved : withoutExcess(moved, hex, after, givesWay);
}

/** What it costs to the bank, the tile to its hex, and the stations there to their places on it. */
export function buildTrack<S extends RailState>(
  g: Draft<S>,
  builder: string,
  { hex, tile, rotation }: LayAction,
  lay: Lay,
  cost: number,
  why: string,
  givesWay?: string,
): void {
  pay(g, builder, BANK, cost, why);
  setTile(g, hex, tile, rotation);
  replaceStations(g, stationsAfter(g.s.stations, hex, lay, givesWay));
  log(g, { event: 'layTile', company: builder, hex, tile, rotation, cost });
}
