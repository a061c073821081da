import type { sayReason } from '@roundhouse/bots';
import { useEffect } from 'react';
import { create } from 'zustand';
import { retrying } from '../app/retrying.ts';

type SayReason = typeof sayReason;

/** The sentences in which bots say why: they come with the first reason that is to be told. */
const useSentences = create<{ readonly say: SayReason | null }>(() => ({ say: null }));

let asked: Promise<void> | undefined;

/** Sends for them; a promise that they are here. */
export async function fetchReasons(): Promise<void> {
  asked ??= retrying(() => import('@roundhouse/bots/why/reason'))().then((m) =>
    useSentences.setState({ say: m.sayReason }),
  );
  await asked;
}

/** What says a reason, once it is here; it is sent for when it is first wanted. */
export function reasonsNow(): SayReason | null {
  void fetchReasons();
  return useSentences.getState().say;
}

export function useReasons(wanted: boolean): SayReason | null {
  const say = useSentences((state) => state.say);
  useEffect(() => void (wanted && reasonsNow()), [wanted]);
  return say;
}
