/** The board as exact drawing: props in, callbacks out; it knows geometry, not rules. */
export { DiscArt, type Livery } from './art/disc.tsx';
export { companyColor, lettering } from './art/company-color.ts';
export { type Shown, showAll } from './art/label-art.tsx';
export { TileArt, TilePicture } from './art/tile-art.tsx';
export type { BoardStyle, SeaName } from './labels/style.ts';
export { type BoardSource, phasesOf, type PrintedBoard, printBoard } from './map/printed.ts';
export { BoardSheet } from './view/sheet.tsx';
export { BoardToggles, type BoardShown } from './view/controls.tsx';
export { type BoardHandle, BoardView, type BoardViewProps } from './view/board-view.tsx';
export type { HexChoice, SlotChoice } from './view/marks.tsx';
export { nextRotation, type TileOffer, type TileRing } from './view/offers.tsx';
export type { RouteLine } from './view/routes.tsx';
export { MiniMap } from './mini-map.tsx';
export { saveSvg, svgText } from './save/svg.ts';
export { pngBlob, savePng } from './save/png.ts';
