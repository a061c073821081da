import { createInterface, type Interface } from 'node:readline';
import { print } from '../output.ts';

/** Where answers come from: a line without spaces around it, or null when there are no more. */
export interface Answers {
  ask(prompt: string): Promise<string | null>;
}

/** Asks for lines, on a terminal or from a pipe. */
export class Asker implements Answers {
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

  async ask(prompt: string): Promise<string | null> {
    print(prompt);
    const line = this.#lines.shift() ?? (await this.#next());
    if (!process.stdin.isTTY) print(`${line ?? ''}\n`);
    return line?.trim() ?? null;
  }

  #next(): Promise<string | null> {
    return this.#ended ? Promise.resolve(null) : new Promise((take) => this.#waiting.push(take));
  }

  close(): void {
    this.#reader.close();
  }
}
