/** A server of one game without wire or database: the referee, what it tells, and answers that tests can hold back or lose. */
import { type Seat, TableKeeper, type Wish } from '@roundhouse/host';
import { deciders, History, type LoggedAction, newGame, positionHash, rulesFingerprint } from '@roundhouse/kernel';
import type { GameAnswer, Numbered, Problem, ServerMessage } from '@roundhouse/protocol';
import type { RailState } from '@roundhouse/rail';
import { choiceOf } from '../../../../host/test/table.ts';
import { type Call, NoAnswer, Refused } from '../../../src/online/api.ts';
import type { Pending, PendingStore } from '../../../src/online/remote/pending.ts';
import { RemoteGame } from '../../../src/online/remote/remote-game.ts';
import { Stream } from '../../../src/online/stream.ts';
import { title } from '../table/played.ts';
import { FakeSockets } from './fake-socket.ts';

const NAMES = ['Ada', 'Bram', 'Cato'];
const PLAYERS = ['player1', 'player2', 'player3'];
const HEADER = { ...newGame(title, { players: NAMES, seed: 1 }), format: 'roundhouse-game-2' } as const;
const SEATS: readonly Seat[] = PLAYERS.map((player, i) => ({ player, name: NAMES[i]!, kind: 'remote' }));

export const memoryPending = (left: Pending | null = null): PendingStore => {
  let kept = left;
  return { read: () => kept, write: (pending) => void (kept = pending) };
};

interface Asked {
  readonly route: string;
  readonly body: { readonly request: string; readonly after?: number };
}

export class FakeServer {
  readonly history = new History<RailState>(title, HEADER);
  readonly keeper = new TableKeeper<RailState>(title, this.history, SEATS);
  readonly sockets = new FakeSockets();
  /** Every change that was asked for, in order. */
  readonly asked: Asked[] = [];
  engine = rulesFingerprint(title.id) ?? '';
  /** How many of the next requests, and of the next answers, are lost. */
  losesRequests = 0;
  losesAnswers = 0;
  /** How many of the next looks for what was missed are never answered. */
  swallows = 0;
  /** Comes before the next change is judged. */
  meanwhile: (() => unknown) | null = null;
  /** Said instead of judging. */
  problem: { readonly problem: Problem; readonly retryAfter: number | null } | null = null;
  #v = 1;

  /** Somebody opens the game who holds these seats. */
  join(pending: PendingStore = memoryPending(), players: readonly string[] = PLAYERS): RemoteGame {
    const stream = new Stream(this.sockets.open);
    const game = new RemoteGame(title, this.answer(players), {
      stream,
      pending,
      call: this.#callFor(players),
      timing: { answer: 50, retry: 5 },
    });
    this.sockets.last.open();
    return game;
  }

  answer(players: readonly string[]): GameAnswer {
    const { state } = this.history;
    return {
      id: 'aaaa',
      title: title.id,
      engine: this.engine,
      now: 0,
      you: { seats: [], players: [...players], lent: [], owner: false, may: [] },
      table: {
        v: this.#v++,
        name: 'Friday',
        status: 'playing',
        order: 'given',
        undo: 'consent',
        watch: false,
        pace: 'once',
        tempo: 'live',
        public: false,
        talk: false,
        imported: false,
        rematch: null,
        clock: null,
        clocks: null,
        votes: [],
        options: {},
        readings: {},
        seats: PLAYERS.map((player, i) => ({
          seat: i + 1,
          player,
          kind: 'person',
          name: NAMES[i]!,
          held: true,
          ready: true,
          lost: false,
          presence: 'here',
        })),
        asks: structuredClone(this.keeper.table.asks) as GameAnswer['table']['asks'],
        searching: false,
        thinking: null,
        trouble: null,
        watchers: 0,
      },
      maxima: {},
      n: this.history.entries.length,
      header: HEADER as unknown as GameAnswer['header'],
      state: structuredClone(state) as unknown as GameAnswer['state'],
      hash: positionHash(state),
      entries: this.entries(0),
    };
  }

  entries(since: number): Numbered[] {
    const all = this.history.entries;
    const hash = positionHash(this.history.state);
    return all.slice(since).map((entry, i) => {
      const n = since + i + 1;
      return { n, entry: structuredClone(entry), ...(n === all.length ? { hash } : {}) } as Numbered;
    });
  }

  /** What the player who is asked could do first. */
  get choice(): LoggedAction {
    const [by] = deciders(title, this.history.state) as [string];
    return choiceOf(this.keeper.table, by);
  }

  /** Somebody else acts, and all are told. */
  play(entry: unknown = this.choice): void {
    const after = this.history.entries.length;
    const decision = this.keeper.decide({ wish: { kind: 'act', entry, after }, seats: PLAYERS }, 1000);
    if (decision.kind !== 'done') throw new Error(JSON.stringify(decision));
    this.tell(...this.entries(after).map((one): ServerMessage => ({ t: 'entry', game: 'aaaa', ...one })));
  }

  tell(...messages: readonly ServerMessage[]): void {
    for (const socket of this.sockets.all) for (const message of messages) socket.say(message);
  }

  #callFor(players: readonly string[]): Call {
    const call = async (route: string, given: { body?: unknown; since?: number; at?: Record<string, string> }) => {
      if (this.losesRequests-- > 0) throw new NoAnswer('lost');
      if (route === 'game') return this.answer(players);
      if (route === 'entries' && this.swallows-- > 0) await new Promise(() => {});
      if (route === 'entries') return { n: this.history.entries.length, entries: this.entries(given.since ?? 0) };
      const body = given.body as Asked['body'];
      this.asked.push({ route, body });
      const { meanwhile } = this;
      this.meanwhile = null;
      await meanwhile?.();
      if (this.problem) throw new Refused(this.problem.problem, this.problem.retryAfter);
      const answer = this.#judge(route, given, players);
      if (this.losesAnswers-- > 0) throw new NoAnswer('lost');
      return answer;
    };
    return call as unknown as Call;
  }

  #judge(route: string, given: { body?: unknown; at?: Record<string, string> }, seats: readonly string[]): unknown {
    const { request, ...body } = given.body as Asked['body'];
    const kind = route === 'act' ? 'act' : 'answer';
    const wish = { kind, ...body, ...(given.at!['ask'] ? { ask: given.at!['ask'] } : {}) } as unknown as Wish;
    const before = this.history.entries.length;
    const decision = this.keeper.decide({ wish, seats, request }, 1000);
    const n = this.history.entries.length;
    switch (decision.kind) {
      case 'done':
        return { n, entries: this.entries(before) };
      case 'again': {
        const { known } = decision;
        return {
          n: known.n,
          entries: this.entries(known.n - known.entries.length).slice(0, known.entries.length),
          again: true,
        };
      }
      case 'asked':
        return { n, ask: decision.ask };
      case 'missed':
        throw new Refused(
          { status: 409, code: 'stale', title: 'Missed', n, missed: this.entries(decision.from) },
          null,
        );
      case 'ahead':
        throw new Refused({ status: 409, code: 'ahead', title: 'Ahead', n }, null);
      case 'refused': {
        const { rule, text: sentence } = decision.refusal;
        throw new Refused({ status: 422, code: 'refused', title: sentence, rule }, null);
      }
    }
  }
}
