import { useEffect } from 'react';

/** On a phone the back key closes what lies over the table, and stays at it. */
export function useBackKey(on: boolean, close: () => void): void {
  useEffect(() => {
    if (!on) return;
    history.pushState({ over: true }, '');
    let isBack = false;
    const back = (): void => {
      isBack = true;
      close();
    };
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', back);
      if (!isBack && (history.state as { over?: boolean } | null)?.over) history.back();
    };
  }, [on, close]);
}
