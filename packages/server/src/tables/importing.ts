/** A game from somewhere else becomes a table with all its past; seats that are not the owner's become invitations. */
import { type Seat, seatsAfter, tableOf, USUAL_LEVEL } from '@roundhouse/host';
import { NO_MANNERS } from './manners/manners.ts';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { newGameId } from '../people/keys.ts';
import type { Person } from '../people/people.ts';
import { placed } from '../lists/place.ts';
import { engineOf } from '../rules.ts';
import type { Change, GameRow, SeatRow } from '../store/contract.ts';
import type { ReadGame } from '../threads/thinker-messages.ts';
import type { Stored } from './load.ts';
import { tableName, usualName } from './names.ts';
import type { TableSettings } from './settings.ts';
import { rowAfter } from './writing.ts';

interface Imported {
  readonly stored: Stored;
  readonly changes: readonly Change[];
}

export function importedGame(title: RailTitle, read: ReadGame, owner: Person, now: number): Imported {
  const { header, entries, wish } = read;
  const id = newGameId();
  const n = entries.length;
  const states = new Map<number, RailState>(read.states);
  const state = states.get(n)!;
  const seats = seatsOf(read, state);
  const rows = rowsOf(id, seats, owner, wish.mine);
  const settings: TableSettings = {
    order: 'given',
    undo: wish.undo ?? 'consent',
    watch: wish.watch ?? false,
    pace: 'reading',
    tempo: 'live',
    public: false,
    talk: true,
    clock: null,
    options: header.options as TableSettings['options'],
    readings: header.readings as TableSettings['readings'],
  };
  const play = tableOf({ title, state, n, last: read.last, seats, undo: settings.undo });
  const blank: GameRow = {
    id,
    v: 1,
    title: title.id,
    name: tableName(wish.name) ?? usualName(owner),
    status: 'playing',
    owner: owner.id,
    settings: JSON.stringify(settings),
    header: JSON.stringify(header),
    engine: engineOf(title.id),
    n,
    summary: null,
    awaited: '[]',
    due: 0,
    created: now,
    changed: now,
    held: null,
    listing: null,
    since: now,
    words: '',
    imported: 1,
    rematch: null,
  };
  const row = placed(rowAfter(blank, play, now), { title, settings, seats: rows }, now);
  const changes: Change[] = [
    { kind: 'game', row },
    { kind: 'seats', game: id, rows },
    ...entries.map(
      ({ entry, lasting }, i): Change => ({
        kind: 'entry',
        row: { game: id, n: i + 1, entry: JSON.stringify(entry), lasting, person: null, why: null },
      }),
    ),
    ...[...states].map(
      ([at, kept]): Change => ({
        kind: 'position',
        row: { game: id, n: at, state: JSON.stringify(kept), engine: row.engine },
      }),
    ),
  ];
  return {
    stored: { row, title, settings, seats: rows, watchers: new Set(), header, play, manners: NO_MANNERS },
    changes,
  };
}

function seatsOf({ names, entries }: ReadGame, { players }: RailState): readonly Seat[] {
  const people = players.map((player, i): Seat => ({ player, name: names[i] ?? player, kind: 'here' }));
  return seatsAfter(
    people,
    entries.map(({ entry }) => entry),
  );
}

const rowsOf = (game: string, seats: readonly Seat[], owner: Person, mine: readonly string[]): SeatRow[] =>
  seats.map(({ player, name, kind, level }, place) => {
    const isMine = kind !== 'bot' && mine.includes(player);
    return {
      game,
      seat: place + 1,
      place,
      player,
      kind: kind === 'bot' ? 'bot' : isMine ? 'person' : 'open',
      name,
      level: kind === 'bot' ? (level ?? USUAL_LEVEL) : null,
      person: isMine ? owner.id : null,
      ready: 1,
      lost: 0,
      lent: null,
      admits: null,
      friend: null,
      called: null,
    };
  });
