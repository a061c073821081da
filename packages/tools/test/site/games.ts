import { drawStyle, randomTurn } from '@roundhouse/bots';
import { playOn } from '@roundhouse/host';
import { dealOf } from '@roundhouse/exchange/soh/index';
import { dice, start } from '@roundhouse/kernel';
import { readingsOnSite } from '@roundhouse/rail';
import { soh } from '@roundhouse/titles';
import type { State } from '@roundhouse/titles/soh/face';
import { SiteWriter, type Written } from './writer.ts';

export interface Played {
  readonly state: State;
  readonly players: number;
  readonly seed: number;
  readonly actions: readonly Written[];
}

/** A random game by the readings of the site, written as the site would have recorded it. */
export function playForSite(seed: number, players: number, most = Number.POSITIVE_INFINITY): Played {
  const deal = { privates: dealOf(seed, players) };
  const first = start(soh, { players, seed, deal, readings: readingsOnSite(soh.readings) }).state;
  const writer = new SiteWriter(first);
  const chance = dice(seed);
  const style = drawStyle(chance);
  let state = first;
  for (const { before, done } of playOn(soh, first, (s) => randomTurn(soh, s, chance, style))) {
    if (before.seq >= most) break;
    state = done.state;
    writer.add(done);
  }
  return { state, players, seed, actions: writer.actions };
}

/** The export of a game, numbered from 1. */
export function exportOf({ players, seed, state, actions }: Played, more: Record<string, unknown> = {}) {
  const seats = Array.from({ length: players }, (_, i) => `player${i + 1}`);
  return {
    id: 1,
    title: 'Steam Over Holland',
    players: seats.map((player) => ({ id: SiteWriter.id(player), name: `Name of ${player}` })),
    settings: { seed, optional_rules: [] },
    status: state.ended ? 'finished' : 'active',
    actions: actions.map((action, i) => ({ id: i + 1, ...action })),
    ...more,
  };
}
