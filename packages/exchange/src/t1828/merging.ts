/**
 * Mergers. The site asks one player after the other, and so does the engine; from whom a share is taken the site decides
 * by itself, so that is tried out until the answers that follow are to questions that are asked.
 */
import { IPO, POOL, sharesOf } from '@roundhouse/rail';
import { handOf } from '@roundhouse/titles/t1828/07-stock-round/7.5-mergers/7.5.2.1-trading';
import { DIRECTOR_SHARES } from '@roundhouse/titles/t1828/material';
import { type Merger, orderFrom, type State, type StockTurn } from '@roundhouse/titles/t1828/state';
import * as z from 'zod';
import { Refused } from '../follower.ts';
import type { SiteRecord } from '../records.ts';
import { read } from '../session.ts';
import { Trouble } from '../trouble.ts';
import { companyOf, findCompany } from './ids.ts';
import type { Session1828 } from './session.ts';

const mergeFields = z.looseObject({ corporation: z.string() });
const failedFields = z.looseObject({ corporations: z.array(z.string()).length(2) });
const chooseFields = z.looseObject({ choice: z.union([z.string(), z.number()]).transform(String) });
const cityFields = z.looseObject({ city: z.string() });

const mergerOf = (s: State): Merger | undefined => {
  const top = s.stack.at(-1);
  return top?.kind === 'merger' ? (top as Merger) : undefined;
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
  game.reach(({ kind }) => kind === 'stockTurn' && game.f.can('merge', { company, other }));
  game.merging = { company, inPool: sharesOf(game.s, company, POOL) + sharesOf(game.s, other, POOL) };
  game.own('merge', { company, other });
  game.acceptOffers();
}

/** An answer in a merger names a sum, `NW ($77)`; the choice of the company that is to remain does not. */
const isAnswer = ({ type, fields }: SiteRecord): boolean => type === 'choose' && /\(/.test(String(fields['choice']));
const ofMerger = (record: SiteRecord): boolean => isAnswer(record) || record.type === 'remove_token';

/** Goes on as far as no player of the site is asked. */
function goOn(game: Session1828): void {
  for (;;) {
    const f = mergerOf(game.s);
    if (!f) break;
    const question = questionOf(f);
    if (question === 'stations') {
      if (!keepStation(game)) return;
    } else if (question === 'take') takeFrom(game, f);
    else if (question === 'single' && isPassedOver(game, f)) game.own('giveUp');
    else return;
  }
  noteSystem(game);
}

/** Others are asked there, and this player never. */
const isPassedOver = (game: Session1828, f: Merger): boolean => {
  const answers = (record: SiteRecord): boolean => isAnswer(record) && game.player(record.entity) === f.queue[0];
  const asksOthers = game.later(() => true);
  return asksOthers !== undefined && game.later(answers, ofMerger) === undefined;
};

/** Which of two markers in a hex goes; the site may ask that later. */
function keepStation(game: Session1828): boolean {
  const record = game.later(({ type }) => type === 'remove_token', ofMerger);
  if (!record) return false;
  game.take(record);
  remove(game, record);
  return true;
}

export function removeToken(game: Session1828, record: SiteRecord): void {
  const f = mergerOf(game.s);
  if (!f || questionOf(f) !== 'stations') throw new Trouble('No marker has to go here.');
  remove(game, record);
  goOn(game);
}

function remove(game: Session1828, record: SiteRecord): void {
  const { hex, node } = game.tiles.city(read(record, cityFields).city);
  const f = mergerOf(game.s)!;
  const kept = game.s.stations[f.of]!.find((spot) => spot.hex === hex && spot.node !== node);
  if (!kept) throw new Trouble(`There are no two markers in ${hex}.`);
  game.own('keepStation', { hex, node: kept.node });
}

function takeFrom(game: Session1828, f: Merger): void {
  const others = orderFrom(game.s, f.queue[0]!).filter((player) => game.f.can('takeFrom', { player }));
  const right = others.find((player) => leadsOn(game, player)) ?? others[0]!;
  game.own('takeFrom', { player: right });
}

/** Do all answers that follow fit, if the share is taken from this player? */
function leadsOn(game: Session1828, player: string): boolean {
  let fits = false;
  game.tryOut(() => {
    try {
      game.f.do('takeFrom', { player });
      fits = playAhead(game);
    } catch (error) {
      if (!(error instanceof Refused) && !(error instanceof Trouble)) throw error;
    }
    return false;
  });
  return fits;
}

function playAhead(game: Session1828): boolean {
  for (let f = mergerOf(game.s); f; f = mergerOf(game.s)) {
    const question = questionOf(f);
    if (question === 'take') takeFrom(game, f);
    else {
      const record = game.later(isAnswer, ofMerger);
      if (!record) return true;
      game.take(record);
      if (game.player(record.entity) !== f.queue[0]) return false;
      answer(game, f, read(record, chooseFields).choice);
    }
  }
  return game.later(isAnswer, ofMerger) === undefined;
}

/**
 * The company that is to remain, chosen before a merger; then which share is kept for trading up, and whether it is
 * traded up.
 */
export function choose(game: Session1828, record: SiteRecord): void {
  const { choice } = read(record, chooseFields);
  const player = game.player(record.entity);
  if (!isAnswer(record) && findCompany(choice) !== undefined) {
    game.reach(({ kind, of }) => kind === 'stockTurn' && of === player);
    return;
  }
  const f = mergerOf(game.s);
  if (f?.queue[0] === player) {
    answer(game, f, choice);
    goOn(game);
  } else if (!wasSettled(f, player, choice)) throw new Trouble(`"${choice}" is not asked here: ${game.f.asks}.`);
}

const isTradeUp = (choice: string): boolean => /^exchange/i.test(choice);
const companyIn = (choice: string): string | undefined => findCompany(choice.replace(/ *\(.*$/, ''));

function answer(game: Session1828, f: Merger, choice: string): void {
  const company = companyIn(choice);
  if (questionOf(f) === 'aside') {
    if (company === undefined) throw new Trouble(`"${choice}" is no share to be kept.`);
    game.own('setAside', { company });
  } else if (company !== undefined) throw new Trouble(`"${choice}" is not asked here: ${game.f.asks}.`);
  else game.own(isTradeUp(choice) ? 'tradeUp' : 'giveUp');
}

/** Has it happened by itself, since there was no choice here? */
function wasSettled(f: Merger | undefined, player: string, choice: string): boolean {
  const company = companyIn(choice);
  if (company === undefined) return !isTradeUp(choice);
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
  const { top } = game.f;
  if (top?.kind === 'stockTurn' && (top as StockTurn).main === 'merge' && !(company in game.s.ext.systems)) return;
  begin(game, company, other);
  const budget = { left: MOST_TRIES };
  if (!game.tryOut(() => fails(game, company, budget))) throw new Trouble('Here this merger does not fail.');
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
      if (budget.left-- <= 0 || !game.f.can(type, fields)) return false;
      game.own(type, fields);
      return fails(game, company, budget);
    }),
  );
}
