import type { GameFile } from '@roundhouse/kernel';

/** What a game's file begins with. */
export type Header = Omit<GameFile, 'entries'>;
