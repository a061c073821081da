/** A small server for the built page. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { encodingFor, type ServedFile } from './files.ts';

/** Nothing from elsewhere, no code from text. Styles may stand in the page, since its parts place themselves so. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const everywhere = {
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/** `files` by address; the page itself, `/index.html`, answers every address of a place. */
export function makeServer(files: ReadonlyMap<string, ServedFile>): Server {
  return createServer((request, response) => answer(files, request, response));
}

function answer(files: ReadonlyMap<string, ServedFile>, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...everywhere, Allow: 'GET, HEAD' }).end();
    return;
  }
  const path = pathOf(request.url ?? '/');
  const file = files.get(path) ?? (isPlace(path) ? files.get('/index.html') : undefined);
  if (!file) {
    response.writeHead(404, { ...everywhere, 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found.\n');
    return;
  }
  const encoding = encodingFor(file, String(request.headers['accept-encoding'] ?? ''));
  const body = file.bodies[encoding]!;
  const map = `${path}.map`;
  response.writeHead(200, {
    ...everywhere,
    'Content-Type': file.type,
    'Content-Length': body.length,
    'Cache-Control': file.lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(files.has(map) ? { SourceMap: map } : {}),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function pathOf(url: string): string {
  try {
    return decodeURIComponent(new URL(url, 'http://local').pathname);
  } catch {
    return '/';
  }
}

/** Places have no ending; files that are missing have one. */
const isPlace = (path: string): boolean => !/\.[a-z0-9]+$/i.test(path);
