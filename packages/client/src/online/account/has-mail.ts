import { useEffect } from 'react';
import { askForServer } from '../server.ts';
import { useServer } from '../there.ts';

/** Can this server send a link for a lost password? */
export function useHasMail(): boolean {
  useEffect(() => void askForServer(), []);
  return useServer((known) => known.status === 'there' && known.server.mail);
}
