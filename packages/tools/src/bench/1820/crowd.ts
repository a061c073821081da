/** A game of 1820 in which all thirty companies are in play, made by legal actions alone and the same every time. */
import { choose, viewOf } from '@roundhouse/bots';
import { playOn } from '@roundhouse/host';
import {
  type Choice,
  choices,
  deciders,
  enclosing,
  fill,
  type GameFile,
  type Json,
  type LoggedAction,
  mostIn,
  type PlayerId,
  start,
} from '@roundhouse/kernel';
import { cashOf, POOL, type RailState } from '@roundhouse/rail';
import type { Frames, State } from '@roundhouse/titles/1820/face';
import { type AnyTitle, titleOf } from '../../title.ts';
import { fileOf } from '../game.ts';

const TITLE = '1820';
const PLAYERS = 5;
const SEED = 1;
export const COMPANIES = 30;
/**
 * Floated in the first Stock Round, for which all have £4,150: with lobbies of £20, £30, … and two shares of each at the lowest par price
 * no more than 18 could be. The rest follow in the second.
 */
const FIRST = 17;
/** The highest of yellow phase: it pays for a first train, and leaves room to fall. */
const PAR = 71;
/** What a player keeps for companies that cannot pay what they owe. */
const KEPT = 200;

type Frame<K extends Frames['kind']> = Extract<Frames, { kind: K }>;

/** Somebody who is asked, and what is offered to them. */
interface Asked {
  readonly s: State;
  readonly by: PlayerId;
  readonly offered: (type: string) => readonly Choice[];
  /** The first of its kind, if there is one. */
  readonly first: (type: string, values?: Readonly<Record<string, Json>>) => LoggedAction | null;
}

/** What is done to bring companies into play and to keep them there; nothing where any sensible player does the same. */
function habit(asked: Asked): LoggedAction | null {
  const { first, s } = asked;
  const f = s.stack.at(-1) as Frames;
  switch (f.kind) {
    case 'cousinAuction':
    case 'offering':
      return first('pass');
    case 'futureTrains':
    case 'bidding':
      return first('decline');
    case 'offer':
      return first('accept');
    case 'stockTurn':
      return (f.main === null ? (lobbies(asked) ?? supports(asked)) : null) ?? first('pass');
    case 'float':
      return floats(asked, f);
    default:
      return null;
  }
}

const inPlay = (s: State): number => Object.values(s.companies).filter(({ status }) => status === 'started').length;
const richest = (s: State, players: readonly PlayerId[]): PlayerId =>
  players.reduce((most, one) => (cashOf(s, one) > cashOf(s, most) ? one : most));

/** As many lobbies as companies are wanted, each by the player with most money. */
function lobbies({ s, by, first }: Asked): LoggedAction | null {
  const round = enclosing<Frame<'stockRound'>>(s, 'stockRound')!;
  const wanted = inPlay(s) === 0 ? FIRST : COMPANIES - inPlay(s);
  return round.lobbies.length < wanted && by === richest(s, s.players) ? first('lobby') : null;
}

/** With thirty in play all other money goes to one's own companies: to the poorest, but first for shares that lie in the pool. */
function supports({ s, by, offered }: Asked): LoggedAction | null {
  if (inPlay(s) < COMPANIES || cashOf(s, by) <= KEPT) return null;
  const own = offered('buy').filter(
    ({ fields }) => fields['as'] === by && s.companies[fields['company'] as string]!.director === by,
  );
  const order = ({ fields }: Choice): number =>
    fields['from'] === POOL ? Number.NEGATIVE_INFINITY : cashOf(s, fields['company'] as string);
  const [most] = own.toSorted((a, b) => order(a) - order(b) || 0);
  return most ? fill(most) : null;
}

/** As small as it may be; the player with most money buys. */
function floats({ s, first, offered }: Asked, f: Frame<'float'>): LoggedAction | null {
  if (f.plan === null) return first('found', { price: PAR }) ?? first('pass');
  if (!f.placed) return null;
  const able = offered('allot').filter(({ fields }) => cashOf(s, fields['owner'] as string) >= PAR);
  const [buyer] = able.toSorted(
    (a, b) => cashOf(s, b.fields['owner'] as string) - cashOf(s, a.fields['owner'] as string),
  );
  const count = buyer?.openFields['count'];
  if (!buyer || count?.kind !== 'range') return first('proposeFloat') ?? first('pass');
  return fill(buyer, { count: mostIn(count) });
}

export interface Crowded {
  readonly file: GameFile;
  /** How many actions there are when a question is first asked in a round: `SR 3 stockTurn`. */
  readonly questions: Readonly<Record<string, number>>;
}

/** The last round in which none of them fails begins there. */
const LATEST = 'OR 3.2';

/** Up to the first question of a round. */
export function crowdedGame(until = LATEST): Crowded {
  const title = titleOf(TITLE);
  const opening = start(title, { players: PLAYERS, seed: SEED }).state;
  const actions: LoggedAction[] = [];
  const questions: Record<string, number> = {};
  for (const { done } of playOn(title, opening, (s) => decision(title, s))) {
    actions.push(done.action);
    const round = title.roundName(done.state);
    questions[`${round} ${done.state.stack.at(-1)?.kind}`] ??= actions.length;
    if (round === until) break;
  }
  return { file: fileOf(title, opening, SEED, actions), questions };
}

/** By habit, or what any sensible player would do. */
function decision(title: AnyTitle, s: RailState): LoggedAction | null {
  for (const by of deciders(title, s)) {
    const offered: Asked['offered'] = (type) => choices(title, s, by, { type });
    const first: Asked['first'] = (type, values) => {
      const [choice] = offered(type);
      return choice ? fill(choice, values) : null;
    };
    const action = habit({ s: s as State, by, offered, first }) ?? choose(title, viewOf(s), by, SEED)?.action;
    if (action) return action;
  }
  return null;
}
