/** The game that a board of one's own leaves, and what of it is copied: all that a seat may know. */
import { actionsTo, lastingHash, pastOf, seedRng, type LoggedAction } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { GameLog } from '../game/game-log.ts';
import { randomSeed } from '../game/games.ts';
import type { GameHandle, GameView } from '../game/handle.ts';

export interface Origin {
  readonly game: GameHandle;
  /** The game as it stood when it was left; it goes on meanwhile. */
  readonly view: GameView;
  /** The actions in force then. */
  readonly actions: readonly LoggedAction[];
  /** What chance still decides is drawn by this, and not as the game will. */
  readonly seed: number;
}

/** The game as it stands, once its past has been read. */
export async function originOf(game: GameHandle): Promise<Origin> {
  await untilRead(game);
  const view = game.view();
  return { game, view, actions: actionsTo(pastOf(game.toFile().entries).now), seed: randomSeed() };
}

function untilRead(game: GameHandle): Promise<void> {
  return new Promise((done) => {
    if (game.view().pastRead) return done();
    const forget = game.subscribe(() => {
      if (!game.view().pastRead) return;
      forget();
      done();
    });
  });
}

/** How many actions a line can leave the game after: what is still on its way to a server is no part of it. */
export const lastBase = ({ actions }: Origin): number => actions.length;

/** A state as a seat knows it: every game is open once it is dealt, so all but the chance to come. */
export const knownState = ({ game, seed }: Origin, base: number): RailState => ({
  ...game.at(base),
  rng: seedRng(seed),
});

export const hashAt = ({ game, view }: Origin, base: number): string => lastingHash(view.title, game.at(base));

/** The game up to a point as a log of its own; nothing of it is played again. */
export function logOf(origin: Origin, base: number): GameLog {
  const { game, view, actions } = origin;
  const { entries: _, ...header } = game.toFile();
  return GameLog.known(view.title, {
    header,
    entries: actions.slice(0, base).map((action) => ({ action })),
    events: new Map(view.steps.slice(0, base).map(({ seq, events }) => [seq, events])),
    states: new Map([[base, knownState(origin, base)]]),
    name: '',
    isExport: false,
    notes: [],
  });
}
