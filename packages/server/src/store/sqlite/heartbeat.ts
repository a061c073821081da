/**
 * A second guard of a data folder, for file systems that lock nothing: its server writes a line there every two seconds, and
 * who comes later looks whether that line still changes. A file of its own, since two that write to one database would spoil it.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { CannotServe } from '../contract.ts';

/** Milliseconds between two beats, and how long somebody waits for the next one of another. */
const BEAT_EVERY = 2_000;
const SILENT_AFTER = 3 * BEAT_EVERY;
const LOOK_EVERY = 200;

const fileIn = (folder: string): string => join(folder, 'heartbeat');

export class Heartbeat {
  readonly #path: string;
  readonly #owner = `${hostname()} ${process.pid} ${randomUUID()}`;
  readonly #timer: NodeJS.Timeout;
  #beats = 0;

  /** `lost` is called where another server has taken the folder. */
  constructor(folder: string, lost: () => void) {
    this.#path = fileIn(folder);
    writeFileSync(this.#path, this.#line());
    this.#timer = setInterval(() => this.#beat(lost), BEAT_EVERY).unref();
  }

  #line(): string {
    return `${this.#owner} ${String(this.#beats++).padStart(9, '0')}\n`;
  }

  #beat(lost: () => void): void {
    const line = read(this.#path);
    if (line !== '' && !line.startsWith(this.#owner)) {
      clearInterval(this.#timer);
      lost();
      return;
    }
    // In place, so that nobody finds it empty, and a full disk does not matter.
    writeFile(this.#path, this.#line(), { flag: 'r+' }).catch(() => {});
  }

  stop(): void {
    clearInterval(this.#timer);
    if (read(this.#path).startsWith(this.#owner)) rmSync(this.#path, { force: true });
  }
}

/** Throws while another server lives on the folder. One that was killed on this machine is known to be gone at once. */
export async function refuseWhileBeating(folder: string): Promise<void> {
  const first = read(fileIn(folder));
  if (first === '' || isKnownDead(first)) return;
  for (const until = performance.now() + SILENT_AFTER; performance.now() < until; ) {
    await new Promise((later) => setTimeout(later, LOOK_EVERY));
    const now = read(fileIn(folder));
    if (now === '') return;
    if (now !== first) throw new CannotServe(`another server is running on the data folder ${folder}.`);
  }
}

/** In a container everybody has the number that the one before had. */
function isKnownDead(line: string): boolean {
  const [host, number] = line.split(' ');
  const pid = Number(number);
  if (host !== hostname() || !Number.isSafeInteger(pid)) return false;
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
