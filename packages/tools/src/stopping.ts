/** What a shell is told of a command that somebody has stopped. */
export const STOPPED = 130;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Work that can be stopped by Ctrl-C, or by being told to end, and then still says what it has. Was it? */
export async function untilStopped(work: (signal: AbortSignal) => Promise<void>): Promise<boolean> {
  const stop = new AbortController();
  const hear = (): void => stop.abort();
  for (const signal of SIGNALS) process.once(signal, hear);
  try {
    await work(stop.signal);
  } finally {
    for (const signal of SIGNALS) process.off(signal, hear);
  }
  return stop.signal.aborted;
}
