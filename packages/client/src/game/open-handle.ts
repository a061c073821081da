import type { Level } from '@roundhouse/host';
import type { GameFile, PlayerId, UndoTarget } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import type { FollowerWish } from './follower.ts';
import type { Abilities, Acted, GameView, TakenBack } from './handle.ts';
import type { OpenGame } from './open-game.ts';

/** What can be done in a game that is only looked at. */
export const ONLY_LOOKED_AT: Abilities = {
  act: false,
  undo: 'none',
  changeSeat: () => false,
  pace: false,
  rename: false,
  maximum: false,
  agree: false,
  export: true,
  copy: 'device',
  try: true,
  worths: true,
  hints: false,
};

/** What every handle does alike: it shows an open game, and asks its leader. Who that is, the rest of the handle knows. */
export abstract class OpenHandle {
  protected readonly game: OpenGame;

  protected constructor(game: OpenGame) {
    this.game = game;
  }

  protected abstract ask(wish: FollowerWish): Promise<Acted>;

  view(): GameView {
    return this.game.view();
  }

  subscribe(changed: () => void): () => void {
    return this.game.subscribe(changed);
  }

  answer(ask: string, yes: boolean): Promise<Acted> {
    return this.ask({ kind: 'answer', ask, yes });
  }

  seat(player: PlayerId, to: Level | 'here'): Promise<Acted> {
    return this.ask({ kind: 'seat', player, to });
  }

  agree(by: readonly PlayerId[], text: string): Promise<Acted> {
    return this.ask({ kind: 'agree', by, text });
  }

  bidUpTo(player: PlayerId, amount: number | null): Promise<Acted> {
    return this.ask({ kind: 'maximum', player, amount });
  }

  at(seq: number): RailState {
    return this.game.at(seq);
  }

  undoTargets(player: PlayerId): readonly UndoTarget[] {
    return this.game.undoTargets(player);
  }

  takenBack(): Iterable<TakenBack> {
    return this.game.log.takenBack();
  }

  toFile(): GameFile {
    return this.game.toFile();
  }
}
