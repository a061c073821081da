import { inSlices } from '@roundhouse/host/slices';
import { useEffect, useMemo, useReducer } from 'react';
import type { Step } from '../../game/handle.ts';
import { behindScreen } from '../../game/slices.ts';
import type { InRound, LogReader } from './log.ts';

/** So many moments are told at once; more of them, as when a long past has just been read, a few milliseconds at a time. */
const AT_ONCE = 100;

const NONE: readonly InRound[] = [];

/** The lines of the log; none while a long past is still being told. */
export function useLines(reader: LogReader, steps: readonly Step[]): readonly InRound[] {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const isLong = reader.unread(steps) > AT_ONCE;
  useEffect(() => {
    if (!isLong) return;
    let left = false;
    const slices = behindScreen(() => left);
    // What is drawn of the position has a frame of its own.
    void slices.pause().then(async () => {
      if (!left && (await inSlices(reader.reading(steps), slices))) drawAgain();
    });
    return () => {
      left = true;
    };
  }, [reader, steps, isLong]);
  return useMemo(() => (isLong ? NONE : reader.read(steps)), [reader, steps, isLong]);
}
