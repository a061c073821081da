/** Hints in the terminal: first an idea, then three moves that differ, then one of them is made. */
import { ideaFor, judge, type Judgement, sayReason, viewOf } from '@roundhouse/bots';
import { choices, type LoggedAction } from '@roundhouse/kernel';
import { moneyOf, type RailState } from '@roundhouse/rail';
import { out } from '../output.ts';
import { toldAction } from '../review/report.ts';
import type { AnyTitle } from '../title.ts';
import { paragraph } from './desk.ts';

const MOVES = 3;

export class Hints {
  readonly #title: AnyTitle;
  readonly #names: readonly string[];
  #asked: { readonly s: RailState; readonly by: string; readonly judged: Judgement | null; seen: number } | null = null;
  /** Decisions in which a hint was asked for. */
  used = 0;

  constructor(title: AnyTitle, names: readonly string[]) {
    this.#title = title;
    this.#names = names;
  }

  /** Tells more each time; with a number gives that move to be made. */
  ask(s: RailState, by: string, number: number): LoggedAction | null {
    if (this.#asked?.s !== s || this.#asked.by !== by) {
      this.#asked = { s, by, judged: judge(this.#title, viewOf(s), by, null), seen: 0 };
      this.used++;
    }
    const { judged, seen } = this.#asked;
    if (!judged) {
      out(
        paragraph(
          this.#forced(s, by)
            ? 'There is only one move.'
            : 'No hint here: a bot decides this by habit, and “bot” shows how.',
        ),
      );
      return null;
    }
    const moves = judged.moves.slice(0, MOVES);
    if (number > 0 && seen > 1) {
      const move = moves[number - 1];
      if (!move) out(paragraph(`There ${moves.length === 1 ? 'is only one move' : `are only ${moves.length} moves`}.`));
      return move?.action ?? null;
    }
    this.#asked.seen++;
    if (seen === 0) {
      out(
        paragraph(
          `${sayReason(this.#title.material(s), { key: ideaFor(judged), values: {} })} “hint” again shows moves.`,
        ),
      );
      return null;
    }
    moves.forEach(({ action, less, why }, index) => {
      const worth = index === 0 ? '' : ` About ${moneyOf(this.#title.material(s), Math.round(less))} less.`;
      const says = why ? ` ${why.text}` : '';
      out(paragraph(`${index + 1}  ${toldAction(this.#title, this.#names, s, action)}${worth}${says}`, 3, 6));
    });
    out(paragraph('“hint 1” makes the first of these moves.'));
    return null;
  }

  #forced(s: RailState, by: string): boolean {
    const found = choices(this.#title, s, by);
    return found.length === 1 && Object.keys(found[0]!.openFields).length === 0;
  }
}
