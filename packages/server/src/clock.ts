/** The one clock of a server: what the time is, and how much of it passes. */
export interface Clock {
  /** Milliseconds since 1970, as this machine has them: they may jump. */
  readonly now: () => number;
  /** The same when the server began, and from then on as time passes: it never goes back, and never jumps. */
  readonly steady: () => number;
  /** When the server began; what was before it is nobody's time. */
  readonly began: number;
}

export function clockOf(now: () => number = Date.now, passed: () => number = () => performance.now()): Clock {
  const began = now();
  const from = passed();
  let last = 0;
  return {
    now,
    began,
    steady: () => {
      last = Math.max(last, Math.floor(passed() - from));
      return began + last;
    },
  };
}

/** How often the two are compared, and by how much they may part before the operator hears of it, in milliseconds. */
const COMPARE_EVERY = 10_000;
const WORTH_TELLING = 60_000;

/** Says where the machine's clock was set, or has slept; gives how to stop listening. What passes at tables goes by the steady clock. */
export function watchJumps({ now, steady }: Clock, log: (line: string) => void, every = COMPARE_EVERY): () => void {
  let apart = now() - steady();
  const compare = (): void => {
    const jump = now() - steady() - apart;
    if (Math.abs(jump) < WORTH_TELLING) return;
    apart += jump;
    const minutes = Math.round(Math.abs(jump) / 60_000);
    const where = jump > 0 ? 'forward' : 'back';
    log(`the clock of this machine has gone ${where} by ${minutes} min: the clocks of players have not.`);
  };
  const timer = setInterval(compare, every).unref();
  return () => clearInterval(timer);
}
