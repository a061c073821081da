/** One table on a real server with people who play over bad lines, and what must be true of it in the end. */
import { drawStyle } from '@roundhouse/bots';
import { dice } from '@roundhouse/kernel';
import { Network } from '../../../../../server/test/faults/network.ts';
import type { TestServer } from '../../../../../server/test/kit.ts';
import { biasFor } from '../../../../../tools/src/simulate/game.ts';
import { compareAll, judgeRequests } from './judging.ts';
import { Player } from './player.ts';
import type { Position } from './positions.ts';
import { broughtAlong, newTable } from './seating.ts';

export interface Plan {
  readonly title: string;
  readonly seed: number;
  /** A saved game, up to one of its entries; a new one where it is left out. */
  readonly from?: Position['from'];
  /** So many actions; to the end where it is left out. */
  readonly actions?: number;
}

export interface Tally {
  readonly actions: number;
  readonly counts: ReadonlyMap<string, number>;
}

/** A table at which nothing happens for so many milliseconds is stuck. */
const STUCK_AFTER = 45_000;

export async function playTable(server: TestServer, plan: Plan, signal: AbortSignal): Promise<Tally> {
  try {
    return await played(server, plan, signal);
  } catch (error) {
    throw new Error(`${JSON.stringify(plan)}: ${error instanceof Error ? error.stack : String(error)}`, {
      cause: error,
    });
  }
}

async function played(server: TestServer, plan: Plan, signal: AbortSignal): Promise<Tally> {
  const chance = dice(plan.seed);
  const seated = plan.from ? await broughtAlong(server, plan.from) : await newTable(server, plan.title);
  const { game, title } = seated;
  const players = seated.people.map((person, i) => {
    const own = dice(chance(0x7fffffff));
    const network = new Network(server.address, person.cookie, dice(chance(0x7fffffff)));
    const style = biasFor(title, plan.seed, drawStyle(own));
    // Another device of the same person: now and then it is quicker.
    const habits = i === 2 ? { idle: 850 } : {};
    return new Player({ network, title, game, dice: own, style, habits });
  });
  const leave = (): void => players.forEach((player) => player.close());
  signal.addEventListener('abort', leave);
  try {
    await Promise.all(players.map((player) => player.open()));
    const { read } = server.server.store;
    const first = read.game(game)!.n;
    const row = () => {
      signal.throwIfAborted();
      return read.game(game)!;
    };
    const isOver = overAfter(row, first + (plan.actions ?? Number.POSITIVE_INFINITY));
    await Promise.all(players.map((player) => player.play(isOver)));
    await settle(server, game, players);
    const late = judgeRequests(read, game, first, players);
    await compareAll(server, seated, players);
    const actions = read.entries(game, first).filter(({ entry }) => 'action' in JSON.parse(entry)).length;
    return { actions, counts: sum([late, ...players.map(({ counts }) => counts)]) };
  } finally {
    signal.removeEventListener('abort', leave);
    leave();
  }
}

/** The end of the game, or so many entries; throws where nothing happens any more. */
function overAfter(row: () => { readonly n: number; readonly status: string }, last: number): () => boolean {
  let [n, since, isOver] = [-1, Date.now(), false];
  return () => {
    if (isOver) return true;
    const now = row();
    if (now.n !== n) [n, since] = [now.n, Date.now()];
    else if (Date.now() - since > STUCK_AFTER) throw new Error(`nothing has happened since entry ${n}`);
    isOver = now.n >= last || now.status === 'over';
    return isOver;
  };
}

/** The weather clears up; then everybody comes to know all there is, by themselves. */
async function settle({ server }: TestServer, game: string, players: readonly Player[]): Promise<void> {
  for (const { network } of players) network.clearUp();
  const until = Date.now() + STUCK_AFTER;
  const isSettled = (): boolean => {
    const table = server.tables.get(game)!;
    const { n } = table.stored.row;
    return !table.host.isBusy && players.every((player) => player.network.isQuiet && player.game.view().n === n);
  };
  const stand = () =>
    JSON.stringify({
      n: server.tables.get(game)!.stored.row.n,
      works: server.tables.get(game)!.host.isBusy,
      players: players.map(({ network, game: one }) => [one.view().n, network.isQuiet, one.line()]),
    });
  for (let calm = 0; calm < 3; ) {
    await new Promise((resume) => setTimeout(resume, 5));
    calm = isSettled() ? calm + 1 : 0;
    if (Date.now() > until) throw new Error(`not everybody comes to know what has happened: ${stand()}`);
  }
}

function sum(all: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const total = new Map<string, number>();
  for (const counts of all) for (const [what, count] of counts) total.set(what, (total.get(what) ?? 0) + count);
  return total;
}
