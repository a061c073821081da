/** The unit for systemd and the container file cannot run everywhere: what they say is compared with what there is. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as prepare from '../../../../scripts/prepare.mjs';
import { makeProgram } from '../../src/cli.ts';
import { configOf } from '../../src/serve/config.ts';

const { root } = prepare;
const read = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8');
const unit = read('roundhouse.service');
const container = read('Containerfile');
const linesOf = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`^${name}[= ](.*)$`, 'gmu'))].map(([, value]) => value!);

/** Every setting of an `Environment=` or `ENV` line. */
const settings = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(lines.flatMap((line) => line.split(' ')).map((one) => one.split('=') as [string, string]));

test('both start the bundle with flags and settings that it knows', () => {
  expect(readFileSync(join(root, 'scripts', 'prepare.mjs'), 'utf8')).toContain("join(root, 'dist', 'roundhouse.mjs')");
  const serve = makeProgram().commands.find((command) => command.name() === 'serve')!;
  const known = serve.options.map(({ long }) => long);
  const [start] = linesOf(unit, 'ExecStart');
  expect(start).toMatch(/^\/usr\/bin\/node dist\/roundhouse\.mjs serve /u);
  for (const [flag] of start!.matchAll(/--[a-z-]+/gu)) expect(known).toContain(flag);
  const ofUnit = configOf(
    { https: true, port: '8080', metrics: '127.0.0.1:9464' },
    settings(linesOf(unit, 'Environment')),
  );
  expect([ofUnit.data.value, ofUnit.log.value]).toEqual(['/var/lib/roundhouse', 'json']);
  expect(container).toContain('CMD ["node", "dist/roundhouse.mjs", "serve"]');
  const ofContainer = configOf({}, settings(linesOf(container, 'ENV')));
  expect([ofContainer.data.value, ofContainer.host.value, ofContainer.port.value]).toEqual(['/data', '0.0.0.0', 8080]);
});

test('the unit is its own user on a read-only system, writes its folder alone, and is started again', () => {
  expect(linesOf(unit, 'User')).toEqual(['roundhouse']);
  expect(linesOf(unit, 'StateDirectory')).toEqual(['roundhouse']);
  for (const line of ['ProtectSystem=strict', 'NoNewPrivileges=yes', 'Restart=always', 'CapabilityBoundingSet='])
    expect(unit.split('\n')).toContain(line);
  // Code is compiled while it runs.
  expect(unit).not.toContain('MemoryDenyWriteExecute');
  const sections = [...unit.matchAll(/^\[(\w+)\]$/gmu)].map(([, name]) => name);
  expect(sections).toEqual(['Unit', 'Service', 'Install']);
  for (const line of unit.split('\n')) expect(line).toMatch(/^(?:$|#|\[\w+\]$|[A-Z]\w*=)/u);
});

test('the container is not root, has one volume, and copies and calls only what there is', () => {
  const last = container.slice(container.lastIndexOf('\nFROM'));
  expect(linesOf(last, 'USER')).toEqual(['node']);
  expect(linesOf(last, 'VOLUME')).toEqual(['/data']);
  expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('CMD ["node"'));
  for (const [name] of linesOf(container, 'COPY --from=build')
    .join(' ')
    .matchAll(/(?<=\/roundhouse\/)[\w./]+/gu))
    expect(['dist', 'node_modules'].includes(name) || existsSync(join(root, name)), name).toBe(true);
  for (const [, name] of container.matchAll(/made\.(\w+)\(\)/gu)) expect(prepare).toHaveProperty(name!);
});
