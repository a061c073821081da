/** The page itself, from memory, with all that a browser is told about it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
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
];

const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
} as const;

const isHost = (host: string): boolean => /^[\w.:[\]-]{1,255}$/.test(host);

const isLoopback = (host: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/.test(host);

/** Not every browser takes a socket of the page's own server for 'self', so it is named. */
export function headersFor(host: string | undefined, secure: boolean): Record<string, string> {
  // Browsers take this one only from an origin that they trust, and complain of it elsewhere.
  const isTrusted = secure || (host !== undefined && isLoopback(host));
  const opener = isTrusted ? { 'Cross-Origin-Opener-Policy': 'same-origin' } : {};
  const socket = host !== undefined && isHost(host) ? ` ${secure ? 'wss' : 'ws'}://${host}` : '';
  return { ...EVERYWHERE, ...opener, 'Content-Security-Policy': [...policy, `connect-src 'self'${socket}`].join('; ') };
}

/** `files` by address; the page itself, `/index.html`, answers every address of a place. */
export function siteHandler(files: ReadonlyMap<string, ServedFile>) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('Allow', 'GET, HEAD').send();
    const path = pathOf(request.url);
    const file = files.get(path) ?? (isPlace(path) ? files.get('/index.html') : undefined);
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n');
    const encoding = encodingFor(file, String(request.headers['accept-encoding'] ?? ''));
    const body = file.bodies[encoding]!;
    const map = `${path}.map`;
    reply.headers({
      'Content-Type': file.type,
      'Content-Length': body.length,
      'Cache-Control': file.lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      Vary: 'Accept-Encoding',
      ...(files.has(map) ? { SourceMap: map } : {}),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    });
    return reply.send(request.method === 'HEAD' ? undefined : body);
  };
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
