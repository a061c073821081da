/**
 * Forms of actions, compiled: a schema becomes plain functions that read what is right, once for all actions. They word
 * no refusal and know few kinds of fields; whatever they do not accept is put to the schema itself.
 */
import * as z from 'zod/mini';

/** Reads a value as the schema would, into a copy of its own; `UNREAD` where the schema is to be asked. */
export type Read = (value: unknown) => unknown;
export const UNREAD: unique symbol = Symbol('unread');

/** The parts of a schema's definition that matter here. */
interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly coerce?: boolean;
  readonly checks?: readonly { readonly _zod: { readonly def: Limit } }[];
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly catchall?: z.core.$ZodType;
}
interface Limit {
  readonly check: string;
  readonly value?: unknown;
  readonly inclusive?: boolean;
  readonly maximum?: number;
  readonly minimum?: number;
}
type Holds = (value: never) => boolean;

const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def;

export function readerOf(schema: z.core.$ZodType): Read {
  const limits = (definitionOf(schema).checks ?? []).map(({ _zod }) => limitOf(_zod.def));
  const read = plainReader(schema);
  if (!read || limits.includes(null)) return ask(schema);
  const all = limits as ((value: unknown) => boolean)[];
  if (all.length === 0) return read;
  return (value) => {
    const found = read(value);
    if (found === UNREAD) return UNREAD;
    for (const holds of all) if (!holds(found)) return UNREAD;
    return found;
  };
}

/** The reader of a kind of fields, without its limits; none where the kind is not known here. */
function plainReader(schema: z.core.$ZodType): Read | null {
  const { type, format, coerce, element, shape, catchall } = definitionOf(schema);
  if (coerce) return null;
  if (type === 'literal' || type === 'enum') return among(schema._zod.values);
  if (type === 'boolean') return (value) => (typeof value === 'boolean' ? value : UNREAD);
  if (type === 'string' && format === undefined) return (value) => (typeof value === 'string' ? value : UNREAD);
  if (type === 'number' && format === 'safeint') return (value) => (Number.isSafeInteger(value) ? value : UNREAD);
  if (type === 'array') return list(readerOf(element!));
  if (type === 'object' && catchall && definitionOf(catchall).type === 'never') return record(shape!);
  return null;
}

/** A limit as a question; null where it is not known here. */
function limitOf({ check, value, inclusive, maximum, minimum }: Limit): Holds | null {
  const edge = inclusive ? 0 : 1;
  if (check === 'greater_than' && Number.isInteger(value)) return (one: number) => one >= (value as number) + edge;
  if (check === 'less_than' && Number.isInteger(value)) return (one: number) => one <= (value as number) - edge;
  if (check === 'max_length') return (one: string | unknown[]) => one.length <= maximum!;
  if (check === 'min_length') return (one: string | unknown[]) => one.length >= minimum!;
  return null;
}

const ask = (schema: z.core.$ZodType): Read => {
  return (value) => {
    const parsed = z.safeParse(schema, value);
    return parsed.success ? parsed.data : UNREAD;
  };
};

function among(values: ReadonlySet<unknown> | undefined): Read | null {
  return values ? (value) => (values.has(value) ? value : UNREAD) : null;
}

function list(read: Read): Read {
  return (value) => {
    if (!Array.isArray(value)) return UNREAD;
    const out: unknown[] = [];
    for (const one of value) {
      const found = read(one);
      if (found === UNREAD) return UNREAD;
      out.push(found);
    }
    return out;
  };
}

function record(shape: Readonly<Record<string, z.core.$ZodType>>): Read {
  const fields = Object.entries(shape).map(([name, schema]) => {
    const { type, innerType } = definitionOf(schema);
    const optional = type === 'optional';
    return { name, optional, read: readerOf(optional ? innerType! : schema) };
  });
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return UNREAD;
    const out: Record<string, unknown> = {};
    let known = 0;
    for (const { name, optional, read } of fields) {
      if (Object.hasOwn(value, name)) {
        const found = read((value as Record<string, unknown>)[name]);
        if (found === UNREAD) return UNREAD;
        out[name] = found;
        known++;
      } else if (!optional) return UNREAD;
    }
    return Object.keys(value).length === known ? out : UNREAD;
  };
}
