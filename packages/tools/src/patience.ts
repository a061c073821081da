import { note } from './output.ts';

/** How long somebody waits without a word, in ms. */
const QUIET = 1_000;

/** To be called again and again during long work: says once what takes so long. */
export function patience(text: string, say: (text: string) => void = note): () => void {
  const from = performance.now();
  let said = false;
  return () => {
    if (said || performance.now() - from < QUIET) return;
    said = true;
    say(text);
  };
}
