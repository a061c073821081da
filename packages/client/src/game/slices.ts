import type { Slices } from '@roundhouse/host/slices';

/** The past is read so many milliseconds at a time, so that nothing on the screen waits for it. */
const SLICE_MS = 8;

/** For what is read behind the screen until nobody wants it. */
export const behindScreen = (isDropped: () => boolean): Slices => ({
  sliceMs: SLICE_MS,
  now: () => performance.now(),
  pause: () => new Promise((resume) => setTimeout(resume)),
  isDropped,
});
