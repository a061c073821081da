/** Lists of tables, the way from one game to the next, and the people in them. */
import { ProblemError } from '../../problem.ts';
import { companionTables, keyIn, lobbyPage, myPage, nextGame } from '../../lists/pages.ts';
import { wordsIn } from '../../lists/place.ts';
import { mediansOf } from '../../lists/speed.ts';
import { rematchOf } from '../../lists/rematch.ts';
import { joinOpen } from '../../tables/joining.ts';
import { seatOf } from '../../tables/rooms.ts';
import type { Handlers } from '../call.ts';
import { opened } from './games.ts';

type Names = 'myGames' | 'tables' | 'nextGame' | 'join' | 'rematch' | 'seatPerson' | 'companions';

const MOST_COMPANIONS = 50;

export const listHandlers: Handlers<Names> = {
  async myGames({ services, person, query }) {
    const wanted = { title: query['title'] ?? null, words: wordsIn(query['q']) };
    const mine = person
      ? await myPage(services.store.read, person.id, wanted, keyIn(query['cursor']), services.now())
      : { games: [], cursor: null };
    return { body: { name: person?.name ?? null, account: person?.isAccount ?? false, ...mine } };
  },

  async tables({ services, person, query }) {
    const { read } = services.store;
    const list = query['list'] as 'open' | 'running' | 'finished';
    const wish = { listing: list, title: query['title'] ?? null, words: wordsIn(query['q']) };
    const after = keyIn(query['cursor']);
    const isPlain = after === null && wish.title === null && wish.words.length === 0;
    const page = isPlain ? await services.lists.first(list) : await lobbyPage(read, wish, after);
    const circle = isPlain && list === 'open' && person ? await companionTables(read, person.id) : [];
    return { body: { ...page, circle } };
  },

  async nextGame({ services, person, query }) {
    return { body: person ? await nextGame(services.store.read, person.id, query['but']) : { game: null, waiting: 0 } };
  },

  async join({ services, table, person: known, body }) {
    const owner = await services.store.read.person(table.stored.row.owner);
    const { person, newcomer, isNew } = await joinOpen(table, services.people, known, body, owner?.name ?? '');
    return opened(table, person, newcomer, undefined, isNew ? 201 : 200);
  },

  async rematch({ services, table, person, body }) {
    const { next, isNew, invitations } = await rematchOf(services, table, person!, body.order);
    return opened(next, person!, null, invitations, isNew ? 201 : 200);
  },

  async seatPerson({ services, table, person: me, params }) {
    const { read } = services.store;
    const { person: id } = seatOf(table.stored.seats, Number(params['seat']));
    const person = id === null ? undefined : await read.person(id);
    if (!person) throw new ProblemError('none', 'Nobody sits there.');
    const [account, figures, speeds] = await Promise.all([
      read.account(person.id),
      read.figuresOf(person.id, me!.id),
      read.speedsOf(person.id),
    ]);
    const { together, ...counts } = figures;
    return {
      body: {
        name: person.name,
        account: account !== undefined,
        since: person.created,
        ...counts,
        together: person.id === me!.id ? null : together,
        speeds: mediansOf(speeds),
      },
    };
  },

  async companions({ services, person }) {
    const people = await services.store.read.companionsOf(person!.id, MOST_COMPANIONS);
    return { body: { people: [...people] } };
  },
};
