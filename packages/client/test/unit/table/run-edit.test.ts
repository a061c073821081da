import { checkRoutes, type Route } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { clickStop } from '../../../src/table/decision/run/edit.ts';
import { positionWith, title } from './played.ts';

interface RunFrame {
  readonly indicated: { readonly routes: readonly Route[]; readonly revenue: number } | null;
}

/** A run with the best routes shown and at least three stops on the first. */
const s = positionWith('run', (one) => {
  const { indicated } = one.stack.at(-1) as unknown as RunFrame;
  const stops = indicated?.routes[0]?.path.filter((point) => point.includes(':')) ?? [];
  return stops.length >= 3;
});
const { network, trains } = title.runProblem(s)!;
const best = (s.stack.at(-1) as unknown as RunFrame).indicated!;
const route = best.routes[0]!;
const stopsOf = (one: Route | undefined) => one?.path.filter((point) => point.includes(':')) ?? [];
const ofTrain = (routes: readonly Route[] | null) => routes?.find(({ train }) => train === route.train);

describe('a route taken apart', () => {
  test('an end goes off with its track, and comes back by a click', () => {
    const stops = stopsOf(route);
    const shorter = clickStop(network, best.routes, route.train, stops.at(-1)!);
    expect(stopsOf(ofTrain(shorter))).toEqual(stops.slice(0, -1));
    const again = clickStop(network, shorter!, route.train, stops.at(-1)!);
    expect(stopsOf(ofTrain(again))).toEqual(stops);
    expect(checkRoutes(network, trains, again!)).toMatchObject({ revenue: best.revenue });
  });

  test('the first end too', () => {
    const stops = stopsOf(route);
    const shorter = clickStop(network, best.routes, route.train, stops[0]!);
    expect(stopsOf(ofTrain(shorter))).toEqual(stops.slice(1));
  });

  test('a stop in the middle becomes an end', () => {
    const stops = stopsOf(route);
    const cut = stopsOf(ofTrain(clickStop(network, best.routes, route.train, stops[1]!)));
    expect([cut[0], cut.at(-1)]).toContain(stops[1]);
    expect(cut.length).toBeLessThan(stops.length);
  });

  test('the last stop takes the whole route off, and a first click begins one', () => {
    const alone = [{ train: route.train, path: [route.path[0]!] }];
    expect(clickStop(network, alone, route.train, route.path[0]!)).toEqual([]);
    expect(clickStop(network, [], route.train, route.path[0]!)).toEqual(alone);
  });

  test('leads nowhere where no track leads', () => {
    const island = { ...network, tracks: [] };
    const alone = [{ train: route.train, path: [route.path[0]!] }];
    expect(clickStop(island, alone, route.train, stopsOf(route)[1]!)).toBeNull();
  });
});
