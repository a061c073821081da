import { toYou } from './you.ts';

/** Ids of players as the engine writes them: it knows nobody's name. */
const PLAYER = /\bplayer\d+\b/g;

/** A sentence of the engine with the players' names in place of their ids. */
export const withPlayerNames = (text: string, player: (id: string) => string): string =>
  toYou(text.replaceAll(PLAYER, (id) => player(id)));
