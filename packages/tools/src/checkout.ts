/** The project's own sources, where the command line runs inside a checkout. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from './failure.ts';

export interface SourceText {
  /** With forward slashes, from the folder that was asked for. */
  readonly path: string;
  readonly text: string;
}

/** The root of the checkout that this program belongs to; null when it was installed elsewhere. */
export function checkoutRoot(from = dirname(fileURLToPath(import.meta.url))): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'packages', 'titles', 'test'))) return folder;
    if (dirname(folder) === folder) return null;
  }
}

/** The same for what cannot be done without one. */
export function neededCheckout(what: string): string {
  const root = checkoutRoot();
  if (root === null) throw new Failure(`${what} needs the sources: run it in a checkout of the project.`);
  return root;
}

/** All test sources, their paths from the root. */
export const testSources = (root: string): SourceText[] =>
  readdirSync(join(root, 'packages'))
    .map((name) => `packages/${name}/test`)
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      textsIn(join(root, folder), (name) => name.endsWith('.test.ts')).map(({ path, text }) => ({
        path: `${folder}/${path}`,
        text,
      })),
    );

/** The folder of a title, from the root. */
export function titleFolder(root: string, id: string): string {
  const folder = [id, `t${id}`].map((name) => `packages/titles/src/${name}`).find((one) => existsSync(join(root, one)));
  if (folder === undefined) throw new Failure(`packages/titles/src has no folder of ${id}.`);
  return folder;
}

/** The sources of a title, their paths from its folder. */
export const titleSources = (root: string, id: string): SourceText[] =>
  textsIn(join(root, titleFolder(root, id)), (name) => name.endsWith('.ts'));

function textsIn(folder: string, wanted: (name: string) => boolean): SourceText[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(wanted)
    .map((name) => ({ path: name.split(sep).join('/'), text: readFileSync(join(folder, name), 'utf8') }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Ids in the tags of one source: the leading arguments of `rule(…)` that look like `title:id`. */
export function taggedRules(source: string): string[] {
  return [...source.matchAll(/\brule\(\s*((?:'[a-z0-9]+:[\w.-]+',\s*)+)/g)].flatMap((call) =>
    [...call[1]!.matchAll(/'([^']+)'/g)].map((id) => id[1]!),
  );
}

/** The tests tagged with an id: the line of the tag, and what the test says. */
export function testsOf(tag: string, source: string): { readonly line: number; readonly says: string }[] {
  const calls = source.matchAll(/\brule\(\s*((?:'[a-z0-9]+:[\w.-]+',\s*)+)('(?:[^'\\]|\\.)*'|"[^"]*"|`[^`]*`)/g);
  return [...calls].flatMap((call) =>
    call[1]!.includes(`'${tag}'`)
      ? [{ line: source.slice(0, call.index).split('\n').length, says: call[2]!.slice(1, -1).replaceAll("\\'", "'") }]
      : [],
  );
}
