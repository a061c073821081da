/** How large letters are to be on a board that is seen at some zoom, in pixels. */
export interface Legible {
  /** Pixels of a hex side. */
  readonly scale: number;
  /** Names: as they should be, and as small as they may be where there is no room. */
  readonly name: number;
  readonly leastName: number;
  readonly figure: number;
  /** Everything else. */
  readonly rest: number;
}

/** As it is printed: for sheets, and for tiles by themselves. */
export const asPrinted: Legible = { scale: Number.POSITIVE_INFINITY, name: 0, leastName: 0, figure: 0, rest: 0 };

/** No letter on a board is smaller. */
export const LEAST = 9;

/** What is played, and what only lies around it. */
export const playedLetters = (scale: number): Legible => ({
  scale,
  name: 11.5,
  leastName: 10,
  figure: 10,
  rest: LEAST,
});
export const otherLetters = (scale: number): Legible => ({
  scale,
  name: 10.5,
  leastName: LEAST,
  figure: 9.5,
  rest: LEAST,
});

/** How often the printed size letters have to be to come out so large. */
export const growth = (printed: number, pixels: number, { scale }: Legible): number =>
  Math.max(1, pixels / (printed * scale));

/** Each step of zooming in that has writing placed again. */
const STEP = 1.12;

/** The zoom for which writing is placed: that of the step below, so that no letter comes out smaller than it should. */
export const zoomStep = (scale: number): number => STEP ** Math.floor(Math.log(scale) / Math.log(STEP) + 1e-6);

/** How often its printed size a mark is drawn, so that its figure can be read. */
export const markGrowth = (printed: number, scale: number): number =>
  Math.round(Math.max(1, MARK / (printed * scale)) * 100) / 100;
const MARK = 10;
