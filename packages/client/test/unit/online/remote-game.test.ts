import { afterEach, describe, expect, test, vi } from 'vitest';
import { FakeServer, memoryPending } from './fake-server.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 30));
afterEach(() => void vi.restoreAllMocks());

describe('an action', () => {
  test('is shown at once and then confirmed; nothing else can be done meanwhile', async () => {
    const server = new FakeServer();
    const game = server.join();
    let sending: unknown[] = [];
    server.meanwhile = () => {
      sending = [game.view().seq, game.view().n, game.line().kind];
    };
    const acting = game.act(server.choice);
    expect([game.view().seq, server.history.entries.length]).toEqual([1, 0]);
    expect(await game.act(server.choice)).toMatchObject({ ok: false, refusal: { rule: 'table:sending' } });
    expect(await game.agree(['player1', 'player2'], 'x')).toMatchObject({ refusal: { rule: 'table:sending' } });
    expect(await acting).toMatchObject({ ok: true });
    expect(sending).toEqual([1, 0, 'sending']);
    expect([game.view().seq, game.view().n, game.line().kind]).toEqual([1, 1, 'live']);
    expect(game.view().state).toEqual(server.history.state);
    expect(server.asked).toHaveLength(1);
  });

  test('goes back with the reason where the server refuses it', async () => {
    const server = new FakeServer();
    const game = server.join();
    const before = game.view().state;
    server.problem = {
      problem: { status: 422, code: 'refused', title: 'Not now.', rule: 'table:x' },
      retryAfter: null,
    };
    const acting = game.act(server.choice);
    expect(game.view().state).not.toBe(before);
    expect(await acting).toEqual({ ok: false, refusal: { rule: 'table:x', text: 'Not now.' } });
    expect(game.view().state).toBe(before);
    expect([game.view().seq, game.line().kind]).toEqual([0, 'live']);
  });

  test('that these rules refuse is not sent', async () => {
    const server = new FakeServer();
    const game = server.join();
    const { by } = server.choice;
    expect(await game.act({ type: 'pay', by, frame: 'nowhere' })).toMatchObject({ ok: false });
    expect(server.asked).toHaveLength(0);
  });

  test('is sent again with the same request where the answer is lost, and stands once', async () => {
    const server = new FakeServer();
    const pending = memoryPending();
    const game = server.join(pending);
    server.losesAnswers = 2;
    let kept: string | undefined;
    server.meanwhile = () => {
      kept = pending.read()?.request;
    };
    expect(await game.act(server.choice)).toMatchObject({ ok: true });
    expect(server.asked.map(({ body }) => body.request)).toEqual([kept, kept, kept]);
    expect([server.history.entries.length, pending.read()]).toEqual([1, null]);
  });

  test('that is lost with the line is sent again as soon as the line is back', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const server = new FakeServer();
    const game = server.join();
    server.meanwhile = () => new Promise(() => {});
    const acting = game.act(server.choice);
    await settled();
    server.sockets.last.break();
    await vi.waitFor(() => expect(server.sockets.all).toHaveLength(2), 2000);
    expect(game.line().kind).toBe('reconnecting');
    server.sockets.last.open();
    expect(await acting).toMatchObject({ ok: true });
    const [first, second] = server.asked.map(({ body }) => body.request);
    expect([server.asked.length, server.history.entries.length, first]).toEqual([2, 1, second]);
    expect(game.line().kind).toBe('live');
  });

  test('nor waits for what was missed, where that was lost with the line', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const server = new FakeServer();
    const game = server.join();
    server.losesAnswers = 1;
    server.swallows = 1;
    const acting = game.act(server.choice);
    await settled();
    expect(server.asked).toHaveLength(1);
    server.sockets.last.break();
    await vi.waitFor(() => expect(server.sockets.all).toHaveLength(2), 2000);
    server.sockets.last.open();
    expect(await acting).toMatchObject({ ok: true });
    expect([server.asked.length, server.history.entries.length, game.view().n]).toEqual([2, 1, 1]);
  });

  test('is not done where something else happened first: the table has moved on', async () => {
    const server = new FakeServer();
    const game = server.join();
    server.meanwhile = () => server.play();
    expect(await game.act(server.choice)).toMatchObject({ ok: false, refusal: { rule: 'table:moved-on' } });
    expect([game.view().n, game.line()]).toEqual([1, { kind: 'moved', since: 0 }]);
    expect(game.view().state).toEqual(server.history.state);
    expect(await game.act(server.choice)).toMatchObject({ ok: true });
    expect(game.line().kind).toBe('live');
  });

  test('an undo is shown when it is done', async () => {
    const server = new FakeServer();
    const game = server.join();
    const { by } = server.choice;
    await game.act(server.choice);
    const undoing = game.act({ type: 'undo', by, to: 0 });
    expect(game.view().seq).toBe(1);
    expect(await undoing).toMatchObject({ ok: true });
    expect([game.view().seq, game.view().n]).toEqual([0, 2]);
  });

  test('of others is asked for first, and answered', async () => {
    const server = new FakeServer();
    const { by } = server.choice;
    const mine = server.join(memoryPending(), [by]);
    const all = server.join();
    await mine.act(server.choice);
    await settled();
    server.play();
    await settled();
    const asked = await mine.act({ type: 'undo', by, to: 0 });
    expect(asked).toMatchObject({ ok: true, asked: { kind: 'undo', by } });
    expect(mine.view().seq).toBe(2);
    const { id } = (asked as { asked: { id: string } }).asked;
    expect(await all.answer(id, true)).toMatchObject({ ok: true });
    expect(all.view().seq).toBe(0);
  });
});

describe('after a reload', () => {
  test('a wish that was done is asked for with its own request, and stands once', async () => {
    const server = new FakeServer();
    const wish = { kind: 'act', entry: server.choice, after: 0 } as const;
    server.keeper.decide({ wish, seats: ['player1', 'player2', 'player3'], request: 'before-reload' }, 1000);
    const pending = memoryPending({ wish, request: 'before-reload' });
    const game = server.join(pending);
    expect(await game.act(server.choice)).toMatchObject({ ok: false, refusal: { rule: 'table:sending' } });
    await settled();
    expect(server.asked.map(({ body }) => body.request)).toEqual(['before-reload']);
    expect([server.history.entries.length, pending.read()]).toEqual([1, null]);
    expect(await game.act(server.choice)).toMatchObject({ ok: true });
  });

  test('a wish that was refused meanwhile says so', async () => {
    const server = new FakeServer();
    const wish = { kind: 'act', entry: server.choice, after: 0 } as const;
    server.problem = {
      problem: { status: 422, code: 'refused', title: 'Not now.', rule: 'table:x' },
      retryAfter: null,
    };
    const game = server.join(memoryPending({ wish, request: 'before-reload' }));
    expect(await game.resent).toEqual({ ok: false, refusal: { rule: 'table:x', text: 'Not now.' } });
    expect(server.join().resent).toBeUndefined();
  });

  test('the answer to a wish from before does not forget the one that is under way by then', async () => {
    const server = new FakeServer();
    const pending = memoryPending();
    const left = server.join(pending);
    let answerLate = (): void => {};
    server.meanwhile = () => new Promise<void>((late) => (answerLate = late));
    const first = left.act(server.choice);
    await settled();
    left.close();
    // The table is opened again without a reload, which asks for the first wish once more.
    const game = server.join(pending);
    expect(await game.resent).toMatchObject({ ok: true });
    const later = { wish: { kind: 'act', entry: server.choice, after: 1 }, request: 'later' } as const;
    pending.write(later);
    answerLate();
    await first;
    expect(pending.read()).toEqual(later);
  });

  test('a wish that was lost is done now', async () => {
    const server = new FakeServer();
    const wish = { kind: 'act', entry: server.choice, after: 0 } as const;
    const game = server.join(memoryPending({ wish, request: 'before-reload' }));
    await settled();
    expect([server.history.entries.length, game.view().n]).toEqual([1, 1]);
  });

  test('a wish that was lost is not done in another position, also where it is known already', async () => {
    const server = new FakeServer();
    const wish = { kind: 'act', entry: server.choice, after: 0 } as const;
    server.play();
    const game = server.join(memoryPending({ wish, request: 'before-reload' }));
    await settled();
    expect(server.asked).toHaveLength(1);
    expect([server.history.entries.length, game.view().n, game.line().kind]).toEqual([1, 1, 'moved']);
  });
});

test('a server that has said it stops, and does not come back, is no longer waited for', () => {
  const server = new FakeServer();
  const game = server.join();
  server.tell({ t: 'bye', after: 60_000 });
  expect(game.line()).toEqual({ kind: 'restarting' });
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 31_000);
  expect(game.line()).toEqual({ kind: 'offline' });
  game.close();
});

describe('what comes by the socket', () => {
  test('is shown, and fetched where something is missing', async () => {
    const server = new FakeServer();
    const game = server.join();
    server.play();
    expect(game.view().n).toBe(1);
    const tell = vi.spyOn(server, 'tell').mockImplementation(() => {});
    server.play();
    tell.mockRestore();
    server.play();
    await settled();
    expect(game.view().n).toBe(3);
    expect(game.view().state).toEqual(server.history.state);
  });

  test('is fetched again where the first try fails, and though nothing more is heard', async () => {
    const server = new FakeServer();
    const game = server.join();
    const tell = vi.spyOn(server, 'tell').mockImplementation(() => {});
    server.play();
    tell.mockRestore();
    server.losesRequests = 2;
    server.play();
    await settled();
    expect(game.view().n).toBe(2);
  });

  test('an entry that comes while those before it are fetched is not forgotten', async () => {
    const server = new FakeServer();
    const game = server.join();
    const [first, second, third] = [1, 2, 3].map((n) => {
      const tell = vi.spyOn(server, 'tell').mockImplementation(() => {});
      server.play();
      tell.mockRestore();
      return { t: 'entry', game: 'aaaa', ...server.entries(n - 1)[0]! } as const;
    });
    // The answer was made before the third one was there.
    const fetched = vi
      .spyOn(server, 'entries')
      .mockReturnValueOnce([first!, second!].map(({ n, entry }) => ({ n, entry })));
    server.tell(second!);
    server.tell(third!);
    await settled();
    expect(fetched.mock.calls.length).toBeGreaterThan(1);
    expect(game.view().n).toBe(3);
  });

  test('a game of which the server knows less is taken as the server has it', async () => {
    const server = new FakeServer();
    const game = server.join();
    const ahead = new FakeServer();
    ahead.play();
    server.tell({ t: 'entry', game: 'aaaa', ...ahead.entries(0)[0]! });
    expect(game.view().n).toBe(1);
    server.losesRequests = 1;
    server.tell({ t: 'ahead', game: 'aaaa', n: 0 });
    await settled();
    expect(game.view().n).toBe(0);
    expect(await game.act(server.choice)).toMatchObject({ ok: true });
  });

  test('an older page takes the server’s states, and asks the server about everything', async () => {
    const server = new FakeServer();
    server.engine = 'other rules';
    const game = server.join();
    expect(game.line().kind).toBe('outdated');
    const entry = server.choice;
    const tell = vi.spyOn(server, 'tell').mockImplementation(() => {});
    server.play();
    tell.mockRestore();
    const state = { ...server.history.state, newField: 1 };
    vi.spyOn(server.history, 'state', 'get').mockReturnValue(state);
    server.tell({ t: 'entry', game: 'aaaa', n: 1, entry: { action: entry } as never, hash: 'of other rules' });
    await settled();
    expect(game.view().state).toEqual(state);
    vi.restoreAllMocks();
    expect(await game.act({ type: 'pay', by: entry.by, frame: 'nowhere' })).toMatchObject({ ok: false });
    expect(server.asked).toHaveLength(1);
  });
});
