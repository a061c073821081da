import type { Problem, ProblemCode } from '@roundhouse/protocol';
import { problemCodes } from '@roundhouse/protocol';
import { describe, expect, test } from 'vitest';
import type { LineWish } from '../../../src/game/line.ts';
import { type Call, callsOver } from '../../../src/online/api.ts';
import { ask } from '../../../src/online/remote/asking.ts';

const ACT: LineWish = { kind: 'act', entry: { type: 'pass', by: 'player1' }, after: 3 };
const ENTRY = { n: 4, entry: { action: { type: 'pass', by: 'player1' } } };

interface Sent {
  readonly method: string;
  readonly address: string;
  readonly body: unknown;
}

/** A server that always answers the same. */
function answering(status: number, body: unknown, headers: Record<string, string> = {}): { call: Call; sent: Sent[] } {
  const sent: Sent[] = [];
  const call = callsOver(async (address, { method = 'GET', body: text }) => {
    sent.push({ method, address, body: typeof text === 'string' ? JSON.parse(text) : undefined });
    const type = status < 300 ? 'application/json' : 'application/problem+json';
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': type, ...headers } });
  });
  return { call, sent };
}

const problem = (code: ProblemCode, more: Partial<Problem> = {}): Problem => ({
  status: problemCodes[code],
  code,
  title: `It is ${code}.`,
  ...more,
});

const answerTo = (status: number, body: unknown, headers?: Record<string, string>) =>
  ask(answering(status, body, headers).call, 'aaaa', ACT, 'request-1');

describe('an answer of the server', () => {
  test('says that it was done, now or before, or that others are asked', async () => {
    expect(await answerTo(201, { n: 4, entries: [ENTRY] })).toMatchObject({ kind: 'done', entries: [ENTRY] });
    expect(await answerTo(200, { n: 4, entries: [ENTRY], again: true })).toMatchObject({
      kind: 'again',
      entries: [ENTRY],
    });
    const question = { id: 'u1', kind: 'undo', by: 'player1', to: 0, needs: ['player2'], agreed: [], since: 0 };
    expect(await answerTo(202, { n: 4, ask: question })).toEqual({ kind: 'asked', ask: question });
  });

  test('says what was missed, or that the page is ahead', async () => {
    expect(await answerTo(409, problem('stale', { n: 4, missed: [ENTRY] as never }))).toMatchObject({
      kind: 'missed',
      entries: [ENTRY],
    });
    expect(await answerTo(409, problem('ahead', { n: 1 }))).toEqual({ kind: 'ahead' });
  });

  test('refuses by a rule, in one sentence', async () => {
    expect(await answerTo(422, problem('refused', { rule: 'soh:x-1' }))).toEqual({
      kind: 'refused',
      refusal: { rule: 'soh:x-1', text: 'It is refused.' },
    });
  });

  test.each(['malformed', 'session', 'forbidden', 'none', 'request', 'moment', 'large', 'media', 'fault'] as const)(
    'refuses what is %s',
    async (code) => {
      expect(await answerTo(problemCodes[code], problem(code))).toEqual({
        kind: 'refused',
        refusal: { rule: `table:${code}`, text: `It is ${code}.` },
      });
    },
  );

  test('sends one away for as long as it says', async () => {
    expect(await answerTo(429, problem('often'), { 'retry-after': '7' })).toEqual({ kind: 'later', after: 7000 });
    expect(await answerTo(503, problem('away'))).toEqual({ kind: 'later', after: 1000 });
  });

  test('sends one away for half a minute at most, and for a second where it says no number', async () => {
    const until = async (after: string) => answerTo(503, problem('away'), { 'retry-after': after });
    expect(await until('3600')).toEqual({ kind: 'later', after: 30_000 });
    expect(await until('0')).toEqual({ kind: 'later', after: 500 });
    expect(await until('Thu, 19 Nov 2026 22:00:00 GMT')).toEqual({ kind: 'later', after: 1000 });
  });

  test.each([
    [200, null],
    [500, null],
    [502, { error: 'bad gateway' }],
    [503, 'maintenance'],
  ])('of something that stands between leaves it open: %s %j', async (status, body) => {
    expect(await answerTo(status, body)).toEqual({ kind: 'later', after: 1000 });
  });

  test('that does not come, breaks off or is not the server’s leaves it open', async () => {
    const lost = callsOver(() => Promise.reject(new TypeError('no network')));
    const timing = { answer: 20, retry: 5 };
    expect(await ask(lost, 'aaaa', ACT, 'request-1', timing)).toEqual({ kind: 'later', after: 5 });
    const slow = callsOver(
      (_, { signal }) =>
        new Promise((_answered, failed) => signal!.addEventListener('abort', () => failed(signal!.reason))),
    );
    expect(await ask(slow, 'aaaa', ACT, 'request-1', timing)).toEqual({ kind: 'later', after: 5 });
    const broken = callsOver(async () => new Response('{"n":', { headers: { 'content-type': 'application/json' } }));
    expect(await ask(broken, 'aaaa', ACT, 'request-1', timing)).toEqual({ kind: 'later', after: 5 });
    const page = callsOver(async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    expect(await ask(page, 'aaaa', ACT, 'request-1', timing)).toEqual({ kind: 'later', after: 5 });
  });
});

test.each<[string, LineWish, Sent]>([
  [
    'an action',
    ACT,
    {
      method: 'POST',
      address: 'entries',
      body: { after: 3, request: 'request-1', entry: (ACT as { entry: unknown }).entry },
    },
  ],
  [
    'an answer',
    { kind: 'answer', ask: 'u1', yes: false },
    { method: 'POST', address: 'asks/u1', body: { request: 'request-1', yes: false } },
  ],
  [
    'a promise',
    { kind: 'agree', by: ['player1', 'player2'], text: 'Peace' },
    {
      method: 'POST',
      address: 'asks',
      body: { kind: 'agreement', request: 'request-1', by: ['player1', 'player2'], text: 'Peace' },
    },
  ],
  [
    'a new link',
    { kind: 'link', by: 'player1', player: 'player2' },
    { method: 'POST', address: 'asks', body: { kind: 'link', request: 'request-1', by: 'player1', player: 'player2' } },
  ],
  [
    'a seat',
    { kind: 'seat', player: 'player1', to: 'here' },
    { method: 'PUT', address: 'players/player1', body: { request: 'request-1', to: 'here' } },
  ],
  [
    'a maximum',
    { kind: 'maximum', player: 'player1', amount: 70 },
    { method: 'PUT', address: 'maxima/player1', body: { request: 'request-1', amount: 70 } },
  ],
  [
    'no maximum',
    { kind: 'maximum', player: 'player1', amount: null },
    { method: 'DELETE', address: 'maxima/player1', body: { request: 'request-1' } },
  ],
])('%s goes to its own address', async (_, wish, { method, address, body }) => {
  const { call, sent } = answering(200, { n: 3, entries: [] });
  expect(await ask(call, 'aaaa', wish, 'request-1')).toMatchObject({ kind: 'done', entries: [] });
  expect(sent).toEqual([{ method, address: `/api/v1/games/aaaa/${address}`, body }]);
});
