import { importGame } from '@roundhouse/exchange';
import { unwrapEntries, apply, deciders, type LoggedAction, start } from '@roundhouse/kernel';
import { DEPOT } from '@roundhouse/rail';
import { soh } from '@roundhouse/titles';
import type { State } from '@roundhouse/titles/soh/face';
import type { exportOf } from './games.ts';
import { SiteWriter, symbols } from './writer.ts';

interface Step {
  readonly id: number;
  readonly sub: number;
  readonly total?: number;
  readonly d: object;
}

interface Record {
  readonly players: { [id: string]: { cash: number; shares: object; privates: string[] } };
  readonly companies: {
    [id: string]: {
      cash: number;
      price: number;
      director: string | null;
      trains: string[];
      stations: unknown[];
      treasury: number;
      pool: number;
      privates: string[];
    };
  };
  readonly startCard: string;
}

/** A trace of a game as the site's own engine would write it, made by ours. */
export function traceOf(data: ReturnType<typeof exportOf>): { initial: object; result: object; steps: Step[] } {
  const { file, marks } = importGame(data);
  const { players, ...setup } = file;
  const states: State[] = [start(soh, { ...setup, players: players.length } as Parameters<typeof start>[1]).state];
  const revenues: number[] = [];
  for (const action of unwrapEntries(file.entries) as readonly LoggedAction[]) {
    const done = apply(soh, states.at(-1)!, action);
    if (!done.ok) throw new Error(done.refusal.text);
    const run = done.events.find(({ event }) => event === 'run');
    if (run) revenues[states.length - 1] = Number(run['revenue']);
    states.push(done.state);
  }
  let last = stateOf(states[0]!);
  const steps = marks.map(({ id, sub, before, after }, i): Step => {
    const now = stateOf(states[marks[i + 1]?.before ?? states.length - 1]!);
    const d = patch(last, now) as object;
    last = now;
    const revenue = revenues.slice(before, after).find((one) => one !== undefined);
    return { id, sub, ...(revenue === undefined ? {} : { total: revenue }), d };
  });
  const scores = soh.score(states.at(-1)!);
  const result = Object.fromEntries(Object.entries(scores).map(([player, score]) => [SiteWriter.id(player), score]));
  return { initial: stateOf(states[0]!), result, steps };
}

/** The merge patch (RFC 7396) from one value to another. */
function patch(from: unknown, to: unknown): unknown {
  const isObject = (value: unknown): value is { [key: string]: unknown } =>
    value !== null && typeof value === 'object' && !Array.isArray(value);
  if (!isObject(from) || !isObject(to)) return to;
  const gone = Object.keys(from).filter((key) => to[key] === undefined);
  return {
    ...Object.fromEntries(gone.map((key) => [key, null])),
    ...Object.fromEntries(Object.entries(to).map(([key, value]) => [key, patch(from[key], value)])),
  };
}

const siteSymbols = (ids: readonly string[]): string[] => ids.map((id) => symbols[id]!);

/** A company, or a player; a private is sold to the player who is asked. */
function entityOf(s: State, of: string): string {
  if (of in s.companies) return of;
  const player = s.players.includes(of) ? of : (deciders(soh, s)[0] ?? s.players[0]!);
  return String(SiteWriter.id(player));
}

function stateOf(s: State): object {
  const record = soh.project(s) as unknown as Record;
  const top = s.stack.at(-1);
  const depot: { [kind: string]: number } = {};
  for (const [train, owner] of Object.entries(s.trains)) {
    const kind = train.split('-')[0]!;
    if (owner === DEPOT && kind !== '3E') depot[kind] = (depot[kind] ?? 0) + 1;
  }
  return {
    round: s.ext.round === 0 ? 'ISR' : 'R',
    turn: s.ext.round,
    step: top?.kind,
    entity: entityOf(s, top?.of ?? ''),
    phase: s.phase,
    order: [String(SiteWriter.id(record.startCard))],
    finished: s.ended !== null,
    players: Object.fromEntries(
      Object.entries(record.players).map(([player, { cash, shares, privates }]) => [
        SiteWriter.id(player),
        { cash, shares, privates: siteSymbols(privates) },
      ]),
    ),
    corps: Object.fromEntries(
      Object.entries(record.companies).map(([company, it]) => [
        company,
        {
          cash: it.cash,
          price: it.price > 0 ? [it.price, s.market.at[company]!.row, s.market.at[company]!.col] : undefined,
          cell_pos: s.market.order.indexOf(company),
          president: it.director ? String(SiteWriter.id(it.director)) : undefined,
          trains: it.trains,
          tokens: it.stations,
          treasury: it.treasury,
          pool: it.pool,
          privates: siteSymbols(it.privates),
          closed: s.companies[company]!.status === 'closed',
        },
      ]),
    ),
    tiles: Object.fromEntries(Object.entries(s.tiles).map(([hex, { tile, rotation }]) => [hex, [tile, rotation]])),
    depot,
  };
}
