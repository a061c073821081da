/** How long a server takes to say no: to a wrong password, and to a name that nobody has. The two must not be told apart. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf } from '@roundhouse/protocol';
import { GameServer } from '@roundhouse/server';
import { threadScripts } from './local.ts';

/** Milliseconds of each try, in order of length. */
export interface Tried {
  readonly wrongPassword: readonly number[];
  readonly unknownName: readonly number[];
}

const HOUR = 60 * 60 * 1000;

/** So many tries of each, in turns. After each the server's clock goes on by an hour, so that nobody is told to wait. */
export async function measureSignIn(tries: number): Promise<Tried> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bench-'));
  let now = Date.now();
  const server = await GameServer.open({ folder, scripts: threadScripts(), now: () => now, thinkers: { count: 1 } });
  const post = async (route: 'signUp' | 'signIn', name: string, password: string): Promise<number> => {
    const headers = { host: 'bench', origin: 'http://bench' };
    const began = performance.now();
    const payload = { name, password };
    const { statusCode } = await server.app.inject({ method: 'POST', url: addressOf(route), headers, payload });
    const took = performance.now() - began;
    if (statusCode !== (route === 'signUp' ? 201 : 401)) throw new Error(`${route} was answered with ${statusCode}`);
    now += HOUR;
    return took;
  };
  try {
    await post('signUp', 'Ada', 'oil and steam');
    for (let i = 0; i < 10; i++) await post('signIn', `Warm ${i}`, 'a wrong one');
    const wrongPassword: number[] = [];
    const unknownName: number[] = [];
    for (let i = 0; i < tries; i++) {
      wrongPassword.push(await post('signIn', 'Ada', 'a wrong one'));
      unknownName.push(await post('signIn', 'Bea', 'a wrong one'));
    }
    const inOrder = (all: readonly number[]): number[] => all.toSorted((a, b) => a - b);
    return { wrongPassword: inOrder(wrongPassword), unknownName: inOrder(unknownName) };
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
