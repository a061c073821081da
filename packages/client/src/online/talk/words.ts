/** What words at a table point at. */

/** Plain words, and the moments that they name: `#361`. One that has not come is no link. */
export function momentsIn(words: string, last: number): readonly (string | { readonly seq: number })[] {
  const parts: (string | { readonly seq: number })[] = [];
  let at = 0;
  for (const match of words.matchAll(/(?<![\p{L}\p{N}&])#(\d{1,6})(?!\d)/gu)) {
    const seq = Number(match[1]);
    if (seq > last) continue;
    if (match.index > at) parts.push(words.slice(at, match.index));
    parts.push({ seq });
    at = match.index + match[0].length;
  }
  if (at < words.length) parts.push(words.slice(at));
  return parts;
}

/** Is somebody called by `@` and the name? */
export function mentions(words: string, name: string): boolean {
  const plain = name.replaceAll(/[\u2066-\u2069]/gu, '').toLowerCase();
  const all = words.toLowerCase();
  for (let at = all.indexOf(`@${plain}`); at >= 0; at = all.indexOf(`@${plain}`, at + 1))
    if (!/[\p{L}\p{N}]/u.test(all[at + plain.length + 1] ?? '')) return true;
  return false;
}
