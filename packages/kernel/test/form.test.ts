import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readerOf, UNREAD } from '../src/form.ts';

/** A form with every kind of field that moves have. */
const schema = z.strictObject({
  type: z.literal('run'),
  by: z.string().min(1).max(6),
  hex: z.enum(['A1', 'B2']),
  amount: z.int().min(0).max(9),
  above: z.int().gt(1).lt(5),
  sure: z.boolean(),
  using: z.enum(['P1']).optional(),
  routes: z.array(z.strictObject({ train: z.string().max(3), path: z.array(z.string().max(2)).max(3) })).max(2),
});
const good = {
  type: 'run',
  by: 'Ada',
  hex: 'A1',
  amount: 9,
  above: 4,
  sure: true,
  routes: [{ train: '2-1', path: ['a', 'b'] }],
};
const read = readerOf(schema);

describe('a compiled form', () => {
  test('reads what is right as the schema does, its fields in the same order, into a copy of its own', () => {
    const mixed = Object.fromEntries(Object.entries({ ...good, using: 'P1' }).toReversed());
    const found = read(mixed);
    expect(JSON.stringify(found)).toBe(JSON.stringify(schema.parse(mixed)));
    expect((found as typeof good).routes[0]!.path).not.toBe(good.routes[0]!.path);
    expect(found).not.toBe(mixed);
    expect(read(good)).toEqual(good);
    expect(Object.keys(read(good) as object)).not.toContain('using');
  });

  test.each([
    ['no record', null],
    ['a list', []],
    ['a text', 'run'],
    ['a field too few', { ...good, by: undefined }],
    ['a field too many', { ...good, more: 1 }],
    ['another literal', { ...good, type: 'walk' }],
    ['a text too long', { ...good, by: 'Adalbert' }],
    ['a text too short', { ...good, by: '' }],
    ['a value out of the list', { ...good, hex: 'C3' }],
    ['a number too great', { ...good, amount: 10 }],
    ['a number below', { ...good, amount: -1 }],
    ['a broken number', { ...good, amount: 0.5 }],
    ['a number at the open end', { ...good, above: 5 }],
    ['a number at the other open end', { ...good, above: 1 }],
    ['no number at all', { ...good, amount: Number.NaN }],
    ['a number as text', { ...good, amount: '3' }],
    ['a list too long', { ...good, routes: [good.routes[0], good.routes[0], good.routes[0]] }],
    ['a fault deep within', { ...good, routes: [{ train: '2-1', path: ['abc'] }] }],
  ])('leaves %s to the schema', (_, value) => {
    expect(read(value)).toBe(UNREAD);
    expect(schema.safeParse(value).success).toBe(false);
  });

  test('accepts nothing that the schema does not', () => {
    const part = fc.oneof(fc.anything(), fc.constantFrom<unknown>(...Object.values(good)));
    const near = fc.record(Object.fromEntries(Object.keys(good).map((key) => [key, part])), { requiredKeys: [] });
    fc.assert(
      fc.property(near, fc.constantFrom(...Object.keys(good), 'using'), (other, key) => {
        const value = { ...good, [key]: (other as Record<string, unknown>)[key] };
        const found = read(value);
        if (found !== UNREAD) expect(schema.parse(value)).toEqual(found);
      }),
    );
  });

  test('asks the schema for kinds and limits that it does not know', () => {
    for (const [own, right, wrong] of [
      [z.string().regex(/^a+$/), 'aa', 'b'],
      [z.union([z.int(), z.boolean()]), true, 'x'],
      [z.number(), 0.5, '1'],
      [z.int().multipleOf(2), 4, 3],
      [z.looseObject({ a: z.int() }), { a: 1, b: 2 }, { a: 'x' }],
      [z.email(), 'a@b.cd', 'a'],
      [z.array(z.int()).refine((list) => list.length !== 1), [1, 2], [1]],
    ] as const) {
      expect(readerOf(own)(right)).toEqual(right);
      expect(readerOf(own)(wrong)).toBe(UNREAD);
    }
  });
});
