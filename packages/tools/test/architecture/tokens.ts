/** A small scanner for TypeScript: enough to tell code from comments and strings, and to read imports. */

export interface Token {
  readonly kind: 'word' | 'string' | 'number' | 'punctuation';
  /** The text as written; for a string, what stands between its quotes. */
  readonly text: string;
  readonly line: number;
}

/** After these words a slash opens a regular expression; after any other word it divides. */
const beforeExpression = new Set(
  'return typeof case in of do else void delete throw new instanceof await yield'.split(' '),
);

const patterns = {
  blank: /\s+/y,
  comment: /\/\/[^\n]*|\/\*[\s\S]*?\*\//y,
  string: /'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"/y,
  templatePart: /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/y,
  regex: /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y,
  word: /#?[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*/uy,
  number: /\d[\w.]*/y,
};

export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  /** Open braces; a `${` waits for its `}` to go on with the text of its template. */
  const braces: ('{' | '${')[] = [];
  let at = 0;
  let line = 1;

  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const text = pattern.exec(source)?.[0];
    if (text === undefined) return null;
    at += text.length;
    return text;
  };
  const add = (kind: Token['kind'], text: string, raw = text) => {
    tokens.push({ kind, text, line });
    line += raw.split('\n').length - 1;
  };
  const template = () => {
    const text = take(patterns.templatePart) ?? '';
    add('string', text);
    if (source.startsWith('${', at)) braces.push('${');
    at += source[at] === '`' ? 1 : 2;
  };
  const regexMayStart = () => {
    const last = tokens.at(-1);
    if (!last) return true;
    if (last.kind === 'word') return beforeExpression.has(last.text);
    return last.kind === 'punctuation' && !')]}'.includes(last.text);
  };

  while (at < source.length) {
    const skipped = take(patterns.blank) ?? take(patterns.comment);
    if (skipped !== null) {
      line += skipped.split('\n').length - 1;
      continue;
    }
    const string = take(patterns.string);
    if (string !== null) {
      add('string', string.slice(1, -1), string);
      continue;
    }
    const char = source[at] ?? '';
    if (char === '/' && regexMayStart() && take(patterns.regex) !== null) {
      add('string', '');
      continue;
    }
    const word = take(patterns.word);
    if (word !== null) {
      add('word', word);
      continue;
    }
    const number = take(patterns.number);
    if (number !== null) {
      add('number', number);
      continue;
    }
    at += 1;
    if (char === '`') {
      template();
    } else if (char === '}' && braces.pop() === '${') {
      template();
    } else {
      if (char === '{') braces.push('{');
      add('punctuation', char);
    }
  }
  return tokens;
}

export interface Import {
  /** What is imported, as written; null if it is not a plain string. */
  readonly from: string | null;
  /** `import type` and `export type`: gone when the program runs. */
  readonly typeOnly: boolean;
  readonly line: number;
}

/** Every import of a file: statements, re-exports, `import()` as call and as type, `require()`. */
export function importsOf(tokens: readonly Token[]): Import[] {
  const found: Import[] = [];
  tokens.forEach((token, i) => {
    if (token.kind !== 'word' || tokens[i - 1]?.text === '.') return;
    const next = tokens[i + 1];
    const add = (target: Token | undefined, typeOnly: boolean) =>
      found.push({ from: target?.kind === 'string' ? target.text : null, typeOnly, line: token.line });

    if ((token.text === 'import' || token.text === 'require') && next?.text === '(') {
      add(tokens[i + 2], false);
    } else if (token.text === 'import' && next?.kind === 'string') {
      add(next, false);
    } else if (token.text === 'import' || token.text === 'export') {
      const from = fromClause(tokens, i + 1);
      if (from) add(from, next?.text === 'type' && tokens[i + 2]?.text !== 'from');
    }
  });
  return found;
}

/** The string after `from` in `import a, { b as c } from 'd'` or `export * from 'd'`, if this is such a statement. */
function fromClause(tokens: readonly Token[], start: number): Token | null {
  for (let i = start; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (token?.text === 'from' && tokens[i + 1]?.kind === 'string') return tokens[i + 1] ?? null;
    if (token?.text === 'import' || token?.text === 'export') return null;
    if (token?.kind !== 'word' && !(token?.kind === 'punctuation' && '{},*'.includes(token.text))) return null;
  }
  return null;
}
