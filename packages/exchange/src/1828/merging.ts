/**
 * Mergers. The site asks one player after the other, and so does the engine; from whom a share is taken the site decides
 * by itself, so that is tried out until the answers that follow are to questions that are asked.
 */
import { closed } from '@roundhouse/kernel';
import { IPO, POOL, sharesOf } from '@roundhouse/rail';
import {
  DIRECTOR_SHARES,
  handOf,
  type Merger,
  orderFrom,
  type State,
  type StockTurn,
} from '@roundhouse/titles/1828/face';
import * as z from 'zod/mini';
import { tokenFields } from '../fields.ts';
import { Refused } from '../follower.ts';
import { symbol } from '../forms.ts';
import type { SiteRecord } from '../records.ts';
import { read } from '../session.ts';
import { CannotFollow } from '../cannot-follow.ts';
import { companyOf, findCompany } from './ids.ts';
import type { Session1828 } from './session.ts';

const mergeFields = z.looseObject({ corporation: symbol });
const failedFields = z.looseObject({ corporations: z.array(symbol).check(z.length(2)) });
const chooseFields = z.looseObject({ choice: symbol });

const mergerOf = (s: State): Merger | undefined => {
  const top = s.stack.at(-1);
  return top?.kind === 'merger' ? top : undefined;
};

type Question = 'stations' | 'aside' | 'take' | 'single';

const questionOf = (f: Merger): Question => {
  if (f.stage === 'stations') return 'stations';
  if (f.need > 0) return 'take';
  return f.stage === 'singles' ? 'single' : 'aside';
};

/** The other director's consent is supplied. */
export function merge(game: Session1828, record: SiteRecord): void {
  begin(game, companyOf(record.entity), companyOf(read(record, mergeFields).corporation));
  goOn(game);
}

function begin(game: Session1828, company: string, other: string): void {
  game.reach(({ kind }) => kind === 'stockTurn' && game.follower.can('merge', { company, other }));
  game.merging = { company, inPool: sharesOf(game.s, company, POOL) + sharesOf(game.s, other, POOL) };
  game.own('merge', { company, other });
  game.acceptOffers();
}

const choiceIn = ({ fields }: SiteRecord): string => String(fields['choice']);
/** The sum that newer records add to an answer, `NW ($77)`, says nothing that is not known. */
const withoutSum = (choice: string): string => choice.replace(/ *\(.*$/, '');
const companyIn = (choice: string): string | undefined => findCompany(withoutSum(choice));

/** The company that is to remain is chosen before a merger, by the same word as a share of it in the merger before. */
function isAnnouncement(game: Session1828, record: SiteRecord): boolean {
  const next = game.records[game.records.indexOf(record) + 1];
  if (record.type !== 'choose' || next === undefined) return false;
  const [first] = Array.isArray(next.fields['corporations']) ? next.fields['corporations'] : [];
  const announced = next.type === 'merge' ? next.entity : next.type === 'failed_merge' ? first : undefined;
  return announced !== undefined && findCompany(String(announced)) === companyIn(choiceIn(record));
}

/** What follows in the merger: answers, and markers that go. */
const isAnswer = (game: Session1828) => (record: SiteRecord) =>
  record.type === 'choose' && !isAnnouncement(game, record);
const ofMerger = (game: Session1828) => (record: SiteRecord) =>
  record.type === 'remove_token' || isAnswer(game)(record);
const nextAnswer = (game: Session1828): SiteRecord | undefined => game.later(isAnswer(game), ofMerger(game));

/** Goes on as far as no player of the site is asked. */
function goOn(game: Session1828): void {
  for (;;) {
    const f = mergerOf(game.s);
    if (!f) break;
    const question = questionOf(f);
    if (question === 'stations') {
      if (!keepStation(game)) return;
    } else if (question === 'take') takeFrom(game, f, (players) => game.oneOf(players));
    else if (question === 'single' && isPassedOver(game, f)) game.own('giveUp');
    else return;
  }
  noteSystem(game);
}

/** Others are asked there, and this player never. */
const isPassedOver = (game: Session1828, f: Merger): boolean => {
  const answers = (record: SiteRecord): boolean => isAnswer(game)(record) && game.player(record.entity) === f.queue[0];
  const asksOthers = game.later(() => true);
  return asksOthers !== undefined && game.later(answers, ofMerger(game)) === undefined;
};

/** Which of two markers in a hex goes; the site may ask that later. */
function keepStation(game: Session1828): boolean {
  const record = game.later(({ type }) => type === 'remove_token', ofMerger(game));
  if (!record) return false;
  game.take(record);
  remove(game, record);
  return true;
}

export function removeToken(game: Session1828, record: SiteRecord): void {
  const f = mergerOf(game.s);
  if (!f || questionOf(f) !== 'stations') throw new CannotFollow('No marker has to be removed at this point.');
  remove(game, record);
  goOn(game);
}

function remove(game: Session1828, record: SiteRecord): void {
  const { hex, node } = game.tiles.city(read(record, tokenFields).city);
  const f = mergerOf(game.s)!;
  const kept = game.s.stations[f.of]!.find((spot) => spot.hex === hex && spot.node !== node);
  if (!kept) throw new CannotFollow(`There are no two markers in ${hex}.`);
  game.own('keepStation', { hex, node: kept.node });
}

/** From whom: the player whom the next answer names, or the one the site has decided on. */
function takeFrom(game: Session1828, f: Merger, pick: Pick): void {
  const others = orderFrom(game.s, f.queue[0]!).filter((player) => game.follower.can('takeFrom', { player }));
  const named = nextAnswer(game);
  const chosen = named && game.player(named.entity) === f.queue[0] ? game.playerCalled(choiceIn(named)) : undefined;
  if (named && chosen !== undefined && others.includes(chosen)) {
    game.take(named);
    game.own('takeFrom', { player: chosen });
    return;
  }
  const right = others.find((player) => leadsOn(game, player)) ?? others[0]!;
  game.own('takeFrom', { player: pick([right, ...others.filter((player) => player !== right)]) });
}

type Pick = (players: readonly [string, ...string[]]) => string;

/** Do all answers that follow fit, if the share is taken from this player? */
function leadsOn(game: Session1828, player: string): boolean {
  let fits = false;
  game.tryOut(() => {
    try {
      game.follower.do('takeFrom', { player });
      fits = playAhead(game);
    } catch (error) {
      if (!(error instanceof Refused) && !(error instanceof CannotFollow)) throw error;
    }
    return false;
  });
  return fits;
}

function playAhead(game: Session1828): boolean {
  for (let f = mergerOf(game.s); f; f = mergerOf(game.s)) {
    const question = questionOf(f);
    if (question === 'take') takeFrom(game, f, ([first]) => first);
    else {
      const record = nextAnswer(game);
      if (!record) return true;
      game.take(record);
      if (game.player(record.entity) !== f.queue[0]) return false;
      answer(game, f, read(record, chooseFields).choice);
    }
  }
  return nextAnswer(game) === undefined;
}

/**
 * The company that is to remain, chosen before a merger; then which share is kept for trading up, and whether it is
 * traded up.
 */
export function choose(game: Session1828, record: SiteRecord): void {
  const { choice } = read(record, chooseFields);
  const player = game.player(record.entity);
  const f = mergerOf(game.s);
  // A record may also end with an announcement.
  if (isAnnouncement(game, record) || (!f && findCompany(choice) !== undefined)) {
    game.reach(({ kind, of }) => kind === 'stockTurn' && of === player);
  } else if (f?.queue[0] === player) {
    answer(game, f, choice);
    goOn(game);
  } else if (!wasSettled(f, player, choice))
    throw new CannotFollow(closed(`The game does not ask for "${choice}" at this point, but: ${game.follower.asks}`));
}

const isTradeUp = (choice: string): boolean => /^exchange/i.test(choice);
const isGivenUp = (choice: string): boolean => /^(sell|discard)/i.test(choice) || choice !== withoutSum(choice);

function answer(game: Session1828, f: Merger, choice: string): void {
  const company = companyIn(choice);
  if (questionOf(f) === 'aside') {
    if (company === undefined) throw new CannotFollow(`"${choice}" is not a share that can be kept.`);
    game.own('setAside', { company });
  } else if (company !== undefined)
    throw new CannotFollow(closed(`The game does not ask for "${choice}" at this point, but: ${game.follower.asks}`));
  else if (isTradeUp(choice)) game.own('tradeUp');
  else if (isGivenUp(choice)) game.own('giveUp');
  else throw new CannotFollow(`The answer "${choice}" is unknown.`);
}

/** Has it happened by itself, since there was no choice here? */
function wasSettled(f: Merger | undefined, player: string, choice: string): boolean {
  const company = companyIn(choice);
  if (company === undefined) return isGivenUp(choice) && !isTradeUp(choice);
  const aside = f && handOf(f, player).aside;
  return aside !== undefined && aside !== null && company === (aside === 'a' ? f!.of : f!.other);
}

/**
 * A new system has certificates of its own, numbered as they are given out: to the players, to the pool for what it had,
 * to the IPO, and what is left to the pool.
 */
function noteSystem(game: Session1828): void {
  const { s, merging } = game;
  game.merging = null;
  const system = merging?.company ?? '';
  if (!(system in s.ext.systems)) return;
  const players = s.players.reduce((sum, player) => sum + sharesOf(s, system, player), 0);
  const given = players + sharesOf(s, system, system) - DIRECTOR_SHARES;
  const pool = Math.min(Math.ceil(merging!.inPool / 2), sharesOf(s, system, POOL));
  const unsold = Array.from({ length: sharesOf(s, system, IPO) }, (_, i) => given + pool + 1 + i);
  game.shares.renew(system, unsold);
}

/** The site takes back a merger that failed and notes just that: here it is played until it fails, in whatever way. */
export function failedMerger(game: Session1828, record: SiteRecord): void {
  const [company, other] = read(record, failedFields).corporations.map(companyOf) as [string, string];
  const { top } = game.follower;
  if (top?.kind === 'stockTurn' && (top as StockTurn).main === 'merge' && !(company in game.s.ext.systems)) return;
  begin(game, company, other);
  const budget = { left: MOST_TRIES };
  if (!game.tryOut(() => fails(game, company, budget)))
    throw new CannotFollow('The merger fails in the file, but succeeds by the rules.');
}

/** So many answers are tried at most. */
const MOST_TRIES = 2000;

/** Tries all answers, the refusing ones first. */
function fails(game: Session1828, company: string, budget: { left: number }): boolean {
  const f = mergerOf(game.s);
  if (!f) return !(company in game.s.ext.systems);
  const tries: (readonly [string, Readonly<Record<string, unknown>>])[] = {
    stations: f.clashes
      .slice(0, 1)
      .flatMap((hex) => game.s.stations[f.of]!.filter((spot) => spot.hex === hex).slice(0, 1))
      .map((spot) => ['keepStation', { ...spot }] as const),
    aside: [f.other, f.of].map((one) => ['setAside', { company: one }] as const),
    take: game.s.players.map((player) => ['takeFrom', { player }] as const),
    single: [['giveUp', {}] as const, ['tradeUp', {}] as const],
  }[questionOf(f)];
  return tries.some(([type, fields]) =>
    game.tryOut(() => {
      if (budget.left-- <= 0 || !game.follower.can(type, fields)) return false;
      game.own(type, fields);
      return fails(game, company, budget);
    }),
  );
}
