/** Another build of the program, as a newer version would be: the same sources but for one text in one of them. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle, type Plugin } from 'esbuild';
import { fingerprintsOf } from '../../../scripts/fingerprints.mjs';
import { bundling, entries, root } from '../../../scripts/prepare.mjs';

interface Changes {
  /** From the project's root. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Titles whose rules have another fingerprint by it. */
  readonly titles: readonly string[];
}

export interface Build {
  readonly program: string;
  remove(): void;
}

export async function otherBuild(changes: Changes): Promise<Build> {
  // Inside the project, so that it finds the packages that no bundle holds.
  mkdirSync(join(root, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(root, 'dist', 'other-build-'));
  await bundle({
    ...bundling,
    write: true,
    plugins: [changing(changes)],
    entryPoints: entries,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
  });
  return {
    program: join(folder, 'roundhouse.mjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const changing = ({ file, from, to, titles }: Changes): Plugin => ({
  name: 'another-build',
  setup(build) {
    const fingerprints = fingerprintsOf();
    for (const title of titles)
      fingerprints[title] = createHash('sha256').update(`${fingerprints[title]}${to}`).digest('hex').slice(0, 12);
    build.onLoad({ filter: /[\\/]kernel[\\/]src[\\/]fingerprints\.ts$/ }, () => ({
      contents: `export const fingerprints = ${JSON.stringify(fingerprints)};`,
      loader: 'ts',
    }));
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      if (path !== join(root, file)) return null;
      const text = readFileSync(path, 'utf8');
      if (text.split(from).length !== 2) throw new Error(`${file} does not say "${from}" once`);
      return { contents: text.replace(from, to), loader: 'ts' };
    });
  },
});
