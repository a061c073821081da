import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSite } from '../../src/serve/files.ts';
import { listen } from '../../src/serve/listen.ts';
import { makeServer } from '../../src/serve/server.ts';

let folder: string;
let server: Server;
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
  server = makeServer(readSite(folder));
  port = await listen(server, '127.0.0.1', 0);
});

afterAll(() => {
  server.close();
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

describe('the server', () => {
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

  test('says so when the wished port is taken', async () => {
    const other = createServer();
    await expect(listen(other, '127.0.0.1', port)).rejects.toThrow(`port ${port} is taken.`);
  });
});
