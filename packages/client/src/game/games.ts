/** New games in this browser, begun here or brought from elsewhere. */
import { FILE_FORMAT, FileError, History, type Json, newGame, quoted } from '@roundhouse/kernel';
import { GONE, type RailTitle } from '@roundhouse/rail';
import { loadTitle } from '../titles/rules.ts';
import { text } from '../app/i18n.tsx';
import { announceChange } from './changes.ts';
import { type Seat, seatNote, seatsAfter, summaryOf } from '@roundhouse/host';
import type { ReadGame } from './file-reader.ts';
import { handOver } from './hand-over.ts';
import { askToKeep } from './keeping.ts';
import { shownGameName, usualGameName } from './names.ts';
import type { GameRecord } from './record.ts';
import { played, GameLog } from './game-log.ts';
import { gameStore } from './store.ts';

export interface NewGame {
  readonly title: string;
  /** Left out or empty: by who plays. */
  readonly name?: string;
  readonly seats: readonly Pick<Seat, 'name' | 'kind' | 'level'>[];
  readonly options?: Readonly<Record<string, Json>>;
  readonly readings?: Readonly<Record<string, Json>>;
  readonly seed?: number;
  /** Of these privates one at least is to be in play: a deal without any is drawn again. */
  readonly keepsOneOf?: readonly string[];
}

/** After so many deals the last one holds, whatever it is. */
const MOST_DEALS = 100;

/** Throws with a reason if it cannot be begun so. */
export async function createGame(wish: NewGame): Promise<string> {
  const title = await titleOf(wish.title);
  const header = dealtHeader(title, wish);
  const bots = wish.seats.flatMap((seat, i) => (seat.kind === 'bot' ? [{ ...seat, player: `player${i + 1}` }] : []));
  const entries = bots.map((seat) => ({ note: seatNote(seat), time: Date.now() }));
  const log = GameLog.play(title, { ...header, format: FILE_FORMAT }, played(entries));
  return keep(title, log, wish.name || usualGameName(wish.seats));
}

/** A new game, dealt until it is as wished. */
function dealtHeader(title: RailTitle, wish: NewGame): ReturnType<typeof newGame> {
  const { options = {}, readings = {}, keepsOneOf = [] } = wish;
  const players = wish.seats.map((seat) => seat.name);
  for (let deals = 1; ; deals++) {
    const header = newGame(title, { options, readings, players, seed: wish.seed ?? randomSeed() });
    if (keepsOneOf.length === 0 || wish.seed !== undefined || deals === MOST_DEALS) return header;
    const { privates } = new History(title, header).state;
    if (keepsOneOf.some((id) => privates[id] !== undefined && privates[id] !== GONE)) return header;
  }
}

/** A game from elsewhere that has been played through, its people at this device and its bots with it. */
export async function addGame(read: ReadGame, name: string): Promise<string> {
  const title = await titleOf(read.header.title);
  return keep(title, GameLog.known(title, read), name);
}

export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1;

async function titleOf(id: string): Promise<RailTitle> {
  const title = await loadTitle(id);
  if (!title) throw new FileError(`The title "${quoted(id)}" cannot be played here.`);
  return title;
}

async function keep(title: RailTitle, play: GameLog, name: string): Promise<string> {
  const store = await gameStore();
  const { entries: _, ...header } = play.history.toFile();
  const people = play.state.players.map((player, i) => ({
    player,
    name: play.history.players[i]!,
    kind: 'here' as const,
  }));
  const seats = seatsAfter(people, play.entries);
  const now = Date.now();
  const record: GameRecord = {
    id: randomId(),
    name: freeName(shownGameName(name) || title.name, await store.allRecords()),
    title: title.id,
    titleName: title.name,
    header,
    seats,
    created: now,
    changed: now,
    summary: summaryOf(title, play.state, seats),
  };
  await store.writeGame(record, play.entries);
  announceChange();
  void askToKeep(play.entries.length);
  handOver(record.id, play);
  return record.id;
}

/** Games with one name are told apart by a number. */
function freeName(name: string, games: readonly Pick<GameRecord, 'name' | 'deleted'>[]): string {
  const taken = new Set(games.filter(({ deleted }) => deleted === undefined).map((game) => game.name));
  let free = name;
  for (let number = 2; taken.has(free); number++) free = text('name.game.again', { name, number });
  return free;
}

/** Short enough to read aloud, long enough never to meet. */
function randomId(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => letters[byte % letters.length]).join('');
}
