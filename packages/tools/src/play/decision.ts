/** One decision at the prompt: lists and amounts, until there is an action or something else is wanted. */
import {
  type Choice,
  choices,
  fill,
  frameName,
  type Json,
  type LoggedAction,
  type OpenField,
  plainLine,
  type Range,
  unavailable,
} from '@roundhouse/kernel';
import { about, joinWords } from '@roundhouse/rail';
import { outcomeOf } from '@roundhouse/rail/telling/consequences';
import { withPlayerNames } from '@roundhouse/rail/telling/refusal';
import { out } from '../output.ts';
import type { Answers } from './asker.ts';
import { type Desk, hexTitle, paragraph } from './desk.ts';
import { isDestructive, isPlain, lineOf, titleOf } from './describe.ts';
import { amountIn, fewIn, figure, isOpen, questionFor, rangeWords, wordFor } from './fields.ts';
import { AMOUNT_HELP, helpFor } from './help.ts';
import { fieldWord, impossible, inMenu, type Item, itemOf, menu, type Section } from './menu.ts';
import { couldFollow } from './lay.ts';
import { alike, begunBy, isNumber, picked } from './pick.ts';
import { look } from './screens/index.ts';

/** What a decision ends in: an action, or a wish that is the session's to fulfil. */
export type Reply = { readonly action: LoggedAction } | { readonly wish: Wish };
export type Wish = 'undo' | 'bot' | 'hand over' | 'quit' | { readonly as: string } | { readonly hint: number };

const WISHES: Readonly<Record<string, Wish>> = {
  u: 'undo',
  undo: 'undo',
  b: 'bot',
  bot: 'bot',
  h: 'hand over',
  q: 'quit',
  quit: 'quit',
};

export class Decision {
  readonly #desk: Desk;
  readonly #answers: Answers;
  readonly #save: (path: string) => void;
  /** Others at this terminal, who may act instead. */
  readonly #others: readonly string[];
  readonly #choices: readonly Choice[];
  readonly #offered: ReadonlySet<string>;

  constructor(desk: Desk, answers: Answers, others: readonly string[], save: (path: string) => void) {
    this.#desk = desk;
    this.#others = others;
    this.#answers = answers;
    this.#save = save;
    this.#choices = choices(desk.title, desk.s, desk.me);
    const hexes = this.#choices.flatMap(({ fields }) => (typeof fields['hex'] === 'string' ? [fields['hex']] : []));
    this.#offered = new Set(hexes);
  }

  async reply(): Promise<Reply> {
    const sections = menu(this.#desk, this.#choices);
    // One long list alone need not be opened first.
    const [only] = sections;
    const opened = sections.length === 1 && only!.items.length === 1 ? only!.items[0]!.items?.() : undefined;
    const closed = impossible(this.#desk, this.#choices);
    if (closed.length > 0)
      out(
        paragraph(
          `Not possible now: ${closed.join(', ')}. “why” says why, and “why F9” why nothing can be done in that hex.`,
        ),
      );
    for (const reason of this.#obliged()) out(paragraph(reason));
    const all = opened ? [{ heading: only!.heading, items: opened }] : sections;
    for (;;) {
      const reply = await this.#choose(all, true);
      if (reply !== 'back') return reply;
    }
  }

  /** A list, until something is chosen from it; `back` leads to the list before. */
  async #choose(sections: readonly Section[], first = false): Promise<Reply | 'back'> {
    const items = sections.flatMap((section) => section.items);
    this.#show(sections);
    for (;;) {
      const typed = await this.#answers.ask('> ');
      let item = picked(items, typed);
      if (!item && isBack(typed)) {
        if (!first) return 'back';
        this.#show(sections);
      } else if (!item && typed !== null && isNumber(typed)) {
        out(
          `  The list has no ${typed}: ${items.length === 1 ? 'type 1' : `type 1 ${items.length === 2 ? 'or' : 'to'} ${items.length}`}, or “help”.`,
        );
      } else if (!item) {
        const reply = await this.#command(typed);
        if (reply === 'again') this.#show(sections);
        else if (reply !== null && reply !== 'asked') return reply;
        else if (reply === null) item = begunBy(items, typed);
        if (reply === null && !item) this.#unknown(typed ?? '', sections);
      }
      if (!item) continue;
      const reply = await this.#take(item);
      if (reply !== 'back') return reply;
      this.#show(sections);
    }
  }

  /** An empty line shows the list again, a hex says why nothing can be done there; of the rest we say that it means nothing. */
  #unknown(typed: string, sections: readonly Section[]): void {
    const { board } = this.#desk.title.material(this.#desk.s);
    const hex = typed.toUpperCase();
    const numbers = alike(
      sections.flatMap(({ items }) => items),
      typed,
    );
    if (numbers.length > 1)
      out(paragraph(`“${plainLine(typed)}” may be ${joinWords(numbers.map(String), 'or')}: type the number.`));
    else if (typed === '') this.#show(sections);
    else if (this.#offered.has(hex))
      out(paragraph(`${hexTitle(this.#desk, hex)} needs a number here, or “back” for the other hexes.`));
    else if (board.indexOf.has(hex)) {
      out(paragraph(`There is nothing to choose in ${hexTitle(this.#desk, hex)} now.`));
      this.#why(hex);
    } else out(paragraph(`“${plainLine(typed)}” is not understood: type a number from the list, or “help”.`));
  }

  /** Why the step cannot be left yet: a train that must be bought. */
  #obliged(): string[] {
    const { title, s, me, names } = this.#desk;
    const top = s.stack.at(-1)!;
    const frame = frameName(top);
    const own = this.#choices.filter((choice) => choice.frame === frame);
    if (own.length === 0 || own.some(isPlain)) return [];
    const refused = unavailable(title, s, me, { type: 'pass' }).find((one) => one.frame === frame);
    return refused ? [withPlayerNames(refused.refusal.text, (id) => names.player(id))] : [];
  }

  #show(sections: readonly Section[]): void {
    let number = 0;
    for (const { heading, items } of sections) {
      if (heading !== '' && items.length > 0) out(` ${heading}`);
      for (const { text } of items) out(numbered(++number, text));
    }
    if (number === 0) out('  Nothing can be done here.');
  }

  async #take({ text, action, choice, items, twins = [] }: Item): Promise<Reply | 'back'> {
    if (items) return this.#choose([{ heading: text.replace(/ ?….*$/, ''), items: items() }]);
    const others = twins.flatMap((twin) => twin.choice ?? []);
    if (choice) return this.#fill(choice, others);
    return this.#sure(action!, text);
  }

  async #fill(choice: Choice, twins: readonly Choice[]): Promise<Reply | 'back'> {
    const values: Record<string, Json> = {};
    for (const [name, field] of Object.entries(choice.openFields)) {
      if (!isOpen(field)) continue;
      const value = await this.#value(choice, name, field, values);
      if (value === 'back' || (typeof value === 'object' && value !== null && 'reply' in value))
        return value === 'back' ? 'back' : value.reply;
      values[name] = value;
    }
    // What is refused for one train may be possible for another of its kind: an offer that was declined before.
    const { title, s } = this.#desk;
    const open = [choice, ...twins].find((one) => outcomeOf(title, s, fill(one, values)).ok) ?? choice;
    return this.#sure(fill(open, values), lineOf(this.#desk, open, values));
  }

  async #value(
    choice: Choice,
    name: string,
    field: OpenField,
    before: Readonly<Record<string, Json>>,
  ): Promise<string | number | 'back' | { readonly reply: Reply }> {
    if (field.kind === 'range') return this.#amount(choice, name, field, before);
    const values = field.kind === 'oneOf' ? field.values : [];
    const lines = values.map((value) => lineOf(this.#desk, choice, { ...before, [name]: value }));
    const alike = new Set(lines).size < lines.length;
    lines.forEach((line, i) => {
      const text = alike ? `${line} · ${fieldWord(this.#desk, wordFor(name, field), values[i])}` : line;
      out(numbered(i + 1, text));
    });
    return this.#listen(
      `${questionFor(wordFor(name, field))}? `,
      (typed) => values[Number(typed) - 1],
      `A number from 1 to ${values.length}.`,
    );
  }

  #amount(
    choice: Choice,
    name: string,
    field: Range,
    before: Readonly<Record<string, Json>>,
  ): Promise<string | number | 'back' | { readonly reply: Reply }> {
    const words = `${rangeWords(this.#desk, name, field)}; Enter: ${figure(this.#desk, name, field.min)}`;
    const help = `${questionFor(name)}: ${words}.`;
    // What each number of shares brings and changes, the number in front.
    const lines = fewIn(name, field).map(
      (value) => [value, lineOf(this.#desk, choice, { ...before, [name]: value })] as const,
    );
    const differ = new Set(lines.map(([, line]) => line)).size > 1;
    if (differ) for (const [value, line] of lines) out(numbered(value, line));
    return this.#listen(
      `${questionFor(name)} (${words})? `,
      (typed) => amountIn(field, typed) as number | undefined,
      help,
    );
  }

  /** Asks until what was typed fits; all commands are understood here, too. */
  async #listen(
    prompt: string,
    read: (typed: string) => string | number | undefined,
    help: string,
  ): Promise<string | number | 'back' | { readonly reply: Reply }> {
    for (;;) {
      const typed = await this.#answers.ask(`  ${prompt}`);
      const value = typed === null ? undefined : read(typed);
      if (value !== undefined) return value;
      if (isBack(typed)) return 'back';
      if (typed === '?') out(`  ${help}\n${AMOUNT_HELP}`);
      else {
        const reply = await this.#command(typed);
        if (reply === null) out(paragraph(`“${plainLine(typed ?? '')}” does not fit. ${help}`));
        else if (reply !== 'asked' && reply !== 'again') return { reply };
      }
    }
  }

  /** Nothing that cannot be made good again is done by one number alone. */
  async #sure(action: LoggedAction, text: string): Promise<Reply | 'back'> {
    const { title, s, names, say } = this.#desk;
    const preview = title.wording?.preview?.(title, s, action, names) ?? [];
    if (preview.length === 0 && !isDestructive(this.#desk, action)) return { action };
    if (!outcomeOf(title, s, action).ok) return { action };
    for (const said of preview) out(paragraph(say(said)));
    if (preview.length === 0) out(paragraph(`“${text}”: there is no way back from this in the game.`));
    const typed = await this.#answers.ask('  Are you sure (yes or no)? ');
    return typed === 'y' || typed === 'yes' ? { action } : 'back';
  }

  /** What can be typed at every prompt; null if it is none of it. */
  async #command(typed: string | null): Promise<Reply | 'asked' | 'again' | null> {
    if (typed === null) return { wish: 'quit' };
    const [word = ''] = typed.split(/\s+/);
    const rest = typed.replace(/^\S+\s*/, '');
    const wish = WISHES[typed];
    if (wish) return { wish };
    const hint = /^hint(?: ([1-3]))?$/.exec(typed);
    if (hint) return { wish: { hint: Number(hint[1] ?? 0) } };
    const other = this.#others.find((player) => this.#desk.names.player(player) === typed);
    if (other !== undefined) return { wish: { as: other } };
    if (word === 's' || word === 'save') this.#save(rest);
    else if (word === '?' || word === 'why') this.#why(rest);
    else if (word === 'help') out(helpFor(this.#desk));
    else if (word === 'more') return this.#more();
    else {
      const lines = look(this.#desk, typed, this.#offered);
      if (!lines) return null;
      for (const line of lines) out(line);
    }
    return 'asked';
  }

  /** What may be done at any time, and put to all others. */
  async #more(): Promise<Reply | 'asked' | 'again'> {
    const { title, s, me, names, say } = this.#desk;
    const own = this.#choices.filter((choice) => inMenu(this.#desk, choice));
    const proposals = (title.wording?.proposals?.(s, me, names) ?? []).flatMap((proposal) => {
      const ways = proposal.ways.filter(({ action }) => outcomeOf(title, s, action).ok);
      return ways.map(({ name, action }) => ({ text: `${say({ id: proposal.title })}: ${name}`, action }));
    });
    const items: Item[] = [...own.map((choice) => itemOf(this.#desk, choice)), ...proposals];
    if (items.length === 0) {
      out('  There is nothing else that you can do at any time.');
      return 'asked';
    }
    const reply = await this.#choose([{ heading: 'At any time', items }]);
    return reply === 'back' ? 'again' : reply;
  }

  /** What is not possible and why, each reason once; of one hex if it is named. */
  #why(rest: string): void {
    const { title, s, me, names } = this.#desk;
    const hex = rest.toUpperCase();
    const all = unavailable(title, s, me, hex === '' ? {} : { subject: about.hex(hex) });
    // Of tiles that never lie there nothing is said, unless there are no others.
    const fitting = all.filter(
      ({ fields: { tile } }) => hex === '' || typeof tile !== 'string' || couldFollow(this.#desk, hex, tile),
    );
    const found = fitting.length > 0 ? fitting : all;
    const seen = new Set<string>();
    for (const one of found) {
      const text = withPlayerNames(one.refusal.text, (id) => names.player(id));
      if (seen.has(text)) continue;
      seen.add(text);
      out(paragraph(`${titleOf(this.#desk, one)}: ${text} [${one.refusal.rule}]`));
    }
    if (seen.size === 0) {
      const where = hex === '' ? ' here' : ` in ${hexTitle(this.#desk, hex)}`;
      out(`  Nothing is ruled out${where}.`);
    }
  }
}

/** A line of a list; figures stand below each other. */
const numbered = (number: number, text: string): string => paragraph(`${number}  ${text}`, number < 10 ? 3 : 2, 6);

const isBack = (typed: string | null): boolean => typed === 'c' || typed === 'back';
