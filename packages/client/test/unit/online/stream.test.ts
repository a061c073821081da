import { LONGEST_SILENCE, PING_EVERY } from '@roundhouse/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Stream } from '../../../src/online/stream.ts';
import { FakeSockets, fakeWatcher } from './fake-socket.ts';

const watching = (game: string, since: number, seen = 'visible') => ({ t: 'watch', game, since, seen });

let sockets: FakeSockets;
let stream: Stream;
beforeEach(() => {
  vi.useFakeTimers();
  sockets = new FakeSockets();
  stream = new Stream(sockets.open);
});
afterEach(() => {
  stream.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a stream', () => {
  test('opens a socket for the first table and no other for the second', () => {
    expect(sockets.all).toHaveLength(0);
    stream.watch('aaaa', fakeWatcher(3));
    stream.watch('bbbb', fakeWatcher(5));
    expect(stream.state().kind).toBe('down');
    sockets.last.open();
    expect(sockets.all).toHaveLength(1);
    expect(sockets.last.messages).toEqual([watching('aaaa', 3), watching('bbbb', 5)]);
    stream.watch('cccc', fakeWatcher());
    expect(sockets.last.messages.at(-1)).toEqual(watching('cccc', 0));
    expect(stream.state()).toEqual({ kind: 'live' });
  });

  test('hands every message to the table that it is for', () => {
    const [one, two] = [fakeWatcher(), fakeWatcher()];
    stream.watch('aaaa', one);
    stream.watch('bbbb', two);
    sockets.last.open();
    sockets.last.say({ t: 'none', game: 'bbbb' });
    sockets.last.say('0');
    expect([one.heard, two.heard]).toEqual([[], [{ t: 'none', game: 'bbbb' }]]);
  });

  test('comes back after a break and watches from what is known by then', () => {
    const watcher = fakeWatcher(3);
    stream.watch('aaaa', watcher);
    sockets.last.open();
    watcher.n = 9;
    sockets.last.break();
    expect(stream.state()).toEqual({ kind: 'down', since: Date.now() });
    vi.advanceTimersByTime(1000);
    expect(sockets.all).toHaveLength(2);
    sockets.last.open();
    expect(sockets.last.messages).toEqual([watching('aaaa', 9)]);
    expect(stream.state().kind).toBe('live');
    expect(watcher.changes).toBe(3);
  });

  test('listens no longer to a socket that it has given up', () => {
    const watcher = fakeWatcher();
    stream.watch('aaaa', watcher);
    const [first] = sockets.all;
    vi.advanceTimersByTime(6000);
    expect(sockets.all.length).toBeGreaterThan(1);
    first!.open();
    first!.say({ t: 'none', game: 'aaaa' });
    first!.break();
    expect([first!.sent, watcher.heard, stream.state().kind]).toEqual([[], [], 'down']);
  });

  test('gives an opening up after 5 s', () => {
    stream.watch('aaaa', fakeWatcher());
    vi.advanceTimersByTime(4999);
    expect(sockets.last.readyState).toBe(0);
    vi.advanceTimersByTime(1);
    expect(sockets.last.readyState).toBe(3);
    vi.advanceTimersByTime(1000);
    expect(sockets.all).toHaveLength(2);
  });

  test('gives a slow server more time with each try, up to 20 s', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    stream.watch('aaaa', fakeWatcher());
    for (const [tries, opening] of [5_000, 10_000, 20_000, 20_000].entries()) {
      vi.advanceTimersByTime(opening - 1);
      expect(sockets.last.readyState).toBe(0);
      vi.advanceTimersByTime(1);
      expect(sockets.last.readyState).toBe(3);
      vi.advanceTimersByTime(Math.min(4_000, 500 * 2 ** tries));
    }
  });

  test.each([
    ['at the least', 0, [500, 1000, 2000, 4000, 4000]],
    ['at the most', 1, [1000, 2000, 4000, 8000, 8000]],
  ])('waits longer after every try, %s', (_, drawn, waits) => {
    vi.spyOn(Math, 'random').mockReturnValue(drawn);
    stream.watch('aaaa', fakeWatcher());
    for (const [tries, wait] of waits.entries()) {
      sockets.last.break();
      vi.advanceTimersByTime(wait - 1);
      expect(sockets.all).toHaveLength(tries + 1);
      vi.advanceTimersByTime(1);
      expect(sockets.all).toHaveLength(tries + 2);
    }
    // One that opens and breaks at once is no better than one that does not open.
    sockets.last.open();
    sockets.last.break();
    vi.advanceTimersByTime(waits.at(-1)! - 1);
    expect(sockets.all).toHaveLength(waits.length + 1);
    vi.advanceTimersByTime(1);
    sockets.last.open();
    sockets.last.say('0');
    sockets.last.break();
    vi.advanceTimersByTime(waits[0]!);
    expect(sockets.all).toHaveLength(waits.length + 3);
  });

  test('says that it is there, and gives up a server that is silent for 25 s', () => {
    stream.watch('aaaa', fakeWatcher());
    const [first] = sockets.all;
    first!.open();
    vi.advanceTimersByTime(PING_EVERY);
    expect(first!.pings).toBe(1);
    first!.say('0');
    vi.advanceTimersByTime(LONGEST_SILENCE - 1);
    expect(stream.state().kind).toBe('live');
    vi.advanceTimersByTime(PING_EVERY);
    expect(stream.state().kind).toBe('down');
    expect(first!.readyState).toBe(3);
  });

  test('asks on waking up, and waits 3 s for the answer', () => {
    stream.watch('aaaa', fakeWatcher());
    sockets.last.open();
    vi.advanceTimersByTime(100);
    stream.check();
    expect(sockets.last.pings).toBe(1);
    sockets.last.say('0');
    vi.advanceTimersByTime(3000);
    expect(stream.state().kind).toBe('live');
    stream.check();
    vi.advanceTimersByTime(2999);
    expect(stream.state().kind).toBe('live');
    vi.advanceTimersByTime(1);
    expect(stream.state().kind).toBe('down');
  });

  test('tries again at once on waking up where the line was down', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    stream.watch('aaaa', fakeWatcher());
    for (let i = 0; i < 4; i++) {
      sockets.last.break();
      vi.advanceTimersByTime(8000);
    }
    sockets.last.break();
    const before = sockets.all.length;
    stream.check();
    expect(sockets.all).toHaveLength(before + 1);
    sockets.last.break();
    vi.advanceTimersByTime(1000);
    expect(sockets.all).toHaveLength(before + 2);
  });

  test('notices by a jump of the clock that the device has slept', () => {
    stream.watch('aaaa', fakeWatcher());
    sockets.last.open();
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(PING_EVERY);
    expect(sockets.last.pings).toBe(1);
    vi.advanceTimersByTime(3000);
    expect(stream.state().kind).toBe('down');
  });

  test('notices a dead line also where the clock was set back', () => {
    stream.watch('aaaa', fakeWatcher());
    sockets.last.open();
    sockets.last.say('0');
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(PING_EVERY);
    expect(sockets.last.pings).toBe(1);
    vi.advanceTimersByTime(2999);
    expect(stream.state().kind).toBe('live');
    vi.advanceTimersByTime(1);
    expect(stream.state().kind).toBe('down');
  });

  test('comes back when a server that stops has said, not all at once', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const watcher = fakeWatcher();
    stream.watch('aaaa', watcher);
    sockets.last.open();
    sockets.last.say({ t: 'bye', after: 1500 });
    expect(stream.state()).toEqual({ kind: 'stopped', since: Date.now() });
    vi.advanceTimersByTime(2249);
    expect(sockets.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets.all).toHaveLength(2);
    sockets.last.break();
    expect(stream.state().kind).toBe('stopped');
    vi.advanceTimersByTime(1000);
    sockets.last.open();
    expect(stream.state().kind).toBe('live');
  });

  test('says whether the tab can be seen, now and when it watches again', () => {
    stream.watch('aaaa', fakeWatcher());
    sockets.last.open();
    stream.setVisible(true);
    stream.setVisible(false);
    expect(sockets.last.messages.slice(1)).toEqual([{ t: 'seen', game: 'aaaa', state: 'hidden' }]);
    sockets.last.break();
    vi.advanceTimersByTime(1000);
    sockets.last.open();
    expect(sockets.last.messages).toEqual([watching('aaaa', 0, 'hidden')]);
  });

  test('rests when nothing is shown any more, and begins again', () => {
    const leave = [stream.watch('aaaa', fakeWatcher()), stream.watch('bbbb', fakeWatcher())];
    sockets.last.open();
    leave[0]!();
    expect(sockets.last.messages.at(-1)).toEqual({ t: 'unwatch', game: 'aaaa' });
    expect(sockets.last.readyState).toBe(1);
    leave[1]!();
    expect(sockets.last.readyState).toBe(3);
    vi.advanceTimersByTime(60_000);
    stream.check();
    expect(sockets.all).toHaveLength(1);
    stream.watch('aaaa', fakeWatcher());
    expect(sockets.all).toHaveLength(2);
  });

  test('keeps the newer of two who show the same table', () => {
    const [old, young] = [fakeWatcher(), fakeWatcher()];
    const leave = stream.watch('aaaa', old);
    sockets.last.open();
    stream.watch('aaaa', young);
    leave();
    sockets.last.say({ t: 'none', game: 'aaaa' });
    expect([old.heard.length, young.heard.length]).toEqual([0, 1]);
    expect(sockets.last.messages).not.toContainEqual({ t: 'unwatch', game: 'aaaa' });
  });

  test('is over when it is closed', () => {
    stream.watch('aaaa', fakeWatcher());
    sockets.last.open();
    stream.close();
    expect(sockets.last.readyState).toBe(3);
    stream.watch('bbbb', fakeWatcher());
    stream.check();
    vi.advanceTimersByTime(60_000);
    expect(sockets.all).toHaveLength(1);
  });
});
