/** How the habits of a sensible player name what is done. */
import { type Choice, fill, type Json, mostIn } from '@roundhouse/kernel';
import type { BotCustom, BotReason } from '@roundhouse/rail';

/** What is offered of one kind. */
export type Offered = (type: string) => readonly Choice[];

export const done = (choice: Choice | undefined, why: BotReason, values?: Readonly<Record<string, Json>>) =>
  choice ? ({ action: fill(choice, values), why } satisfies BotCustom) : null;

/** Something of which no sum tells what comes of it. */
export const surely = (custom: BotCustom | null): BotCustom | null => custom && { ...custom, sure: true };

/** The first of its kind, with the least amount where one is open. */
export const first = (offered: Offered, type: string, why: BotReason): BotCustom | null => done(offered(type)[0], why);

/** The least and the greatest of an open amount; 0 where there is none. */
export const least = ({ openFields }: Choice, name: string): number => {
  const field = openFields[name];
  return field?.kind === 'range' ? field.min : 0;
};
export const most = ({ openFields }: Choice, name: string): number => {
  const field = openFields[name];
  return field?.kind === 'range' ? mostIn(field) : 0;
};
/** The numbers that are listed for an open field. */
export const numbersIn = ({ openFields }: Choice, name: string): number[] => {
  const field = openFields[name];
  return field?.kind === 'oneOf' ? field.values.map(Number) : [];
};
export const best = <T>(all: readonly T[], score: (one: T) => number): T | undefined => {
  let top: T | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const one of all) {
    const value = score(one);
    if (value > highest) [top, highest] = [one, value];
  }
  return top;
};
