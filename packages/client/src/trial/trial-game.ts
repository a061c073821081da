/** A board of one's own: a game as it stood, played on by one hand. What is done here stays here. */
import type { Reason } from '@roundhouse/bots';
import { type Decision, nextOf, type Table, TableKeeper, USUAL_LEVEL, viaOf } from '@roundhouse/host';
import {
  deciders,
  type Entry,
  frameName,
  type GameFile,
  type LoggedAction,
  type PlayerId,
  type UndoTarget,
  type Via,
} from '@roundhouse/kernel';
import { type RailState, Teller } from '@roundhouse/rail';
import type { FollowerWish } from '../game/follower.ts';
import type { Abilities, Acted, GameHandle, LineState, Playing } from '../game/handle.ts';
import { Host, type Position } from '../game/host.ts';
import { OpenGame } from '../game/open-game.ts';
import { ONLY_LOOKED_AT, OpenHandle } from '../game/open-handle.ts';
import { usePreferences } from '../game/preferences.ts';
import { readingOf } from '../game/reading.ts';
import { MOST_ACTIONS, type TrialLine } from './lines.ts';
import { logOf, type Origin } from './origin.ts';

/** How far bots go on by themselves. */
export const UNTILS = ['turn', 'round', 'game'] as const;
export type Until = (typeof UNTILS)[number];

export class TrialGame extends OpenHandle implements GameHandle {
  readonly can: Abilities;
  readonly origin: Origin;
  /** After how many actions it leaves the game. */
  readonly base: number;
  /** How many of a kept line's actions the rules still take: all, unless they have changed. */
  readonly replayed: number;
  readonly #keeper: TableKeeper<RailState>;
  readonly #teller: Teller;
  readonly #seed: number;
  readonly #host = new Host({
    act: async (action, why) => this.#add(action, why),
    placeOrder: async (order) => this.#add(order, null, { kind: 'order' }),
    addDeadEnds: (deadEnds) => {
      this.#keeper.addDeadEnds(deadEnds);
      this.#update();
    },
    changed: () => this.#show(),
  });
  readonly #forgetPace = usePreferences.subscribe(() => this.#host.recheck());
  #going: { readonly until: Until; readonly from: string } | null = null;
  #hosted: { readonly table: Table; readonly going: boolean; readonly position: Position } | null = null;
  #isClosed = false;

  /** A line from where it leaves the game; its actions are judged again, and what is refused is left out. */
  constructor(origin: Origin, line: Pick<TrialLine, 'base' | 'actions' | 'bots'>, name: string) {
    const { title } = origin.view;
    const seats = origin.view.seats.map(({ player, name: who }) => ({
      player,
      name: who,
      ...(line.bots.includes(player) ? { kind: 'bot' as const, level: USUAL_LEVEL } : { kind: 'here' as const }),
    }));
    const log = logOf(origin, line.base);
    let replayed = 0;
    for (const action of line.actions.slice(0, MOST_ACTIONS)) {
      if (!log.follow({ entry: { action } })) break;
      replayed++;
    }
    super(new OpenGame(title, { id: origin.view.id, name, seats }, log));
    this.origin = origin;
    this.base = line.base;
    this.replayed = replayed;
    this.#seed = origin.seed;
    this.can = {
      ...ONLY_LOOKED_AT,
      act: true,
      undo: 'own',
      changeSeat: () => true,
      pace: true,
      try: false,
      worths: origin.game.can.worths,
    };
    this.#keeper = new TableKeeper(title, log.history, seats);
    this.#teller = new Teller(
      title,
      this.game.at(0),
      (id) => this.game.seats.find(({ player }) => player === id)?.name,
    );
    this.#update();
  }

  /** What was done since the game was left. */
  get actions(): readonly LoggedAction[] {
    return this.game.log.history.actions.slice(this.base);
  }

  get bots(): readonly PlayerId[] {
    return this.game.seats.filter(({ kind }) => kind === 'bot').map(({ player }) => player);
  }

  /** How far bots are going on for everybody, while they do. */
  get going(): Until | null {
    return this.#going?.until ?? null;
  }

  line(): LineState {
    return SAVED;
  }

  async act(entry: Entry): Promise<Acted> {
    this.stop();
    return this.ask({ kind: 'act', entry });
  }

  async rename(): Promise<void> {}

  step(): void {
    this.#host.step();
  }

  skip(): void {
    this.#host.skip();
  }

  override undoTargets(player: PlayerId): readonly UndoTarget[] {
    return this.game.undoTargets(player).filter(({ to }) => to >= this.base);
  }

  /** Bots play every seat up to the end of the turn, the round or the game, at once. */
  goOn(until: Until): void {
    this.#going = { until, from: this.#mark(until) };
    this.#update();
    this.#host.skip();
  }

  stop(): void {
    if (!this.#going) return;
    this.#going = null;
    this.#update();
  }

  override toFile(): GameFile {
    const { entries, ...header } = this.game.toFile();
    // Who sat here is no matter of the game's: only what was done.
    return { ...header, entries: entries.filter((entry) => 'action' in entry) };
  }

  close(): void {
    this.#isClosed = true;
    this.#host.stop();
    this.#forgetPace();
    this.game.close();
  }

  protected async ask(wish: FollowerWish): Promise<Acted> {
    const made = wish.kind === 'act' ? { ...wish, after: this.game.n } : wish;
    if (made.kind === 'step' || made.kind === 'skip') return { ok: true, state: this.game.state };
    if (isBefore(made, this.base)) return LEAVES_TRIAL;
    if (made.kind === 'act' && this.actions.length >= MOST_ACTIONS) return TOO_LONG;
    const seats = this.game.seats.map(({ player }) => player);
    const decision = this.#keeper.decide({ wish: made, seats }, Date.now());
    if (decision.kind === 'refused') return { ok: false, refusal: decision.refusal };
    if (decision.kind === 'done') this.#took(decision, null);
    return { ok: true, state: this.game.state };
  }

  #add(action: LoggedAction, why: Reason | null, via?: Via): boolean {
    if (this.#isClosed || this.actions.length >= MOST_ACTIONS) return false;
    const decision = this.#keeper.add(action, Date.now(), via ?? viaOf({ kind: 'bot' }));
    if (decision.kind !== 'done') return false;
    this.#took(decision, why);
    return true;
  }

  #took({ entries, applied }: Extract<Decision<RailState>, { kind: 'done' }>, why: Reason | null): void {
    this.game.log.heard(entries, applied?.events, why ?? undefined);
    if (this.#going && this.#mark(this.#going.until) !== this.#going.from) this.#going = null;
    this.#update();
    if (this.#going) this.#host.skip();
  }

  /** It changes when what bots go on to is over. */
  #mark(until: Until): string {
    const { title, state } = this.game;
    if (state.ended || until === 'game') return String(state.ended !== null);
    const round = title.roundName(state);
    if (until === 'round') return round;
    const turn = state.stack.find((frame) => frame.of !== undefined);
    return `${round} ${turn ? frameName(turn) : deciders(title, state).join()}`;
  }

  #update(): void {
    if (this.#isClosed) return;
    const position = this.#position();
    if (this.#going && ['wait', 'over'].includes(nextOf(position, position.deadEnds).kind)) this.#going = null;
    this.#show();
    this.#host.update(this.#position());
  }

  /** The same until the table changes, or who plays its seats. */
  #position(): Position {
    const { table } = this.#keeper;
    const going = this.#going !== null;
    if (this.#hosted?.table !== table || this.#hosted.going !== going) {
      this.#hosted = { table, going, position: this.#positionAt(table, going) };
    }
    return this.#hosted.position;
  }

  #positionAt({ title, state, last, seats, deadEnds }: Table, going: boolean): Position {
    const bots = going ? seats : seats.filter((seat) => seat.kind === 'bot');
    return {
      title,
      state,
      last,
      bots: bots.map((seat) => seat.player),
      levels: Object.fromEntries(bots.map(({ player, level = USUAL_LEVEL }) => [player, level])),
      maximums: {},
      deadEnds,
      seed: this.#seed,
      reading: () => readingOf(this.game.log.steps, seats, this.#teller),
    };
  }

  #show(): void {
    if (this.#isClosed) return;
    const position = this.#position();
    const now = this.game.view();
    const playing = this.#host.playing(position);
    const search = this.#host.searching(position);
    this.game.setBeside({
      asks: [],
      maximums: NONE,
      search: search?.found === now.search?.found && search && now.search ? now.search : search,
      playing: isSamePlaying(playing, now.playing) ? now.playing : playing,
      presence: NONE,
      watchers: 0,
    });
  }
}

/** A wish that would take back what happened in the game itself. */
function isBefore(wish: { readonly kind: string; readonly entry?: unknown }, base: number): boolean {
  const { type, to } = (wish.kind === 'act' ? (wish.entry ?? {}) : {}) as { type?: unknown; to?: unknown };
  return type === 'undo' && typeof to === 'number' && to < base;
}

const SAVED: LineState = { kind: 'saved' };
const NONE = {};
const LEAVES_TRIAL: Acted = {
  ok: false,
  refusal: { rule: 'table:undo', text: 'This line starts here: what came before belongs to the game.' },
};
const TOO_LONG: Acted = {
  ok: false,
  refusal: { rule: 'table:full', text: 'This line is as long as a line can be: start another from here.' },
};

const isSamePlaying = (a: Playing | null, b: Playing | null): boolean => a?.bot === b?.bot && a?.waits === b?.waits;
