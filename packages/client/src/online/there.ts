/** What this page knows of a server of games: light, since the home page asks before it fetches anything else for it. */
import type { ServerAnswer } from '@roundhouse/protocol/answers';
import { create } from 'zustand';

export type Server =
  /** Nothing is known yet, or this device had one on its last visit. */
  | { readonly status: 'asking'; readonly hadOne: boolean }
  | { readonly status: 'none'; readonly hadOne: boolean }
  | { readonly status: 'there'; readonly server: ServerAnswer };

const KEY = 'roundhouse.server';

export const useServer = create<Server>(() => ({ status: 'asking', hadOne: hadServer() }));

/** Does this page show anything of playing on several screens: there is a server, or this device has played on it? */
export const showsOnline = (server: Server): boolean => server.status === 'there' || server.hadOne;

export function rememberServer(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Asked again next time.
  }
}

function hadServer(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
