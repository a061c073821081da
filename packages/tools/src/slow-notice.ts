import { note } from './output.ts';

/** How long somebody waits without a word, in ms. */
const QUIET = 1_000;

/** Call it repeatedly during long work; after a second it says once what is taking so long. */
export function slowNotice(text: string, say: (text: string) => void = note): () => void {
  const from = performance.now();
  let said = false;
  return () => {
    if (said || performance.now() - from < QUIET) return;
    said = true;
    say(text);
  };
}
