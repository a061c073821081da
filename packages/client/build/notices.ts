/** The licences of everything from elsewhere that the built page carries, as one file beside it. */
import type { Plugin } from 'vite';
import { folderOf, NOTICES, noticesOf } from '../../../scripts/notices.mjs';

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
        this.emitFile({ type: 'asset', fileName: NOTICES, source: noticesOf('This page', parts) });
      },
    },
  };
}
