/** Somebody who plays at random over a bad line, with the page's own game, follower and socket; sometimes the page is reloaded. */
import { type Dice, eager, randomAction, type Style } from '@roundhouse/bots';
import { auctionOf, stillAsked } from '@roundhouse/host';
import { deciders, HOST, type PlayerId } from '@roundhouse/kernel';
import type { BodyOf } from '@roundhouse/protocol';
import { cashOf, type RailTitle } from '@roundhouse/rail';
import type { Network } from '../../../../../server/test/faults/network.ts';
import type { Acted, GameView } from '../../../../src/game/handle.ts';
import { newRequest } from '../../../../src/game/requests.ts';
import { type Call, callsOver, NoAnswer, Refused } from '../../../../src/online/api.ts';
import type { Pending, PendingStore } from '../../../../src/online/remote/pending.ts';
import { RemoteGame } from '../../../../src/online/remote/remote-game.ts';
import { type Socket, Stream } from '../../../../src/online/stream.ts';
import { restIn } from '../../../../src/table/use-line.ts';
import { patiently } from './patience.ts';

/**
 * A tenth of what a page has. In this proportion: where a line is tried again sooner than it can open, all that a busy machine does is
 * opening lines.
 */
const TIMING = {
  get answer() {
    return patiently(300);
  },
  retry: 100,
};
const streamTiming = () => ({
  opening: patiently(500),
  check: patiently(300),
  shortestWait: 50,
  longestWait: 800,
  pingEvery: 1000,
  longestSilence: patiently(2500),
});
/** A look at the table where nothing has come for so many milliseconds. */
const LOOK_AGAIN = 25;
/** Games that drag on are played by those who bring them to their end. */
const DRAGS_ON = 300;

/** How often something else is done than the next move, in a thousand. */
export interface Habits {
  readonly undo: number;
  readonly redo: number;
  readonly promise: number;
  readonly maximum: number;
  readonly handOver: number;
  readonly reload: number;
  /** Says something to the others. */
  readonly say: number;
  /** Wants the clocks to rest, or to run again. */
  readonly vote: number;
  /** Leaves the move to another device of the same person. */
  readonly idle: number;
}
export const RESTLESS: Habits = {
  undo: 15,
  redo: 300,
  promise: 4,
  maximum: 120,
  handOver: 3,
  reload: 6,
  say: 12,
  vote: 12,
  idle: 0,
};

/** Every other refusal of an offered choice would mean that the table here is not the table there. */
const TABLE_SAYS_NO = /^table:/;

export interface PlayerParts {
  readonly network: Network;
  readonly title: RailTitle;
  readonly game: string;
  readonly dice: Dice;
  readonly style: Style;
  readonly habits?: Partial<Habits>;
  readonly timing?: typeof TIMING;
}

export class Player {
  readonly network: Network;
  readonly #parts: PlayerParts;
  readonly #habits: Habits;
  readonly #call: Call;
  readonly #timing: typeof TIMING;
  readonly #pending = memoryPending();
  /** What was answered to the wishes made here, by request. */
  readonly outcomes = new Map<string, 'done' | 'refused'>();
  /** How often each kind of thing was done, and each refusal heard. */
  readonly counts = new Map<string, number>();
  /** Words that the server has taken. */
  readonly said: string[] = [];
  #game: RemoteGame | null = null;
  #stream: Stream | null = null;
  #changed: () => void = () => {};

  constructor(parts: PlayerParts) {
    this.#parts = parts;
    this.#habits = { ...RESTLESS, ...parts.habits };
    this.network = parts.network;
    const call = callsOver(parts.network.fetch);
    this.#timing = parts.timing ?? TIMING;
    this.#call = (route, given) => call(route, { timeout: this.#timing.answer, ...given });
  }

  get game(): RemoteGame {
    return this.#game!;
  }

  async open(): Promise<void> {
    const { title, game } = this.#parts;
    const answer = await this.#patiently(() => this.#call('game', { at: { game }, since: 0 }));
    this.#stream = new Stream(() => this.network.open() as unknown as Socket, streamTiming());
    const parts = { stream: this.#stream, call: this.#call, pending: this.#pending, timing: this.#timing };
    this.#game = new RemoteGame(title, answer, parts);
    this.#game.subscribe(() => this.#changed());
  }

  close(): void {
    this.#game?.close();
    this.#stream?.close();
  }

  /** Plays until it is over, and takes back the seats that were given to bots. */
  async play(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      if (this.#draws('reload')) await this.#reload();
      if (!(await this.#doSomething())) await this.#somethingNew();
    }
    // Wishes from before a reload come first.
    while (this.#pending.read()) await this.#somethingNew();
    for (const { player } of this.#handedOver())
      while (!(await this.#wish('seat', (game) => game.seat(player, 'here'))).ok);
  }

  async #doSomething(): Promise<boolean> {
    const view = this.game.view();
    if (view.state.ended || this.#draws('idle') || restIn(this.game.line()) !== null) return false;
    const mine = this.game.told.you.players;
    return (await this.#answer(view, mine)) || (await this.#interrupt(view, mine)) || (await this.#move());
  }

  async #answer({ asks }: GameView, mine: readonly PlayerId[]): Promise<boolean> {
    const ask = asks.find((one) => stillAsked(one).some((player) => mine.includes(player)));
    if (!ask) return false;
    const yes = this.#parts.dice(3) > 0;
    await this.#wish('answer', (game) => game.answer(ask.id, yes));
    return true;
  }

  async #interrupt(view: GameView, mine: readonly PlayerId[]): Promise<boolean> {
    const { dice } = this.#parts;
    const me = mine[dice(mine.length)]!;
    if (this.#draws('say')) await this.#say();
    if (this.game.told.table.clocks && this.#draws('vote')) await this.#vote();
    if (this.#draws('undo')) {
      const targets = this.game.undoTargets(me);
      const target = targets[Math.max(0, targets.length - 1 - dice(3))];
      if (target) await this.#wish('undo', (game) => game.act({ type: 'undo', by: me, to: target.to }));
      return target !== undefined;
    }
    const redoer = view.redoBelongsTo;
    if (redoer !== null && mine.includes(redoer) && this.#draws('redo')) {
      await this.#wish('redo', (game) => game.act({ type: 'redo', by: redoer }));
      return true;
    }
    if (this.#draws('promise')) {
      const other = view.seats.find(({ player }) => !mine.includes(player))?.player;
      const text = `No track to hex ${dice(100_000)}`;
      if (other) await this.#wish('promise', (game) => game.agree([me, other], text));
      return other !== undefined;
    }
    if (auctionOf(view.state) !== null && this.#draws('maximum')) {
      const amount = dice(5) === 0 ? null : dice(Math.max(1, cashOf(view.state, me)));
      await this.#wish('maximum', (game) => game.bidUpTo(me, amount));
      return true;
    }
    const away = this.#handedOver()[0];
    if (away && dice(4) === 0) await this.#wish('take back', (game) => game.seat(away.player, 'here'));
    else if (!away && mine.length > 1 && this.#draws('handOver'))
      await this.#wish('hand over', (game) => game.seat(me, 'random'));
    return false;
  }

  /** Whatever is lost on the way, it is said once. */
  async #say(): Promise<void> {
    const words = `a word ${this.#parts.dice(1_000_000_000)}`;
    await this.#insist('say', { request: newRequest(), words });
    this.said.push(words);
    this.#count('say');
  }

  async #vote(): Promise<void> {
    const kind = this.game.told.table.clocks!.paused ? ('resume' as const) : ('pause' as const);
    const isTaken = await this.#insist('vote', { kind, request: newRequest(), yes: this.#parts.dice(3) > 0 });
    this.#count(isTaken ? kind : `${kind}: lapsed`);
  }

  /** Asks until there is an answer; false if it is a no. */
  async #insist<R extends 'say' | 'vote'>(route: R, body: BodyOf<R>): Promise<boolean> {
    const call = this.#call as unknown as (route: R, given: object) => Promise<unknown>;
    for (;;)
      try {
        await call(route, { at: { game: this.#parts.game }, body });
        return true;
      } catch (error) {
        const wait =
          error instanceof NoAnswer ? this.#timing.retry : error instanceof Refused ? error.retryAfter : undefined;
        if (wait === undefined) throw error;
        if (wait === null) return false;
        await new Promise((resume) => setTimeout(resume, wait));
      }
  }

  async #move(): Promise<boolean> {
    const { title, dice, style } = this.#parts;
    const { state, n, seats } = this.game.view();
    const isHere = (player: PlayerId) => seats.some((seat) => seat.player === player && seat.kind === 'here');
    const asked = deciders(title, state).filter((actor) => actor !== HOST && isHere(actor));
    while (asked.length > 0) {
      const [by] = asked.splice(dice(asked.length), 1);
      const action = randomAction(title, state, by!, dice, n < DRAGS_ON ? style : eager);
      if (!action) continue;
      const acted = await this.#wish('act', (game) => game.act(action));
      // A run waits for the best one to be shown, an offer too many for something else.
      return acted.ok || acted.refusal.rule === 'table:moved-on';
    }
    return false;
  }

  /** Sometimes the page is gone before the answer comes. */
  async #wish(kind: string, make: (game: RemoteGame) => Promise<Acted>): Promise<Acted> {
    const { network } = this;
    const before = network.lastRequest;
    const game = this.game;
    const asked = make(game);
    if (this.#draws('reload')) {
      await new Promise((resume) => setTimeout(resume, this.#parts.dice(10)));
      await this.#reload();
      this.#count('reloaded while sending');
      return { ok: false, refusal: { rule: 'table:moved-on', text: '' } };
    }
    const acted = await asked;
    this.#count(acted.ok ? kind : `${kind}: ${acted.refusal.rule}`);
    if (!acted.ok && !TABLE_SAYS_NO.test(acted.refusal.rule))
      throw new Error(`an offered choice is refused: ${acted.refusal.text} [${acted.refusal.rule}]`);
    if (network.lastRequest !== before) this.outcomes.set(network.lastRequest, acted.ok ? 'done' : 'refused');
    return acted;
  }

  async #reload(): Promise<void> {
    this.close();
    await this.open();
  }

  #handedOver() {
    const { you, table } = this.game.told;
    return table.seats
      .filter(({ player, kind, held }) => player !== null && you.players.includes(player) && kind === 'bot' && held)
      .map(({ player }) => ({ player: player! }));
  }

  #somethingNew(): Promise<void> {
    return new Promise((resume) => {
      const timer = setTimeout(resume, LOOK_AGAIN);
      this.#changed = () => {
        clearTimeout(timer);
        resume();
      };
    });
  }

  #draws(habit: keyof Habits): boolean {
    return this.#parts.dice(1000) < this.#habits[habit];
  }

  #count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  async #patiently<T>(ask: () => Promise<T>): Promise<T> {
    for (;;)
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
      }
  }
}

/** Like a tab's, it outlives a reload. */
function memoryPending(): PendingStore {
  let kept = 'null';
  return {
    read: () => JSON.parse(kept) as Pending | null,
    write: (pending) => {
      kept = JSON.stringify(pending);
    },
  };
}
