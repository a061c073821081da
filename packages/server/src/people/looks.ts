/** Names that a reader takes for one another have the same looks. */
import { looksOf } from '@roundhouse/kernel';

/** Letters of other alphabets, and figures, by the small Latin letter that they pass for. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'вƅ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еєε',
  g: 'ɡ',
  h: 'нһ',
  i: 'іιıl1|!ӏ',
  j: 'ј',
  k: 'кκ',
  m: 'м',
  n: 'пη',
  o: 'оο0օ',
  p: 'рρ',
  q: 'ԛ',
  s: 'ѕ',
  t: 'тτ',
  u: 'υս',
  v: 'ѵν',
  w: 'ԝω',
  x: 'хχ',
  y: 'уγ',
};
const LATIN = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) => Array.from(others).map((one) => [one, latin])),
);

/** What all names have in common that look like this one, whatever their case, spaces and signs between words. */
export function looksLike(name: string): string {
  const plain = looksOf(name);
  const letters = plain.replaceAll(/[\s._'’‐-―-]/gu, '') || plain;
  return Array.from(letters, (letter) => LATIN.get(letter) ?? letter).join('');
}
