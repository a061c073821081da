import { soh } from './soh/index.ts';
import { t1828 } from './t1828/index.ts';

export { soh } from './soh/index.ts';
export { t1828 } from './t1828/index.ts';

/** Every game that can be played. A new one is a folder and a line here. */
export const titles = [soh] as const;

/** Games whose tests are not complete: known to tools and tests, and not offered to players. */
export const unfinished = [t1828] as const;
