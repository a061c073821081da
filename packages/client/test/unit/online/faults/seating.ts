/** Tables with people at them: new ones, and saved games that somebody has brought along. */
import type { GameFile } from '@roundhouse/kernel';
import type { GameAnswer } from '@roundhouse/protocol';
import type { RailTitle } from '@roundhouse/rail';
import type { Client, TestServer } from '../../../../../server/test/kit.ts';
import { openRoom, ready, titleBy } from '../../../../../server/test/playing.ts';
import { savedFile } from '../../../../../tools/test/saved-games.ts';
import type { Position } from './positions.ts';

export interface Seated {
  readonly game: string;
  readonly title: RailTitle;
  readonly people: readonly Client[];
}

/** Two people and a bot; the first of them sits at two devices. */
export async function newTable(server: TestServer, titleId: string): Promise<Seated> {
  const seats = [{ kind: 'bot', name: 'Cato', level: 'random' }];
  const { game, title, people } = await openRoom(server, {
    title: titleId,
    people: 2,
    seats,
    pace: 'once',
    clock: { bank: 3600, refill: 60 },
  });
  for (const person of people.slice(1)) await ready(game, person);
  done(await people[0]!.call('start', { game }, {}));
  return { game, title, people: [...people, people[0]!.twin()] };
}

/** The second player is a friend's, and of three or more the last one a bot's. */
export async function broughtAlong(server: TestServer, from: Position['from']): Promise<Seated> {
  const file = savedFile(from.saved);
  const names = file.players.map((_, i) => `player${i + 1}`);
  const owner = server.client();
  const cut: GameFile = { ...file, entries: file.entries.slice(0, from.at) };
  const mine = names.filter((name) => name !== 'player2');
  const { game, invitations } = await brought(owner, { file: cut, mine, owner: 'Ada' });
  const friend = server.client();
  for (const { seat, token } of invitations.filter((one: { seat: unknown }) => one.seat !== null))
    done(await friend.call('accept', { token }, { name: 'Bram', seat }));
  const player = names.at(-1)!;
  const request = owner.request();
  if (names.length > 2) done(await owner.call('handSeat', { game, player }, { request, to: 'random' }));
  const { state } = done(await owner.call('game', { game })) as GameAnswer;
  if (String(state!['phase']) !== from.phase) throw new Error(`${from.saved} is in phase ${String(state!['phase'])}`);
  return { game, title: titleBy(file.title), people: [owner, friend] };
}

/** Games are read one at a time. */
async function brought(owner: Client, wish: object) {
  for (;;) {
    const answer = await owner.call('importGame', {}, wish);
    if (answer.status !== 429) return done(answer);
    await new Promise((resume) => setTimeout(resume, 50));
  }
}

// Tests look into answers of all kinds.
// oxlint-disable-next-line typescript/no-explicit-any
export function done({ status, body, text }: { status: number; body: any; text: string }): any {
  if (status >= 300) throw new Error(text);
  return body;
}
