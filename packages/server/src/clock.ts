/** The one clock of a server: what the time is, and how much of it passes. */
export interface Clock {
  /** Milliseconds since 1970, as this machine has them: they may jump. */
  now(): number;
  /** The same when the server began, and from then on as time passes: it never goes back, and never jumps. */
  steady(): number;
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
