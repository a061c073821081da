import { FileError, plainLine, SetupError } from '@roundhouse/kernel';
import { Command, CommanderError } from 'commander';
import { addAdmin } from './commands/admin.ts';
import { addBackup } from './commands/backup.ts';
import { addBench } from './commands/bench.ts';
import { addConformance } from './commands/conformance.ts';
import { addDemo } from './commands/demo.ts';
import { addExplain } from './commands/explain.ts';
import { addForesight } from './commands/foresight.ts';
import { addImport } from './commands/import.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addReview } from './commands/review.ts';
import { addRoutes } from './commands/routes.ts';
import { addRules } from './commands/rules.ts';
import { addServe } from './commands/serve.ts';
import { addSimulate } from './commands/simulate.ts';
import { addTitles } from './commands/titles.ts';
import { addTournament } from './commands/tournament.ts';
import { addTrain } from './commands/train.ts';
import { Failure } from './failure.ts';
import { note, out } from './output.ts';

/** Every command, each from its own file: a new one is a file and a line here. */
const commands = [
  addTitles,
  addRules,
  addSimulate,
  addTournament,
  addTrain,
  addForesight,
  addPlay,
  addReplay,
  addExplain,
  addReview,
  addDemo,
  addServe,
  addBackup,
  addAdmin,
  addImport,
  addConformance,
  addRoutes,
  addBench,
];

export function makeProgram(): Command {
  const program = new Command('roundhouse')
    .description('Plays and referees 18xx railway games.')
    .usage('<command> [options]')
    .showHelpAfterError('(add --help for more)')
    .exitOverride()
    .configureOutput({ writeOut: (text) => out(text.trimEnd()), writeErr: (text) => note(text.trimEnd()) });
  for (const add of commands) add(program);
  return program;
}

/** Runs a command and gives the exit code: 0, 1 when something failed, 2 when it was called wrongly. */
export async function runCommand(args: readonly string[]): Promise<number> {
  const program = makeProgram();
  if (args.length === 0) {
    program.outputHelp();
    return 0;
  }
  try {
    await program.parseAsync([...args], { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof Failure) return fail(error.message, error.code);
    if (error instanceof SetupError) return fail(error.message, 2);
    if (error instanceof FileError) return fail(error.message, 1);
    throw error;
  }
}

function fail(message: string, code: number): number {
  note(`roundhouse: ${plainLine(message)}`);
  return code;
}
