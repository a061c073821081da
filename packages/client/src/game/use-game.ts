import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { GameHandle, GameView } from './handle.ts';
import { LocalGame, NoSuchGame } from './local.ts';
import { reasonOf } from './names.ts';

export type Opening =
  | { readonly status: 'opening' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'open'; readonly game: GameHandle; readonly view: GameView };

/** Opens a game and follows it; closed when the page leaves it. */
export function useGame(id: string): Opening {
  const [latest, setLatest] = useState<{ id: string; opening: Opening }>({ id, opening: { status: 'opening' } });
  const opening = latest.id === id ? latest.opening : ({ status: 'opening' } as const);
  const game = opening.status === 'open' ? opening.game : null;

  useEffect(() => {
    let left = false;
    let opened: LocalGame | null = null;
    const tell = (news: Opening) => !left && setLatest({ id, opening: news });
    LocalGame.open(id).then(
      (local) => {
        if (left) return local.close();
        opened = local;
        tell({ status: 'open', game: local, view: local.view() });
      },
      (error: unknown) => tell(error instanceof NoSuchGame ? { status: 'missing' } : failed(error)),
    );
    return () => {
      left = true;
      opened?.close();
    };
  }, [id]);

  const subscribe = useCallback((changed: () => void) => game?.subscribe(changed) ?? (() => {}), [game]);
  const view = useSyncExternalStore(subscribe, () => game?.view() ?? null);
  return game && view ? { status: 'open', game, view } : opening;
}

const failed = (error: unknown): Opening => ({ status: 'failed', reason: reasonOf(error) });
