import { type HexId, joinedEdges, type LaidTiles, layoutOf, type Stations } from '@roundhouse/rail';
import { type ReactNode, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { lazyPart } from '../../app/lazy-part.tsx';
import { drawingOf } from '../drawing/face.ts';
import { centreOf } from '../geometry/hexagon.ts';
import { SIDE, toRadians, turned } from '../geometry/point.ts';
import { zoomStep } from '../labels/legible.ts';
import type { KeptHome } from '../map/kept.ts';
import type { PrintedBoard } from '../map/printed.ts';
import { BoardText } from './board-text.tsx';
import { type BoardShown, ZoomControls } from './controls.tsx';
import type { DraftMarks } from './draft-art.tsx';
import type { BoardFocus } from './focus.ts';
import type { HexNumber } from './hex-numbers.tsx';
import { LastStations, type PlacedStation } from './last-stations.tsx';
import { BoardLayers } from './layers.tsx';
import {
  GhostFrame,
  type GhostMarks,
  HexButtons,
  type HexChoice,
  LastTile,
  LitHexes,
  ShutHexes,
  SlotButtons,
  type SlotChoice,
} from './marks.tsx';
import { BoardPlane } from './plane.tsx';
import { type RouteLine, RoutesArt } from './routes.tsx';
import { Rulers } from './rulers.tsx';
import { useWritings } from './use-writings.ts';
import { useView } from './use-view.ts';
import { type BoardLie, type Inset, shiftInto } from './view.ts';
import '../board.css';
import './board-view.css';

/** What a page may ask of the board it shows. */
export interface BoardHandle {
  readonly fit: () => void;
  readonly nearer: () => void;
  readonly farther: () => void;
  readonly turn: () => void;
}

export interface BoardViewProps {
  readonly printed: PrintedBoard;
  readonly tiles: LaidTiles;
  readonly stations: Stations;
  readonly label: string;
  readonly shown: BoardShown;
  /** The phase colour whose values abroad hold. */
  readonly phase?: string;
  /** Companies whose homes are no longer kept. */
  readonly gone?: readonly string[];
  /** Homes that are kept, where that is part of the state. */
  readonly kept?: readonly KeptHome[];
  /** Hexes whose printed marker somebody has taken. */
  readonly taken?: readonly HexId[];
  /** Letters and hatches on the colours of tiles. */
  readonly tileMarks?: boolean;
  /** Hexes that a player would look for and cannot have, each with the reason. */
  readonly shut?: readonly HexChoice[];
  /** Hexes that can be chosen: they glow. */
  readonly choices?: readonly HexChoice[];
  readonly chosen?: HexId;
  readonly onHex?: (hex: HexId) => void;
  readonly onLook?: (hex: HexId | null) => void;
  readonly slots?: readonly SlotChoice[];
  readonly onSlot?: (slot: SlotChoice) => void;
  readonly routes?: readonly RouteLine[];
  /** A tile shown in place before it is laid. */
  readonly ghost?: {
    readonly hex: HexId;
    readonly tile: string;
    readonly rotation: number;
    readonly fees?: GhostMarks['fees'];
  };
  /** Something that is being put together. */
  readonly draft?: DraftMarks;
  readonly lastTile?: HexId;
  /** Hexes that belong to what a card tells of. */
  readonly lit?: readonly HexId[];
  /** Numbers on hexes: the moves of a list beside the board. */
  readonly numbers?: readonly HexNumber[];
  readonly lastStations?: readonly PlacedStation[];
  /** The stations as a choice would leave them. */
  readonly nextStations?: Stations | undefined;
  /** Something at a hex, over the board: it stands in its middle, and `--side` is the length of a hex side. */
  readonly atHex?: { readonly hex: HexId; readonly content: ReactNode };
  /** Two fingers turn on the board. */
  readonly onTwist?: (angle: number) => void;
  /** What it is seen for while nobody has moved it. */
  readonly focus?: BoardFocus;
  /** Room at the rim that panels cover. */
  readonly inset?: Inset;
  /** How it lies when it is first shown, and who is told when that changes. */
  readonly firstLie?: BoardLie;
  readonly onLie?: (lie: BoardLie) => void;
  /** Panels over the board. */
  readonly children?: ReactNode;
  readonly ref?: Ref<BoardHandle>;
}

// Most looks at a board are neither for laying a tile nor for a draft nor for a marker that changes hands nor for a run.
const GhostJoins = lazyPart(async () => (await import('./ghost-joins.tsx')).GhostJoins);
const TileMarks = lazyPart(async () => (await import('./tile-marks.tsx')).TileMarks);
const RoutePlates = lazyPart(async () => (await import('./route-plates.tsx')).RoutePlates);
const DraftArt = lazyPart(async () => (await import('./draft-art.tsx')).DraftArt);
const NextStations = lazyPart(async () => (await import('./next-stations.tsx')).NextStations);

// It comes when something glows.
const NamesOver = lazyPart(async () => (await import('./names-over.tsx')).NamesOver);
const HexNumbers = lazyPart(async () => (await import('./hex-numbers.tsx')).HexNumbers);

const none: readonly never[] = [];
const RULERS: Inset = { top: 18, right: 18, bottom: 0, left: 18 };

/** The board to play on: it can be moved, turned and chosen from; it knows no rule. */
export function BoardView({ ref, ...props }: BoardViewProps) {
  const { printed, tiles, stations, label, shown, phase, gone = none, ghost, atHex, routes = none } = props;
  const { board, tileSet } = printed;
  const window = useRef<HTMLDivElement>(null);
  const { view, size, turn, moved, fit, nearer, farther, turnOn } = useView(window, {
    printed: printed.extent,
    inset: props.inset ?? RULERS,
    focus: props.focus,
    first: props.firstLie,
    onLie: props.onLie,
    onTwist: props.onTwist,
  });
  useImperativeHandle(ref, () => ({ fit, nearer, farther, turn: turnOn }));

  const lying = useMemo(
    () => (ghost ? { ...tiles, [ghost.hex]: { tile: ghost.tile, rotation: ghost.rotation } } : tiles),
    [tiles, ghost],
  );
  const joins = useMemo(() => {
    const hex = ghost && board.indexOf.get(ghost.hex);
    if (hex === undefined) return none;
    const mask = joinedEdges(layoutOf(board, tileSet, lying), hex);
    return [0, 1, 2, 3, 4, 5].filter((edge) => mask & (1 << edge));
  }, [board, tileSet, lying, ghost]);
  const visible = useMemo(
    () => (shown.lastRuns ? routes : routes.filter(({ past }) => !past)),
    [routes, shown.lastRuns],
  );
  const lines = useMemo(
    () => <RoutesArt board={board} tileSet={tileSet} tiles={lying} routes={visible} />,
    [board, tileSet, lying, visible],
  );
  const { slots: offered = none } = props;
  const slots = useMemo(
    () =>
      offered.flatMap((slot) => {
        const laid = lying[slot.hex];
        const tile = laid && tileSet.byId.get(laid.tile)?.def;
        const hex = board.hexes[board.indexOf.get(slot.hex) ?? -1];
        const node = (tile ? drawingOf(tile, laid.rotation) : hex && drawingOf(hex))?.nodes[slot.node];
        const here = Object.values(stations)
          .flat()
          .filter((at) => at.hex === slot.hex && at.node === slot.node).length;
        const at = node?.slots[Math.min(here, node.slots.length - 1)];
        return at ? [{ ...slot, at }] : [];
      }),
    [offered, lying, stations, board, tileSet],
  );
  const placed = { printed, tiles: lying, stations, gone, kept: props.kept };
  const inset = props.inset ?? RULERS;
  const side = SIDE * view.zoom;
  const place = useMemo(() => {
    if (!atHex) return null;
    const [x, y] = turned(centreOf(atHex.hex), toRadians(90 * turn));
    return [x * side + view.x, y * side + view.y] as const;
  }, [atHex, view, turn, side]);
  // What is worked on stays in sight, also where a hand has moved the board.
  const [dx, dy] = useMemo(
    () => (place && moved !== null ? shiftInto(place, 2 * side, size, inset) : [0, 0]),
    [place, moved, side, size, inset],
  );
  const seen = useMemo(() => ({ ...view, x: view.x + dx, y: view.y + dy }), [view, dx, dy]);

  const lie = { view: seen, size, turn };
  const scale = zoomStep(SIDE * view.zoom);
  const writings = useWritings(props, { turn, scale, tiles: lying, routes: visible });

  const { choices = none, lit = none } = props;

  return (
    <div className="b-window" ref={window}>
      {size.width === 0 ? null : (
        <div className="b-planes" role="group" aria-label={label}>
          <BoardPlane {...lie}>
            <BoardLayers
              printed={printed}
              tiles={lying}
              stations={stations}
              phase={phase}
              shown={shown}
              turn={turn}
              gone={gone.join(',')}
              writings={writings}
              scale={scale}
              kept={props.kept}
              routes={lines}
              under={props.tileMarks ? <TileMarks printed={printed} tiles={lying} turn={turn} /> : undefined}
            />
          </BoardPlane>
          <BoardPlane {...lie} marks rim={<Rulers printed={printed} {...lie} />}>
            <LitHexes hexes={lit} />
            {props.lastTile === undefined ? null : <LastTile hex={props.lastTile} />}
            <LastStations {...placed} placed={props.lastStations ?? none} />
            <ShutHexes hexes={props.shut ?? none} onHex={props.onHex} />
            <HexButtons
              choices={choices}
              chosen={props.chosen}
              ghost={ghost?.hex}
              onHex={props.onHex}
              onLook={props.onLook}
              scale={scale}
            />
            {choices.length + lit.length > 0 && (
              <NamesOver
                printed={printed}
                tiles={lying}
                choices={choices}
                lit={lit}
                ghost={ghost?.hex}
                labels={writings.labels}
                shown={shown}
                turn={turn}
              />
            )}
            {ghost && <GhostJoins printed={printed} lying={lying} hex={ghost.hex} />}
            {ghost ? (
              <GhostFrame
                hex={ghost.hex}
                joins={joins}
                turn={turn}
                scale={scale}
                {...(ghost.fees && { fees: ghost.fees })}
              />
            ) : null}
            {props.draft && <DraftArt draft={props.draft} turn={turn} scale={scale} />}
            {visible.length > 0 && (
              <RoutePlates
                printed={printed}
                tiles={lying}
                routes={visible}
                turn={turn}
                labels={writings.labels}
                scale={scale}
              />
            )}
            {props.nextStations === undefined ? null : (
              <NextStations {...placed} next={props.nextStations} choices={offered} turn={turn} scale={scale} />
            )}
            {props.numbers !== undefined && props.numbers.length > 0 && (
              <HexNumbers numbers={props.numbers} turn={turn} scale={scale} />
            )}
            <SlotButtons choices={slots} turn={turn} scale={scale} onSlot={props.onSlot} />
          </BoardPlane>
        </div>
      )}
      {atHex && place && size.width > 0 ? (
        <div
          className="b-at-hex"
          style={{ left: place[0] + dx, top: place[1] + dy, ['--side' as string]: `${side}px` }}
        >
          {atHex.content}
        </div>
      ) : null}
      <ZoomControls onNearer={nearer} onFarther={farther} onFit={fit} isWhole={moved === 'whole'} onTurn={turnOn} />
      {props.children}
      <BoardText printed={printed} tiles={tiles} stations={stations} phase={phase} label={label} />
    </div>
  );
}
