/** The board as exact drawing: props in, callbacks out; it knows geometry, not rules. */
export type { Livery } from './art/disc.tsx';
export { showAll } from './art/label-art.tsx';
export { TileArt, TilePicture } from './art/tile-art.tsx';
export type { BoardStyle } from './labels/style.ts';
export type { KeptHome } from './map/kept.ts';
export { phasesOf, type PrintedBoard, printBoard } from './map/printed.ts';
export { BoardSheet, HexRings } from './view/sheet.tsx';
export { BoardToggles, type BoardShown } from './view/controls.tsx';
export { type BoardHandle, BoardView, type BoardViewProps } from './view/board-view.tsx';
export type { BoardFocus } from './view/focus.ts';
export type { BoardLie, Inset } from './view/view.ts';
export type { DraftMarks } from './view/draft-art.tsx';
export type { HexChoice, SlotChoice } from './view/marks.tsx';
export type { RouteLine } from './view/routes.tsx';
export { MiniMap } from './mini-map.tsx';
export { saveSvg } from './save/svg.ts';
export { savePng } from './save/png.ts';
