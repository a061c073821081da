/** Hints in the terminal: first an idea, then three moves that differ, then one of them is made. */
import { type Hint, hinting, sayReason, viewOf } from '@roundhouse/bots';
import type { LoggedAction } from '@roundhouse/kernel';
import { moneyOf, type RailState } from '@roundhouse/rail';
import { out } from '../output.ts';
import { toldAction } from '../review/report.ts';
import type { AnyTitle } from '../title.ts';
import { paragraph } from './desk.ts';

export class Hints {
  readonly #title: AnyTitle;
  readonly #names: readonly string[];
  #asked: { readonly s: RailState; readonly by: string; readonly hint: Hint | null; seen: number } | null = null;
  /** Decisions in which a hint was asked for. */
  used = 0;

  constructor(title: AnyTitle, names: readonly string[]) {
    this.#title = title;
    this.#names = names;
  }

  /** Tells more each time; with a number gives that move to be made. */
  ask(s: RailState, by: string, number: number): LoggedAction | null {
    if (this.#asked?.s !== s || this.#asked.by !== by) {
      this.#asked = { s, by, hint: hintFor(this.#title, s, by), seen: 0 };
      this.used++;
    }
    const { hint, seen } = this.#asked;
    if (hint?.kind !== 'moves') {
      out(
        paragraph(
          hint?.kind === 'custom'
            ? `${toldAction(this.#title, this.#names, s, hint.action)} ${sayReason(this.#title.material(s), hint.why)}`
            : 'There is only one move.',
        ),
      );
      return null;
    }
    const { moves, idea } = hint;
    if (number > 0 && seen > 1) {
      const move = moves[number - 1];
      if (!move) out(paragraph(`There ${moves.length === 1 ? 'is only one move' : `are only ${moves.length} moves`}.`));
      return move?.action ?? null;
    }
    this.#asked.seen++;
    if (seen === 0) {
      out(paragraph(`${sayReason(this.#title.material(s), idea)} “hint” again shows moves.`));
      return null;
    }
    moves.forEach(({ action, less, why, asGood, upTo }, index) => {
      const money = (amount: number): string => moneyOf(this.#title.material(s), Math.round(amount));
      const worth = index === 0 ? '' : asGood ? ' As good.' : ` About ${money(less)} less.`;
      const says = why ? ` ${sayReason(this.#title.material(s), why)}` : '';
      const limit = upTo === null ? '' : ` Worth its price up to ${money(upTo)}.`;
      out(paragraph(`${index + 1}  ${toldAction(this.#title, this.#names, s, action)}${worth}${says}${limit}`, 3, 6));
    });
    out(paragraph('“hint 1” makes the first of these moves.'));
    return null;
  }
}

function hintFor(title: AnyTitle, s: RailState, by: string): Hint | null {
  const work = hinting(title, viewOf(s), by);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
