/** Reading the values of command-line options. Everything wrong becomes a sentence and exit code 2. */
import { allReadings, type Json, type Setting } from '@roundhouse/kernel';
import { Option } from 'commander';
import { UsageError } from './failure.ts';
import type { AnyTitle } from './title.ts';

export function wholeNumber(name: string, min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) {
      throw new UsageError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
    }
    return value;
  };
}

/** `3`, or a range `2-5`. */
export function playerCounts(title: AnyTitle, text: string | undefined): number[] {
  const { min, max } = title.players;
  const match = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(text ?? `${min}-${max}`);
  const from = Number(match?.[1]);
  const to = Number(match?.[2] ?? match?.[1]);
  if (!match || from < min || to > max || from > to) {
    throw new UsageError(`${title.name} takes ${min} to ${max} players, not "${text}".`);
  }
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** An option that can be given several times, `--option key=value`. */
export function repeatable(flags: string, description: string): Option {
  return new Option(flags, description)
    .argParser((text: string, before: readonly string[]) => [...before, text])
    .default([], 'none');
}

/** `key=value` texts as settings of a title; each must exist and have that value. Those only for files of before are taken, but not told of. */
export function settings(title: AnyTitle, what: 'option' | 'reading', texts: readonly string[]): Record<string, Json> {
  const asked = what === 'option' ? title.options : title.readings;
  const known: readonly Setting[] = what === 'option' ? title.options : allReadings(title);
  const chosen: Record<string, Json> = {};
  for (const text of texts) {
    const at = text.indexOf('=');
    const id = at < 0 ? text : text.slice(0, at);
    const setting = known.find((one) => one.id === id);
    if (!setting) {
      throw new UsageError(`${title.name} has no ${what} "${id}". Known: ${asked.map((one) => one.id).join(', ')}.`);
    }
    const value = setting.values.find((one) => String(one) === text.slice(at + 1));
    if (at < 0 || value === undefined) {
      throw new UsageError(
        `The ${what} "${id}" can be ${setting.values.join(' or ')}: --${what} ${id}=${setting.book}`,
      );
    }
    chosen[id] = value;
  }
  return chosen;
}
