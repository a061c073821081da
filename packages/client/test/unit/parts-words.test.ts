import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import atOnce from '../../src/messages/en.json' with { type: 'json' };
import parts from '../../src/messages/parts.json' with { type: 'json' };

const src = join(import.meta.dirname, '..', '..', 'src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }));

it('brings the words of a later part with every file that says one of them', () => {
  const ids = Object.keys(parts);
  expect(ids.length).toBeGreaterThan(100);
  for (const { file, text } of files) {
    const said = ids.filter((id) => text.includes(`'${id}'`));
    if (said.length > 0) expect(text, `${file} says ${said[0]}`).toContain("messages/parts.ts'");
  }
});

it('says nothing in two catalogues', () => {
  expect(Object.keys(parts).filter((id) => id in atOnce)).toEqual([]);
});
