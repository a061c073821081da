/** Good files made bad in every way that comes to mind, by a seed. */
import { dice } from '@roundhouse/kernel';

type Data = Record<string, unknown> | unknown[];
type Chance = (below: number) => number;

const nested = (levels: number): unknown => {
  let value: unknown = [];
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
};

const words = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'player1',
  'player99',
  'host',
  'undo',
  'redo',
  'indicate',
  'run',
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  '\u001b]0;owned\u0007\u001b[2J',
  'a\r\nroundhouse: all is well',
  '\u202e56+',
  '\u200b\u2060\ufeff',
  '\ud800',
  'x'.repeat(5_000),
];
const values: readonly (() => unknown)[] = [
  ...words.map((word) => () => word),
  ...[null, true, false, 0, -1, 1, 0.5, -0, 1e308, 2 ** 53, [], {}].map((value) => () => value),
  () => nested(3_000),
  () => ({ toString: 1, valueOf: 2 }),
  () => ({ length: 5 }),
  () => JSON.parse('{"__proto__":{"polluted":true}}') as unknown,
  () => [
    ['a', 'b'],
    ['a', 'b'],
  ],
  () => Array(300).fill('x'),
];

/** Every list and record within a value. */
function parts(value: unknown, found: Data[] = []): Data[] {
  if (typeof value === 'object' && value !== null) {
    found.push(value as Data);
    for (const part of Object.values(value)) parts(part, found);
  }
  return found;
}

function setIn(data: Data, key: string, value: unknown): void {
  Object.defineProperty(data, key, { value, enumerable: true, configurable: true, writable: true });
}

/** One change somewhere in the data. */
function changeData(data: Data, chance: Chance): void {
  const all = parts(data);
  const place = all[chance(all.length)]!;
  const keys = Object.keys(place);
  const key = keys[chance(Math.max(1, keys.length))] ?? '0';
  const value = values[chance(values.length)]!();
  const way = chance(6);
  if (way === 0 && Array.isArray(place)) place.splice(chance(place.length + 1), 1);
  else if (way === 1 && Array.isArray(place)) place.splice(chance(place.length + 1), 0, place[chance(place.length)]);
  else if (way === 2 && Array.isArray(place)) place.reverse();
  else if (way === 0) delete (place as Record<string, unknown>)[key];
  else if (way === 1 && !Array.isArray(place)) setIn(place, words[chance(words.length)]!, value);
  else setIn(place, key, value);
}

/** One change of the text itself. */
function changeText(text: string, chance: Chance): string {
  const at = chance(text.length);
  const length = 1 + chance(40);
  switch (chance(5)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(at + length);
    case 2:
      return text.slice(0, at) + text.slice(at, at + length).repeat(2) + text.slice(at + length);
    case 3:
      return `${text.slice(0, at)}${'"{}[],:09-\\\u0000\u202e'.charAt(chance(13))}${text.slice(at + 1)}`;
    default:
      return `\ufeff${text}`;
  }
}

/** The text of a file with one to three things wrong, the same for the same seed. */
export function spoilt(good: object, seed: number): string {
  const chance = dice(seed * 7919 + 1);
  const data = JSON.parse(JSON.stringify(good)) as Data;
  const changes = 1 + chance(3);
  const texts = chance(4) === 0;
  if (!texts) for (let i = 0; i < changes; i++) changeData(data, chance);
  let text = JSON.stringify(data);
  if (texts) for (let i = 0; i < changes; i++) text = changeText(text, chance);
  return text;
}
