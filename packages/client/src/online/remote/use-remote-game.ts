import type { GameAnswer } from '@roundhouse/protocol/answers';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { GameView } from '../../game/handle.ts';
import { loadPresentation } from '../../titles/index.ts';
import { loadTitle } from '../../titles/rules.ts';
import { call } from '../api.ts';
import { pageStream } from '../page-stream.ts';
import { TalkBox } from '../talk/talk-box.ts';
import { sessionPending } from './pending.ts';
import { RemoteGame } from './remote-game.ts';

export interface OpenRemote {
  readonly game: RemoteGame;
  readonly view: GameView;
  readonly talk: TalkBox;
}

/** Opens a game on the server with all its entries, in one answer; closed when the page leaves it. */
export function useRemoteGame(id: string, known: GameAnswer | null): OpenRemote | null {
  const [open, setOpen] = useState<Pick<OpenRemote, 'game' | 'talk'> | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    let left = false;
    let made: Pick<OpenRemote, 'game' | 'talk'> | null = null;
    const opening = async () => {
      const answer = known ?? (await call('game', { at: { game: id }, since: 0 }));
      // Asked for by the table, too, which is not there before the rules are.
      void loadPresentation(answer.title).catch(() => {});
      const title = await loadTitle(answer.title);
      if (!title) throw new Error('The title of this game cannot be played here.');
      if (left) return;
      const talk = new TalkBox(id, call);
      const parts = { stream: pageStream(), call, pending: sessionPending(id), talk };
      made = { game: new RemoteGame(title, answer, parts), talk };
      setOpen(made);
    };
    opening().catch((error: unknown) => !left && setFailure(error instanceof Error ? error : new Error(String(error))));
    return () => {
      left = true;
      made?.game.close();
      made?.talk.close();
    };
  }, [id, known]);
  const game = open?.game;
  const subscribe = useCallback((changed: () => void) => game?.subscribe(changed) ?? (() => {}), [game]);
  const view = useSyncExternalStore(subscribe, () => game?.view() ?? null);
  if (failure !== null) throw failure;
  return open && view ? { ...open, view } : null;
}
