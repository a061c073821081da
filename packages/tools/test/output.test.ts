import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { note, out, outJson, table, wrap } from '../src/output.ts';
import { slowNotice } from '../src/slow-notice.ts';

afterEach(() => vi.restoreAllMocks());

function written(work: () => void): string {
  let text = '';
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((part) => Boolean((text += String(part))));
  }
  work();
  vi.restoreAllMocks();
  return text;
}

describe('output', () => {
  test('numbers stand right, texts left', () => {
    expect(
      table([
        ['a', 5],
        ['bbb', 123],
      ]),
    ).toEqual(['a      5', 'bbb  123']);
  });
  test('long lines are broken and indented', () =>
    expect(wrap('one two three four', 9, 2)).toBe('one two\n  three\n  four'));

  test('an abbreviation stays with its figure', () => expect(wrap('has fl. 130', 8, 2)).toBe('has\n  fl. 130'));

  test('nothing in it steers the terminal, and lines stay lines', () => {
    const text = '\n── \u001b]0;owned\u0007Ada\u001b[2J\r pays \u202e56+\n  次 ❤️ – €';
    expect(written(() => out(text))).toBe('\n── Ada pays 56+\n  次 ❤️ – €\n');
    expect(written(() => note(text))).toBe('\n── Ada pays 56+\n  次 ❤️ – €\n');
  });

  test('JSON loses nothing and shows nothing that acts', () => {
    const value = { 'a\u202e': '\u001b[2J\u200b\u009b\u2028\u{e0041}' };
    const text = written(() => outJson(value));
    expect(text).toBe('{"a\\u202e":"\\u001b[2J\\u200b\\u009b\\u2028\\udb40\\udc41"}\n');
    expect(JSON.parse(text)).toEqual(value);
  });

  test('there is no other way to the terminal', () => {
    const source = join(import.meta.dirname, '..', 'src');
    const others = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .filter((name) => /std(?:out|err)\.write|console\./.test(readFileSync(join(source, name), 'utf8')));
    // Progress is a line of figures that is written over again and again.
    expect(others.sort()).toEqual(['output.ts', join('simulate', 'progress.ts')]);
  });
});

test('long work is announced once, and short work never', () => {
  const clock = vi.spyOn(performance, 'now');
  const said: string[] = [];
  clock.mockReturnValue(0);
  const tick = slowNotice('Searching …', (text) => said.push(text));
  clock.mockReturnValue(900);
  tick();
  expect(said).toEqual([]);
  for (const now of [1_100, 5_000]) {
    clock.mockReturnValue(now);
    tick();
  }
  expect(said).toEqual(['Searching …']);
});
