/** The stacks that docs/architecture.md shows are those of a saved game. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stepsOf } from '../src/runs.ts';
import { titleOf } from '../src/title.ts';
import { savedFile } from './saved-games.ts';

test('the stack before and after an action', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/architecture.md'), 'utf8');
  const shown = [...page.matchAll(/^```json\n([^]*?)^```/gmu)]
    .slice(0, 3)
    .map(([, text]) => JSON.parse(text!) as unknown);
  const steps = [...stepsOf(titleOf('soh'), savedFile('soh-1'))];
  const { before, done } = steps[3]!;
  expect(shown).toEqual([before.stack, done.action, done.state.stack]);
  expect(done.events.map(({ event }) => event)).toEqual(['pass', 'pay', 'private', 'round']);
});
