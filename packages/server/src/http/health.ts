/** For what watches over the server: that it lives, and whether people should be sent to it. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Store } from '../store/contract.ts';

export function addHealth(app: FastifyInstance, store: Store, isDraining: () => boolean): void {
  const say = (reply: FastifyReply, fault: string | null): FastifyReply =>
    reply
      .code(fault === null ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(`${fault ?? 'ok'}\n`);
  app.get('/healthz', (_request, reply) => say(reply, null));
  app.get('/readyz', async (_request, reply) => say(reply, await whyNotReady()));

  async function whyNotReady(): Promise<string | null> {
    if (isDraining()) return 'stopping';
    if (!store.isWritable) return 'the database cannot be written';
    return isAnswering().then((is) => (is ? null : 'the database is away'));
  }

  const isAnswering = async (): Promise<boolean> => {
    try {
      await store.read.person('');
      return true;
    } catch {
      return false;
    }
  };
}
