import { type Applied, apply, FileError, History, type LoggedAction, SetupError } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { loadGame } from '../files.ts';
import { tell } from '../log/teller.ts';
import { recordOf, tellingOf } from '../log/telling.ts';
import { byName } from '../names.ts';
import { out } from '../output.ts';
import type { AnyTitle } from '../title.ts';
import { wholeNumber } from '../values.ts';

interface ReplayOptions {
  readonly to?: number;
  readonly states?: boolean;
  readonly json?: boolean;
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('Plays a game file and shows how it ends.')
    .argument('<file>', 'a game file')
    .option('--to <number>', 'stops after so many actions', wholeNumber('--to', 0, 1_000_000))
    .option('--states', 'prints the state after every action as a JSON line')
    .option('--json', 'the last line is JSON: actions, end and scores')
    .action(replay);
}

function replay(path: string, { to, states, json }: ReplayOptions): void {
  const { title, file } = loadGame(path);
  let history: History<RailState>;
  try {
    history = History.open(title, file);
  } catch (error) {
    if (error instanceof FileError || error instanceof SetupError) throw new Failure(`${path}: ${error.message}`);
    throw error;
  }
  const end = Math.min(to ?? history.length, history.length);
  const lines = states || json ? [] : tell(history.firstEvents, tellingOf(title, history.players, history.at(0)));
  const last = playOn(title, history, end, (done) => {
    if (states) out(stateLine(title, history.players, done.state, done.action));
    else if (!json) lines.push(...tell(done.events, tellingOf(title, history.players, done.state)));
  });
  for (const { kind, text } of lines) out(kind === 'line' ? `  ${text}` : `\n${text}`);
  const scores = byName(last.players, history.players, title.score(last));
  if (json) out(JSON.stringify({ actions: end, end: last.ended?.reason ?? null, scores }));
  else if (!states) {
    const list = Object.entries(scores).map(([name, score]) => `${name} ${score}`);
    out(`\n${end} actions; ${last.ended ? `ended: ${last.ended.reason}` : 'not over'}. ${list.join(', ')}.`);
  }
}

type Done = Extract<Applied<RailState>, { ok: true }>;

/** Once more through the actions in force, what was taken back left out. Gives the last state. */
function playOn(title: AnyTitle, history: History<RailState>, end: number, visit: (done: Done) => void): RailState {
  let state = history.at(0);
  for (const action of history.actions.slice(0, end)) {
    const done = apply(title, state, action);
    if (!done.ok) throw new Failure(`Action ${state.seq + 1} is refused: ${done.refusal.text}`);
    state = done.state;
    visit(done);
  }
  return state;
}

/** The record after one action, with players by name. */
export function stateLine(title: AnyTitle, names: readonly string[], s: RailState, action: LoggedAction): string {
  const { round, phase, players, companies } = recordOf(title, s);
  const nameOf = (player: string | null): string | null =>
    player === null ? null : (names[s.players.indexOf(player)] ?? player);
  return JSON.stringify({
    seq: s.seq,
    action,
    round,
    phase,
    players: byName(s.players, names, players),
    companies: Object.fromEntries(
      Object.entries(companies).map(([id, company]) => [id, { ...company, director: nameOf(company.director) }]),
    ),
  });
}
