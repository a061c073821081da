/** Parts that are fetched when they are first wanted. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Coming } from '../../../src/app/coming.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('is fetched once, tells when it is there, and stays', async () => {
  const fetched = vi.fn(async () => 'the map');
  const map = new Coming(fetched);
  const changed = vi.fn();
  map.subscribe(changed);
  expect(fetched).not.toHaveBeenCalled();
  expect(map.get()).toBeNull();
  expect(map.get()).toBeNull();
  expect(await map.load()).toBe('the map');
  expect(map.get()).toBe('the map');
  expect(changed).toHaveBeenCalledOnce();
  expect(fetched).toHaveBeenCalledOnce();
});

test('tells nobody who has left', async () => {
  const map = new Coming(async () => 'the map');
  const changed = vi.fn();
  map.subscribe(changed)();
  await map.load();
  expect(changed).not.toHaveBeenCalled();
});

test('says that it could not be fetched, and can be asked for again', async () => {
  const tries = [new Error('no network'), 'the map'];
  const map = new Coming(async () => {
    const next = tries.shift()!;
    if (next instanceof Error) throw next;
    return next;
  });
  const changed = vi.fn();
  map.subscribe(changed);
  map.begin();
  await vi.advanceTimersByTimeAsync(10);
  expect(changed).toHaveBeenCalledOnce();
  expect(() => map.get()).toThrow('no network');
  await vi.advanceTimersByTimeAsync(1000);
  expect(map.get()).toBeNull();
  await vi.advanceTimersByTimeAsync(10);
  expect(map.get()).toBe('the map');
});
