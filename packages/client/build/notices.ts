/** The licences of everything from elsewhere that the built page carries, as one file beside it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const NOTICES = 'third-party-notices.txt';

/** Folders of packages of which something is in the page or its worker. */
export type Parts = Set<string>;

/** Notes which packages a bundle takes in. */
export function noteParts(parts: Parts): Plugin {
  const note = (id: string): void => {
    const folder = folderOf(id);
    if (folder) parts.add(folder);
  };
  return {
    name: 'roundhouse-note-parts',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(file.modules)) if (renderedLength > 0) note(id);
      }
      // Styles and the fonts that they name leave no code behind.
      for (const id of this.getModuleIds()) if (/\.css($|\?)/.test(id)) note(id);
    },
  };
}

/** Writes the file; it comes last, when everything has been noted. */
export function writeNotices(parts: Parts): Plugin {
  return {
    name: 'roundhouse-write-notices',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', fileName: NOTICES, source: noticesOf(parts) });
      },
    },
  };
}

/** The package that a module belongs to, by its folder; none for the project's own. */
function folderOf(id: string): string | null {
  const path = id.replaceAll('\\', '/').replace(/^\0/, '').split('?')[0]!;
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? null;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name?: string };
  readonly homepage?: string;
}

export function noticesOf(folders: Iterable<string>): string {
  const texts = [...folders]
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest }))
    .sort((a, b) => (a.manifest.name < b.manifest.name ? -1 : 1))
    .map(({ folder, manifest }) => noticeOf(folder, manifest));
  const head = 'This page is made with the work of others. Their names, and the terms on which they give it:\n';
  return [head, ...texts].join(`\n${'-'.repeat(72)}\n\n`);
}

function noticeOf(folder: string, { name, version, license, author, homepage }: Manifest): string {
  if (license === undefined) throw new Error(`${name} says nothing of its licence: it cannot be in the page`);
  const by = typeof author === 'string' ? author : author?.name;
  const head = [
    `${name} ${version}`,
    `Licence: ${license}`,
    ...(by ? [`By: ${by}`] : []),
    ...(homepage ? [homepage] : []),
  ];
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)(\.|$)/i.test(file));
  const terms = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return `${[head.join('\n'), ...terms].join('\n\n')}\n`;
}
