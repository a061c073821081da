import { describe, expect, test } from 'vitest';
import { fillIn, grouped } from '../src/index.ts';

describe('texts with gaps', () => {
  test.each([
    ['{who} passes.', { who: 'Ada' }, 'Ada passes.'],
    ['{n, plural, one {a share} other {# shares}} sold', { n: 1 }, 'a share sold'],
    ['{n, plural, one {a share} other {# shares}} sold', { n: 1200 }, '1,200 shares sold'],
    ['{n, plural, =0 {none} one {one} other {#}}', { n: 0 }, 'none'],
    ['{from, select, ipo {the IPO} other {{from}}}', { from: 'Ada' }, 'Ada'],
    ['{from, select, ipo {the IPO} other {{from}}}', { from: 'ipo' }, 'the IPO'],
    ['{x, select, none {} other { for {x}}}.', { x: 'none' }, '.'],
    ['{n, plural, one {last {kind}} other {# {kind} trains}}', { n: 3, kind: '3E' }, '3 3E trains'],
    ['{a, select, y {{n, plural, one {#} other {#s}}} other {}}', { a: 'y', n: 2 }, '2s'],
    ['{n} in cash', { n: 12345 }, '12,345 in cash'],
    ['tile {n}', { n: '1820' }, 'tile 1820'],
    ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 12 }, '12th'],
    ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }, '22nd'],
    ['no # gaps', {}, 'no # gaps'],
  ])('%j with %j', (text, values, filled) => expect(fillIn(text, values)).toBe(filled));

  test('a gap without a value stays as it is written', () => expect(fillIn('{who} passes.')).toBe('{who} passes.'));

  test('figures in groups of three', () => {
    expect([0, 999, 1000, -1234567, 1234.5678].map(grouped)).toEqual(['0', '999', '1,000', '-1,234,567', '1,234.5678']);
  });
});
