/** What is offered from a position on: how many choices of each type at each depth, and the first ones in their order. */
import {
  apply,
  type Choice,
  choices,
  fill,
  frameName,
  mostIn,
  type OpenField,
  type Json,
  type LoggedAction,
} from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { describe } from '../../src/log/raw.ts';
import type { AnyTitle } from '../../src/title.ts';
import type { NamedPosition } from './positions.ts';

/** Choices by type, one record for each depth; the first is what is offered at once. */
export type Counts = readonly ReadonlyMap<string, number>[];

/** What anybody can do, in the order of the seats. */
export const offered = (title: AnyTitle, s: RailState): Choice[] => s.players.flatMap((by) => choices(title, s, by));

export function perft(title: AnyTitle, s: RailState, depth: number): Counts {
  const counts = Array.from({ length: depth }, () => new Map<string, number>());
  count(title, s, counts);
  return counts;
}

function count(title: AnyTitle, s: RailState, [here, ...deeper]: readonly Map<string, number>[]): void {
  for (const choice of offered(title, s)) {
    here!.set(choice.type, (here!.get(choice.type) ?? 0) + 1);
    if (deeper.length === 0) continue;
    for (const action of actionsOf(choice)) {
      const done = apply(title, s, action);
      if (!done.ok) throw new Error(`an offered choice is refused: ${JSON.stringify(action)}: ${done.refusal.text}`);
      count(title, done.state, deeper);
    }
  }
}

/** A choice with its open fields filled in every way that stands for the others. */
export function actionsOf(choice: Choice): LoggedAction[] {
  let ways: Record<string, Json>[] = [{}];
  for (const [name, openField] of Object.entries(choice.openFields)) {
    ways = ways.flatMap((way) => valuesFor(openField).map((value) => ({ ...way, [name]: value })));
  }
  return ways.map((way) => fill(choice, way));
}

/** The least and the greatest amount; of listed values the first, the middle and the last. */
export function valuesFor(openField: OpenField): Json[] {
  if (openField.kind === 'indicated') return [openField.best];
  if (openField.kind === 'range') return [...new Set([openField.min, mostIn(openField)])];
  const { values } = openField;
  return [...new Set([0, Math.floor((values.length - 1) / 2), values.length - 1])].map((at) => values[at]!);
}

const heading = ({ name, game, after }: NamedPosition, s: RailState): string =>
  `${name}: ${frameName(s.stack.at(-1)!)} (${game}, ${after} entries)`;

/** `2  12  buy 8, pass 4`: depth, sum, and each type in the order of the alphabet. */
export function countLines(title: AnyTitle, position: NamedPosition, s: RailState): string[] {
  const rows = perft(title, s, position.depth ?? 3).map((types, at) => {
    const sum = [...types.values()].reduce((a, b) => a + b, 0);
    const parts = [...types].sort(([a], [b]) => (a < b ? -1 : 1)).map(([type, n]) => `${type} ${n}`);
    return `  ${at + 1}  ${String(sum).padStart(6)}  ${parts.join(', ')}`.trimEnd();
  });
  return [heading(position, s), ...rows, ''];
}

/** Every choice on a line of its own: who, which frame it answers, what, and the things that it touches. */
export function choiceLines(title: AnyTitle, position: NamedPosition, s: RailState): string[] {
  const rows = offered(title, s).map((choice) => {
    const touches = choice.subjects.length > 0 ? ` [${choice.subjects.join(' ')}]` : '';
    return `  ${choice.by} ${choice.frame} ${describe(choice)}${touches}`;
  });
  return [heading(position, s), ...rows, ''];
}
