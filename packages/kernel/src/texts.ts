/**
 * Texts with gaps, as catalogues hold them: `{name}`, `{count, plural, one {a share} other {# shares}}`,
 * `{from, select, ipo {the IPO} other {{from}}}`. A small part of ICU's message format, so that page, terminal and server
 * speak from the same catalogue and none of them carries a library for it. Figures are written in groups of three.
 */
export type TextValues = Readonly<Record<string, string | number>>;
export type Texts = Readonly<Record<string, string>>;

type Part =
  | string
  | { readonly name: string; readonly kind: 'value' }
  | {
      readonly name: string;
      readonly kind: 'plural' | 'selectordinal' | 'select';
      readonly ways: Readonly<Record<string, readonly Part[]>>;
    }
  /** `#`: the number that a plural is about. */
  | { readonly kind: 'count' };

const read = new Map<string, readonly Part[]>();

/** The text with its gaps filled; a gap without a value stays as it is written. */
export function fillIn(text: string, values: TextValues = {}): string {
  let parts = read.get(text);
  if (!parts) {
    parts = new Reader(text).parts();
    read.set(text, parts);
  }
  return written(parts, values, 0);
}

function written(parts: readonly Part[], values: TextValues, count: number): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'count') return grouped(count);
      const value = values[part.name];
      if (value === undefined) return `{${part.name}}`;
      if (!('ways' in part)) return typeof value === 'number' ? grouped(value) : value;
      const way = part.ways[`=${value}`] ?? part.ways[wayOf(part.kind, value)] ?? part.ways['other'] ?? [];
      return written(way, values, part.kind === 'select' ? count : Number(value));
    })
    .join('');
}

/** The English forms: catalogues of other languages bring theirs with them. */
function wayOf(kind: 'plural' | 'selectordinal' | 'select', value: string | number): string {
  if (kind === 'select') return String(value);
  const n = Number(value);
  if (kind === 'plural') return n === 1 ? 'one' : 'other';
  if (n % 100 >= 11 && n % 100 <= 13) return 'other';
  return ({ 1: 'one', 2: 'two', 3: 'few' } as Record<number, string>)[n % 10] ?? 'other';
}

/** `12345` as `12,345`. */
export const grouped = (n: number): string => String(n).replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',');

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Up to the end, or to the brace that closes what was opened. */
  parts(inPlural = false): Part[] {
    const found: Part[] = [];
    let plain = '';
    const flush = (): void => {
      if (plain) found.push(plain);
      plain = '';
    };
    while (this.#at < this.#text.length && this.#text[this.#at] !== '}') {
      const sign = this.#text[this.#at]!;
      this.#at++;
      if (sign === '{') {
        flush();
        found.push(this.#gap(inPlural));
      } else if (sign === '#' && inPlural) {
        flush();
        found.push({ kind: 'count' });
      } else plain += sign;
    }
    flush();
    return found;
  }

  #gap(inPlural: boolean): Part {
    const name = this.#word();
    if (this.#next() === '}') return { name, kind: 'value' };
    const kind = this.#word() as 'plural' | 'selectordinal' | 'select';
    this.#next();
    const ways: Record<string, readonly Part[]> = {};
    for (let way = this.#word(); way !== ''; way = this.#word()) {
      this.#next();
      ways[way] = this.parts(inPlural || kind !== 'select');
      this.#at++;
    }
    this.#next();
    return { name, kind, ways };
  }

  /** Letters, figures and the sign before an exact number. */
  #word(): string {
    const [all, word] = /\s*([\w=.&-]*)\s*/y.exec(this.#rest())!;
    this.#at += all.length;
    return word!;
  }
  #next(): string {
    const sign = this.#text[this.#at] ?? '}';
    this.#at++;
    return sign;
  }
  #rest(): string {
    return this.#text.slice(this.#at);
  }
}
