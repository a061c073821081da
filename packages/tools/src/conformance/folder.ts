/** A folder with exports of 18xx.games, their traces beside them, and perhaps the best runs of all. */
import { canImport, ImportError, readExport } from '@roundhouse/exchange';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { Failure } from '../failure.ts';
import { type BestRunKnown, checkGame, type GameCheck } from './check.ts';
import { readTrace } from './trace.ts';

const EXPORT = '.18xxgames.json';

export type GameResult =
  | { readonly name: string; readonly title: string; readonly status: 'title not there yet' }
  | { readonly name: string; readonly title: string; readonly status: 'refused'; readonly reason: string }
  | ({ readonly name: string; readonly title: string; readonly status: 'same' | 'different' } & GameCheck);

const bestSchema = z.looseObject({
  runs: z.array(
    z.looseObject({
      game: z.string(),
      id: z.number(),
      entity: z.string(),
      best: z.number(),
      best_complete: z.boolean().default(true),
    }),
  ),
});

export function* checkFolder(folder: string): Generator<GameResult> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new Failure(`There is no folder ${folder}.`);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(EXPORT))
    .sort();
  if (files.length === 0) throw new Failure(`There is no export (*${EXPORT}) in ${folder}.`);
  const best = readBest(join(folder, 'best-routes.json'));
  for (const file of files) {
    const name = file.slice(0, -EXPORT.length);
    yield checkOne(folder, name, best.get(name) ?? []);
  }
}

function checkOne(folder: string, name: string, known: readonly BestRunKnown[]): GameResult {
  const text = readFileSync(join(folder, `${name}${EXPORT}`), 'utf8');
  let title = '';
  try {
    ({ title } = readExport(text));
    if (!canImport(title)) return { name, title, status: 'title not there yet' };
    const path = join(folder, `${name}.trace.json`);
    const trace = existsSync(path) ? readTrace(readFileSync(path, 'utf8'), path) : null;
    const check = checkGame(text, trace, known);
    return { name, title, status: check.differences.length === 0 ? 'same' : 'different', ...check };
  } catch (error) {
    if (error instanceof ImportError) return { name, title, status: 'refused', reason: error.message };
    throw error;
  }
}

function readBest(path: string): Map<string, BestRunKnown[]> {
  const byGame = new Map<string, BestRunKnown[]>();
  if (!existsSync(path)) return byGame;
  const parsed = bestSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success) throw new Failure(`${path} cannot be read: ${parsed.error.issues[0]!.message}.`);
  for (const { game, id, entity, best, best_complete } of parsed.data.runs) {
    byGame.set(game, [...(byGame.get(game) ?? []), { id, company: entity, best, complete: best_complete }]);
  }
  return byGame;
}
