import { anyTitle, type RailTitle } from '@roundhouse/rail';
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

/** Every game that can be played. A new one is a folder and a line here. */
export const titles: readonly RailTitle[] = [
  anyTitle(soh),
  anyTitle(title1828),
  anyTitle(title1843),
  anyTitle(title1839),
  anyTitle(title1820),
];

/** Games whose tests are not complete: known to tools and tests, and not offered to players. */
export const unfinished: readonly RailTitle[] = [];
