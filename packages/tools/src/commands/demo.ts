import { setTimeout as pause } from 'node:timers/promises';
import { start } from '@roundhouse/kernel';
import { moneyOf, type RailState } from '@roundhouse/rail';
import { Option, type Command } from 'commander';
import { Failure } from '../failure.ts';
import { type Line, linesOf } from '../log/lines.ts';
import { recordOf } from '../log/records.ts';
import { playerNames } from '../names.ts';
import { out, table } from '../output.ts';
import { playGame } from '../simulate/game.ts';
import { type Plan, planFor } from '../simulate/plan.ts';
import { type AnyTitle, titleOf } from '../title.ts';
import { wholeNumber } from '../values.ts';

interface DemoOptions {
  readonly title: string;
  readonly seed: number;
  readonly players: number;
  readonly fast?: boolean;
}

/** A lively game: five phases, forced purchases, close scores. */
const DEMO_SEED = 229;

export function addDemo(program: Command): void {
  program
    .command('demo')
    .description('Plays a demonstration game by itself and tells what happens.')
    .addOption(new Option('--title <id>', 'which game').default('soh'))
    .option('--seed <number>', 'another seed is another game', wholeNumber('--seed', 0, 2 ** 31 - 1), DEMO_SEED)
    .option('--players <count>', 'how many players', wholeNumber('--players', 2, 10), 3)
    .option('--fast', 'no pauses')
    .action(demo);
}

interface Told {
  readonly lines: readonly Line[];
  readonly state: RailState;
}

async function demo({ title: id, seed, players, fast }: DemoOptions): Promise<void> {
  const title = titleOf(id);
  const options = Object.fromEntries(title.options.map((option) => [option.id, option.book]));
  const plan = planFor(title, { counts: [players], options, readings: {}, anyReadings: false }, seed);
  const told = record(title, plan);
  const names = playerNames(players);
  const wait = process.stdout.isTTY && !fast;
  out(`${title.name}, ${players} players: ${names.join(', ')}. Everybody moves at random; seed ${seed}.`);
  for (const { lines, state } of told) {
    for (const line of lines) {
      out(dressed(line, title, state));
      if (wait) await pause(line.kind === 'line' ? 60 : 400);
    }
  }
  const last = told.at(-1)!.state;
  out('\nFinal scores');
  const scores = last.players.map((player, seat) => ({ name: names[seat]!, score: title.score(last)[player]! }));
  scores.sort((a, b) => b.score - a.score);
  for (const row of table(scores.map(({ name, score }) => [`  ${name}`, moneyOf(title.material(last), score)])))
    out(row);
}

function record(title: AnyTitle, plan: Plan): Told[] {
  const names = playerNames(plan.players);
  const first = start(title, plan);
  const tell = linesOf(title, names, first.state);
  const told: Told[] = [{ lines: tell(first.events), state: first.state }];
  const { violation } = playGame(title, plan, false, {
    each: ({ events, state }) => told.push({ lines: tell(events), state }),
  });
  if (violation) throw new Failure(`The game of seed ${plan.seed} cannot go on: ${violation.what}`);
  return told;
}

/** Rounds and company turns as headings, everything else below them. */
function dressed(line: Line, title: AnyTitle, state: RailState): string {
  if (line.kind === 'round')
    return `\n═══ ${line.text} · phase ${state.phase} ${'═'.repeat(Math.max(0, 50 - line.text.length))}`;
  if (line.kind === 'line') return `  ${line.text}`;
  const company = /^The (\S+)/.exec(line.text)?.[1] ?? '';
  const known = recordOf(title, state).companies[company];
  const full = title.material(state).companies.find(({ id }) => id === company)?.name;
  const facts = known ? `, ${moneyOf(title.material(state), known.cash)} in the treasury` : '';
  return `\n ── ${line.text}${full === undefined ? '' : ` (${full})`}${facts}`;
}
