/** The built page as files with all that a browser is told about them. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

export type Encoding = 'br' | 'gzip' | 'identity';

export interface ServedFile {
  readonly type: string;
  /** Its name changes with its content: it may be kept for ever. */
  readonly lasting: boolean;
  /** The same content in every form that the build has made. */
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer };
}

/** Reads the whole folder into memory: it is small, and no request ever touches the disk. */
export function readSite(folder: string): Map<string, ServedFile> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  const present = new Set(names);
  const files = new Map<string, ServedFile>();
  for (const name of names) {
    const type = types[extname(name)];
    if (type === undefined) continue;
    const path = `/${name
      .slice(folder.length + 1)
      .split(sep)
      .join('/')}`;
    const packed = (ending: string) => (present.has(name + ending) ? readFileSync(name + ending) : undefined);
    const [br, gzip] = [packed('.br'), packed('.gz')];
    files.set(path, {
      type,
      lasting: path.startsWith('/assets/'),
      bodies: { identity: readFileSync(name), ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
    });
  }
  return files;
}

/** The smallest form that the browser says it understands. */
export function encodingFor(file: ServedFile, accepted: string): Encoding {
  const understood = accepted
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((one) => file.bodies[one] && understood.includes(one)) ?? 'identity';
}
