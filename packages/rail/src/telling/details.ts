/** Details of events and actions, which are plain records: read as text or number, never as something else. */
type Details = { readonly [field: string]: unknown };

/** A detail as text; empty where there is none. */
export function textOf(of: Details, field: string): string {
  const value = of[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A detail as a number; 0 where there is none. */
export const numberOf = (of: Details, field: string): number => Number(of[field] ?? 0);
