import type { GameAnswer } from '@roundhouse/protocol/answers';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { GameView } from '../../game/handle.ts';
import { loadTitle } from '../../titles/rules.ts';
import { call } from '../api.ts';
import { pageStream } from '../page-stream.ts';
import { sessionPending } from './pending.ts';
import { RemoteGame } from './remote-game.ts';

export interface OpenRemote {
  readonly game: RemoteGame;
  readonly view: GameView;
}

/** Opens a game on the server with all its entries, in one answer; closed when the page leaves it. */
export function useRemoteGame(id: string, known: GameAnswer | null): OpenRemote | null {
  const [game, setGame] = useState<RemoteGame | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    let left = false;
    let made: RemoteGame | null = null;
    const open = async () => {
      const answer = known ?? (await call('game', { at: { game: id }, since: 0 }));
      const title = await loadTitle(answer.title);
      if (!title) throw new Error('The title of this game cannot be played here.');
      if (left) return;
      made = new RemoteGame(title, answer, { stream: pageStream(), call, pending: sessionPending(id) });
      setGame(made);
    };
    open().catch((error: unknown) => !left && setFailure(error instanceof Error ? error : new Error(String(error))));
    return () => {
      left = true;
      made?.close();
    };
  }, [id, known]);
  const subscribe = useCallback((changed: () => void) => game?.subscribe(changed) ?? (() => {}), [game]);
  const view = useSyncExternalStore(subscribe, () => game?.view() ?? null);
  if (failure !== null) throw failure;
  return game && view ? { game, view } : null;
}
