/** What must be true of a table in the end, however bad the lines were. */
import { type Envelope, History, positionHash, readGameFile } from '@roundhouse/kernel';
import type { Done, GameAnswer } from '@roundhouse/protocol';
import type { Reader } from '../../../../../server/src/store/contract.ts';
import { loadTable } from '../../../../../server/src/tables/load.ts';
import type { Sent } from '../../../../../server/test/faults/network.ts';
import type { Site } from '../../../../../server/test/site.ts';
import { awakeFor } from './patience.ts';
import type { Player } from './player.ts';
import { done, type Seated } from './seating.ts';

/** In milliseconds: longer than it takes a server to look for what nobody told it of. */
const HEARD_WITHIN = 10_000;

/** Every client, every server, the database and a game played from nothing stand at the same point, with the same log. */
export async function compareAll(
  { servers }: Site,
  { game, title, people }: Seated,
  players: readonly Player[],
): Promise<void> {
  const [{ server }] = servers as [Site['servers'][number]];
  const now = done(await people[0]!.call('game', { game }, undefined, '?since=0')) as GameAnswer;
  const log = JSON.stringify(now.entries!.map(({ entry }) => bare(entry)));
  const replay = History.openAsFar(title, readGameFile(done(await people[1]!.call('file', { game }))));
  if (replay.refused) throw new Error(`a replay is refused: ${JSON.stringify(replay.refused)}`);
  if (replay.differsAt !== null) throw new Error(`a replay differs at entry ${replay.differsAt}`);
  const { stored } = (await loadTable({ store: server.store, titles: [title] }, game))!;
  same('the database', now, stored.row.n, positionHash(stored.play!.state));
  same('a replay', now, replay.history.entries.length, positionHash(replay.history.state));
  for (const [i, { address }] of servers.entries()) {
    const there = await heardOf(now.n, async () => done(await people[0]!.twin(address).call('game', { game })));
    same(`server ${i + 1}`, now, there.n, there.hash!);
  }
  for (const [i, player] of players.entries()) {
    const { n, state } = player.game.view();
    same(`client ${i + 1}`, now, n, positionHash(state));
    if (JSON.stringify(player.game.toFile().entries.map(bare)) !== log)
      throw new Error(`client ${i + 1} has another log`);
  }
  const rows = await server.store.read.entries(game, 0);
  const kept = rows.map(({ entry }) => bare(JSON.parse(entry) as Envelope));
  if (log !== JSON.stringify(kept)) throw new Error('the database has another log than was answered');
}

/** A server hears of what another one has written a moment later; by then its answer counts. */
async function heardOf(n: number, look: () => Promise<GameAnswer>): Promise<GameAnswer> {
  for (const until = awakeFor() + HEARD_WITHIN; ; ) {
    const answer = await look();
    if (answer.n >= n || awakeFor() > until) return answer;
    await new Promise((later) => setTimeout(later, 50));
  }
}

/** Without the lasting hash, which is the database's own. */
const bare = (entry: Envelope): Envelope => ({ ...entry, hash: undefined });

function same(who: string, now: GameAnswer, n: number, hash: string): void {
  if (n === now.n && hash === now.hash) return;
  throw new Error(`${who} stands at ${n} (${hash}), the server at ${now.n} (${now.hash})`);
}

/** What was acknowledged stands in the log exactly once, and nothing else that somebody did. */
export async function judgeRequests(
  read: Reader,
  game: string,
  first: number,
  players: readonly Player[],
): Promise<void> {
  const byEntry = new Map<number, string>();
  for (const { network, outcomes } of players)
    for (const [request, sent] of network.sent) {
      if (sent.path.endsWith('/talk')) continue;
      const known = await read.request(game, request);
      const row = known?.refused === null ? known : undefined;
      const outcome = outcomes.get(request);
      const accepted = sent.answers.filter(({ status }) => status < 300);
      if ((accepted.length > 0 || outcome === 'done') !== (row !== undefined) && !(row && sent.answers.length === 0))
        throw new Error(`${request} was ${row ? 'done' : 'not done'}, and answered ${JSON.stringify(sent.answers)}`);
      // However late a copy of it comes: its author was told no.
      if (row && outcome === 'refused') throw new Error(`${request} was done and refused: ${JSON.stringify(sent)}`);
      if (!row) continue;
      for (let n = row.n - row.made + 1; n <= row.n; n++) {
        if (byEntry.has(n)) throw new Error(`entry ${n} was made by ${request} and by ${byEntry.get(n)}`);
        byEntry.set(n, request);
      }
      await stands(read, game, row, sent);
    }
  for (const { n, person } of await read.entries(game, first))
    if ((person !== null) !== byEntry.has(n)) throw new Error(`entry ${n} and its request do not belong together`);
}

/** What was said and acknowledged stands in the talk once. */
export async function judgeTalk(read: Reader, game: string, players: readonly Player[]): Promise<void> {
  const kept = (await read.talk(game, 'players', 0, 1_000_000, 1_000_000)).map(({ words }) => words);
  if (new Set(kept).size < kept.length) throw new Error('something was said twice');
  const lost = players.flatMap(({ said }) => said).filter((words) => !kept.includes(words));
  if (lost.length > 0) throw new Error(`lost words: ${lost.join()}`);
}

/** Every answer names the same entries, and the action is the one that was sent. */
async function stands(
  read: Reader,
  game: string,
  row: { n: number; made: number },
  { body, answers }: Sent,
): Promise<void> {
  const rows = (await read.entries(game, row.n - row.made, row.n)).map(({ entry }) => entry);
  for (const { status, body: answer } of answers) {
    if (status >= 300 || !('entries' in (answer as object))) continue;
    const { entries } = answer as Done;
    const told = entries.map(({ n, entry }) => [n, JSON.stringify(entry)]);
    const kept = rows.map((entry, i) => [row.n - row.made + 1 + i, JSON.stringify(JSON.parse(entry))]);
    if (JSON.stringify(told) !== JSON.stringify(kept))
      throw new Error(`answered ${JSON.stringify(told)}, and kept ${JSON.stringify(kept)}`);
  }
  if (!body.entry || row.made === 0) return;
  const { action } = JSON.parse(rows.at(-1)!) as { action: Record<string, unknown> };
  for (const [field, value] of Object.entries(body.entry))
    if (JSON.stringify(action[field]) !== JSON.stringify(value))
      throw new Error(`sent ${JSON.stringify(body.entry)}, and kept ${JSON.stringify(action)}`);
}
