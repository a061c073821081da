/** Tables with people at them, played through the wire. */
import { auctionOf } from '@roundhouse/host';
import { choices, deciders, fill, HOST, type LoggedAction, type PlayerId } from '@roundhouse/kernel';
import type { GameAnswer } from '@roundhouse/protocol';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { titles } from '@roundhouse/titles';
import type { Client, Reply, TestServer } from './kit.ts';

export const NAMES = ['Ada', 'Bram', 'Cato', 'Dirk', 'Els'];

export interface Table {
  readonly game: string;
  readonly title: RailTitle;
  /** In the order of their seats, the owner first. */
  readonly people: readonly Client[];
  readonly tokens: readonly { readonly seat: number | null; readonly token: string }[];
  readonly codes: readonly string[];
}

export const titleBy = (id: string): RailTitle => titles.find((title) => title.id === id)!;

/** A table in the given order, started, with a client for each person. */
export async function startTable(
  server: Pick<TestServer, 'client'>,
  { title = 'soh', people = 3, ...settings }: { title?: string; people?: number; [setting: string]: unknown } = {},
): Promise<Table> {
  const room = await openRoom(server, { title, people, ...settings });
  for (const person of room.people.slice(1)) await ready(room.game, person);
  const started = await room.people[0]!.call('start', { game: room.game }, {});
  if (started.status !== 200) throw new Error(started.text);
  return room;
}

export async function openRoom(
  server: Pick<TestServer, 'client'>,
  {
    title = 'soh',
    people = 3,
    seats = [],
    ...settings
  }: { title?: string; people?: number; seats?: object[]; [setting: string]: unknown } = {},
): Promise<Table> {
  const owner = server.client();
  const friends = Array.from({ length: people - 1 }, () => ({ kind: 'friend' }));
  const wish = { title, seats: [{ kind: 'me', name: NAMES[0] }, ...friends, ...seats], order: 'given', ...settings };
  const made = await owner.call('createGame', {}, wish);
  if (made.status !== 201) throw new Error(made.text);
  const { game, invitations, code } = made.body;
  const clients = [owner];
  const codes = [code];
  for (let i = 1; i < people; i++) {
    const friend = server.client();
    const joined = await friend.call('accept', { token: invitations[0].token }, { name: NAMES[i] });
    if (joined.status !== 201) throw new Error(joined.text);
    codes.push(joined.body.code);
    clients.push(friend);
  }
  return { game, title: titleBy(title), people: clients, tokens: invitations, codes };
}

export async function ready(game: string, person: Client): Promise<void> {
  const { you } = (await person.call('game', { game })).body as GameAnswer;
  for (const seat of you.seats) await person.call('changeSeat', { game, seat }, { ready: true });
}

export async function look({ game }: Pick<Table, 'game'>, person: Client): Promise<GameAnswer> {
  return (await person.call('game', { game }, undefined, '?since=0')).body as GameAnswer;
}

export const stateOf = (answer: GameAnswer): RailState => answer.state as unknown as RailState;

/** The first choice of a player. */
export function choiceOf(title: RailTitle, state: RailState, by: PlayerId, type?: string): LoggedAction {
  const [choice] = choices(title, state, by, type === undefined ? {} : { type });
  if (!choice) throw new Error(`${by} has no choice`);
  return fill(choice);
}

export const askedOf = (title: RailTitle, state: RailState): PlayerId[] =>
  deciders(title, state).filter((actor) => actor !== HOST);

/** The player who is asked takes the first choice. */
export async function playTurn(
  table: Table,
): Promise<{ readonly by: PlayerId; readonly reply: Reply; readonly n: number }> {
  const now = await look(table, table.people[0]!);
  const [by] = askedOf(table.title, stateOf(now)) as [PlayerId];
  const person = personOf(table, by);
  const reply = await act(table, person, choiceOf(table.title, stateOf(now), by), now.n);
  return { by, reply, n: now.n };
}

/** Everybody passes until an auction by open cry is next. */
export async function toAuction(table: Table): Promise<{
  readonly table: Table;
  readonly auction: string;
  readonly n: number;
  readonly order: readonly string[];
}> {
  for (;;) {
    const now = await look(table, table.people[0]!);
    const state = stateOf(now);
    const order = askedOf(table.title, state);
    const auction = auctionOf(state);
    if (auction !== null) return { table, auction, n: now.n, order };
    await act(table, personOf(table, order[0]!), choiceOf(table.title, state, order[0]!, 'pass'), now.n);
  }
}

/** One turn, as soon as the rules of now have played a game that others have left. */
export async function goesOn(table: Table): Promise<void> {
  for (;;) {
    const { reply } = await playTurn(table);
    if (reply.status === 201) return;
    if (reply.body.code !== 'away') throw new Error(reply.text);
    await new Promise((later) => setTimeout(later, 50));
  }
}

/** Seats are given in order, so the second player is the second person. */
export const personOf = ({ people }: Table, player: PlayerId): Client => people[Number(player.slice(6)) - 1]!;

export const act = (
  { game }: Pick<Table, 'game'>,
  person: Client,
  entry: object,
  after: number,
  request = person.request(),
): Promise<Reply> => person.call('act', { game }, { after, request, entry });
