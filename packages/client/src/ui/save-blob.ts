/** Gives something to the person as a file of this name. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** What every system takes as a name of a file. */
export const fileName = (name: string, usual: string): string =>
  name.replaceAll(/[^\p{L}\p{N} ._-]+/gu, ' ').trim() || usual;
