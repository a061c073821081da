/** Values made by chance from a schema, and values that are nearly so. */
import * as z from 'zod/mini';

export interface Chance {
  (below: number): number;
}

type Schema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};

const WORDS = [
  'player1',
  'player2',
  'host',
  'soh',
  '1820',
  'pass',
  'bid',
  'undo',
  'redo',
  'run',
  'Ada',
  '',
  'club',
  'here',
  '‮x',
  'é'.repeat(50),
];
const pick = <T>(chance: Chance, list: readonly T[]): T => list[chance(list.length)]!;

export const schemaOf = (schema: z.ZodMiniType): object =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });

/** Something of this form. */
export function valueOf(form: object, chance: Chance): unknown {
  const schema = form as Schema;
  if ('const' in schema) return schema.const;
  if (schema.enum) return pick(chance, schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return valueOf(pick(chance, options), chance);
  switch (schema.type) {
    case 'object':
      return recordOf(schema, chance);
    case 'array':
      return Array.from({ length: (schema.minItems ?? 0) + chance(3) }, () => valueOf(schema.items ?? {}, chance));
    case 'string':
      return textOf(schema, chance);
    case 'integer':
    case 'number':
      return pick(chance, [schema.minimum ?? 0, 1, 2, 3, chance(1000), schema.maximum ?? 10]);
    case 'boolean':
      return chance(2) === 1;
    case 'null':
      return null;
    default:
      return pick(chance, [null, 1, 'x', {}, []]);
  }
}

function recordOf({ properties = {}, required = [] }: Schema, chance: Chance): object {
  const names = Object.keys(properties).filter((name) => required.includes(name) || chance(2) === 1);
  return Object.fromEntries(names.map((name) => [name, valueOf(properties[name]!, chance)]));
}

function textOf({ pattern, minLength = 0 }: Schema, chance: Chance): string {
  const letters = (count: number) =>
    Array.from({ length: count }, () => 'abcdefghjkmnpqrstvwxyz0123456789'[chance(32)]).join('');
  if (pattern?.includes('22')) return letters(22);
  if (pattern?.includes('\\d')) return String(chance(100));
  if (pattern) return letters(12);
  return pick(chance, WORDS).padEnd(minLength, 'x');
}

const ODD: readonly unknown[] = [
  null,
  -1,
  1.5,
  1e308,
  '',
  'x'.repeat(3000),
  [],
  {},
  true,
  [[[[]]]],
  { toString: 1 },
  Number.MAX_SAFE_INTEGER,
];

/** The same with one place of it spoilt: a field gone, one too many, or something odd in it. */
export function spoilt(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || chance(4) === 0) return pick(chance, ODD);
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value };
  const keys = Object.keys(copy);
  const key = keys.length > 0 ? pick(chance, keys) : 'more';
  const record = copy as Record<string, unknown>;
  const way = chance(3);
  if (way === 0)
    record[Array.isArray(copy) ? copy.length : pick(chance, ['more', 'via', 'time', 'hash', 'consents', 'toString'])] =
      pick(chance, ODD);
  else if (way === 1 && !Array.isArray(copy)) delete record[key];
  else record[key] = spoilt(record[key], chance);
  return copy;
}
