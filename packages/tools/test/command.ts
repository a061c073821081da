/** The commands called in this process, with all that they print. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, vi } from 'vitest';
import { runCommand } from '../src/cli.ts';

export interface Printed {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function roundhouse(...args: string[]): Promise<Printed> {
  const written = { out: '', err: '' };
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((written.out += String(text))));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((written.err += String(text))));
  try {
    const code = await runCommand(args);
    return { code, ...written };
  } finally {
    vi.restoreAllMocks();
    process.exitCode = 0;
  }
}

/** A folder that lasts as long as the tests of a file. */
export interface Scratch {
  readonly path: (name: string) => string;
  /** Writes a text, or anything else as JSON, and gives the path. */
  readonly write: (name: string, content: unknown) => string;
}

export function scratch(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const path = (name: string): string => join(folder, name);
  return {
    path,
    write(name, content) {
      writeFileSync(path(name), typeof content === 'string' ? content : JSON.stringify(content));
      return path(name);
    },
  };
}
