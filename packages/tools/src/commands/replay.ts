import { wrapEntries, EntryError, type LoggedAction, type RefusedEntry } from '@roundhouse/kernel';
import { moneyOf, type RailState } from '@roundhouse/rail';
import type { Command } from 'commander';
import { openGame } from '../files.ts';
import { linesOf } from '../log/lines.ts';
import { recordOf } from '../log/records.ts';
import { byName } from '../names.ts';
import { note, out, outJson } from '../output.ts';
import { notIndicatedLine, type Run, runsOf, searchBest, type Step, stepsOf } from '../runs.ts';
import type { AnyTitle } from '../title.ts';
import { wholeNumber } from '../values.ts';

interface ReplayOptions {
  readonly to?: number;
  readonly partial?: boolean;
  readonly states?: boolean;
  readonly json?: boolean;
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('Plays a game file and shows how it ends.')
    .argument('<file>', 'a game file')
    .option('--to <number>', 'stop after this many actions', wholeNumber('--to', 0, 1_000_000))
    .option('--partial', 'replay a file with an illegal action up to the last legal one')
    .option('--states', 'print the state after every action as a JSON line')
    .option('--json', 'print the last line as JSON: actions, end and scores')
    .action(replay);
}

function replay(path: string, { to, partial, states, json }: ReplayOptions): void {
  const { title, history, refused, differsAt } = openGame(path, partial === true);
  const { players: names } = history;
  const end = Math.min(to ?? history.length, history.length);
  const file = { ...history.toFile(), entries: wrapEntries(history.actions.slice(0, end)) };
  const tell = linesOf(title, names, history.state);
  const lines = states || json ? [] : tell(history.firstEvents);
  const steps: Step[] = [];
  for (const step of stepsOf(title, file)) {
    const { done } = step;
    steps.push(step);
    if (states) outJson(stateRecord(title, names, done.state, done.action));
    else if (!json) lines.push(...tell(done.events));
  }
  for (const { kind, text } of lines) out(kind === 'line' ? `  ${text}` : `\n${text}`);
  const last = history.at(end);
  const scores = byName(last.players, names, title.score(last));
  const runs = unseenRuns(title, steps);
  if (json)
    outJson({
      actions: end,
      end: last.ended?.reason ?? null,
      scores,
      ...runs?.figures,
      ...refusedRecord(refused),
      ...(differsAt !== null && { differsAt }),
    });
  else if (!states) {
    const list = Object.entries(scores).map(([name, score]) => `${name} ${score}`);
    out(`\n${end} actions; ${last.ended ? `ended: ${last.ended.reason}` : 'not over'}. ${list.join(', ')}.`);
  }
  const remarks = [
    ...(runs?.lines ?? []),
    ...(refused ? [new EntryError(refused).message] : []),
    ...(differsAt === null ? [] : [`After entry ${differsAt} the position is not the one that the file recorded.`]),
  ];
  // Beside JSON there is only JSON.
  for (const line of remarks) (states || json ? note : out)(line);
}

const refusedRecord = (it: RefusedEntry | null) =>
  it && { refused: { action: it.entry, type: it.type, rule: it.refusal.rule, reason: it.refusal.text } };

/** Runs before which the host had not shown the best one, and which of them are below it. */
function unseenRuns(title: AnyTitle, steps: readonly Step[]) {
  const runs = [...runsOf(title, steps)];
  const unseen = runs.filter(({ indicated }) => !indicated);
  if (unseen.length === 0) return null;
  const belowBest = unseen.flatMap(belowTheBest);
  const money = (amount: number): string => moneyOf(title.material(steps[0]!.done.state), amount);
  const asked = runs.filter(({ asked: was }) => was).length;
  return {
    figures: { notIndicated: unseen.length, belowBest },
    lines: [
      notIndicatedLine(unseen.length, asked),
      ...(belowBest.length === 0 ? ['None of them is below the best.'] : []),
      ...belowBest.map(
        ({ action, company, recorded, best }) =>
          `  action ${action}: the ${company} ran for ${money(recorded)}, and ${money(best)} was possible`,
      ),
    ],
  };
}

function belowTheBest({ action, problem, recorded }: Run) {
  const { best, proven } = searchBest(problem);
  return recorded < best ? [{ action, company: problem.company, recorded, best, proven }] : [];
}

/** The record after one action, with players by name. */
function stateRecord(title: AnyTitle, names: readonly string[], s: RailState, action: LoggedAction) {
  const { round, phase, players, companies, holders } = recordOf(title, s);
  const nameOf = (player: string | null): string | null =>
    player === null ? null : (names[s.players.indexOf(player)] ?? player);
  return {
    seq: s.seq,
    action,
    round,
    phase,
    players: Object.fromEntries(s.players.map((player) => [nameOf(player), players[player]!])),
    ...(holders && {
      holders: Object.fromEntries(Object.entries(holders).map(([id, one]) => [id, { ...one, of: nameOf(one.of) }])),
    }),
    companies: Object.fromEntries(
      Object.entries(companies).map(([id, company]) => [id, { ...company, director: nameOf(company.director) }]),
    ),
  };
}
