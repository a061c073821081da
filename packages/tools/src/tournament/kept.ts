/** Games of a tournament on disk, so that a long one goes on where it was stopped. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseJson } from '@roundhouse/kernel';
import { UsageError } from '../failure.ts';
import type { Match, MatchResult } from './match.ts';

const nameOf = ({ deal, rotation }: Match): string => `${deal}.${rotation}`;

/** The first line says what is measured, each other line is a game. */
export class KeptGames {
  readonly #path: string;
  readonly #games = new Map<string, MatchResult>();

  /** Opens the file, or starts it; one that holds games of something else is refused and left as it is. */
  constructor(path: string, measured: unknown) {
    this.#path = path;
    const heading = JSON.stringify(measured);
    if (!existsSync(path)) {
      writeFileSync(path, `${heading}\n`);
      return;
    }
    const [first, ...rest] = readFileSync(path, 'utf8').split('\n');
    if (first !== heading)
      throw new UsageError(`${path} holds games of other players or seeds: give another file, or delete it.`);
    const lines: string[] = [];
    for (const line of rest) {
      const read = parseJson(line);
      // What was being written when the machine stopped is played again.
      if (!('data' in read)) continue;
      const game = read.data as MatchResult;
      this.#games.set(nameOf(game.match), game);
      lines.push(line);
    }
    writeFileSync(path, [heading, ...lines, ''].join('\n'));
  }

  get(match: Match): MatchResult | undefined {
    return this.#games.get(nameOf(match));
  }

  add(result: MatchResult): void {
    const thoughts = result.thoughts.map((ms) => Math.round(10 * ms) / 10);
    appendFileSync(this.#path, `${JSON.stringify({ ...result, thoughts })}\n`);
  }
}
