const DAY = 24 * 60 * 60 * 1000;

/** A time of today as `20:15`, any other with its day. */
export function momentText(at: number, now: number): string {
  const time = new Date(at);
  const isToday = at - now < DAY && time.getDate() === new Date(now).getDate();
  const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return time.toLocaleString('en-GB', isToday ? hours : { day: 'numeric', month: 'short', ...hours });
}
