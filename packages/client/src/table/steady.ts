import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';

/** The same value for as long as it says the same, so that what is drawn from it rests. For plain data alone. */
export function useSteady<T>(value: T): T {
  const said = JSON.stringify({ value });
  return useMemo(() => (JSON.parse(said) as { readonly value: T }).value, [said]);
}

/** One function for all positions, which does what the latest of them would. */
export function useLatest<A extends readonly unknown[], R>(act: (...args: A) => R): (...args: A) => R {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}

/** For `memo`: two sets of properties that are plain data and say the same. */
export const saysSame = (before: object, now: object): boolean => JSON.stringify(before) === JSON.stringify(now);
