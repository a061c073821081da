import type { GameRecord } from '../../game/record.ts';

/** All that is known of every game of the list, even of one that cannot be read. */
export type ListedGame = Pick<GameRecord, 'id' | 'name' | 'archived'>;
