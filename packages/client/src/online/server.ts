/** Is there a server of games behind this page? A page without one says nothing about it. */
import type { ServerAnswer } from '@roundhouse/protocol/answers';
import { call } from './api.ts';
import { useServer } from './there.ts';

/** A page is not kept waiting by a server that does not answer. */
const TIMEOUT = 4000;

let asked: Promise<ServerAnswer | null> | null = null;

/** Asked once where there is one, and again on the next occasion where there is none. */
export function askForServer(): Promise<ServerAnswer | null> {
  asked ??= call('server', { timeout: TIMEOUT }).then(
    (server) => {
      useServer.setState({ status: 'there', server }, true);
      return server;
    },
    () => {
      const known = useServer.getState();
      if (known.status !== 'there') useServer.setState({ status: 'none', hadOne: known.hadOne }, true);
      asked = null;
      return null;
    },
  );
  return asked;
}
