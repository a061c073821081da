import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from '../../src/serve/listen.ts';

test('says so when the wished port is taken', async () => {
  const first = createServer();
  const port = await listen(first, '127.0.0.1', 0);
  await expect(listen(createServer(), '127.0.0.1', port)).rejects.toThrow(`port ${port} is taken.`);
  first.close();
});

test('says so when this machine does not have the wished address', async () => {
  await expect(listen(createServer(), '203.0.113.7', 0)).rejects.toThrow('this machine has no address 203.0.113.7.');
});

test('says so when a port is for others', async () => {
  const server = createServer();
  server.listen = () => {
    queueMicrotask(() => server.emit('error', Object.assign(new Error('denied'), { code: 'EACCES' })));
    return server;
  };
  await expect(listen(server, '127.0.0.1', 80)).rejects.toThrow('you may not open port 80: choose one above 1023.');
});
