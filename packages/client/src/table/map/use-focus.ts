import { type Board, type HexId, joinedEdges, type Layout, layoutOf, type RailState } from '@roundhouse/rail';
import { useMemo } from 'react';
import type { BoardFocus, HexChoice, RouteLine, SlotChoice } from '../../board/index.ts';
import { useTable } from '../context.tsx';
import { companyOf } from '../decision/model.ts';
import { useSteady } from '../steady.ts';

interface Pointed {
  readonly chosen: HexId | null;
  /** Tiles can be laid on the chosen hex: it comes close, with all around it. */
  readonly laying: boolean;
  readonly choices: readonly HexChoice[];
  readonly slots: readonly SlotChoice[];
  readonly routes: readonly RouteLine[];
  /** Hexes of something that is being put together. */
  readonly drafted: readonly HexId[];
}

/** What the map is to be seen for: the hex, the run or the places in question; else the track there is, with the acting company's first. */
export function useFocus({ chosen, laying, choices, slots, routes, drafted }: Pointed): BoardFocus {
  const { s, material } = useTable('s', 'material');
  const { board, tileSet } = material;
  const { tiles, stations } = s;
  const top = s.stack.at(-1);
  const company = top ? companyOf(s, top) : null;
  const played = useMemo(() => playedHexes(board, s), [board, tiles, stations]); // oxlint-disable-line react-hooks/exhaustive-deps
  const own = useMemo(
    () => (company ? networkHexes(layoutOf(board, tileSet, tiles), stationsOf(s, company)) : []),
    [board, tileSet, tiles, stations, company], // oxlint-disable-line react-hooks/exhaustive-deps
  );
  const focus = useMemo<BoardFocus>(() => {
    if (chosen !== null) {
      const around = laying ? hexesAround(board, chosen) : [chosen];
      return { hexes: around, core: around, ...(laying ? { close: true } : {}) };
    }
    if (drafted.length > 0) return { hexes: drafted, core: drafted };
    const run = routes.filter(({ past }) => !past).flatMap(({ path }) => path.map(hexOfPoint));
    if (run.length > 0) return { hexes: run, core: run };
    const places = [...choices, ...slots].map(({ hex }) => hex);
    if (places.length > 0) return { hexes: [...places, ...own], core: places };
    if (played.length < FEW) return { hexes: [], core: [] };
    return { hexes: [...played, ...own], core: own.length > 0 ? own : played };
  }, [board, chosen, laying, choices, slots, routes, drafted, played, own]);
  return useSteady(focus);
}

/** Fewer hexes than this say nothing of where a game is played. */
const FEW = 3;

const hexOfPoint = (point: string): HexId => point.split(/[:/]/)[0]!;
const stationsOf = (s: RailState, company: string): HexId[] => (s.stations[company] ?? []).map(({ hex }) => hex);

/** A hex and its neighbours on the map. */
function hexesAround({ indexOf, ids, neighbours }: Board, hex: HexId): HexId[] {
  const at = indexOf.get(hex);
  if (at === undefined) return [hex];
  const around = [0, 1, 2, 3, 4, 5].flatMap((edge) => ids[neighbours[at * 6 + edge]!] ?? []);
  return [hex, ...around];
}

/** Hexes with a tile or a station. */
function playedHexes(board: Board, s: RailState): HexId[] {
  const stationed = Object.values(s.stations).flatMap((spots) => spots.map(({ hex }) => hex));
  return [...new Set([...Object.keys(s.tiles), ...stationed])].filter((hex) => board.indexOf.has(hex));
}

/** The hexes that track joins to these. */
export function networkHexes(layout: Layout, from: readonly HexId[]): HexId[] {
  const { board } = layout;
  const found = new Set(from.flatMap((hex) => board.indexOf.get(hex) ?? []));
  for (const hex of found) {
    const joined = joinedEdges(layout, hex);
    for (let edge = 0; edge < 6; edge++) if (joined & (1 << edge)) found.add(board.neighbours[hex * 6 + edge]!);
  }
  return [...found].map((index) => board.ids[index]!);
}
