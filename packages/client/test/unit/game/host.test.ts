import { indication } from '@roundhouse/bots';
import { type History, HOST, type LoggedAction } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Host, type Position } from '../../../src/game/host.ts';
import type { Thought, ToWorker } from '../../../src/game/search.ts';
import { played, title } from '../table/played.ts';

/** The worker beside the page: what it was asked, and the way to answer. */
class FakeWorker {
  static asked: ToWorker[] = [];
  static now: FakeWorker;
  onmessage: (event: { data: Thought }) => void = () => {};
  onerror: (event: { message: string }) => void = () => {};
  constructor() {
    FakeWorker.now = this;
  }
  postMessage(task: ToWorker): void {
    FakeWorker.asked.push(task);
  }
  terminate(): void {}
}

/** A game that waits for a run, and the best one. */
function atRun(): { history: History<RailState>; position: () => Position; run: LoggedAction } {
  const { history } = played(3, (s) => title.runProblem(s) !== null);
  const bots = history.state.players;
  const position = () => ({ title, state: history.state, bots, seed: 3, last: history.lastAction });
  return { history, position, run: indication(title, history.state)! };
}

const answered = () => new Promise((resolve) => setTimeout(resolve));
const last = (): ToWorker => FakeWorker.asked.at(-1)!;

describe('the host', () => {
  beforeEach(() => {
    vi.stubGlobal('Worker', FakeWorker);
    vi.stubGlobal('localStorage', { getItem: () => '0' });
    FakeWorker.asked = [];
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('searches before the bot is asked, and tells how far it has come', async () => {
    const { history, position, run } = atRun();
    const host = new Host({ act: async (action) => history.add(action).ok, searched: () => {} });
    host.look(position());
    expect(last().kind).toBe('run');
    expect(host.searching(position())).toEqual({ found: null });
    const progress = { revenue: 10, upperBound: 90, nodes: 5 };
    FakeWorker.now.onmessage({ data: { kind: 'better', job: last().job, progress } });
    expect(host.searching(position())).toEqual({ found: progress });
    FakeWorker.now.onmessage({ data: { kind: 'done', job: last().job, action: run } });
    await answered();
    expect(history.lastAction?.by).toBe(HOST);
    expect(host.searching(position())).toBeNull();
    host.look(position());
    expect(last().kind).toBe('bot');
  });

  test('goes on where somebody has shown as good a run already', async () => {
    const { history, position, run } = atRun();
    const shown = history.add({ ...run, by: history.state.players[0]! });
    expect(shown.ok).toBe(true);
    const host = new Host({ act: async (action) => history.add(action).ok, searched: () => {} });
    host.look(position());
    expect(host.searching(position())).not.toBeNull();
    FakeWorker.now.onmessage({ data: { kind: 'done', job: last().job, action: run } });
    await answered();
    expect(host.searching(position())).toBeNull();
    expect(last().kind).toBe('bot');
  });

  test('asks one bot after the other where several are to decide, and then rests', async () => {
    const { history, position } = atRun();
    const asked = {
      ...title,
      runProblem: () => null,
      frames: { run: { ...title.frames['run']!, actors: () => BOTH } },
    };
    const BOTH = history.state.players;
    const host = new Host({ act: async () => true, searched: () => {} });
    host.look({ ...position(), title: asked });
    for (const by of BOTH) {
      expect(last()).toMatchObject({ kind: 'bot', by });
      FakeWorker.now.onmessage({ data: { kind: 'done', job: last().job, action: null } });
      await answered();
    }
    expect(FakeWorker.asked.length).toBe(BOTH.length);
  });

  test('does not hold the game up when the search breaks', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { position } = atRun();
    const host = new Host({ act: async () => true, searched: () => {} });
    host.look(position());
    FakeWorker.now.onerror({ message: 'gone' });
    await answered();
    expect(console.error).toHaveBeenCalled();
    expect(host.searching(position())).toBeNull();
    expect(last().kind).toBe('bot');
    vi.restoreAllMocks();
  });
});
