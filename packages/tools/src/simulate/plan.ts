import { allReadings, type Json, type Setting } from '@roundhouse/kernel';
import { textOf } from '../text.ts';
import type { AnyTitle } from '../title.ts';

/** What one simulated game starts from. */
export interface Plan {
  readonly seed: number;
  readonly players: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly readings: Readonly<Record<string, Json>>;
}

/** What was asked for: what is not fixed goes round over all its values. */
export interface Wishes {
  readonly counts: readonly number[];
  readonly options: Readonly<Record<string, Json>>;
  readonly readings: Readonly<Record<string, Json>>;
  /** Readings go round too; otherwise they are the book's. */
  readonly anyReadings: boolean;
}

/** The game of a seed. It depends on nothing but the seed and the wishes, so that one game can be repeated alone. */
export function planFor(title: AnyTitle, wishes: Wishes, seed: number): Plan {
  let rest = ((seed % 1_000_003) + 1_000_003) % 1_000_003;
  const take = <T>(values: readonly T[]): T => {
    const value = values[rest % values.length]!;
    rest = Math.floor(rest / values.length);
    return value;
  };
  const players = take(wishes.counts);
  const options = cycle(title.options, wishes.options, take);
  const readings = wishes.anyReadings ? cycle(allReadings(title), wishes.readings, mixed(seed)) : wishes.readings;
  return { seed, players, options, readings };
}

function cycle(
  all: readonly Setting[],
  fixed: Readonly<Record<string, Json>>,
  take: <T>(values: readonly T[]) => T,
): Record<string, Json> {
  return Object.fromEntries(all.map((one) => [one.id, fixed[one.id] ?? take<Json>(one.values)]));
}

/** Readings are too many to go round in turn: each takes a value by a mix of the seed. */
function mixed(seed: number): <T>(values: readonly T[]) => T {
  let word = seed | 0;
  return (values) => {
    word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return values[((word ^ (word >>> 13)) >>> 0) % values.length]!;
  };
}

/** The command that plays this one game again. */
export function repeatCommand(title: AnyTitle, plan: Plan): string {
  const settings = [
    ...Object.entries(plan.options).map(([id, value]) => ` --option ${id}=${textOf(value)}`),
    ...Object.entries(plan.readings).map(([id, value]) => ` --reading ${id}=${textOf(value)}`),
  ];
  return `./roundhouse simulate ${title.id} --games 1 --seed ${plan.seed} --players ${plan.players}${settings.join('')}`;
}
