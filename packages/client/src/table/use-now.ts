import { useEffect, useState } from 'react';

/** The clock of this device, looked at this often, in milliseconds; it rests where nothing shows it. */
export function useNow(every: number, isShown: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isShown) return;
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every, isShown]);
  return now;
}
