/** Events as sentences: what page, terminal and any other view say of an action. */
import { fillIn, type GameEvent, type TextValues } from '@roundhouse/kernel';
import { cellAt, cellTold } from '../market/index.ts';
import { nameInEvent } from '../trains/names.ts';
import { DEPOT, GONE, type RailState } from '../state.ts';
import type { Material } from '../title.ts';
import { capitalised, joinWords, money, withArticle } from '../words.ts';
import { bookOf, type Speaking } from './book.ts';
import { calledStop } from './stop.ts';
import { predicateOf } from './you.ts';

/** One sentence about one event, without the dot at its end. */
export interface Told {
  readonly event: GameEvent;
  /** Who it begins with: a player or a company; the text goes on from there. Null where nobody did it. */
  readonly subject: string | null;
  readonly text: string;
}

/** How an owner, a hex, a stop of a route, a train and an amount are called. */
export interface Naming {
  readonly owner: (id: string) => string;
  readonly hex: (id: string) => string;
  readonly stop: (point: string) => string;
  readonly train: (id: string) => string;
  readonly money: (amount: number) => string;
}

/** What the ledger says on its own only where no act in the same action says it better. */
const DETAILS: ReadonlySet<string> = new Set(['shares', 'station', 'tile', 'train', 'private', 'director', 'price']);
const LEDGER: ReadonlySet<string> = new Set([
  ...DETAILS,
  'pay',
  'phase',
  'privateCloses',
  'restore',
  'round',
  'operates',
  'skipped',
]);
const isAct = ({ event }: GameEvent): boolean => !LEDGER.has(event);

/** A teller for one title and one table, which any state of its game describes. What it has said of an event it says again. */
export class Teller {
  readonly material: Material;
  readonly #naming: Naming;
  readonly #book: (key: string) => string | undefined;
  readonly #said = new WeakMap<GameEvent, Told | null>();

  constructor(title: Speaking, s: RailState, player: (id: string) => string | undefined) {
    this.material = title.material(s);
    this.#book = bookOf(title);
    this.#naming = namingOf(title, s, player);
  }

  get naming(): Naming {
    return this.#naming;
  }

  /** The sentences of one action. */
  tell(events: readonly GameEvent[]): Told[] {
    return events.flatMap((_, at) => this.tellOne(events, at) ?? []);
  }

  /** The sentence of one event among all of its action; null where another one says it, or nothing is to be said. */
  tellOne(events: readonly GameEvent[], at: number): Told | null {
    const event = events[at]!;
    const known = this.#said.get(event);
    if (known !== undefined) return known;
    const sentence = this.#sentence(events, at);
    const told = sentence && { ...sentence, text: this.#inPerson(sentence) };
    this.#said.set(event, told);
    return told;
  }

  /** Speaks to the player who is called "You", if there is one. */
  #inPerson({ subject, text }: Told): string {
    return predicateOf(subject === null ? '' : this.#naming.owner(subject), text);
  }

  #sentence(events: readonly GameEvent[], at: number): Told | null {
    const event = events[at]!;
    const text =
      event.event === 'pay'
        ? this.#payment(events, at)
        : (this.#book(`log.${keyOf(event)}`) ?? this.#book(`log.${event.event}`));
    if (text === undefined) return { event, subject: null, text: JSON.stringify(event) };
    const together = event.event === 'train' ? leavingTogether(events) : [];
    if (together.includes(event)) return together[0] === event ? this.#leaving(together) : null;
    if (text === '' || (DETAILS.has(event.event) && isSaidBetter(events, event))) return null;
    const values = this.#values(events, at);
    if (event.event === 'price' && values['price'] === this.#naming.money(0)) return null;
    const [, first, rest] = /^\{(by|to|company)\} (.*)$/.exec(text) ?? [];
    if (first !== undefined) return { event, subject: textOf(event, first), text: fillIn(rest!, values) };
    const filled = fillIn(text, values);
    return filled === '' ? null : { event, subject: null, text: capitalised(filled) };
  }

  /** Trains that rust at the same time, owner by owner: `4 trains leave the game: the NRS 2 and 2, the HYSM 2`. */
  #leaving(together: readonly GameEvent[]): Told {
    const trains = new Map<string, string[]>();
    for (const event of together) {
      const owner = textOf(event, 'from');
      const name = nameInEvent(textOf(event, 'train'), faceIn(event), this.#naming.train);
      trains.set(owner, [...(trains.get(owner) ?? []), name]);
    }
    const words = [...trains].map(([owner, names]) => `${this.#naming.owner(owner)} ${joinWords(names)}`).join(', ');
    const text = fillIn(this.#book('log.train.several')!, { count: together.length, trains: words });
    return { event: together[0]!, subject: null, text };
  }

  /** What a payment was for has words of its own, or the act before it names the sum. */
  #payment(events: readonly GameEvent[], at: number): string {
    const why = textOf(events[at]!, 'why');
    const text = this.#book(`log.pay.${why}`);
    if (text?.includes('{payees}')) {
      return events.findIndex((one) => one.event === 'pay' && one['why'] === why) === at ? text : '';
    }
    if (text !== undefined) return text;
    const before = events[at - 1];
    return before && isAct(before) ? '' : this.#book('log.pay')!;
  }

  #values(events: readonly GameEvent[], at: number): TextValues {
    const event = events[at]!;
    return {
      directorWord: this.#book('term.director')!,
      stationWord: this.#book('term.station')!,
      paid: this.#paid(events, at),
      payees: this.#payees(events, textOf(event, 'why')),
      ...this.#details(event),
      // A company does not hold its own shares as others do.
      ...(event.event === 'shares' && event['to'] === event['company'] ? { toId: 'treasury' } : {}),
      ...(event.event === 'price' ? { price: this.#naming.money(priceAt(this.material, event)) } : {}),
      ...(event.event === 'end' ? { ending: this.ending(textOf(event, 'reason')) } : {}),
    };
  }

  /** Why a game is over. */
  ending(reason: string): string {
    return this.#book(`end.${reason}`) ?? this.#book('end')!;
  }

  /** The fields of an event as texts: owners by their names, sums as money, ids beside them where a text asks. */
  #details(event: Readonly<Record<string, unknown>>): Record<string, string | number> {
    const { owner, hex, train, money } = this.#naming;
    const values: Record<string, string | number> = {};
    for (const [field, value] of Object.entries(event)) {
      if (field === 'terms') Object.assign(values, this.#terms(value as Readonly<Record<string, unknown>>));
      else if (field === 'routes') values[field] = this.#routes(value as readonly Route[]);
      else if (field === 'stops') {
        const places = new Set((value as readonly string[]).map(this.#naming.stop));
        Object.assign(values, { [field]: joinWords([...places]), count: places.size });
      } else if (Array.isArray(value)) {
        values[field] = joinWords(value.map((one) => owner(String(one))));
        values['count'] = value.length;
      } else if (MONEY.has(field))
        values[field] = Number(value) === 0 && field === 'cost' ? 'none' : money(Number(value));
      else if (typeof value === 'number') values[field] = value;
      else if (field === 'hex' || field.endsWith('Hex')) values[field] = hex(textOf(event, field));
      else if (field === 'train') {
        const name = nameInEvent(textOf(event, field), faceIn(event), train);
        Object.assign(values, { train: name, aTrain: withArticle(name) });
      } else {
        const id = textOf(event, field);
        values[field] = (field === 'lot' ? trainsIn(id) : undefined) ?? (NAMED.has(field) ? owner(id) : id);
        values[`${field}Id`] = id || 'nobody';
      }
    }
    return values;
  }

  #terms(terms: Readonly<Record<string, unknown>>): Record<string, string | number> {
    const id = textOf(terms, 'id');
    const { owner, hex, train } = this.#naming;
    const known = owner(id);
    // What has no name of its own lies on the map.
    const what = terms['thing'] === 'train' ? nameInEvent(id, faceIn(terms), train) : known === id ? hex(id) : known;
    return { company: '', other: '', winner: '', price: '', ...this.#details(terms), what, aWhat: withArticle(what) };
  }

  #routes(routes: readonly Route[]): string {
    const told = routes.map(({ train, path }) => {
      const stops = path.filter((point) => point.includes(':')).map(this.#naming.stop);
      return `${nameInEvent(train, undefined, this.#naming.train)}: ${stops.join(' – ')}`;
    });
    return told.join('; ') || 'none';
  }

  /** What was paid for an act: the next payment of the same action before another act, else the one just made. */
  #paid(events: readonly GameEvent[], at: number): string {
    const toThis = (one: GameEvent): boolean => one.event === 'pay' || isAct(one);
    const next = events.slice(at + 1).find(toThis);
    const found = next?.event === 'pay' ? next : events.slice(0, at).findLast(toThis);
    return found?.event === 'pay' ? this.#naming.money(Number(found['amount'])) : 'none';
  }

  /** Payments of one reason, gathered: `Anna fl. 20, Bram fl. 10`. */
  #payees(events: readonly GameEvent[], why: string): string {
    const sums = new Map<string, number>();
    for (const event of events) {
      if (event.event !== 'pay' || event['why'] !== why) continue;
      const to = textOf(event, 'to');
      sums.set(to, (sums.get(to) ?? 0) + Number(event['amount']));
    }
    return [...sums].map(([to, amount]) => `${this.#naming.owner(to)} ${this.#naming.money(amount)}`).join(', ');
  }
}

interface Route {
  readonly train: string;
  readonly path: readonly string[];
}

const MONEY: ReadonlySet<string> = new Set(['amount', 'price', 'revenue', 'cost']);
const NAMED: ReadonlySet<string> = new Set([
  'by',
  'to',
  'from',
  'of',
  'director',
  'winner',
  'private',
  'cousin',
  'lot',
]);

/** Trains that are one lot, `5+-15 8+-7`, by their kinds. */
function trainsIn(lot: string): string | undefined {
  const trains = lot.split(' ');
  const names = trains.map((train) => nameInEvent(train));
  return names.every((name, i) => name !== trains[i]) ? joinWords(names) : undefined;
}

/** Trains of owners that leave the game by one action, if they are several: then one sentence tells of all. */
function leavingTogether(events: readonly GameEvent[]): GameEvent[] {
  const leaving = events.filter(
    (one) => one.event === 'train' && one['to'] === GONE && one['from'] !== DEPOT && !isSaidBetter(events, one),
  );
  return leaving.length > 1 ? leaving : [];
}

/** A skipped step has a sentence for each reason. */
const keyOf = (event: GameEvent): string =>
  event.event === 'skipped' ? `skipped.${textOf(event, 'step')}.${textOf(event, 'why')}` : event.event;

const faceIn = (of: Readonly<Record<string, unknown>>): string | undefined => textOf(of, 'face') || undefined;
function textOf(of: Readonly<Record<string, unknown>>, field: string): string {
  const value = of[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const priceAt = ({ markets }: Material, event: GameEvent): number => cellAt(markets, cellTold(event)).price;

/** Does an act of the same action tell what this detail says? It is about the same things. */
function isSaidBetter(events: readonly GameEvent[], detail: GameEvent): boolean {
  const same = (act: GameEvent, ...fields: string[]) => fields.every((field) => act[field] === detail[field]);
  const party = (act: GameEvent): boolean =>
    [detail['from'], detail['to'], detail['director']].some((id) => id === act['by'] || id === act['company']);
  return events.filter(isAct).some((act) => {
    switch (detail.event) {
      case 'shares':
        return act.event === 'bankrupt' || (same(act, 'company') && party(act));
      case 'director':
      case 'price':
        return (act.event === 'start' || act.event === 'par') && same(act, 'company');
      case 'station':
        return namesStation(act, detail);
      case 'tile':
        return same(act, 'hex');
      default:
        return same(act, detail.event);
    }
  });
}

/** An act tells of a station where it names whose it is and where it comes to: of one party, or of the other. */
const namesStation = (act: GameEvent, { company, hex }: GameEvent): boolean =>
  [act['company'], act['other']].includes(company) && [act['hex'], act['otherHex']].includes(hex);

/** What everything is called at a table: players by their names, the rest by what the box and the book say. */
function namingOf(title: Speaking, s: RailState, player: (id: string) => string | undefined): Naming {
  const material = title.material(s);
  const { board, privates, companies } = material;
  const book = bookOf(title);
  const names = new Map([
    ...privates.map(({ id, name }) => [id, name] as const),
    ...companies.map(({ id }) => [id, `the ${id}`] as const),
  ]);
  const named = (hex: string): string | undefined => board.hexes[board.indexOf.get(hex) ?? -1]?.name;
  return {
    owner: (id) => player(id) ?? book(`place.${id}`) ?? names.get(id) ?? id,
    hex: (id) => (named(id) === undefined ? id : `${named(id)} (${id})`),
    stop: (point) => calledStop(title, material, point, (hex) => named(hex) ?? hex),
    train: (id) => title.train(s, id)?.id ?? id,
    money: (amount) => moneyOf(material, amount),
  };
}

/** An amount with its currency, in the place that the title gives it: `fl. 20`, `$20`, `20fr`. */
export const moneyOf = ({ currency }: Pick<Material, 'currency'>, amount: number): string => money(currency)(amount);
