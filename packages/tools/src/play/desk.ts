import { moneyOf, namesFor, type RailState, type Said, wordOf } from '@roundhouse/rail';
import type { Position } from '@roundhouse/rail/telling/moves';
import { toYou } from '@roundhouse/rail/telling/you';
import { wrap } from '../output.ts';
import type { AnyTitle } from '../title.ts';

/** A position as one player reads it in the terminal. */
export interface Desk extends Position {
  readonly title: AnyTitle;
  /** Whose eyes it is seen with. */
  readonly me: string;
  readonly money: (amount: number) => string;
  /** One of the title's own texts. */
  readonly say: (said: Said) => string;
}

export function deskOf(title: AnyTitle, s: RailState, players: readonly string[], me: string): Desk {
  const names = namesFor(title, s, (id) => players[s.players.indexOf(id)]);
  return {
    title,
    s,
    me,
    names,
    money: (amount) => moneyOf(title.material(s), amount),
    say: ({ id, values }) => toYou(wordOf(title, id, values) ?? id),
  };
}

/** As wide as the narrowest terminal people use. */
export const WIDTH = 80;

/** A paragraph with its first line at `from` and the others further in. */
export const paragraph = (text: string, from = 2, further = from + 4): string =>
  `${' '.repeat(from)}${wrap(text, WIDTH - from, further)}`;

/** The phase as a heading: `Phase 3`, `Light yellow phase`. */
export function phaseTitle({ names, s }: Desk): string {
  const name = names.phase(s.phase, true);
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

/** The phase in a sentence: `phase 3`, `the green phase`. */
export function phaseWithin({ names }: Desk, phase: string): string {
  const name = names.phase(phase, true);
  return name.startsWith('phase') ? name : `the ${name}`;
}

/** A hex with its name, if it has one: `F9 Amsterdam`. */
export function hexTitle({ title, s }: Position, hex: string): string {
  const { board } = title.material(s);
  const name = board.hexes[board.indexOf.get(hex) ?? -1]?.name;
  return name === undefined || name === hex ? hex : `${hex} ${name}`;
}
