import { ImportError, importGame } from '@roundhouse/exchange';
import type { Command } from 'commander';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Failure } from '../failure.ts';
import { note, out } from '../output.ts';
import { titleOf } from '../title.ts';

export function addImport(program: Command): void {
  program
    .command('import')
    .description('Turns a game saved from 18xx.games into a game file.')
    .argument('<export>', 'the file that the site saved')
    .requiredOption('-o, --output <file>', 'the game file to write')
    .action((path: string, { output }: { output: string }) => importFile(path, output));
}

/** Writes the file whole or not at all. */
function importFile(path: string, output: string): void {
  const { file, marks, notes } = importText(readText(path));
  const draft = `${output}.${process.pid}`;
  try {
    writeFileSync(draft, `${JSON.stringify(file)}\n`);
    renameSync(draft, output);
  } catch (error) {
    throw new Failure(`${output} cannot be written: ${(error as Error).message}`);
  }
  for (const text of notes) note(text);
  const { name } = titleOf(file.title);
  out(`${name}, ${file.players.join(', ')}: ${marks.length} records, ${file.actions.length} actions → ${output}`);
}

function importText(text: string) {
  try {
    return importGame(text);
  } catch (error) {
    if (error instanceof ImportError) throw new Failure(error.message);
    throw error;
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Failure(`There is no file ${path}.`);
  }
}
