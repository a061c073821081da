import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { RemoteGame } from '../remote/remote-game.ts';
import type { Told } from '../remote/beside.ts';

const RemoteContext = createContext<RemoteGame | null>(null);
export const RemoteProvider = RemoteContext;

/** What the server has told of the table that is open, beside its entries. */
export function useTold(): Told & { readonly id: string } {
  const game = useContext(RemoteContext);
  if (!game) throw new Error('a part of the table stands outside of one on the server');
  const subscribe = useCallback((changed: () => void) => game.subscribe(changed), [game]);
  const told = useSyncExternalStore(subscribe, () => game.told);
  return { ...told, id: game.view().id };
}
