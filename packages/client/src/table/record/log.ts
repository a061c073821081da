/** The log as data: steps become lines with their amounts, grouped by round and turn. */
import type { Reason } from '@roundhouse/bots';
import { type GameEvent, HOST } from '@roundhouse/kernel';
import {
  BANK,
  cellAt,
  cellTold,
  type Grids,
  type RailState,
  type RailTitle,
  type Teller,
  type Told,
} from '@roundhouse/rail';
import type { Step } from '../../game/handle.ts';
import { numberOf, textOf } from '@roundhouse/rail/telling/details';

/** A price that moved: from and to. */
export interface PriceChange {
  readonly company: string;
  readonly before: number;
  readonly after: number;
}

/** What one owner gained or lost, all payments of the moment together. */
export interface Difference {
  readonly owner: string;
  readonly amount: number;
}

/** Something that happened in a moment, as an event of the game with its words to be found. */
export interface LogLine {
  /** The moment after it: where its line leads. */
  readonly seq: number;
  readonly by: string;
  /** The company in whose turn it happened. */
  readonly company: string | null;
  readonly event: GameEvent;
  /** What is said of it; null for payments that nothing was said of. */
  readonly told: Told | null;
  readonly differences: readonly Difference[];
  readonly prices: readonly PriceChange[];
  /** What the one who acted has done, alone or for a company; not what followed for others. */
  readonly own: boolean;
  /** Why a bot has done it: at the first such line of its moment. */
  readonly why?: Reason | undefined;
  /** Who has done it for the one whose seat it is. */
  readonly playedBy?: string | undefined;
}

export interface LogGroup {
  readonly round: string;
  /** A company's turn, or null in rounds of the players. */
  readonly company: string | null;
  readonly lines: readonly LogLine[];
}

/** What a line shows as its amounts and prices instead of saying it; rounds and turns are the headings of groups. */
const AMOUNTS: ReadonlySet<string> = new Set(['pay', 'price', 'round', 'operates']);

/** A line and the round in which it stands. */
export interface InRound {
  readonly round: string;
  readonly line: LogLine;
}

/** Where a reader stands after a moment. */
interface Place {
  readonly round: string;
  readonly company: string | null;
  readonly prices: ReadonlyMap<string, number>;
  /** How many lines there are so far. */
  readonly lines: number;
}

/** A reader of steps that remembers where it stood after each, and goes on from the last one that is still in force. */
export class LogReader {
  readonly #lines: InRound[] = [];
  readonly #read: { readonly moment: Step; readonly place: Place }[] = [];
  readonly #first: Place;
  #round = '';
  #company: string | null = null;
  #prices: ReadonlyMap<string, number> = new Map();
  readonly #grids: Grids;
  readonly #teller: Teller;

  constructor(title: RailTitle, first: RailState, teller: Teller) {
    this.#grids = title.material(first).markets;
    this.#teller = teller;
    const prices = Object.keys(first.companies).map((company) => [company, title.priceOf(first, company)] as const);
    this.#first = { round: title.roundName(first), company: null, prices: new Map(prices), lines: 0 };
    this.#backTo(this.#first);
  }

  /** All lines of these steps in order. A moment is never changed, and always follows the same ones. */
  read(steps: readonly Step[]): readonly InRound[] {
    const reading = this.reading(steps);
    while (!reading.next().done);
    return [...this.#lines];
  }

  /** How many of these steps are still to be read. */
  unread(steps: readonly Step[]): number {
    return steps.length - this.#known(steps);
  }

  /** Reads these steps; each yield is a place to stop. */
  *reading(steps: readonly Step[]): Generator<void, void> {
    const known = this.#known(steps);
    this.#read.length = known;
    this.#backTo(this.#read.at(-1)?.place ?? this.#first);
    for (const moment of steps.slice(known)) {
      this.#readOne(moment);
      const place = { round: this.#round, company: this.#company, prices: this.#prices, lines: this.#lines.length };
      this.#read.push({ moment, place });
      yield;
    }
  }

  /** How many of these steps, from the first on, are those that were read last. */
  #known(steps: readonly Step[]): number {
    let known = Math.min(this.#read.length, steps.length);
    while (known > 0 && this.#read[known - 1]!.moment !== steps[known - 1]) known--;
    return known;
  }

  #backTo({ round, company, prices, lines }: Place): void {
    this.#round = round;
    this.#company = company;
    this.#prices = prices;
    this.#lines.length = lines;
  }

  #readOne({ seq, action, events, why, playedBy }: Step): void {
    const by = action.by;
    let pending = new Parts();
    let spoken: Told | null = null;
    let aside: Pick<LogLine, 'why' | 'playedBy'> = { ...(why && { why }), ...(playedBy !== undefined && { playedBy }) };
    /** The player, and the company whose question was answered. */
    const acting = [by, action.frame.split('/')[1]];
    const flush = (): void => {
      if (spoken) {
        const own = spoken.subject !== null && acting.includes(spoken.subject);
        this.#write(seq, by, spoken.event, { told: spoken, own, ...(own && aside) }, pending);
        if (own) aside = {};
      } else if (pending.differences.size > 0 || pending.prices.length > 0)
        this.#write(seq, HOST, { event: 'moves', why: pending.why }, { told: null, own: false }, pending);
      pending = new Parts();
      spoken = null;
    };
    for (const [at, event] of events.entries()) {
      const told = AMOUNTS.has(event.event) ? null : this.#teller.tellOne(events, at);
      if (event.event === 'round') {
        flush();
        this.#round = textOf(event, 'name');
        this.#company = null;
      } else if (event.event === 'operates') {
        flush();
        this.#company = textOf(event, 'company');
      } else if (event.event === 'pay') pending.pay(event);
      else if (event.event === 'price') pending.price(this.#moved(event));
      else if (told) {
        // What was paid before the first word of a move belongs to it.
        if (spoken) flush();
        spoken = told;
      }
    }
    flush();
  }

  #moved(event: GameEvent): PriceChange {
    const company = textOf(event, 'company');
    const after = cellAt(this.#grids, cellTold(event)).price;
    const before = this.#prices.get(company) ?? 0;
    this.#prices = new Map(this.#prices).set(company, after);
    return { company, before, after };
  }

  #write(seq: number, by: string, event: GameEvent, words: Words, parts: Parts): void {
    const differences = [...parts.differences]
      .map(([owner, amount]) => ({ owner, amount }))
      .filter((d) => d.amount !== 0);
    const { prices } = parts;
    const line = { seq, by, company: this.#company, event, differences, prices, ...words };
    this.#lines.push({ round: this.#round, line });
  }
}

type Words = Pick<LogLine, 'told' | 'own' | 'why' | 'playedBy'>;

class Parts {
  readonly differences = new Map<string, number>();
  readonly prices: PriceChange[] = [];
  /** What the first payment was for. */
  why = '';

  pay(event: GameEvent): void {
    const amount = numberOf(event, 'amount');
    this.why ||= textOf(event, 'why');
    this.#add(textOf(event, 'from'), -amount);
    this.#add(textOf(event, 'to'), amount);
  }
  price(change: PriceChange): void {
    if (change.before !== change.after) this.prices.push(change);
  }
  #add(owner: string, amount: number): void {
    if (owner !== BANK) this.differences.set(owner, (this.differences.get(owner) ?? 0) + amount);
  }
}

/** The lines up to a moment; they stand in the order of their steps. */
export function linesUpTo(lines: readonly InRound[], seq: number): readonly InRound[] {
  let [from, to] = [0, lines.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (lines[middle]!.line.seq <= seq) from = middle + 1;
    else to = middle;
  }
  return from === lines.length ? lines : lines.slice(0, from);
}

/** Lines that belong together: one round, and in it one company's turn. */
export function groupsOf(lines: readonly InRound[]): LogGroup[] {
  const groups: { round: string; company: string | null; lines: LogLine[] }[] = [];
  for (const { round, line } of lines) {
    const last = groups.at(-1);
    if (last && last.round === round && last.company === line.company) last.lines.push(line);
    else groups.push({ round, company: line.company, lines: [line] });
  }
  return groups;
}

/** What happened after this player's last deed (`lastDeed`). */
export function sinceLastDeed(lines: readonly InRound[], deed: number, player: string): LogLine[] {
  return lines
    .map(({ line }) => line)
    .filter(
      ({ seq, by, own, event }) => seq > deed && !(by === player && own) && (by !== HOST || event.event !== 'moves'),
    );
}

/** The steps with which rounds begin, for the scrubber. */
export function roundMarks(steps: readonly Step[]): { seq: number; name: string }[] {
  return steps.flatMap(({ seq, events }) =>
    events.filter(({ event }) => event === 'round').map((event) => ({ seq, name: textOf(event, 'name') })),
  );
}
