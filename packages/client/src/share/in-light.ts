/** Colours are read as they are in the light theme, on the paper of a game; the page itself is never seen so. */
export function inLight<T>(read: () => T): T {
  const { dataset } = document.documentElement;
  const { theme, paper } = dataset;
  dataset['theme'] = 'light';
  delete dataset['paper'];
  try {
    return read();
  } finally {
    if (theme === undefined) delete dataset['theme'];
    else dataset['theme'] = theme;
    if (paper !== undefined) dataset['paper'] = paper;
  }
}
