import { usePageText } from '../../app/page-text.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago, in as few letters as will do. */
export function useAgo(): (then: number) => string {
  const t = usePageText();
  return (then) => {
    const past = Math.max(0, Date.now() - then);
    if (past < MINUTE) return t('ago.now');
    if (past < HOUR) return t('ago.minutes', { n: Math.floor(past / MINUTE) });
    if (past < DAY) return t('ago.hours', { n: Math.floor(past / HOUR) });
    const days = Math.floor(past / DAY);
    return days === 1 ? t('ago.yesterday') : t('ago.days', { n: days });
  };
}
