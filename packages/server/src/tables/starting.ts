/** The start of a game: the order is drawn, the seed is drawn, and what was a room becomes a table. */
import { randomInt } from 'node:crypto';
import { seatNote, tableOf, type Table } from '@roundhouse/host';
import { type Envelope, FILE_FORMAT, newGame, start } from '@roundhouse/kernel';
import type { RailTitle } from '@roundhouse/rail';
import { ProblemError } from '../problem.ts';
import { engineOf } from '../rules.ts';
import type { Change, EntryRow, SeatRow } from '../store/contract.ts';
import type { Stored } from './load.ts';
import { hostSeats } from './seats.ts';
import type { TableSettings } from './settings.ts';
import { writingOf } from './writing.ts';

interface Started {
  readonly stored: Partial<Stored>;
  readonly changes: readonly Change[];
  readonly entries: readonly EntryRow[];
}

/** Nobody comes without a link any more. */
const CLOSED = { admits: null, friend: null, called: null } as const;
/** All seeds that a file can hold are drawn alike. */
const SEEDS = 2 ** 31;

export function startGame(stored: Stored, now: number): Started {
  const { title, settings, row } = stored;
  refuseTooEarly(stored);
  const seats = settings.order === 'drawn' ? shuffled(stored.seats) : stored.seats;
  const seated = seats.map((seat, place) => ({ ...seat, ...CLOSED, place, player: `player${place + 1}` }));
  const header = { ...newHeader(title, settings, seated, randomInt(SEEDS)), format: FILE_FORMAT } as const;
  const { options, readings, seed, players } = header;
  const { state } = start(title, { players: players.length, options, readings, seed });
  const before = tableOf({ title, state, n: 0, last: undefined, seats: hostSeats(seated), undo: settings.undo });
  const entries = botNotes(before, now);
  const after = { ...before, n: entries.length };
  const begun = { ...row, header: JSON.stringify(header), engine: engineOf(title.id) };
  const written = writingOf(begun, seated, { before, after, entries, by: null, why: null, now });
  const position: Change = {
    kind: 'position',
    row: { game: row.id, n: 0, state: JSON.stringify(state), engine: written.row.engine },
  };
  return {
    stored: { row: written.row, seats: written.seats, header, play: after },
    changes: [...written.changes, position, { kind: 'seats', game: row.id, rows: written.seats }],
    entries: written.entries,
  };
}

const newHeader = (title: RailTitle, settings: TableSettings, seats: readonly SeatRow[], seed: number) =>
  newGame(title, {
    players: seats.map(({ name }) => name!),
    seed,
    options: settings.options,
    readings: settings.readings,
  });

/** A file knows from its first entries which seats bots play. */
const botNotes = ({ seats }: Table, now: number): Envelope[] =>
  seats.filter(({ kind }) => kind === 'bot').map((seat) => ({ note: seatNote(seat), time: now }));

function refuseTooEarly({ title, seats, row }: Stored): void {
  const { min, max } = title.players;
  if (seats.length < min || seats.length > max)
    throw new ProblemError('moment', `${title.name} is for ${min} to ${max} players.`);
  if (seats.some(({ kind }) => kind === 'open')) throw new ProblemError('moment', 'A seat is still empty.');
  const waiting = seats.filter(({ ready, person }) => ready === 0 && person !== row.owner);
  if (waiting.length > 0)
    throw new ProblemError('moment', `${waiting.map(({ name }) => name).join(', ')} is not ready yet.`);
}

function shuffled<T>(list: readonly T[]): T[] {
  const drawn = [...list];
  for (let i = drawn.length - 1; i > 0; i--) {
    const other = randomInt(i + 1);
    [drawn[i], drawn[other]] = [drawn[other]!, drawn[i]!];
  }
  return drawn;
}
