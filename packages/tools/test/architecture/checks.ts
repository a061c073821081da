/**
 * The rules of the house that a compiler does not check. Each check takes source files, wherever they come from,
 * and gives one sentence per violation.
 */
import { posix } from 'node:path';
import { type Import, importsOf, type Token, tokenize } from './tokens.ts';

export interface Source {
  /** From the project's root, with forward slashes: packages/kernel/src/game.ts */
  readonly path: string;
  readonly text: string;
}

export interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** From the bottom up: a package may use those before it, and nothing after it. */
export const packageOrder = [
  'kernel',
  'rail',
  'titles',
  'exchange',
  'host',
  'bots',
  'protocol',
  'server',
  'tools',
  'client',
] as const;
/** Packages that only these may use: code that talks to a server needs its protocol alone. */
const onlyFor: Readonly<Record<string, readonly string[]>> = { server: ['tools'] };
/** These are pure: the same input gives the same output, on every machine. */
export const enginePackages: readonly string[] = ['kernel', 'rail', 'titles', 'exchange', 'host', 'bots', 'protocol'];
/** These serve every title, so they name none; the client keeps what it knows of one in that title's folder. */
export const sharedPackages: readonly string[] = ['kernel', 'rail', 'client'];
/** Where a title has a folder of its own: in the titles, in the client, in what is brought over from elsewhere and in what is measured. */
const ownFolderOfATitle =
  /^packages\/(titles\/src|client\/src\/titles|(exchange\/src|tools\/src\/bench)\/(\d{4}|soh))\//;
const enginePackagesMayImport = new Set(['zod', 'pure-rand']);
const longestFile = 400;

/** Names that reach outside, or give another answer at another time or place. */
const impureGlobals = new Set(
  (
    'Date performance fetch XMLHttpRequest WebSocket setTimeout setInterval setImmediate queueMicrotask ' +
    'requestAnimationFrame process console globalThis window document localStorage sessionStorage navigator ' +
    'crypto Buffer Intl require eval'
  ).split(' '),
);
/** Methods whose answer depends on the language of the machine. */
const impureMethods = new Set('localeCompare toLocaleString toLocaleUpperCase toLocaleLowerCase'.split(' '));

const titleNames = [
  /(?<![0-9a-f.])(?:1820|1828|1839|1843)(?![0-9a-f])/i,
  /steam[\s_-]*over[\s_-]*holland/i,
  /(?<![a-z])soh(?![a-z])/,
  /\bSOH(?![A-Z])/,
  /Soh(?![a-z])/,
];

const packageOf = (path: string) => path.split('/')[1] ?? '';
const externalName = (from: string) =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
const ownPackage = (from: string) => /^@roundhouse\/([^/]+)/.exec(from)?.[1];
const isRelative = (from: string) => from.startsWith('.');
const resolve = (path: string, from: string) => posix.join(posix.dirname(path), from);

function eachImport(sources: readonly Source[], visit: (source: Source, item: Import) => string | null): string[] {
  return sources.flatMap((source) =>
    importsOf(tokenize(source.text)).flatMap((item) => {
      const problem = visit(source, item);
      return problem === null ? [] : [`${source.path}:${item.line} ${problem}`];
    }),
  );
}

/** The engine imports its own files, packages below it and a few pure libraries: nothing that does I/O. */
export function impureImports(sources: readonly Source[]): string[] {
  return eachImport(sources, (source, { from }) => {
    if (!enginePackages.includes(packageOf(source.path))) return null;
    if (from === null) return 'imports something that is not a plain string';
    if (isRelative(from) || ownPackage(from)) return null;
    // One import of the whole brings all of it into the file that every table loads.
    if (from === 'zod') return 'imports zod, of which zod/mini is enough';
    return enginePackagesMayImport.has(externalName(from)) ? null : `imports ${from}, which the engine may not`;
  });
}

/** The engine uses no clock, no chance but the seeded one, no network, no console, no language of the machine. */
export function impureNames(sources: readonly Source[]): string[] {
  return sources
    .filter((source) => enginePackages.includes(packageOf(source.path)))
    .flatMap((source) => {
      const tokens = tokenize(source.text);
      return tokens.flatMap((token, i) => {
        const name = impureName(tokens, i);
        return name === null ? [] : [`${source.path}:${token.line} uses ${name}, which the engine may not`];
      });
    });
}

function impureName(tokens: readonly Token[], i: number): string | null {
  const token = tokens[i];
  const [previous, next, afterNext] = [tokens[i - 1]?.text, tokens[i + 1]?.text, tokens[i + 2]?.text];
  if (token?.kind !== 'word') return null;
  if (previous === '.') {
    if (token.text === 'meta' && tokens[i - 2]?.text === 'import') return 'import.meta';
    // `...name` spreads a value, `a.name` only reads a property.
    if (tokens[i - 2]?.text !== '.') return impureMethods.has(token.text) ? token.text : null;
  }
  if (token.text === 'Math') return next === '.' && afterNext !== 'random' ? null : 'Math.random';
  if (!impureGlobals.has(token.text)) return null;
  const isKey = next === ':' ? previous !== '?' && previous !== 'case' : next === '?' && afterNext === ':';
  return isKey ? null : token.text;
}

/** What serves all titles names none of them, in code, comments or file names. */
export function titlesNamed(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => sharedPackages.includes(packageOf(path)) && !ownFolderOfATitle.test(path))
    .flatMap((source) =>
      [source.path, ...source.text.split('\n')].flatMap((line, number) => {
        const name = titleNames.map((pattern) => pattern.exec(line)?.[0]).find((found) => found !== undefined);
        return name === undefined ? [] : [`${source.path}:${number} names a title: ${name}`];
      }),
    );
}

/** What only one title does or logs has no place in what serves all of them: its words, by the title that has them. */
export function titleWordsUsed(sources: readonly Source[], words: ReadonlyMap<string, string>): string[] {
  return sources
    .filter(({ path }) => !ownFolderOfATitle.test(path))
    .flatMap((source) =>
      tokenize(source.text)
        .filter(({ kind, text }) => kind === 'string' && words.has(text))
        .map(({ text, line }) => `${source.path}:${line} speaks of ${text}, which only ${words.get(text)} knows`),
    );
}

/** Packages use only those below them, by name; files stay inside their package and name real files. */
export function wrongDependencies(sources: readonly Source[], manifests: readonly Manifest[]): string[] {
  const order: readonly string[] = packageOrder;
  const paths = new Set(sources.map((source) => source.path));
  const declared = new Map(manifests.map((manifest) => [manifest.name, Object.keys(manifest.dependencies ?? {})]));

  const inManifests = manifests.flatMap(({ name, dependencies }) =>
    Object.keys(dependencies ?? {})
      .map(ownPackage)
      .filter((other) => other !== undefined && order.indexOf(other) >= order.indexOf(ownPackage(name) ?? ''))
      .map((other) => `${name} depends on @roundhouse/${other}, which is not below it`),
  );
  const inSources = eachImport(sources, (source, { from }) => {
    const self = packageOf(source.path);
    if (from === null || from.startsWith('node:')) return null;
    if (isRelative(from)) {
      const target = resolve(source.path, from);
      if (!target.startsWith(`packages/${self}/src/`)) return `imports ${from}, outside its package`;
      return paths.has(target) || /\.(json|css)(\?\w+=\w+)?$/.test(target)
        ? null
        : `imports ${from}, which does not exist`;
    }
    const other = ownPackage(from);
    if (other !== undefined && !order.includes(other)) return `imports ${from}, which is no package of ours`;
    if (other !== undefined && onlyFor[other]?.includes(self) === false) return `imports ${from}, not for ${self}`;
    if (other !== undefined && order.indexOf(other) >= order.indexOf(self)) return `imports ${from}, not below ${self}`;
    const isDeclared = declared.get(`@roundhouse/${self}`)?.includes(externalName(from));
    return isDeclared ? null : `imports ${from}, which packages/${self}/package.json does not list`;
  });
  return [...inManifests, ...inSources];
}

/** Files that need each other to run. Types are gone by then and do not count. */
export function importCycles(sources: readonly Source[]): string[] {
  const edges = new Map(
    sources.map(({ path, text }) => [
      path,
      importsOf(tokenize(text))
        .filter(({ from, typeOnly }) => !typeOnly && from !== null && isRelative(from))
        .map(({ from }) => resolve(path, from ?? '')),
    ]),
  );
  const cycles: string[] = [];
  const finished = new Set<string>();
  const visit = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      cycles.push(`import cycle: ${[...trail.slice(start), path].join(' -> ')}`);
    } else if (!finished.has(path)) {
      for (const target of edges.get(path) ?? []) visit(target, [...trail, path]);
      finished.add(path);
    }
  };
  for (const path of edges.keys()) visit(path, []);
  return cycles;
}

export function filesTooLong(sources: readonly Source[]): string[] {
  return sources
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > longestFile)
    .map(({ path, lines }) => `${path} has ${lines} lines; at most ${longestFile} are allowed`);
}
