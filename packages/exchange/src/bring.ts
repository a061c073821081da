/** The way of every title from an export to a game file. */
import { cleanNames, FILE_FORMAT, type GameFile, type Json, own, SetupError } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import type { SiteExport } from './export.ts';
import { followRecords } from './follow.ts';
import { Follower } from './follower.ts';
import { ImportError } from './import-error.ts';
import type { Imported, Names } from './imported.ts';
import { recordsOf } from './records.ts';
import type { Begun, Session } from './session.ts';

/** What a title says about its games on the site. */
export interface Bringing<S extends RailState, G extends Session<S>> {
  readonly title: RailTitle<S>;
  readonly readings: Readonly<Record<string, string | number | boolean>>;
  /** The deal by the site's chance. */
  readonly deal: (seed: number, players: number) => { readonly [key: string]: Json };
  readonly session: (begun: Begun<S>) => G;
  /** What privates and companies are called on the site. */
  readonly names: (game: G) => Omit<Names, 'players'>;
}

export function bringOver<S extends RailState, G extends Session<S>>(of: Bringing<S, G>, data: SiteExport): Imported {
  const { title } = of;
  const [option] = data.optionalRules;
  if (option !== undefined) throw new ImportError(`The optional rule "${option}" is not known for ${title.name}.`);
  const { seed } = data;
  const follower = begin(of, data);
  const { records, endedByHand } = recordsOf(data.actions);
  const players = new Map(data.players.map(({ id }, seat) => [id, follower.s.players[seat]!]));
  const game = of.session({ follower, records, players });
  followRecords(game);
  const notes: string[] = [];
  if (data.finished && !endedByHand) notes.push(...finish(title, game, data, players));
  else goToActing(game, data, players);
  if (endedByHand && !game.s.ended) notes.push('The players ended this game by hand; here it can be played on.');
  const file: GameFile = {
    format: FILE_FORMAT,
    title: title.id,
    options: follower.s.options,
    readings: follower.s.readings,
    players: cleanNames(data.players.map(({ name }) => name)),
    seed,
    deal: of.deal(seed, players.size),
    actions: follower.actions,
  };
  return { file, marks: game.marks, names: { players: Object.fromEntries(players), ...of.names(game) }, notes };
}

function begin<S extends RailState, G extends Session<S>>(of: Bringing<S, G>, data: SiteExport): Follower<S> {
  const { seed, players } = data;
  const { min, max } = of.title.players;
  if (players.length < min || players.length > max) {
    throw new ImportError(`${of.title.name} is for ${min} to ${max} players, and this game has ${players.length}.`);
  }
  if (new Set(players.map(({ id }) => id)).size < players.length) {
    throw new ImportError('Two players of this game have the same id, so nobody can tell which one acts.');
  }
  try {
    const deal = of.deal(seed, players.length);
    return new Follower(of.title, { players: players.length, seed, deal, readings: of.readings });
  } catch (error) {
    if (error instanceof SetupError) throw new ImportError(error.message);
    throw error;
  }
}

type Seats = ReadonlyMap<string, string>;

/** Steps that the site skipped at the end; then the scores must be the same. */
function finish<S extends RailState>(
  title: RailTitle<S>,
  game: Session<S>,
  { result }: SiteExport,
  seats: Seats,
): string[] {
  game.tryReach(() => game.s.ended !== null);
  if (!game.s.ended) return ['The record ends here as a finished game, but by the rules it goes on.'];
  const scores = title.score(game.s);
  return [...seats]
    .map(([id, player]) => ({ player, here: scores[player], there: own(result ?? {}, id) }))
    .filter(({ here, there }) => there !== undefined && there !== here)
    .map(({ player, here, there }) => `${player} ends with ${here} here, and with ${there} in the record.`);
}

/** A running game goes on with whoever was to act when it was saved, as far as only silent steps lie between. */
function goToActing<S extends RailState>(game: Session<S>, { acting }: SiteExport, seats: Seats): void {
  const players = acting.flatMap((id) => seats.get(id) ?? []);
  if (players.length > 0) game.tryReach(() => players.some((player) => game.isAsked(player)));
}
