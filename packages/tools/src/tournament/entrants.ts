/** Who takes part: a bot by its level, the first player that was measured, a random one, or a file with weights of its own. */
import { firstWeights } from '@roundhouse/bots/first/weights';
import { type PartialWeights, playerFor, weightsFor, withWeights, type Weights } from '@roundhouse/bots';
import { isLevel, LEVELS } from '@roundhouse/rail';
import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { UsageError } from '../failure.ts';
import type { AnyTitle } from '../title.ts';
import { EXPLOITERS } from './exploiters.ts';

export interface Entrant {
  readonly name: string;
  /** None for a random player. */
  readonly weights: Weights | null;
  /** Of moves that lose less than this part of the worth it takes one by chance. */
  readonly slack?: number;
  /** Has a habit that it follows before it thinks like a club player. */
  readonly exploits?: boolean;
  /** The file of another version of the players, which thinks in its place. */
  readonly version?: string;
}

/** One entrant for each name of the line-up, each name once; and who sits where, as indexes into them. */
export function lineUp(title: AnyTitle, text: string): { entrants: Entrant[]; seats: number[] } {
  const names = text.split(',').map((name) => name.trim());
  const { min, max } = title.players;
  if (names.length < min || names.length > max)
    throw new UsageError(`${title.name} takes ${min} to ${max} players, not ${names.length}.`);
  const different = [...new Set(names)];
  return {
    entrants: different.map((name) => entrantOf(title, name)),
    seats: names.map((name) => different.indexOf(name)),
  };
}

function entrantOf(title: AnyTitle, name: string): Entrant {
  if (name === 'first') return { name, weights: firstWeights(title.id) };
  if (EXPLOITERS.includes(name)) return { name, weights: weightsFor(title.id), exploits: true };
  if (isLevel(name)) {
    const player = playerFor(title.id, name);
    return player ? { name, weights: player.weights, slack: player.slack } : { name, weights: null };
  }
  if (name.endsWith('.mjs') && existsSync(name))
    return { name: basename(name, '.mjs'), weights: weightsFor(title.id), version: resolve(name) };
  if (!name.endsWith('.json') || !existsSync(name))
    throw new UsageError(
      `"${name}" is not a player: ${LEVELS.join(', ')}, first, ${EXPLOITERS.join(', ')}, a file of weights that ends in .json, or another version that ends in .mjs.`,
    );
  try {
    const changes = JSON.parse(readFileSync(name, 'utf8')) as PartialWeights;
    return { name: basename(name, '.json'), weights: withWeights(changes, weightsFor(title.id)) };
  } catch (error) {
    throw new UsageError(`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
