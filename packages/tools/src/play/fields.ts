/** What is still open in a choice: how it is asked for and what can be typed. */
import { type Choice, isIn, type Json, mostIn, type OpenField, type Range } from '@roundhouse/kernel';
import { joinWords } from '@roundhouse/rail';
import type { Desk } from './desk.ts';

const MONEY: ReadonlySet<string> = new Set(['amount', 'price', 'help', 'par']);
const QUESTIONS: Readonly<Partial<Record<string, string>>> = {
  amount: 'How much',
  price: 'For how much',
  help: 'How much do you add',
  count: 'How many',
  size: 'How many shares',
  par: 'Which par',
};

/** What a figure in a list means, where that is not plain. */
const LABELS: Readonly<Partial<Record<string, string>>> = { help: 'you add ', size: 'shares: ', par: 'par ' };

export const labelOf = (name: string): string => LABELS[name] ?? `${name} `;
export const isMoney = (name: string): boolean => MONEY.has(name);
/** A price that is chosen from a few is a par: nobody pays it as it stands. */
export const wordFor = (name: string, field: OpenField): string =>
  name === 'price' && field.kind === 'oneOf' ? 'par' : name;
export const questionFor = (name: string): string => QUESTIONS[name] ?? name;

export const figure = ({ money }: Desk, name: string, value: number): string =>
  isMoney(name) ? money(value) : String(value);

/** `fl. 25 to fl. 800 in steps of fl. 5`. */
export function rangeWords(desk: Desk, name: string, field: Range): string {
  const [least, most] = [figure(desk, name, field.min), figure(desk, name, mostIn(field))];
  if (field.min === mostIn(field)) return least;
  const steps = field.step === 1 ? '' : ` in steps of ${figure(desk, name, field.step)}`;
  const taken = field.except ? `, not ${joinWords(field.except.map((value) => figure(desk, name, value)))}` : '';
  return `${least} to ${most}${steps}${taken}`;
}

/** The values of a short range of shares, each of which deserves a line of its own. */
export function fewIn(name: string, field: Range): number[] {
  const most = mostIn(field);
  if (isMoney(name) || most - field.min >= MOST_LINES) return [];
  return Array.from({ length: most - field.min + 1 }, (_, at) => field.min + at).filter((value) => isIn(field, value));
}
const MOST_LINES = 12;

/** What stays open behind a choice's name in a list: `65, 70, 75 or more`. */
export function openWords(desk: Desk, { openFields }: Choice): string {
  const parts = Object.entries(openFields).flatMap(([name, field]) => {
    if (!isOpen(field)) return [];
    // The line before it is that of a single share.
    if (name === 'count' && field.kind === 'range' && field.min === 1) return [`up to ${mostIn(field)}`];
    if (field.kind === 'range') return [`${LABELS[name] ?? ''}${rangeWords(desk, name, field)}`];
    if (field.kind === 'oneOf' && name !== 'rotation')
      return [`${LABELS[wordFor(name, field)] ?? ''}${listWords(desk, name, field.values)}`];
    return [];
  });
  return parts.join('; ');
}

function listWords(desk: Desk, name: string, values: readonly (string | number)[]): string {
  const shown = values.slice(0, FEW).map((value) => (typeof value === 'number' ? figure(desk, name, value) : value));
  return `${shown.join(', ')}${values.length > FEW ? ', …' : ''}`;
}
const FEW = 6;

/** Is there anything to choose in it? A run is chosen as a whole. */
export const isOpen = (field: OpenField): boolean =>
  field.kind === 'range' ? field.min < mostIn(field) : field.kind === 'oneOf' && field.values.length > 1;

/** The amount that was typed, or undefined if it does not fit; press Enter for the least. */
export function amountIn(field: Range, typed: string): Json | undefined {
  if (typed === '') return field.min;
  const value = /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
  return isIn(field, value) ? value : undefined;
}
