import { soh } from './soh/index.ts';

export { soh } from './soh/index.ts';

/** Every game that can be played. A new one is a folder and a line here. */
export const titles = [soh] as const;
