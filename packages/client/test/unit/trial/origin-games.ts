/** Games to try things in, for every title, and a worker beside the page that thinks at once. */
import { botMove, randomTurn } from '@roundhouse/bots';
import { nextAction, type Task, thinkingOn } from '@roundhouse/host';
import { dice, History, newGame } from '@roundhouse/kernel';
import type { Progress, RailState, RailTitle } from '@roundhouse/rail';
import { titles } from '@roundhouse/titles';
import { vi } from 'vitest';
import { GameLog } from '../../../src/game/game-log.ts';
import { OpenGame } from '../../../src/game/open-game.ts';
import type { Order, Reply } from '../../../src/game/jobs.ts';
import type { Found } from '../../../src/game/search.ts';
import { StillGame } from '../../../src/game/still-game.ts';

export const allTitles: readonly RailTitle[] = titles;
export const soh = allTitles.find(({ id }) => id === 'soh')!;

/** A game of so many random actions as somebody looks at it, and its history. */
export function gameOf(title: RailTitle, actions: number, seed = 1): { game: StillGame; history: History<RailState> } {
  const players = ['Ada', 'Bram', 'Cato'];
  const header = newGame(title, { players, seed });
  const played = new History<RailState>(title, header);
  const chance = dice(seed);
  while (played.length < actions && !played.state.ended) {
    played.add(nextAction(title, played.state, played.lastAction, (s) => randomTurn(title, s, chance)));
  }
  const { entries, ...rest } = played.toFile();
  const log = GameLog.play(
    title,
    rest,
    entries.map((entry) => ({ entry })),
  );
  const seats = players.map((name, i) => ({ player: `player${i + 1}`, name, kind: 'here' as const }));
  return {
    game: new StillGame(new OpenGame(title, { id: `${title.id}-${seed}`, name: 'Sunday', seats }, log)),
    history: log.history,
  };
}

/** Thinks as the worker does, in the next moment. */
class QuickWorker {
  static now: QuickWorker | null = null;
  onmessage: (event: { data: Reply<Found, Progress> }) => void = () => {};
  onerror: (event: { message: string }) => void = () => {};
  readonly #cancelled = new Set<number>();
  constructor() {
    QuickWorker.now = this;
  }
  postMessage(asked: Order<Task>): void {
    if (asked.kind === 'cancel') {
      this.#cancelled.add(asked.job);
      return;
    }
    setTimeout(() => {
      const { job } = asked;
      if (this.#cancelled.has(job)) return;
      const title = allTitles.find(({ id }) => id === asked.title)!;
      const work = thinkingOn(title, asked.task, botMove);
      for (let next = work.next(); ; next = work.next()) {
        if (next.done) {
          this.onmessage({ data: { kind: 'done', job, found: next.value } });
          return;
        }
        if (next.value?.routes) this.onmessage({ data: { kind: 'told', job, told: next.value } });
      }
    });
  }
  terminate(): void {}
}

export const withQuickWorker = (): unknown => vi.stubGlobal('Worker', QuickWorker);

/** The page keeps its worker until it breaks, and other tests in this thread have one of their own. */
export function withoutQuickWorker(): void {
  QuickWorker.now?.onerror({ message: 'the tests are over' });
  vi.unstubAllGlobals();
}
