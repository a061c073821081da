/** People with accounts. */
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type Client, startTestServer, type TestServer } from '../kit.ts';

/** A server with a clock of its own; what one test has tried wrongly is forgotten by the next. */
export function siteWithClock(): { server: TestServer; clock: number } {
  const site = { server: null as unknown as TestServer, clock: Date.now() };
  beforeAll(async () => {
    site.server = await startTestServer({ now: () => site.clock });
  });
  beforeEach(() => {
    site.clock += 2 * 60 * 60 * 1000;
  });
  afterAll(() => site.server.stop());
  return site;
}

export const PASSWORD = 'oil and steam';

/** A device of somebody new who has an account. */
export async function signUp(
  server: Pick<TestServer, 'client'>,
  name: string,
  client = server.client(),
): Promise<Client> {
  const made = await client.call('signUp', {}, { name, password: PASSWORD });
  expect(made.status, made.text).toBe(201);
  return client;
}

/** Another device of theirs. */
export async function signIn(
  server: Pick<TestServer, 'client'>,
  name: string,
  password = PASSWORD,
  client = server.client(),
): Promise<Client> {
  const done = await client.call('signIn', {}, { name, password });
  expect(done.status, done.text).toBe(200);
  return client;
}

export const status = async (client: Client): Promise<number> => (await client.call('me', {})).status;
