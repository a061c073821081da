import { useEffect } from 'react';
import { isPicking, useTableStore } from '../../table/store.ts';
import type { RemoteGame } from './remote-game.ts';

const KEY = 'roundhouse.reloaded-for';
/** How often it is looked whether the moment is good, in milliseconds. */
const LOOK_EVERY = 1000;

/** A newer version is fetched when nothing is being picked; once, should the server still have another afterwards. */
export function useReload(game: RemoteGame | null): void {
  useEffect(() => {
    if (!game) return;
    const timer = setInterval(() => {
      if (game.line().kind !== 'outdated' || isPicking(useTableStore.getState()) || hasReloadedFor(game.engine)) return;
      remember(game.engine);
      location.reload();
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [game]);
}

function hasReloadedFor(engine: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === engine;
  } catch {
    return true;
  }
}

function remember(engine: string): void {
  sessionStorage.setItem(KEY, engine);
}
