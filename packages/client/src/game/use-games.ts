import { useEffect, useState } from 'react';
import { onChange } from './changes.ts';
import { type Games, listGames } from './list.ts';

export type GamesList =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: string }
  | ({ readonly status: 'listed' } & Games);

/** The games of this browser, kept up to date while other tabs play. */
export function useGames(): GamesList {
  const [list, setList] = useState<GamesList>({ status: 'loading' });
  useEffect(() => {
    let left = false;
    const refresh = () => {
      listGames().then(
        (games) => !left && setList({ status: 'listed', ...games }),
        (error: unknown) => !left && setList({ status: 'failed', reason: String(error) }),
      );
    };
    refresh();
    const stop = onChange(refresh);
    return () => {
      left = true;
      stop();
    };
  }, []);
  return list;
}
