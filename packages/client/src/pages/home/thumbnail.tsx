import type { GameRecord } from '../../game/record.ts';
import { SmallMap } from './small-map.tsx';

/** The map of a game as it has grown. */
export function Thumbnail({ game }: { readonly game: GameRecord }) {
  return (
    <div className="thumbnail">
      <SmallMap title={game.title} tiles={game.summary.board.tiles} />
    </div>
  );
}
