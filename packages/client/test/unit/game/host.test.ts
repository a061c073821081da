import type { Reason } from '@roundhouse/bots';
import { type DeadEnds, indication, type Level, type Task } from '@roundhouse/host';
import { choices, deciders, fill, HOST, type LoggedAction } from '@roundhouse/kernel';
import type { Progress } from '@roundhouse/rail';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Host, type HostActions, type Position } from '../../../src/game/host.ts';
import { usePreferences } from '../../../src/game/preferences.ts';
import type { Order, Reply } from '../../../src/game/jobs.ts';
import type { Found } from '../../../src/game/search.ts';
import { played, title } from '../table/played.ts';

/** The worker beside the page: what it was asked, and the way to answer. */
class FakeWorker {
  static asked: Order<Task>[] = [];
  static now: FakeWorker;
  onmessage: (event: { data: Reply<Found, Progress> }) => void = () => {};
  onerror: (event: { message: string }) => void = () => {};
  constructor() {
    FakeWorker.now = this;
  }
  postMessage(task: Order<Task>): void {
    FakeWorker.asked.push(task);
  }
  terminate(): void {}
}

/** A game that waits for a run, and the best one. */
function atRun() {
  const { history } = played(3, (s) => title.runProblem(s) !== null);
  const bots = history.state.players;
  const levels = Object.fromEntries(bots.map((bot) => [bot, 'club' as const]));
  const reading = () => 1000;
  let deadEnds: DeadEnds = {};
  const position = (): Position => ({
    deadEnds,
    title,
    state: history.state,
    bots,
    levels,
    seed: 3,
    last: history.lastAction,
    reading,
  });
  /** A host at that game, which remembers what nothing came of. */
  const hostOf = (act: HostActions['act'], at = position): Host => {
    const host: Host = new Host({
      act,
      placeOrder: async () => true,
      addDeadEnds: ({ search = deadEnds.search ?? false, bots = [] }) => {
        deadEnds = { search, bots: [...(deadEnds.bots ?? []), ...bots] };
        host.update(at());
      },
      changed: () => {},
    });
    return host;
  };
  return { history, position, hostOf, run: indication(title, history.state)! };
}

const answered = () => new Promise((resolve) => setTimeout(resolve));
const last = (): Order<Task> => FakeWorker.asked.at(-1)!;
const kindOf = (asked: Order<Task>): string => (asked.kind === 'work' ? asked.task.kind : asked.kind);

describe('the host', () => {
  beforeEach(() => {
    vi.stubGlobal('Worker', FakeWorker);
    usePreferences.setState({ pace: 'once' });
    FakeWorker.asked = [];
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  // The page keeps its worker until it breaks, and other tests in this thread have one of their own.
  afterAll(async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {}); // which searches have broken
    FakeWorker.now.onerror({ message: 'the tests are over' });
    await answered();
    said.mockRestore();
  });

  test('searches before the bot is asked, and tells how far it has come', async () => {
    const { history, position, hostOf, run } = atRun();
    const host = hostOf(async (action) => history.add(action).ok);
    host.update(position());
    expect(kindOf(last())).toBe('run');
    expect(host.searching(position())).toEqual({ found: null });
    const progress = { revenue: 10, upperBound: 90, nodes: 5 };
    FakeWorker.now.onmessage({ data: { kind: 'told', job: last().job, told: progress } });
    expect(host.searching(position())).toEqual({ found: progress });
    FakeWorker.now.onmessage({ data: { kind: 'done', job: last().job, found: { action: run, why: null } } });
    await answered();
    expect(history.lastAction?.by).toBe(HOST);
    expect(host.searching(position())).toBeNull();
    host.update(position());
    expect(kindOf(last())).toBe('bot');
  });

  test('goes on where somebody has shown as good a run already', async () => {
    const { history, position, hostOf, run } = atRun();
    const shown = history.add({ ...run, by: history.state.players[0]! });
    expect(shown.ok).toBe(true);
    const host = hostOf(async (action) => history.add(action).ok);
    host.update(position());
    expect(host.searching(position())).not.toBeNull();
    FakeWorker.now.onmessage({ data: { kind: 'done', job: last().job, found: { action: run, why: null } } });
    await answered();
    expect(host.searching(position())).toBeNull();
    expect(kindOf(last())).toBe('bot');
  });

  test('asks one bot after the other where several are to decide, and then rests', async () => {
    const { history, position, hostOf } = atRun();
    const asked = {
      ...title,
      runProblem: () => null,
      frames: { run: { ...title.frames['run']!, actors: () => BOTH } },
    };
    const BOTH = history.state.players;
    const at = () => ({ ...position(), title: asked });
    const host = hostOf(async () => true, at);
    host.update(at());
    for (const by of BOTH) {
      expect(last()).toMatchObject({ task: { kind: 'bot', by } });
      FakeWorker.now.onmessage({ data: { kind: 'done', job: last().job, found: { action: null, why: null } } });
      await answered();
    }
    expect(FakeWorker.asked.length).toBe(BOTH.length);
  });

  test('does not hold the game up when the search breaks', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { position, hostOf } = atRun();
    const host = hostOf(async () => true);
    host.update(position());
    FakeWorker.now.onerror({ message: 'gone' });
    await answered();
    expect(console.error).toHaveBeenCalled();
    expect(host.searching(position())).toBeNull();
    expect(kindOf(last())).toBe('bot');
    vi.restoreAllMocks();
  });

  describe('of bots', () => {
    /** A game in which a bot is to pass, and what was done in it. */
    function atBot() {
      const { history } = played(3, (s) => s.seq === 6);
      const [bot] = deciders(title, history.state) as [string];
      const action = choices(title, history.state, bot).map((choice) => fill(choice))[0]!;
      const done: [LoggedAction, Reason | null][] = [];
      const deadEnds = {};
      const position = (...levels: [string, Level][]): Position => ({
        deadEnds,
        title,
        state: history.state,
        last: history.lastAction,
        bots: levels.map(([player]) => player),
        levels: Object.fromEntries(levels),
        seed: 3,
        reading: () => 1000,
      });
      const host = new Host({
        act: async (...one) => done.push(one) > 0,
        placeOrder: async () => true,
        addDeadEnds: () => {},
        changed: () => {},
      });
      const think = () => FakeWorker.now.onmessage({ data: { kind: 'done', job: last().job, found: { action, why } } });
      return { history, host, bot, done, position, think, action };
    }
    const why: Reason = { key: 'pass.nothing', values: {} };

    test('lets a move stay to be read, and says what it waits for', async () => {
      vi.useFakeTimers();
      usePreferences.setState({ pace: 'reading' });
      const { host, bot, done, position, think, action } = atBot();
      const now = position([bot, 'club']);
      host.update(now);
      expect(host.playing(now)).toEqual({ bot, waits: 'thought' });
      think();
      await vi.advanceTimersByTimeAsync(900);
      expect(host.playing(now)).toEqual({ bot, waits: 'time' });
      expect(done).toEqual([]);
      await vi.advanceTimersByTimeAsync(200);
      expect(done).toEqual([[action, why]]);
      vi.useRealTimers();
    });

    test('waits for each step, however long, and takes one that came before the thought', async () => {
      usePreferences.setState({ pace: 'step' });
      const { host, bot, done, position, think } = atBot();
      const now = position([bot, 'club']);
      host.update(now);
      think();
      await answered();
      expect(host.playing(now)).toEqual({ bot, waits: 'step' });
      expect(done.length).toBe(0);
      host.step();
      expect(done.length).toBe(1);

      host.update({ ...now, state: { ...now.state } });
      host.step();
      expect(done.length).toBe(1);
      think();
      await answered();
      expect(done.length).toBe(2);
    });

    test('skips to the turn of a person, and no further', async () => {
      usePreferences.setState({ pace: 'step' });
      const { host, bot, done, position, think } = atBot();
      const now = position([bot, 'club']);
      host.update(now);
      host.skip();
      think();
      await answered();
      expect(done.length).toBe(1);
      host.update({ ...position(), state: { ...now.state } });
      host.update({ ...now, state: { ...now.state } });
      think();
      await answered();
      expect(done.length).toBe(1);
    });

    test('moves at once when that is wished for meanwhile', async () => {
      usePreferences.setState({ pace: 'step' });
      const { host, bot, done, position, think } = atBot();
      host.update(position([bot, 'club']));
      think();
      await answered();
      usePreferences.setState({ pace: 'once' });
      host.recheck();
      expect(done.length).toBe(1);
    });

    test('drops what was thought of a position that is no longer there', async () => {
      const { history, host, bot, done, position, think } = atBot();
      host.update(position([bot, 'club']));
      const stale = last().job;
      const undone = { ...position([bot, 'club']), state: history.at(5) };
      host.update({ ...undone, bots: [], levels: {} });
      expect(last()).toEqual({ kind: 'cancel', job: stale });
      FakeWorker.asked.pop();
      think();
      await answered();
      expect(done).toEqual([]);
    });

    test('asks again when a seat changes hands, and drops the thought of the one who sat there', async () => {
      const { host, bot, done, position, think } = atBot();
      host.update(position([bot, 'club']));
      host.update(position());
      expect(last().kind).toBe('cancel');
      think();
      await answered();
      expect(done).toEqual([]);
      host.update(position([bot, 'random']));
      expect(last()).toMatchObject({ task: { kind: 'bot', by: bot, level: 'random' } });
      think();
      await answered();
      expect(done.length).toBe(1);
    });
  });
});
