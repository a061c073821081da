/** Operating rounds: laying track — new tiles, replacing tiles and rivers. */
import { become, type FrameKind, field, log, type Query } from '@roundhouse/kernel';
import {
  BANK,
  endStep,
  type Lay,
  layChoices,
  type LaySearch,
  pay,
  remapStations,
  replaceStations,
  setTile,
  stepBack,
  supplyOf,
  type Tile,
} from '@roundhouse/rail';
import * as z from 'zod';
import { closePrivate, hasPower } from '../6-private-companies.ts';
import { board, tileSet } from '../material.ts';
import { directorOf, move, type OperatingTurn, phase, type State, type TrackStep } from '../state.ts';
import { homeOf, reachFor } from './geography.ts';
import { atHome, connectionChecks } from './new-tiles.ts';
import { costOf, riverChecks } from './rivers.ts';
import { fitChecks, follows, lay } from './replacing-tiles.ts';

/** Two yellow tiles, or one yellow and one replacement. */
const allows = (f: TrackStep, replaces: boolean): boolean => f.laid + f.replaced < 2 && (!replaces || f.replaced === 0);

export const layTile = move({
  type: 'layTile',
  fields: {
    hex: field.oneOf(board.ids),
    tile: field.oneOf(tileSet.tiles.map(({ id }) => id)),
    rotation: z.int().min(0).max(5),
    /** Private 1: one tile more, free of charge. Private 2: one river crossing free. */
    using: z.enum(['P1', 'P2']).optional(),
  },
  candidates: (s, f: TrackStep, _, query) => powers(s, f.of).flatMap((using) => candidates(s, f, using, query)),
  checks: [
    {
      rule: 'erratum-1',
      passes: (_, _f, a) => a.using !== 'P1' || tileSet.byId.get(a.tile)!.color !== 'brown',
      says: 'Private 1 cannot lay a brown tile: it closes before there are any.',
    },
    {
      rule: 'notes-on-privates-1',
      passes: (s, f: TrackStep, a) => a.using === undefined || hasPower(s, f.of, a.using),
      says: (_, f, a) =>
        `Only a company that owns private ${a.using?.slice(1)} can use its power, and the ${f.of} does not own it.`,
    },
    {
      rule: 'laying-track-1',
      passes: (s, f, a) => a.using === 'P1' || allows(f, lay(s, f, a).replaces),
      says: 'In a turn a company lays two yellow tiles, or one yellow tile and one replacement.',
    },
    ...fitChecks,
    ...connectionChecks,
    ...riverChecks,
  ],
  apply(g, f, a) {
    const what: Lay = lay(g.s, f, a);
    const cost = costOf(g.s, f, a);
    if (a.using !== undefined) closePrivate(g, a.using);
    pay(g, f.of, BANK, cost, 'track');
    setTile(g, a.hex, a.tile, a.rotation);
    if (what.map) replaceStations(g, remapStations(g.s.stations, a.hex, what.map));
    log(g, { event: 'layTile', company: f.of, hex: a.hex, tile: a.tile, rotation: a.rotation, cost });
    if (a.using === 'P1') return;
    become(g, f, what.replaces ? { replaced: f.replaced + 1 } : { laid: f.laid + 1 });
  },
});

/** Without a power, and with each of those that the company has. */
const powers = (s: State, company: string): (string | undefined)[] => [
  undefined,
  ...['P1', 'P2'].filter((id) => hasPower(s, company, id)),
];

function candidates(s: State, f: TrackStep, using: string | undefined, query: Query) {
  const open = (tile: Tile): boolean =>
    phase(s).tiles.includes(tile.color) && (using === 'P1' || allows(f, tile.color !== 'yellow'));
  const home = board.indexOf.get(homeOf(s, f.of).hex)!;
  const search: LaySearch = {
    reach: reachFor(s, f.of),
    supply: supplyOf(tileSet, s.tiles),
    rule: follows,
    tiles: open,
    hexes: (hex) => hex === home || atHome(s, f.of),
  };
  return layChoices(search, query, using === undefined ? {} : { using });
}

const isDone = (s: State, f: TrackStep): boolean => f.laid + f.replaced >= 2 && !hasPower(s, f.of, 'P1');

/** The step is over for now; where privates are bought at any time, private 1 may open it again. */
export const isTrackIdle = (s: State, { track }: OperatingTurn): boolean => track !== undefined && isDone(s, track);

export const trackStep = ({ of, track }: OperatingTurn): TrackStep =>
  track ?? { kind: 'track', of, laid: 0, replaced: 0 };

export const track = {
  actors: (s, f) => directorOf(s, f.of),
  moves: [layTile, endStep],
  advance(g, f) {
    const done = isDone(g.s, f);
    if (done) stepBack<State, OperatingTurn>(g, f, { track: f });
    return done;
  },
  asks: (_, f) => `${f.of}: lay track, ${f.laid + f.replaced} of 2 tiles`,
} satisfies FrameKind<State, TrackStep>;
