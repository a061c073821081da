import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from '../../src/serve/listen.ts';

test('says so when the wished port is taken', async () => {
  const first = createServer();
  const port = await listen(first, '127.0.0.1', 0);
  await expect(listen(createServer(), '127.0.0.1', port)).rejects.toThrow(`port ${port} is taken.`);
  first.close();
});
