/** A game to be looked at: nothing can be done in it but to try something on a board of one's own. */
import type { Acted, GameHandle, LineState } from './handle.ts';
import { ONLY_LOOKED_AT, OpenHandle } from './open-handle.ts';
import type { OpenGame } from './open-game.ts';

export class StillGame extends OpenHandle implements GameHandle {
  readonly can = ONLY_LOOKED_AT;

  // oxlint-disable-next-line no-useless-constructor -- the one of all handles is not for everybody to call
  constructor(game: OpenGame) {
    super(game);
  }

  line(): LineState {
    return { kind: 'saved' };
  }

  async act(): Promise<Acted> {
    return NOT_HERE;
  }

  async rename(): Promise<void> {}

  step(): void {}

  skip(): void {}

  close(): void {
    this.game.close();
  }

  protected async ask(): Promise<Acted> {
    return NOT_HERE;
  }
}

const NOT_HERE: Acted = { ok: false, refusal: { rule: 'table:not-yours', text: 'This game can only be looked at.' } };
