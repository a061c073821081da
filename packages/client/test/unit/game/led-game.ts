/** A game that is led somewhere, and lines to it that can lose what they are given. */
import { choiceOf } from '../../../../host/test/table.ts';
import { type Seat, TableKeeper } from '@roundhouse/host';
import { deciders, History, type LoggedAction, newGame, type PlayerId } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { Follower } from '../../../src/game/follower.ts';
import { GameLog } from '../../../src/game/game-log.ts';
import type { LineState } from '../../../src/game/handle.ts';
import type { Answer, Line, LineListener, LineWish, NumberedEntry, StandingGame } from '../../../src/game/line.ts';
import { OpenGame } from '../../../src/game/open-game.ts';
import { title } from '../table/played.ts';

const HEADER = {
  ...newGame(title, { players: ['Ada', 'Bram', 'Cato'], seed: 1 }),
  format: 'roundhouse-game-2',
} as const;
const SEATS: readonly Seat[] = ['Ada', 'Bram', 'Cato'].map((name, i) => ({
  player: `player${i + 1}`,
  name,
  kind: 'remote',
}));

export class LedGame {
  readonly history = new History<RailState>(title, HEADER);
  readonly keeper = new TableKeeper<RailState>(title, this.history, SEATS);
  readonly lines = new Set<LossyLine>();
  /** Every wish that came, in order, by its request. */
  readonly asked: string[] = [];

  /** Somebody follows it who speaks for these seats. */
  join(...seats: readonly PlayerId[]): { game: OpenGame; follower: Follower; line: LossyLine } {
    const line = new LossyLine(this, seats);
    this.lines.add(line);
    const game = new OpenGame(
      title,
      { id: 'led', name: 'Led', seats: SEATS },
      GameLog.standing(title, this.standing()),
    );
    return { game, line, follower: new Follower(game, line) };
  }

  standing(): StandingGame {
    const entries = this.history.entries.map((entry) => ({ entry }));
    return { header: HEADER, entries, states: new Map([[entries.length, this.history.state]]) };
  }

  entries(from: number): NumberedEntry[] {
    return this.history.entries.slice(from - 1).map((entry, i) => ({ entry, n: from + i }));
  }

  decide(wish: LineWish, request: string, seats: readonly PlayerId[]): Answer {
    this.asked.push(request);
    if (wish.kind === 'step' || wish.kind === 'skip') return { kind: 'done', entries: [] };
    const before = this.history.entries.length;
    const decision = this.keeper.decide({ wish, seats, request }, 1000);
    if (decision.kind === 'done') {
      const entries = this.entries(before + 1);
      for (const line of this.lines) line.tell(entries);
      return { kind: 'done', entries };
    }
    if (decision.kind === 'again') return { kind: 'again', entries: this.entries(decision.known.n) };
    if (decision.kind === 'missed') return { kind: 'missed', entries: this.entries(decision.from + 1) };
    if (decision.kind === 'asked') return { kind: 'asked', ask: decision.ask };
    return decision;
  }

  /** What the player who is asked could do first. */
  get choice(): LoggedAction {
    const [by] = deciders(title, this.history.state) as [PlayerId];
    return choiceOf(this.keeper.table, by);
  }
}

export class LossyLine implements Line {
  readonly #led: LedGame;
  readonly #seats: readonly PlayerId[];
  #listener: LineListener | null = null;
  /** So many wishes and answers are lost from now on; and so many entries are not told. */
  losesWishes = 0;
  losesAnswers = 0;
  losesEntries = 0;
  /** Comes before the next wish is heard. */
  meanwhile: (() => void) | null = null;

  constructor(led: LedGame, seats: readonly PlayerId[]) {
    this.#led = led;
    this.#seats = seats;
  }

  async ask(wish: LineWish, request: string): Promise<Answer> {
    if (this.losesWishes-- > 0) return { kind: 'later', after: 0 };
    this.meanwhile?.();
    this.meanwhile = null;
    const answer = this.#led.decide(wish, request, this.#seats);
    return this.losesAnswers-- > 0 ? { kind: 'later', after: 0 } : answer;
  }

  tell(entries: readonly NumberedEntry[]): void {
    for (const entry of entries) if (this.losesEntries-- <= 0) this.#listener?.entry(entry);
  }

  back(): void {
    this.#listener?.missed();
  }

  async entriesFrom(n: number): Promise<readonly NumberedEntry[]> {
    return this.#led.entries(n);
  }

  async whole(): Promise<StandingGame> {
    return this.#led.standing();
  }

  state(): LineState {
    return { kind: 'live' };
  }

  listen(listener: LineListener): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = null;
    };
  }

  close(): void {}
}
