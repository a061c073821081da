/** One table on a real server with people who play over bad lines, and what must be true of it in the end. */
import { drawStyle } from '@roundhouse/bots';
import { dice } from '@roundhouse/kernel';
import { Network } from '../../../../../server/test/faults/network.ts';
import type { Site } from '../../../../../server/test/site.ts';
import { biasFor } from '../../../../../tools/src/simulate/game.ts';
import { compareAll, judgeRequests, judgeTalk } from './judging.ts';
import { awakeFor } from './patience.ts';
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

/** A table at which nothing happens for so many milliseconds of its process's own time is stuck. */
const STUCK_AFTER = 60_000;

export async function playTable(site: Site, plan: Plan, signal: AbortSignal): Promise<Tally> {
  try {
    return await played(site, plan, signal);
  } catch (error) {
    throw new Error(`${JSON.stringify(plan)}: ${error instanceof Error ? error.stack : String(error)}`, {
      cause: error,
    });
  }
}

async function played(site: Site, plan: Plan, signal: AbortSignal): Promise<Tally> {
  const chance = dice(plan.seed);
  const [server] = site.servers as [Site['servers'][number]];
  const seated = plan.from ? await broughtAlong(server, plan.from) : await newTable(server, plan.title);
  const { game, title } = seated;
  const addresses = site.servers.map(({ address }) => address);
  const players = seated.people.map((person, i) => {
    const own = dice(chance(0x7fffffff));
    const network = new Network(addresses, person.cookie, dice(chance(0x7fffffff)));
    // Lines are tried here, not plans: nobody looks ahead before laying a tile.
    const style = { ...biasFor(title, plan.seed, drawStyle(own)), foresight: 0 };
    // Another device of the same person: now and then it is quicker.
    const habits = i === 2 ? { idle: 850 } : {};
    return new Player({ network, title, game, dice: own, style, habits });
  });
  const leave = (): void => players.forEach((player) => player.close());
  signal.addEventListener('abort', leave);
  try {
    await Promise.all(players.map((player) => player.open()));
    const { read } = server.server.store;
    const first = (await read.game(game))!.n;
    const row = () => {
      signal.throwIfAborted();
      return latest(site, game).stored.row;
    };
    const isOver = overAfter(row, first + (plan.actions ?? Number.POSITIVE_INFINITY), () =>
      standOf(site, game, players),
    );
    await Promise.all(players.map((player) => player.play(isOver)));
    await settle(site, game, players);
    await judgeRequests(read, game, first, players);
    await judgeTalk(read, game, players);
    await compareAll(site, seated, players);
    const entries = await read.entries(game, first);
    const actions = entries.filter(({ entry }) => 'action' in JSON.parse(entry)).length;
    return { actions, counts: sum(players.map(({ counts }) => counts)) };
  } finally {
    signal.removeEventListener('abort', leave);
    leave();
  }
}

/** The table on each server that has it in memory. */
const tablesOf = ({ servers }: Site, game: string) => servers.flatMap(({ server }) => server.tables.inUse(game) ?? []);
/** As the server has it that knows most. */
const latest = (site: Site, game: string) =>
  tablesOf(site, game).toSorted((a, b) => b.stored.row.v - a.stored.row.v)[0]!;

/** Where everybody stands, for a look into a fault. */
const standOf = (site: Site, game: string, players: readonly Player[]): string =>
  JSON.stringify({
    tables: tablesOf(site, game).map(({ stored, host }) => [stored.row.n, stored.row.v, host.isBusy]),
    players: players.map(({ network, game: one }) => [one.view().n, network.underWay, one.line()]),
  });

/** The end of the game, or so many entries; throws where nothing happens any more. */
function overAfter(
  row: () => { readonly n: number; readonly status: string },
  last: number,
  stand: () => string,
): () => boolean {
  let [n, since, isOver] = [-1, awakeFor(), false];
  return () => {
    if (isOver) return true;
    const now = row();
    if (now.n !== n) [n, since] = [now.n, awakeFor()];
    else if (awakeFor() - since > STUCK_AFTER) throw new Error(`nothing has happened since entry ${n}: ${stand()}`);
    isOver = now.n >= last || now.status === 'over';
    return isOver;
  };
}

/** The weather clears up; then everybody comes to know all there is, by themselves. */
async function settle(site: Site, game: string, players: readonly Player[]): Promise<void> {
  for (const { network } of players) network.clearUp();
  const until = awakeFor() + STUCK_AFTER;
  const isSettled = (): boolean => {
    const { n } = latest(site, game).stored.row;
    const isWorking = tablesOf(site, game).some(({ host }) => host.isBusy);
    return !isWorking && players.every((player) => player.network.isQuiet && player.game.view().n === n);
  };
  for (let calm = 0; calm < 3; ) {
    await new Promise((resume) => setTimeout(resume, 5));
    calm = isSettled() ? calm + 1 : 0;
    if (awakeFor() > until)
      throw new Error(`not everybody comes to know what has happened: ${standOf(site, game, players)}`);
  }
}

function sum(all: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const total = new Map<string, number>();
  for (const counts of all) for (const [what, count] of counts) total.set(what, (total.get(what) ?? 0) + count);
  return total;
}
