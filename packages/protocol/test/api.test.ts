import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { apiPage } from './describe.ts';

// Written anew by `npm run api`.
test('docs/api.md says what the protocol is', () =>
  expect(apiPage()).toMatchFileSnapshot(fileURLToPath(new URL('../../../docs/api.md', import.meta.url))));
