import type { Companion } from '@roundhouse/protocol/answers';
import { useEffect, useState } from 'react';
import { call } from '../api.ts';

/** Accounts that I have played with, for a list of names; nobody where I am new here. */
export function useCompanions(isWanted: boolean): readonly Companion[] {
  const [people, setPeople] = useState<readonly Companion[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    let left = false;
    call('companions', {}).then(
      (answer) => !left && setPeople(answer.people),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [isWanted]);
  return people;
}
