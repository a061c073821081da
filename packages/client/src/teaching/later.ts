import { create } from 'zustand';
import { useEffect } from 'react';

/** What only helps comes when the table stands, in milliseconds: nobody waits for it. */
const AFTER = 1200;

const useStanding = create<{ readonly stands: boolean }>(() => ({ stands: false }));

/** False until a table has stood for a while; from then on what helps is there at once. */
export function useLater(): boolean {
  const { stands } = useStanding();
  useEffect(() => {
    if (stands) return;
    const timer = setTimeout(() => useStanding.setState({ stands: true }), AFTER);
    return () => clearTimeout(timer);
  }, [stands]);
  return stands;
}
