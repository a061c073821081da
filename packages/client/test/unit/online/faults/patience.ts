/** How busy the machine is: waits are longer there, else all it would do is repeat what was given up too soon. */

/** A timer may be so late, in milliseconds, before anything is waited for longer. */
const TOLERABLE = 20;
const LOOK_EVERY = 25;
/** What is lost must not cost minutes. */
const MOST = 5;

/** Of a longer time between two looks the process was not let run: paused, or behind others. */
const LONGEST_STEP = 4 * LOOK_EVERY;

let late = 0;
let ran = 0;
let due = performance.now() + LOOK_EVERY;
setInterval(() => {
  const now = performance.now();
  ran += Math.min(LONGEST_STEP, now - due + LOOK_EVERY);
  // Of the last second or so.
  late += (Math.max(0, now - due) - late) / 40;
  due = now + LOOK_EVERY;
}, LOOK_EVERY).unref();

/** So many milliseconds on an idle machine; more on a busy one. */
export const patiently = (milliseconds: number): number =>
  Math.round(milliseconds * Math.min(MOST, Math.max(1, late / TOLERABLE)));

/** Milliseconds in which this process could have done something: what has not happened by the clock may not have had its turn yet. */
export const awakeFor = (): number => ran;
