import type { Desk } from '@roundhouse/protocol/desk';
import { useCallback, useEffect, useState } from 'react';
import { call, problemIn } from '../api.ts';

/** It is read again so often while the page is seen, in milliseconds. */
const AGAIN = 15_000;

export interface DeskState {
  readonly desk: Desk | null;
  /** `nobody` where this device may not see it. */
  readonly status: 'loading' | 'shown' | 'nobody' | 'offline';
  /** Something was done. */
  readonly again: () => Promise<void>;
}

async function ask(): Promise<Desk | 'nobody' | 'offline'> {
  try {
    return await call('desk', {});
  } catch (error) {
    const code = problemIn(error)?.code;
    return code === 'session' || code === 'forbidden' ? 'nobody' : 'offline';
  }
}

export function useDesk(): DeskState {
  const [shown, setShown] = useState<Pick<DeskState, 'desk' | 'status'>>({ desk: null, status: 'loading' });
  const show = (answer: Desk | 'nobody' | 'offline'): void =>
    setShown(({ desk }) => (typeof answer === 'string' ? { desk, status: answer } : { desk: answer, status: 'shown' }));
  const again = useCallback(() => ask().then(show), []);
  useEffect(() => {
    const look = (): void => void ask().then(show);
    look();
    const timer = setInterval(() => !document.hidden && look(), AGAIN);
    return () => clearInterval(timer);
  }, []);
  return { ...shown, again };
}
