import { ImportError, type Imported, importGame } from '@roundhouse/exchange';
import { distinctNames } from '@roundhouse/kernel';
import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { readText, saveGame } from '../files.ts';
import { note, out } from '../output.ts';
import { titleOf } from '../title.ts';

interface Wish {
  readonly output: string;
  readonly partial?: true;
}

export function addImport(program: Command): void {
  program
    .command('import')
    .description('Turns a game saved from 18xx.games into a game file.')
    .argument('<export>', 'the file that the site saved')
    .requiredOption('-o, --output <file>', 'the game file to write')
    .option('--partial', 'if an action cannot be followed, write the game up to it')
    .action((path: string, { output, partial }: Wish) => {
      const { file, marks, notes } = importFile(path, partial);
      saveGame(output, file);
      for (const text of notes) note(text);
      const { name } = titleOf(file.title);
      out(
        `${name}, ${distinctNames(file.players).join(', ')}: ${marks.length} records, ${file.entries.length} actions → ${output}`,
      );
    });
}

/** Reads an export; what cannot be imported is a failure with the reason, unless a part of the game will do. */
export function importFile(path: string, partial = false): Imported {
  const text = readText(path);
  try {
    return importGame(text);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    const { upTo, message } = error;
    if (!upTo || upTo.marks.length === 0) throw new Failure(`${path}: ${message}`);
    const last = upTo.marks.at(-1)!.id;
    if (!partial) throw new Failure(`${path}: ${message} With --partial the game is written up to action ${last}.`);
    return { ...upTo, notes: [`${path}: ${message}`, `The game is written up to action ${last}.`] };
  }
}
