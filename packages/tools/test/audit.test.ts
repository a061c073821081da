/** What npm run audit says of a registry that knows of a vulnerability, of none, or does not answer. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/prepare.mjs';

const ADVISORIES = '/-/npm/v1/security/advisories/bulk';

const advisory = (severity: string) => ({
  fastify: [
    {
      id: 1,
      url: 'https://advisories.example/1',
      title: 'It says too much',
      severity,
      vulnerable_versions: '>=1.0.0',
      cwe: [],
      cvss: { score: 0, vectorString: null },
    },
  ],
});

/** Its exit code and what it says, where the registry answers so. */
async function auditedBy(status: number, answer: unknown): Promise<{ code: number; said: string }> {
  const registry = createServer((request, reply) => {
    const isAsked = request.url === ADVISORIES;
    reply.writeHead(isAsked ? status : 404, { 'content-type': 'application/json' });
    reply.end(isAsked && answer !== null ? JSON.stringify(answer) : '');
  });
  await new Promise<void>((listening) => registry.listen(0, '127.0.0.1', listening));
  const { port } = registry.address() as AddressInfo;
  // What npm has once heard it keeps.
  const cache = mkdtempSync(join(tmpdir(), 'roundhouse-npm-'));
  const child = spawn(process.execPath, [join(root, 'scripts', 'audit.mjs')], {
    cwd: root,
    env: { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_cache: cache },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const code = await new Promise<number>((ended) => child.once('close', ended));
  registry.close();
  rmSync(cache, { recursive: true, force: true });
  return { code, said };
}

test('a vulnerability above "low" is a failure that names the package and why', async () => {
  const { code, said } = await auditedBy(200, advisory('high'));
  expect(code).toBe(1);
  expect(said).toContain('fastify: high: It says too much (>=1.0.0, https://advisories.example/1)');
});

test('a low one is none, and the number of packages is told', async () => {
  const { code, said } = await auditedBy(200, advisory('low'));
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/^roundhouse: no known vulnerability above "low" in \d+ packages\.$/m),
  ]);
});

test('a registry that does not answer is no failure, and it is said', async () => {
  const { code, said } = await auditedBy(405, null);
  expect([code, said]).toEqual([0, expect.stringContaining('not asked: the registry does not answer (405)')]);
});
