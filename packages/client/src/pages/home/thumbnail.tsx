import type { GameRecord } from '../../game/record.ts';

/** The map of a game, small. */
export function Thumbnail({ game }: { readonly game: GameRecord }) {
  return <div className="thumbnail" data-title={game.title} />;
}
