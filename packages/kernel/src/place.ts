import { quoted } from './sanitize.ts';

/** Lists whose items have a name of their own, counted from 1. */
const ITEMS: ReadonlyMap<PropertyKey | undefined, string> = new Map([
  ['entries', 'entry'],
  ['actions', 'entry'],
  ['players', 'player'],
]);

/** Where a value stands in a file, for a sentence: `"title"`, `entry 11`, `"hex" of entry 11`. */
export function placeInWords(path: readonly PropertyKey[]): string {
  const [list, index] = path;
  const item = ITEMS.get(list);
  const within = item !== undefined && typeof index === 'number' ? `${item} ${index + 1}` : null;
  const field = path.slice(within === null ? 0 : 2).findLast((key) => typeof key === 'string' && !WRAPPERS.has(key));
  const named = field === undefined ? null : `"${quoted(String(field))}"`;
  return [named, within].filter((part) => part !== null).join(' of ') || 'it';
}

/** What an entry's envelope holds is the entry itself. */
const WRAPPERS: ReadonlySet<string> = new Set(['action', 'note']);
