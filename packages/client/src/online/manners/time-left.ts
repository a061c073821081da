/** What a clock shows: minutes, and seconds only in the last of them, so that nothing ticks before. */
import type { Told } from '../remote/beside.ts';
import { mannersText as t } from './texts.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Milliseconds, below zero where it is over; null for somebody who is not timed. `now` is this page's clock. */
export function leftOf(
  { table: { clocks }, at }: Pick<Told, 'table' | 'at'>,
  player: string,
  now: number,
): number | null {
  const left = clocks?.left[player];
  if (!clocks || left === undefined) return null;
  return clocks.running.includes(player) ? left - Math.max(0, now - at) : left;
}

/** As it is drawn: `7 min`, `0:42`, `2 min over`. */
export function shortTime(left: number): string {
  if (left <= 0) return t('over', { minutes: Math.floor(-left / MINUTE) });
  if (left > MINUTE) return t('minutes', { minutes: Math.ceil(left / MINUTE) });
  return t('seconds', { seconds: String(Math.ceil(left / SECOND)).padStart(2, '0') });
}

/** In a sentence, for those who listen: in the last minute by tens, so that it is not read every second. */
export function spokenTime(left: number): string {
  if (left <= 0) return t('spoken.over', { minutes: Math.floor(-left / MINUTE) });
  if (left > MINUTE) return t('spoken.minutes', { minutes: Math.ceil(left / MINUTE) });
  return t('spoken.seconds', { seconds: Math.ceil(left / (10 * SECOND)) * 10 });
}
