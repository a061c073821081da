import { chaotic, choose, playerFor, randomAction, type Style, viewOf } from '@roundhouse/bots';
import { type Decision as Decided, indication, type Next, nextOf, TableKeeper, viaOf } from '@roundhouse/host';
import { apply, dice, frameName, type GameEvent, type History, type LoggedAction, plainLine } from '@roundhouse/kernel';
import type { Level, RailState } from '@roundhouse/rail';
import { withPlayerNames } from '@roundhouse/rail/telling/refusal';
import { Failure } from '../failure.ts';
import { saveGame } from '../files.ts';
import { type Line, linesOf, ownLines } from '../log/lines.ts';
import { out } from '../output.ts';
import { biasFor } from '../simulate/game.ts';
import { slowNotice } from '../slow-notice.ts';
import type { AnyTitle } from '../title.ts';
import type { Answers } from './asker.ts';
import { Decision, type Reply } from './decision.ts';
import { type Desk, deskOf, paragraph } from './desk.ts';
import { Hints } from './hints.ts';
import { questionLines, resultLines } from './question.ts';
import { look, looksOf } from './screens/index.ts';
import { asideLines, overviewLines } from './screens/overview.ts';

/** Who sits where, and how the others play. */
export interface Seating {
  /** The seats of people at this terminal, from 1. */
  readonly people: readonly number[];
  readonly bot: Level;
  /** Do bots say why? */
  readonly why: boolean;
}

/** One game in the terminal: people at some seats, bots at the others. */
export class Session {
  readonly #title: AnyTitle;
  readonly #history: History<RailState>;
  readonly #keeper: TableKeeper<RailState>;
  readonly #people: readonly string[];
  readonly #answers: Answers;
  readonly #file: string;
  readonly #seed: number;
  readonly #seating: Seating;
  readonly #chance: (below: number) => number;
  /** How bots that move at random lean. */
  readonly #style: Style;
  /** The round in which a bot plays a person's seat, by player. */
  readonly #handed = new Map<string, string>();
  readonly #hints: Hints;
  /** Who wants to act instead of the player who is asked. */
  #chosen: string | null = null;
  /** Lines about the table that have been shown, which need not be said again. */
  #known: ReadonlySet<string> = new Set();
  /** The round of which the overview was shown last. */
  #shown = '';

  constructor(
    title: AnyTitle,
    history: History<RailState>,
    answers: Answers,
    file: string,
    seed: number,
    seating: Seating,
  ) {
    this.#title = title;
    this.#history = history;
    this.#answers = answers;
    this.#file = file;
    this.#seed = seed;
    this.#seating = seating;
    this.#people = seating.people.map((seat) => history.state.players[seat - 1]!);
    const seats = history.state.players.map((player, i) => ({
      player,
      name: history.players[i]!,
      ...(this.#people.includes(player) ? ({ kind: 'here' } as const) : ({ kind: 'bot', level: seating.bot } as const)),
    }));
    this.#keeper = new TableKeeper(title, history, seats);
    this.#hints = new Hints(title, history.players);
    this.#chance = dice(seed ^ 0x5f356495);
    this.#style = biasFor(title, seed, chaotic);
  }

  async play(): Promise<void> {
    this.#print(this.#lines(this.#history.length === 0 ? this.#history.firstEvents : []));
    for (;;) {
      const next = this.#next();
      if (next.kind === 'over') {
        if (await this.#isLeft()) return;
      } else if (next.kind === 'search') this.#showBest();
      else if (next.kind === 'bid') this.#host(next.action);
      else if (next.people.length > 0) {
        const [first] = next.people as [string];
        if (!(await this.#turnOf(this.#chosen ?? first, next.people))) return;
      } else this.#botActs(next.kind === 'ask' ? next.bots : []);
    }
  }

  get #state(): RailState {
    return this.#history.state;
  }

  #desk(me: string): Desk {
    return deskOf(this.#title, this.#state, this.#history.players, me);
  }

  #lines(events: readonly GameEvent[]): Line[] {
    return linesOf(this.#title, this.#history.players, this.#state)(events);
  }

  #print(lines: readonly Line[]): void {
    for (const { kind, text } of lines) out(kind === 'line' ? paragraph(text) : `\n── ${text}`);
  }

  /** Somebody at this terminal acts, undoes or redoes; they all speak for each other. */
  #act(entry: unknown): boolean {
    const wish = { kind: 'act', entry, after: this.#keeper.table.n } as const;
    return this.#told(this.#keeper.decide({ wish, seats: this.#people }, Date.now()));
  }

  /** The host shows the best run, or a bot acts. */
  #host(action: LoggedAction, why?: string): boolean {
    const via = this.#people.includes(action.by) ? viaOf({ kind: 'bot', level: this.#seating.bot }) : undefined;
    return this.#told(this.#keeper.add(action, Date.now(), via), why);
  }

  /** Tells what happened, a bot's reason right behind what it did; or says why not. */
  #told(decided: Decided<RailState>, why?: string): boolean {
    if (decided.kind === 'refused') {
      const { rule, text } = decided.refusal;
      const { names } = this.#desk(this.#people[0] ?? '');
      out(paragraph(`Not possible: ${withPlayerNames(text, (id) => names.player(id))} [${rule}]`));
    }
    if (decided.kind !== 'done') return false;
    if (!decided.applied) return true;
    const lines = this.#lines(decided.applied.events);
    const own = ownLines(lines);
    this.#print(lines.slice(0, own));
    if (why !== undefined && own > 0) out(paragraph(why, 6, 6));
    this.#print(lines.slice(own));
    return true;
  }

  #next(): Next {
    const { title, state, last, deadEnds } = this.#keeper.table;
    const bots = state.players.filter((player) => !this.#people.includes(player));
    return nextOf({ title, state, last, bots }, deadEnds);
  }

  #showBest(): void {
    const found = indication(this.#title, this.#state, slowNotice('  Searching for the best run …', out));
    if (!found || !this.#host(found)) this.#keeper.addDeadEnds({ search: true });
  }

  #botActs(asked: readonly string[]): void {
    for (const by of asked) if (this.#botOf(by)) return;
    const top = this.#state.stack.at(-1)!;
    throw new Error(`nobody can act in ${frameName(top)}`);
  }

  /** A bot's move with its reason; where it has none it moves at random, so that the game goes on. */
  #botOf(by: string): boolean {
    const player = playerFor(this.#title.id, this.#seating.bot);
    const thought = player && choose(this.#title, viewOf(this.#state), by, this.#seed, player);
    const action = thought?.action ?? randomAction(this.#title, this.#state, by, this.#chance, this.#style);
    return action !== null && this.#host(action, this.#seating.why ? thought?.why.text : undefined);
  }

  /** A person decides, or the bot to whom the seat was handed; false when the game is left. */
  async #turnOf(me: string, asked: readonly string[]): Promise<boolean> {
    this.#chosen = null;
    if (this.#handed.get(me) === this.#title.roundName(this.#state)) {
      this.#botActs([me]);
      return true;
    }
    const desk = this.#desk(me);
    const others = this.#people.filter((player) => player !== me);
    this.#introduce(desk, asked.length > 1 ? others : []);
    const decision = new Decision(desk, this.#answers, others, (path) => this.#save(path));
    return this.#comply(me, await decision.reply());
  }

  /** Where the game stands, at the beginning of a round; then what is asked. */
  #introduce(desk: Desk, others: readonly string[]): void {
    const round = this.#title.roundName(this.#state);
    const asides = asideLines(desk);
    out('');
    if (round !== this.#shown) {
      for (const line of overviewLines(desk)) out(line);
      out('');
      this.#known = new Set(asides);
    }
    this.#shown = round;
    for (const line of questionLines(desk)) out(line);
    for (const line of asides) if (!this.#known.has(line)) out(line);
    this.#known = new Set(asides);
    if (others.length > 0) {
      const names = others.map((player) => desk.names.player(player));
      out(paragraph(`Others may decide first: type ${names.join(' or ')}.`));
    }
  }

  #comply(me: string, reply: Reply): boolean {
    if ('action' in reply) this.#act(reply.action);
    else if (reply.wish === 'quit') return false;
    else if (reply.wish === 'undo') this.#undo(me);
    else if (reply.wish === 'bot') this.#botActs([me]);
    else if (typeof reply.wish === 'object') this.#grant(me, reply.wish);
    else this.#handed.set(me, this.#title.roundName(this.#state));
    return true;
  }

  /** Somebody else acts, or a hint is given: the same question is asked again, unless the hint is followed. */
  #grant(me: string, wish: Extract<Reply, { wish: unknown }>['wish'] & object): void {
    if ('as' in wish) {
      this.#chosen = wish.as;
      return;
    }
    const action = this.#hints.ask(this.#state, me, wish.hint);
    if (action) this.#act(action);
    else this.#chosen = me;
  }

  /** The end of the game can be taken back, too: false if it was. */
  async #isLeft(): Promise<boolean> {
    out('');
    for (const line of resultLines(this.#desk(this.#people[0] ?? ''))) out(line);
    const { used } = this.#hints;
    if (used > 0) out(paragraph(`${used === 1 ? 'One hint was' : `${used} hints were`} asked for in this sitting.`));
    for (;;) {
      const typed = await this.#answers.ask('undo takes your last move back, save keeps the game, quit leaves: ');
      if (typed === null || typed === 'q' || typed === 'quit') return true;
      if (typed === 'u' || typed === 'undo') return !this.#undo(this.#people[0] ?? '');
      if (/^s(ave)?( |$)/.test(typed)) this.#save(typed.replace(/^\S+\s*/, ''));
      else {
        const desk = this.#desk(this.#people[0] ?? '');
        const looks = looksOf(desk).map(([word]) => word);
        const lines = look(desk, typed, new Set());
        for (const line of lines ?? [paragraph(`Everything can still be looked at: ${looks.join(', ')}.`)]) out(line);
      }
    }
  }

  /** Back to the last decision of somebody at this terminal; the bots never mind. */
  #undo(me: string): boolean {
    const { actions } = this.#history;
    const isOurs = ({ by }: LoggedAction): boolean => this.#people.includes(by);
    const by = actions.findLast(isOurs)?.by ?? me;
    const target = this.#history.undoTargets(by).find(({ to }) => isOurs(actions[to]!));
    if (!target) {
      out('  You have nothing to undo.');
      return false;
    }
    this.#handed.clear();
    out(paragraph(`Back at your last decision${this.#saidOf(target.to)}`));
    return this.#act({ type: 'undo', by, to: target.to });
  }

  /** What an action that is taken back had done: `, before “Anna passes.”`. */
  #saidOf(at: number): string {
    const done = apply(this.#title, this.#history.at(at), this.#history.actions[at]!);
    const lines = done.ok ? this.#lines(done.events) : [];
    // What an earlier move of the turn brings about, such as a price that falls after a sale, may come first.
    const { by } = this.#history.actions[at]!;
    const name = this.#desk(by).names.player(by);
    const own = lines.find(({ kind, text }) => kind === 'line' && text.startsWith(name)) ?? lines[0];
    return own?.kind === 'line' ? `, before “${own.text}”` : '.';
  }

  #save(path: string): void {
    const file = path || this.#file;
    try {
      saveGame(file, this.#history.toFile());
      out(`  Saved as ${plainLine(file)}.`);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      out(`  Not saved: ${plainLine(error.message)}`);
    }
  }
}
