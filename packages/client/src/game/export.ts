import { fileName, saveBlob } from '../ui/save-blob.ts';

/** Gives a game to the person as a file, named after it. */
export function saveFile(name: string, file: object): void {
  const blob = new Blob([`${JSON.stringify(file, null, 1)}\n`], { type: 'application/json' });
  saveBlob(blob, `${fileName(name, 'game')}.json`);
}
