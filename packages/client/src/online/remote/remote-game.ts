/** A game that a server leads: the same open game and follower as in a second tab, over a socket. */
import { apply, type Entry, rulesFingerprint } from '@roundhouse/kernel';
import type { GameAnswer } from '@roundhouse/protocol/answers';
import type { RailTitle } from '@roundhouse/rail';
import { Follower, type FollowerWish } from '../../game/follower.ts';
import { GameLog } from '../../game/game-log.ts';
import type { Abilities, Acted, GameHandle, Lending, LineState, SeatLinks } from '../../game/handle.ts';
import { OpenGame } from '../../game/open-game.ts';
import { OpenHandle } from '../../game/open-handle.ts';
import { invitationLink } from '../links.ts';
import type { Call } from '../api.ts';
import { holdsSeat, mayBorrow, seatsOf, type Told, toldIn, whyHeld } from './beside.ts';
import { SocketLine, type SocketLineParts, standingGame } from './socket-line.ts';

/** So long the page says that the table has moved on, in milliseconds. */
const MOVED_FOR = 8000;

export class RemoteGame extends OpenHandle implements GameHandle {
  readonly #line: SocketLine;
  readonly #follower: Follower;
  readonly #rules: string | null;
  /** After which action a wish was made that the table has moved on from. */
  #moved: number | null = null;
  #movedOver: ReturnType<typeof setTimeout> | undefined;
  readonly #call: Call;
  #isBusy = false;
  readonly resent: Promise<Acted> | undefined;

  /** `opened` is the server's answer, with the entries from the first on. */
  constructor(title: RailTitle, opened: GameAnswer, parts: SocketLineParts) {
    const card = { id: opened.id, name: opened.table.name, seats: seatsOf(toldIn(opened)) };
    super(new OpenGame(title, card, GameLog.standing(title, standingGame(opened))));
    this.#call = parts.call;
    this.#rules = rulesFingerprint(title.id);
    this.#line = new SocketLine(opened, this.#rules, parts);
    this.#follower = new Follower(this.game, this.#line, parts.timing?.retry);
    const left = parts.pending.read();
    // Sent before the page was reloaded: whether it was done is asked before anything else.
    if (left) this.resent = this.#busy(() => this.#follower.resend(left.wish, left.request));
  }

  /** The fingerprint of the server's rules. */
  get engine(): string {
    return this.#line.engine;
  }

  get told(): Told {
    return this.#line.told;
  }

  /** The players have ended it before its end. */
  get isEndedByAll(): boolean {
    return this.told.table.status === 'over' && !this.game.state.ended;
  }

  get can(): Abilities {
    const { table, you } = this.told;
    const isPlayer = you.players.length > 0 && !this.isEndedByAll;
    return {
      act: isPlayer,
      undo: isPlayer ? table.undo : 'none',
      changeSeat: (player) => isPlayer && holdsSeat(this.told, player),
      pace: false,
      rename: false,
      maximum: isPlayer,
      agree: isPlayer,
      export: true,
      copy: 'device',
      try: true,
      worths: !seatsOf(this.told).some(({ kind }) => kind === 'remote'),
      hints: !seatsOf(this.told).some(({ kind }) => kind === 'remote'),
    };
  }

  readonly links: SeatLinks = {
    isLost: (player) => this.told.table.seats.some((seat) => seat.player === player && seat.lost),
    ask: (player) => this.ask({ kind: 'link', by: this.told.you.players[0]!, player }),
    make: async (player) => {
      const { seat } = this.told.table.seats.find((one) => one.player === player)!;
      const { token } = await this.#call('invite', { at: { game: this.game.view().id }, body: { seat } });
      return invitationLink(token);
    },
  };

  readonly lending: Lending = {
    to: (player) => mayBorrow(this.told, player),
    lend: (player, to) => this.ask({ kind: 'lend', player, to }),
  };

  line(): LineState {
    const line = this.#line.state();
    const { held } = this.told.table;
    if (line.kind === 'live' && held) return { kind: 'stopped', reason: whyHeld(held) };
    return line.kind === 'live' && this.#moved !== null ? { kind: 'moved', since: this.#moved } : line;
  }

  /** Shown at once where it is only this player's, and then confirmed or taken back with the reason. */
  async act(entry: Entry): Promise<Acted> {
    if (this.#isBusy) return ONE_AT_A_TIME;
    const foreseen = this.#foresee(entry);
    if (foreseen && !foreseen.ok) return foreseen;
    try {
      return await this.ask({ kind: 'act', entry });
    } finally {
      foreseen?.forget();
    }
  }

  async rename(): Promise<void> {}

  step(): void {}

  skip(): void {}

  close(): void {
    clearTimeout(this.#movedOver);
    this.#follower.close();
    this.#line.close();
    this.game.close();
  }

  protected ask(wish: FollowerWish): Promise<Acted> {
    return this.#busy(() => this.#follower.ask(wish));
  }

  /** One wish at a time: nothing planned for this position fires on another. */
  async #busy(work: () => Promise<Acted>): Promise<Acted> {
    if (this.#isBusy) return ONE_AT_A_TIME;
    this.#isBusy = true;
    this.#setMoved(null);
    const since = this.game.log.history.length;
    try {
      const acted = await work();
      if (!acted.ok && acted.refusal.rule === 'table:moved-on') this.#setMoved(since);
      return acted;
    } finally {
      this.#isBusy = false;
      this.game.changed();
    }
  }

  /**
   * What an action leads to by the rules here. An undo, an offer and a new phase are shown when they are done; what these rules
   * refuse needs no server to say so, as long as both play by the same.
   */
  #foresee(entry: Entry): ({ readonly ok: true; forget(): void } | Extract<Acted, { ok: false }>) | null {
    if (entry.type === 'undo' || entry.type === 'redo') return null;
    const { title, state } = this.game;
    const applied = apply(title, state, entry);
    if (!applied.ok) return this.#isSameRules() ? { ok: false, refusal: applied.refusal } : null;
    const { events } = applied;
    if (applied.state.phase !== state.phase || events.some(({ event }) => event === 'offer')) return null;
    const step = { seq: this.game.view().seq + 1, action: applied.action, events };
    return { ok: true, forget: this.game.foresee(step, applied.state) };
  }

  #isSameRules(): boolean {
    return this.#rules !== null && !this.#line.isOutdated;
  }

  #setMoved(since: number | null): void {
    clearTimeout(this.#movedOver);
    this.#moved = since;
    if (since === null) return;
    this.#movedOver = setTimeout(() => {
      this.#moved = null;
      this.game.changed();
    }, MOVED_FOR);
  }
}

const ONE_AT_A_TIME: Acted = {
  ok: false,
  refusal: { rule: 'table:sending', text: 'Your last move is still on its way to the server.' },
};
