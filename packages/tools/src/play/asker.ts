import { createInterface, type Interface } from 'node:readline';

/** Asks for lines, on a terminal or from a pipe. */
export class Asker {
  readonly #lines: string[] = [];
  readonly #waiting: ((line: string | null) => void)[] = [];
  readonly #reader: Interface;
  #ended = false;

  constructor(input: NodeJS.ReadableStream = process.stdin) {
    const terminal = input === process.stdin && process.stdin.isTTY;
    this.#reader = createInterface({ input, terminal, ...(terminal ? { output: process.stdout } : {}) });
    this.#reader.on('line', (line) => {
      const next = this.#waiting.shift();
      if (next) next(line);
      else this.#lines.push(line);
    });
    this.#reader.on('close', () => {
      this.#ended = true;
      for (const next of this.#waiting.splice(0)) next(null);
    });
  }

  /** The next line, without spaces around it; null when there are no more. */
  async ask(prompt: string): Promise<string | null> {
    process.stdout.write(prompt);
    const line = this.#lines.shift() ?? (await this.#next());
    if (!process.stdin.isTTY) process.stdout.write(`${line ?? ''}\n`);
    return line?.trim() ?? null;
  }

  #next(): Promise<string | null> {
    return this.#ended ? Promise.resolve(null) : new Promise((take) => this.#waiting.push(take));
  }

  close(): void {
    this.#reader.close();
  }
}
