/** The clocks that a room offers. A table opened by a program may have another one. */
import type { TableNow } from '@roundhouse/protocol/table';
import { onlineText as t } from '../texts.ts';

type Clock = TableNow['clock'];

export const CLOCKS = {
  none: null,
  quick: { bank: 180, refill: 20 },
  usual: { bank: 600, refill: 60 },
  slow: { bank: 1200, refill: 120 },
} as const satisfies Record<string, Clock>;
export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

const known = (clock: Clock): ClockName | undefined =>
  CLOCK_NAMES.find((name) => CLOCKS[name]?.bank === clock?.bank && CLOCKS[name]?.refill === clock?.refill);

/** Which of them it is; one of its own is called so, and stays as long as no other is chosen. */
export const clockName = (clock: Clock): ClockName | 'own' => (clock === null ? 'none' : (known(clock) ?? 'own'));

export function clockText(clock: Clock): string {
  const name = known(clock);
  if (name || !clock) return t(`settings.clock.${name ?? 'none'}`);
  return t('settings.clock.own', { bank: spanText(clock.bank), refill: spanText(clock.refill) });
}

const MINUTE = 60;

/** In minutes where it is some of them, else in seconds. */
const spanText = (seconds: number): string =>
  seconds > 0 && seconds % MINUTE === 0
    ? t('settings.clock.minutes', { minutes: seconds / MINUTE })
    : t('settings.clock.seconds', { seconds });
