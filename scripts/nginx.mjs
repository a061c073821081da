// An nginx for tests: with the lines that docs/hosting.md tells operators to write, a certificate of its own, and gone afterwards.

import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { root } from './prepare.mjs';

const PROGRAM = '/usr/sbin/nginx';
const hasOpenssl = () => spawnSync('openssl', ['version']).status === 0;

export const hasNginx = () => existsSync(PROGRAM) && hasOpenssl();

/** What could not be tried for want of it, in one line; null where everything can. */
export const nginxNotTried = () =>
  hasNginx() ? null : 'not tried: the tests behind nginx, since it is not installed (Debian: nginx-light, openssl).';

/** The two blocks of the page for operators: one server, and several in its place. */
function blocks() {
  const page = readFileSync(join(root, 'docs', 'hosting.md'), 'utf8');
  const [server, upstream] = [...page.matchAll(/^```nginx\n([\s\S]*?)^```/gm)].map(([, lines]) => lines);
  return { server, upstream };
}

/** Starts one before the servers at these ports. */
export async function startNginx(ports) {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-nginx-'));
  chmodSync(folder, 0o755); // its workers are nobody where it is started by root
  const port = await freePort();
  const [certificate, key] = ['certificate.pem', 'key.pem'].map((name) => join(folder, name));
  makeCertificate(certificate, key);
  const { server, upstream } = blocks();
  const servers = ports.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join(' ');
  const lines = server
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace(/server_name .*;/, 'server_name localhost;')
    .replace(/\/etc\/letsencrypt\S*\/fullchain.pem/, certificate)
    .replace(/\/etc\/letsencrypt\S*\/privkey.pem/, key)
    .replace('http://127.0.0.1:8080', 'http://roundhouse');
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (one) => `${one}_temp_path ${folder}/${one};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
pid ${folder}/pid;
events {}
http {
${folders.join('\n')}
access_log off;
${upstream.replace(/\{.*\}/, `{ ${servers} }`)}
${lines}
}
`,
  );
  const said = join(folder, 'log');
  const child = spawn(PROGRAM, ['-e', said, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stop);
  await answering(port, child, said).catch((error) => {
    stop();
    throw error;
  });
  return {
    address: `https://localhost:${port}`,
    port,
    certificate: readFileSync(certificate, 'utf8'),
    remove() {
      process.off('exit', stop);
      stop();
    },
  };
}

function makeCertificate(certificate, key) {
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const done = spawnSync('openssl', ['req', '-x509', ...kind, ...names, '-out', certificate, '-keyout', key]);
  if (done.status !== 0) throw new Error(`openssl makes no certificate: ${String(done.stderr)}`);
}

async function answering(port, child, said) {
  const until = Date.now() + 10_000;
  while (!(await answers(port))) {
    const log = existsSync(said) ? readFileSync(said, 'utf8') : '';
    if (child.exitCode !== null || Date.now() > until) throw new Error(`nginx does not start: ${log}`);
    await new Promise((later) => setTimeout(later, 30));
  }
}

function answers(port) {
  return new Promise((told) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('error', () => told(false));
    socket.once('connect', () => {
      socket.destroy();
      told(true);
    });
  });
}
