/** A table before its start, and the links to it. */
import type { TableAnswer } from '@roundhouse/protocol';
import type { Person } from '../../people/people.ts';
import { ProblemError } from '../../problem.ts';
import type { Change } from '../../store/contract.ts';
import { newLink } from '../../tables/links.ts';
import type { Stored } from '../../tables/load.ts';
import { tableName } from '../../tables/names.ts';
import type { OpenTable } from '../../tables/open-table.ts';
import { askAgain, seatChanged, seatOf, seatsWanted, takenBack, vacated } from '../../tables/rooms.ts';
import { friendsIn } from '../../tables/open-seats.ts';
import { isFree } from '../../tables/seats.ts';
import { settingsOf } from '../../tables/settings.ts';
import { startGame } from '../../tables/starting.ts';
import type { Handlers } from '../call.ts';

type Names = 'changeGame' | 'changeSeats' | 'changeSeat' | 'kick' | 'leave' | 'start' | 'invite' | 'withdraw';

export const roomHandlers: Handlers<Names> = {
  changeGame: ({ table, person, body }) =>
    table.run(async () => {
      const { title, row, settings, seats, play } = table.stored;
      const { name, pace, ...others } = body;
      const isPlayed = Object.values(others).some((value) => value !== undefined);
      if (play && isPlayed) throw BEGUN();
      const next = settingsOf(title, { ...others, pace: pace ?? settings.pace }, settings);
      const after = isPlayed ? askAgain(seats, row.owner) : seats;
      const named = { ...row, name: tableName(name) ?? row.name, settings: JSON.stringify(next) };
      await keep(table, { row: named, settings: next, seats: after });
      return atTable(table, person!);
    }),

  changeSeats: ({ table, person, body, services }) =>
    room(table, async ({ title, row, seats }) => {
      const friends = await friendsIn(body.seats, services.accounts, row.owner);
      const wanted = askAgain(seatsWanted(title, table.id, body.seats, person!, seats, friends), row.owner);
      const gone = seats.filter(({ seat }) => !wanted.some((one) => one.seat === seat));
      const drops = gone.map(({ seat }): Change => ({ kind: 'dropInvitation', game: table.id, seat }));
      await keep(table, { seats: wanted }, drops);
      return atTable(table, person!);
    }),

  changeSeat: ({ table, person, body, params }) =>
    room(table, async ({ seats, row }) => {
      const after = seatChanged(seats, seatOf(seats, Number(params['seat'])), person!, row.owner, body);
      await keep(table, { seats: after });
      return atTable(table, person!);
    }),

  kick: ({ table, person, body, services }) =>
    room(table, async ({ seats }) => {
      const row = seatOf(seats, body.seat);
      if (row.person === null) throw new ProblemError('moment', 'Nobody sits there.');
      // The person who sat there must not come back by the old link.
      const invited = await services.store.read.invitedSeats(table.id);
      const ended = invited.filter((seat) => seat === 0 || seat === row.seat);
      const links = ended.map((seat) => newLink(table.id, seat === 0 ? null : seat, services.now()));
      const changes = links.map(({ change }) => change);
      await keep(table, { seats: takenBack(seats, row) }, changes);
      const { body: now } = atTable(table, person!);
      return { body: { ...now, invitations: links.map(({ invitation }) => invitation) } };
    }),

  leave: ({ table, person, body }) =>
    room(table, async ({ seats }) => {
      const row = seatOf(seats, body.seat);
      if (row.person !== person!.id) throw new ProblemError('forbidden', 'This is not your seat.');
      await keep(table, { seats: vacated(seats, row) });
      return atTable(table, person!);
    }),

  start: ({ table, person, services }) =>
    room(table, async (stored) => {
      const started = startGame(stored, services.now());
      await table.commit(started.stored, started.changes, started.entries);
      return atTable(table, person!);
    }),

  invite: ({ table, person, body, services }) =>
    table.run(async () => {
      const { seats, row } = table.stored;
      const seat = body.seat === null ? null : seatOf(seats, body.seat);
      if (row.owner !== person!.id && seat?.lost !== 1)
        throw new ProblemError('forbidden', 'Only the owner of the table can invite.');
      if (seat && !isFree(seat))
        throw new ProblemError('taken', `${seat.name ?? 'Somebody'} sits there already.`, { by: seat.name ?? '' });
      const { invitation, change } = newLink(table.id, body.seat, services.now());
      await services.store.write([change]);
      return { status: 201, body: invitation };
    }),

  withdraw: ({ table, body, services }) =>
    table.run(async () => {
      await services.store.write([{ kind: 'dropInvitation', game: table.id, seat: body.seat ?? 0 }]);
      return { body: {} };
    }),
};

const BEGUN = (): ProblemError => new ProblemError('moment', 'The game has begun, so this can no longer be changed.');

/** Work that only a table before its start takes. */
const room = <T>(table: OpenTable, work: (stored: Stored) => Promise<T>): Promise<T> =>
  table.run(() => {
    if (table.play) throw BEGUN();
    return work(table.stored);
  });

async function keep(table: OpenTable, after: Partial<Stored>, more: readonly Change[] = []): Promise<void> {
  const row = { ...table.stored.row, ...after.row, changed: table.deps.now() };
  const seats = after.seats && after.seats !== table.stored.seats ? [table.seatsChange(after.seats)] : [];
  await table.commit({ ...after, row }, [...seats, ...more]);
}

const atTable = (table: OpenTable, person: Person): { readonly body: TableAnswer } => ({
  body: { you: table.you(person.id), table: table.now() },
});
