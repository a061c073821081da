import { describe, expect, test } from 'vitest';
import {
  addressOf,
  clientMessageSchema,
  messages,
  type RouteName,
  routes,
  type RouteSchemas,
  schemas,
  serverMessageSchema,
} from '../src/index.ts';

const names = Object.keys(routes) as RouteName[];

describe('the table of routes', () => {
  test('has one line for each method and address', () => {
    const lines = names.map((name) => `${routes[name].method} ${routes[name].path}`);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test.each(names)('says of %s what it answers, and what it reads where it changes something', (name) => {
    const { method } = routes[name];
    const { body, answers }: RouteSchemas = schemas[name];
    expect(Object.keys(answers).length > 0).toBe(name !== 'stream');
    if (method === 'GET') expect(body).toBeUndefined();
    else if (method !== 'DELETE') expect(body).toBeDefined();
  });

  test('makes addresses from it', () => {
    expect(addressOf('server')).toBe('/api/v1/server');
    expect(addressOf('answer', { game: 'abcd', ask: 'undo/1' })).toBe('/api/v1/games/abcd/asks/undo%2F1');
  });
});

test('every message of the table has a form, and every form a line', () => {
  const forms = (schema: { def: { options: readonly { shape: { t: { def: { values: readonly unknown[] } } } }[] } }) =>
    schema.def.options.map(({ shape }) => shape.t.def.values[0]);
  const of = (from: string) => Object.entries(messages).flatMap(([name, one]) => (one.from === from ? [name] : []));
  expect(new Set(forms(clientMessageSchema as never))).toEqual(new Set(of('client')));
  expect(new Set(forms(serverMessageSchema as never))).toEqual(new Set(of('server')));
});
