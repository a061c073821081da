/** How busy the machine is: waits are longer there, else all it would do is repeat what was given up too soon. */

/** A timer may be so late, in milliseconds, before anything is waited for longer. */
const TOLERABLE = 20;
const LOOK_EVERY = 25;
const MOST = 20;

let late = 0;
let due = performance.now() + LOOK_EVERY;
setInterval(() => {
  const now = performance.now();
  // Quick to see that it is busy, slow to forget.
  late = Math.max(now - due, late * 0.98);
  due = now + LOOK_EVERY;
}, LOOK_EVERY).unref();

/** So many milliseconds on an idle machine; more on a busy one. */
export const patiently = (milliseconds: number): number =>
  Math.round(milliseconds * Math.min(MOST, Math.max(1, late / TOLERABLE)));
