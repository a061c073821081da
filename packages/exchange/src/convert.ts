/** The way of every title from an export to a game file. */
import {
  cleanNames,
  distinctNames,
  wrapEntries,
  FILE_FORMAT,
  type GameFile,
  type Json,
  makerOf,
  SetupError,
} from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import type { SiteExport } from './export.ts';
import { followRecords } from './follow.ts';
import { Follower } from './follower.ts';
import { brief } from './forms.ts';
import { ImportError } from './import-error.ts';
import type { Imported, Names } from './imported.ts';
import { recordsOf } from './records.ts';
import type { Start, Session } from './session.ts';

/** What a title says about its games on the site. */
export interface SiteRules<S extends RailState, G extends Session<S>> {
  readonly title: RailTitle<S>;
  readonly readings: Readonly<Record<string, string | number | boolean>>;
  /** The deal by the site's chance. */
  readonly deal: (seed: number, players: number) => { readonly [key: string]: Json };
  readonly session: (begun: Start<S>) => G;
  /** What privates and companies are called on the site. */
  readonly names: (game: G) => Omit<Names, 'players'>;
}

export function convert<S extends RailState, G extends Session<S>>(of: SiteRules<S, G>, data: SiteExport): Imported {
  const { title } = of;
  const [option] = data.optionalRules;
  if (option !== undefined)
    throw new ImportError(`Roundhouse does not know the optional rule "${brief(option)}" of ${title.name}.`);
  const follower = begin(of, data);
  const { records, endedByHand } = recordsOf(data.actions);
  const seats = seatsOf(data, follower.s.players);
  const game = of.session({ follower, records, players: seats });
  const names = distinctNames(cleanNames(data.players.map(({ name }) => name)));
  const isFinished = data.finished && !endedByHand;
  try {
    followRecords(game, () => !isFinished || endsRight(title, game, data, seats), names);
  } catch (error) {
    if (error instanceof ImportError) {
      throw new ImportError(error.reason, error.action, imported(of, data, game, []));
    }
    throw error;
  }
  const notes: string[] = [];
  if (isFinished) notes.push(...finish(title, game, data, seats));
  else goToActing(game, data, seats);
  if (endedByHand && !game.s.ended) notes.push('The players ended this game by hand; you can play on.');
  return imported(of, data, game, notes);
}

/** The players by their ids on the site; old records call them by their names, which no id takes away. */
function seatsOf(data: SiteExport, players: readonly string[]): Seats {
  const names = data.players.map(({ name }, seat) => [name, players[seat]!] as const);
  return new Map([...names, ...data.players.map(({ id }, seat) => [id, players[seat]!] as const)]);
}

/** The game as it stands. */
function imported<S extends RailState, G extends Session<S>>(
  of: SiteRules<S, G>,
  data: SiteExport,
  game: G,
  notes: readonly string[],
): Imported {
  const { s, actions } = game.follower;
  const file: GameFile = {
    format: FILE_FORMAT,
    maker: makerOf(of.title.id),
    title: of.title.id,
    options: s.options,
    readings: s.readings,
    players: cleanNames(data.players.map(({ name }) => name)),
    seed: data.seed,
    deal: of.deal(data.seed, data.players.length),
    entries: wrapEntries(actions),
  };
  const players = Object.fromEntries(data.players.map(({ id }, seat) => [id, s.players[seat]!]));
  return { file, marks: game.marks, names: { players, ...of.names(game) }, notes };
}

function begin<S extends RailState, G extends Session<S>>(of: SiteRules<S, G>, data: SiteExport): Follower<S> {
  const { seed, players } = data;
  const { min, max } = of.title.players;
  if (players.length < min || players.length > max) {
    throw new ImportError(`${of.title.name} is for ${min} to ${max} players, and this game has ${players.length}.`);
  }
  if (new Set(players.map(({ id }) => id)).size < players.length) {
    throw new ImportError('Two players have the same id, so their actions cannot be told apart.');
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

/** Would the game be over after steps that the site skipped, with the recorded scores? */
function endsRight<S extends RailState>(
  title: RailTitle<S>,
  game: Session<S>,
  data: SiteExport,
  seats: Seats,
): boolean {
  const goBack = game.keep();
  const notes = finish(title, game, data, seats);
  goBack();
  return notes.length === 0;
}

/** Steps that the site skipped at the end; then the scores must be the same. */
function finish<S extends RailState>(
  title: RailTitle<S>,
  game: Session<S>,
  { result, players }: SiteExport,
  seats: Seats,
): string[] {
  game.tryReach(() => game.s.ended !== null);
  if (!game.s.ended) return ['The file says the game is finished, but by the rules it goes on.'];
  const scores = title.score(game.s);
  return Object.entries(result ?? {}).flatMap(([id, score]) => {
    const player = seats.get(id);
    if (player === undefined || scores[player] === score) return [];
    const { name } = players[game.s.players.indexOf(player)]!;
    return [`${brief(name)} scores ${scores[player]} by the rules and ${score} in the file.`];
  });
}

/** A running game goes on with the player who was to act when it was saved, as far as only silent steps lie between. */
function goToActing<S extends RailState>(game: Session<S>, { acting }: SiteExport, seats: Seats): void {
  const players = acting.flatMap((id) => seats.get(id) ?? []);
  if (players.length > 0) game.tryReach(() => players.some((player) => game.isAsked(player)));
}
