const PAUSE = 'roundhouse.botPause';
const USUAL_PAUSE = 500;

/** How long a bot's turn stays to be seen before it acts, in milliseconds; set in the browser's storage. */
export function botPause(): number {
  try {
    const set = Number(localStorage.getItem(PAUSE) ?? USUAL_PAUSE);
    return Number.isFinite(set) && set >= 0 ? set : USUAL_PAUSE;
  } catch {
    return USUAL_PAUSE;
  }
}
