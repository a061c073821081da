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

/** Which of them it is, or the nearest in kind. */
export const clockName = (clock: Clock): ClockName => known(clock) ?? 'usual';

export function clockText(clock: Clock): string {
  const name = known(clock);
  return name || !clock ? t(`settings.clock.${name ?? 'none'}`) : t('settings.clock.own', clock);
}
