import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSite } from '../src/index.ts';
import { startTestServer, type TestServer } from './kit.ts';

let folder: string;
let server: TestServer;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<p>page</p>');
  writeFileSync(join(folder, 'assets', 'a-1.js'), 'plain');
  writeFileSync(join(folder, 'assets', 'a-1.js.br'), 'brotli');
  writeFileSync(join(folder, 'assets', 'a-1.js.gz'), 'gzip');
  writeFileSync(join(folder, 'assets', 'a-1.js.map'), '{}');
  writeFileSync(join(folder, 'secret.pem'), 'no');
  server = await startTestServer({ site: readSite(folder) });
  port = Number(new URL(server.address).port);
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Paths are sent as they are: no client tidies them on the way. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((answered, failed) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (body += part));
      response.on('end', () => answered({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    asked.on('error', failed);
    asked.end();
  });
}

describe('the page', () => {
  test.each(['/', '/new', '/game/abc?at=3', '/rules/x'])('answers the place %s with the page', async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, body]).toEqual([200, '<p>page</p>']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip', 'gzip'],
    ['', undefined, 'plain'],
  ])('sends to a browser that accepts %j the form %j', async (accepted, encoding, body) => {
    const answer = await get('/assets/a-1.js', { 'Accept-Encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.body).toBe(body);
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  test('names and sends the map from a script to its sources', async () => {
    expect((await get('/assets/a-1.js')).headers['sourcemap']).toBe('/assets/a-1.js.map');
    expect((await get('/')).headers['sourcemap']).toBeUndefined();
    const { status, headers, body } = await get('/assets/a-1.js.map');
    expect([status, body]).toEqual([200, '{}']);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test.each(['/missing.js', '/secret.pem', '/assets/a-1.js.br', '/../secret.pem', '/%2e%2e/etc/passwd.txt'])(
    'has nothing at %s',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  test('forbids code made from text, and frames', async () => {
    const policy = (await get('/')).headers['content-security-policy'];
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
  });

  test('only reads', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
    expect((await get('/', {}, 'HEAD')).body).toBe('');
  });

  test('may open the socket of its own server and no other', async () => {
    const connect = (await get('/')).headers['content-security-policy'] as string;
    expect(connect).toContain(`connect-src 'self' ws://127.0.0.1:${port}`);
    const odd = (await get('/', { Host: 'a; script-src *' })).headers['content-security-policy'] as string;
    expect(odd).not.toContain('script-src *');
  });

  test('is no answer below /api/', async () => {
    const { status, headers } = await get('/api/v1/nothing');
    expect([status, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
  });
});
