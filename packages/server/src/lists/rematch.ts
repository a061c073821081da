/** The same people once more: a table with the settings of the one before, and a seat kept for everybody. */
import type { Services } from '../http/call.ts';
import type { Person } from '../people/people.ts';
import { ProblemError } from '../problem.ts';
import type { SeatRow } from '../store/contract.ts';
import { joinOpen } from '../tables/joining.ts';
import type { Invitation } from '../tables/links.ts';
import type { OpenTable } from '../tables/open-table.ts';

interface Rematch {
  readonly next: OpenTable;
  readonly isNew: boolean;
  readonly invitations?: readonly Invitation[];
}

/** Who asks first opens it; everybody else sits down at it. */
export async function rematchOf(
  { tables, people, store }: Pick<Services, 'tables' | 'people' | 'store'>,
  table: OpenTable,
  person: Person,
  order: 'given' | 'drawn',
): Promise<Rematch> {
  const made = await table.run(async (): Promise<Rematch> => {
    const { row, title, settings, seats } = table.stored;
    if (row.status !== 'over') throw new ProblemError('moment', 'The game is not over yet.');
    const known = row.rematch === null ? null : await tables.get(row.rematch);
    if (known) return { next: known, isNew: false };
    const wish = { name: row.name, settings: { ...settings, order } };
    const { stored, changes, invitations } = tables.prepare(title, person, wish, (game) =>
      seatsAgain(game, seats, person),
    );
    await table.commit({ row: { ...row, rematch: stored.row.id } }, changes);
    return { next: tables.opened(stored), isNew: true, invitations };
  });
  const { next, isNew } = made;
  const isThere = next.you(person.id).seats.length > 0 || next.you(person.id).may.length === 0;
  if (isNew || next.play || isThere) return made;
  const owner = await store.read.person(next.stored.row.owner);
  await joinOpen(next, people, person, {}, owner?.name ?? '');
  return made;
}

/** Bots stay, I sit down again, and a seat is kept for each of the others; the seat of nobody is for people with a link. */
function seatsAgain(game: string, rows: readonly SeatRow[], me: Person): readonly SeatRow[] {
  return rows.map((row, place): SeatRow => {
    const blank = {
      game,
      seat: place + 1,
      place,
      player: null,
      name: null,
      level: null,
      person: null,
      ready: 0,
      lost: 0,
      lent: null,
      admits: null,
      friend: null,
      called: null,
    };
    const { person, name, level } = row;
    if (person === me.id) return { ...blank, kind: 'person', name, person, ready: 1 };
    if (person !== null) return { ...blank, kind: 'open', admits: 'friend', friend: person, called: name };
    if (row.kind === 'bot') return { ...blank, kind: 'bot', name, level, ready: 1 };
    return { ...blank, kind: 'open' };
  });
}
