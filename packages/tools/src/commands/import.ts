import { ImportError, type Imported, importGame } from '@roundhouse/exchange';
import { namesApart } from '@roundhouse/kernel';
import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { readText, saveGame } from '../files.ts';
import { note, out } from '../output.ts';
import { titleOf } from '../title.ts';

export function addImport(program: Command): void {
  program
    .command('import')
    .description('Turns a game saved from 18xx.games into a game file.')
    .argument('<export>', 'the file that the site saved')
    .requiredOption('-o, --output <file>', 'the game file to write')
    .action((path: string, { output }: { output: string }) => {
      const { file, marks, notes } = importFile(path);
      saveGame(output, file);
      for (const text of notes) note(text);
      const { name } = titleOf(file.title);
      out(
        `${name}, ${namesApart(file.players).join(', ')}: ${marks.length} records, ${file.actions.length} actions → ${output}`,
      );
    });
}

/** Reads an export; what cannot be imported is a failure with the reason. */
export function importFile(path: string): Imported {
  const text = readText(path);
  try {
    return importGame(text);
  } catch (error) {
    if (error instanceof ImportError) throw new Failure(`${path}: ${error.message}`);
    throw error;
  }
}
