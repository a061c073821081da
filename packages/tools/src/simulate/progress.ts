import { counted } from '../counted.ts';

/** Progress on stderr: one line that is rewritten on a terminal, otherwise a line every few seconds. */
export class Progress {
  readonly #total: number;
  readonly #quiet: boolean;
  readonly #started = Date.now();
  #shown = Date.now();
  #open = false;

  constructor(total: number, quiet: boolean) {
    this.#total = total;
    this.#quiet = quiet;
  }

  tell(done: number, wrong: number): void {
    const tty = process.stderr.isTTY;
    const now = Date.now();
    if (this.#quiet || (now - this.#shown < (tty ? 100 : 5_000) && !(tty && done === this.#total))) return;
    this.#shown = now;
    const rate = (done * 1_000) / Math.max(1, now - this.#started);
    const text = `${done} of ${this.#total} games, ${rate.toFixed(1)} a second${wrong > 0 ? `, ${counted(wrong, 'violation')}` : ''}`;
    process.stderr.write(tty ? `\r${text}\x1b[K` : `${text}\n`);
    this.#open = tty;
  }

  /** Ends the rewritten line before something else is printed. */
  clear(): void {
    if (this.#open) process.stderr.write('\r\x1b[K');
    this.#open = false;
  }
}
