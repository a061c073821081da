import { fromJson, type HexDef } from '@roundhouse/rail';
import { expect, test } from 'vitest';

/** What the compiler makes of JSON: texts are any text. */
const right = [
  { id: 'A1', color: 'white' },
  { id: 'A3', color: 'white', nodes: [{ kind: 'town', revenue: { yellow: 10, brown: 20 } }], tracks: ['0:n0'] },
];
const missing = [{ id: 'A1' }];
const misspelt = [{ id: 'A1', color: 'white', nodes: [{ kind: 'town', revnue: 10 }] }];
const ofAnotherKind = [{ id: 'A1', color: 'white', nodes: [{ kind: 'city', slots: 'two' }] }];

test('JSON that fits its form is of that type, and other JSON does not compile', () => {
  const hexes = fromJson<readonly HexDef[]>()(right);
  // @ts-expect-error a field that the form asks for
  const one = fromJson<readonly HexDef[]>()(missing);
  // @ts-expect-error a field that the form does not know
  const two = fromJson<readonly HexDef[]>()(misspelt);
  // @ts-expect-error a text where the form asks for a number
  const three = fromJson<readonly HexDef[]>()(ofAnotherKind);
  expect([hexes, one, two, three].map(({ length }) => length)).toEqual([2, 1, 1, 1]);
});
