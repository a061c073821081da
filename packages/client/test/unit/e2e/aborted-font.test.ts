import { expect, test } from 'vitest';
import { isAbortedFont } from '../../e2e/aborted-font.ts';

const failed = (status: number): string =>
  `download failed (font-family: "Source Sans 3" style:normal weight:400 stretch:100 src index:0): status=${status} source: http://localhost/a.woff2`;

test('a font broken off by leaving the page is no error of the page, one that is missing is', () => {
  expect(isAbortedFont(failed(2_152_398_850))).toBe(true);
  expect(isAbortedFont(`downloadable font: ${failed(2_152_398_850)}`)).toBe(true);
  expect(isAbortedFont(failed(2_147_746_065))).toBe(false);
  expect(isAbortedFont('status=2152398850 of something else')).toBe(false);
});
