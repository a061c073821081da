/** A game played by the engine itself, with every moment: the same seed gives the same game. */
import { randomTurn } from '@roundhouse/bots';
import { nextAction } from '@roundhouse/host';
import { dice, History, newGame } from '@roundhouse/kernel';
import { anyTitle, type RailState, type RailTitle } from '@roundhouse/rail';
import { soh } from '@roundhouse/titles';
import type { Step } from '../../../src/game/handle.ts';

export const title = anyTitle(soh);

export interface Played {
  readonly history: History<RailState>;
  readonly steps: readonly Step[];
  /** By number of actions. */
  readonly states: readonly RailState[];
}

export function played(seed: number, until: (s: RailState) => boolean = () => false): Played {
  return playedOf(title, ['Ada', 'Bram'], seed, until);
}

/** The same for any title. */
export function playedOf(
  title: RailTitle,
  players: readonly string[],
  seed: number,
  until: (s: RailState) => boolean = () => false,
): Played {
  const history = new History(title, newGame(title, { players, seed }));
  const steps: Step[] = [];
  const states: RailState[] = [history.state];
  const chance = dice(seed);
  while (!history.state.ended && !until(history.state)) {
    const { state, lastAction } = history;
    const result = history.add(nextAction(title, state, lastAction, (s) => randomTurn(title, s, chance)));
    if (!result.ok || !('action' in result)) throw new Error('the game stops');
    states.push(history.state);
    steps.push({ seq: history.length, action: result.action, events: result.events });
  }
  return { history, steps, states };
}

/** A position in which a kind of frame asks, found in the first game that has one. */
export function positionWith(kind: string, suits: (s: RailState) => boolean = () => true): RailState {
  for (let seed = 1; seed < 60; seed++) {
    const { history } = played(seed, (s) => s.stack.at(-1)?.kind === kind && suits(s));
    if (!history.state.ended) return history.state;
  }
  throw new Error(`no game comes to ${kind}`);
}

/** Names of players alone, as a teller wants them. */
export const playersOf =
  (seats: readonly { readonly player: string }[], names: { player(id: string): string }) =>
  (id: string): string | undefined =>
    seats.some(({ player }) => player === id) ? names.player(id) : undefined;
