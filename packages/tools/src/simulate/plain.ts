/**
 * Where a value is not plain JSON: `undefined`, a fraction that is no number, a function, an object with a class.
 * Null when all is plain. What was found plain once is remembered, since states share most of their parts.
 */
export function notPlain(value: unknown, seen: WeakSet<object>, path = 'state'): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
  }
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  if (seen.has(value)) return null;
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== Array.prototype) return `${path} is no plain object`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path} has a symbol`;
  for (const [key, part] of Object.entries(value)) {
    const found = notPlain(part, seen, `${path}.${key}`);
    if (found) return found;
  }
  seen.add(value);
  return null;
}

/** Where two plain values differ, the order of keys aside: their canonical texts differ just then. Null when nowhere. */
export function difference(a: unknown, b: unknown, path = 'state'): string | null {
  if (a === b) return null;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return path;
  if (Array.isArray(a) !== Array.isArray(b)) return path;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return path;
  for (const key of keys) {
    if (!Object.hasOwn(b, key)) return `${path}.${key}`;
    const found = difference(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      `${path}.${key}`,
    );
    if (found) return found;
  }
  return null;
}
