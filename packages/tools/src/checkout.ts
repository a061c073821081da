/** The project's own sources, where the command line runs inside a checkout. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the checkout that this program belongs to; null when it was installed elsewhere. */
export function checkoutRoot(from = dirname(fileURLToPath(import.meta.url))): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'packages', 'titles', 'test'))) return folder;
    if (dirname(folder) === folder) return null;
  }
}

/** The texts of all test sources. */
export function testSources(root: string): string[] {
  return readdirSync(join(root, 'packages'))
    .map((name) => join(root, 'packages', name, 'test'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.test.ts'))
        .map((name) => readFileSync(join(folder, name), 'utf8')),
    );
}

/** Ids in the tags of one source: the leading arguments of `rule(…)` that look like `title:id`. */
export function taggedRules(source: string): string[] {
  return [...source.matchAll(/\brule\(\s*((?:'[a-z0-9]+:[\w-]+',\s*)+)/g)].flatMap((call) =>
    [...call[1]!.matchAll(/'([^']+)'/g)].map((id) => id[1]!),
  );
}
