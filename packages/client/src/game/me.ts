import { nameRefusal } from '@roundhouse/kernel/names';
import { YOU } from '@roundhouse/rail/telling/you';
import { text } from '../app/i18n.tsx';

const KEY = 'roundhouse.name';

const person = (n: number): string => text('name.person', { n });
const bot = (n: number): string => text('name.bot', { n });
const NUMBERS = Array.from({ length: 10 }, (_, i) => i + 1);

/** A name that a seat takes when nobody says another, and that is not taken: you, another person, or a bot. */
export function usualName(kind: 'you' | 'person' | 'bot', taken: readonly string[]): string {
  const names = kind === 'bot' ? NUMBERS.map(bot) : NUMBERS.slice(1).map(person);
  if (kind === 'you') names.unshift(YOU);
  return names.find((name) => !taken.includes(name)) ?? names.at(-1)!;
}

/** Has nobody chosen it? */
export const isUsualName = (name: string): boolean =>
  name === YOU || NUMBERS.some((n) => name === person(n) || name === bot(n));

/** How the person at this device was called last. */
export function myName(): string {
  try {
    const name = localStorage.getItem(KEY) ?? '';
    return nameRefusal(name) === null ? name : YOU;
  } catch {
    return YOU;
  }
}

export function rememberMyName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Asked again next time.
  }
}
