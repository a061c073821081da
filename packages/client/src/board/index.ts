/** The board as exact drawing: props in, callbacks out; it knows geometry, not rules. */
export { CompanyDisc, DiscArt, type Livery } from './art/disc.tsx';
export { companyColor, lettering } from './art/company-color.ts';
export { type Shown, showAll } from './art/label-art.tsx';
export { TileArt, TilePicture } from './art/tile-art.tsx';
export type { BoardStyle, SeaName } from './labels/style.ts';
export { type BoardSource, type PrintedBoard, printBoard } from './map/printed.ts';
export { BoardSheet } from './view/sheet.tsx';
