/** How somebody goes for good: others keep their games, and a seat is free for somebody new. */
import { noted, seatNote } from '@roundhouse/host';
import { distinctNames } from '@roundhouse/kernel';
import type { Person } from '../people/people.ts';
import { ProblemError } from '../problem.ts';
import type { SeatRow } from '../store/contract.ts';
import type { OpenTable } from './open-table.ts';
import { vacated } from './rooms.ts';
import type { Tables } from './tables.ts';

const FORMER = 'a former player';

/** Leaves every seat of a person, and passes on or removes the tables that were theirs. It can be done again after a fault. */
export async function leaveAll(tables: Tables, person: Person): Promise<void> {
  for (const id of await tables.idsOf(person)) {
    const table = await tables.get(id);
    await table?.run(() => leave(tables, table, person));
  }
}

async function leave(tables: Tables, table: OpenTable, { id }: Person): Promise<void> {
  const { row, seats, play } = table.stored;
  const heir = seats.find(({ person }) => person !== null && person !== id)?.person ?? null;
  if (!play && row.owner === id && heir === null) {
    await tables.remove(table);
    return;
  }
  const owner = row.owner === id ? (heir ?? id) : row.owner;
  const mine = seats.filter((seat) => seat.person === id);
  if (mine.length === 0 && owner === row.owner) return;
  if (!play || mine.length === 0) {
    const after = mine.reduce((rows, seat) => vacated(rows, seat), seats);
    await table.commit({ row: { ...row, owner, changed: table.deps.now() }, seats: after }, [table.seatsChange(after)]);
    return;
  }
  for (const { seat } of mine) await leaveSeat(table, seat, owner);
}

/** In a game that is played the log says that the seat is a former player's, and the others may invite somebody to it. */
async function leaveSeat(table: OpenTable, number: number, owner: string): Promise<void> {
  const { row, seats, play } = table.stored;
  const seat = seats.find((one) => one.seat === number)!;
  const others = seats.filter((one) => one !== seat).map((one) => one.name ?? '');
  const name = distinctNames([...others, FORMER]).at(-1)!;
  const left: SeatRow = { ...seat, kind: 'open', name, level: null, person: null, lost: 1, lent: null };
  const after = seats.map((one) => (one === seat ? left : one));
  const decision = noted(play!, seatNote({ player: seat.player!, name, kind: 'here' }), table.deps.now());
  if (decision.kind !== 'done') throw new ProblemError('refused', 'This game is as long as a game can be.');
  await table.carryOut(decision, { person: null, why: null }, { stored: { row: { ...row, owner }, seats: after } });
}
