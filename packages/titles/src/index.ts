import type { RailTitle } from '@roundhouse/rail';
import { soh } from './soh/index.ts';
import { title1820 } from './1820/index.ts';
import { title1828 } from './1828/index.ts';
import { title1839 } from './1839/index.ts';
import { title1843 } from './1843/index.ts';

export { soh } from './soh/index.ts';
export { title1820 } from './1820/index.ts';
export { title1828 } from './1828/index.ts';
export { title1839 } from './1839/index.ts';
export { title1843 } from './1843/index.ts';

/** A title takes states of its own kind only, and code that goes through all of them gives it none but those it made. */
const asRailTitles = (...some: unknown[]): readonly RailTitle[] => some as RailTitle[];

/** Every game that can be played. A new one is a folder and a line here. */
export const titles = asRailTitles(soh, title1828, title1843, title1839, title1820);

/** Games whose tests are not complete: known to tools and tests, and not offered to players. */
export const unfinished = asRailTitles();
