/** Somebody who knows what they want and finds it on the screen: reads lists, types numbers, amounts and names. */
import { type Choice, choices, type History, isIn, type Json, type LoggedAction } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import type { Answers } from '../../src/play/asker.ts';
import { lineOf, titleOf } from '../../src/play/describe.ts';
import { type Desk, deskOf, hexTitle } from '../../src/play/desk.ts';
import { isOpen, wordFor } from '../../src/play/fields.ts';
import { cityWord, fieldWord, itemOf } from '../../src/play/menu.ts';
import { moveWord } from '@roundhouse/rail/telling/moves';
import type { AnyTitle } from '../../src/title.ts';

/** All that was printed. */
export interface Screen {
  text: string;
}

/** What is to be done, and the choice that it is. */
interface Wanted {
  readonly action: LoggedAction;
  readonly choice: Choice;
  readonly values: Readonly<Record<string, Json>>;
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A line of a list, with the heading that it stands under. */
interface Listed {
  readonly number: number;
  readonly heading: string;
  readonly words: string;
}

/** The numbered lines of the last list, each as one line whatever its length. */
function listed(text: string): Listed[] {
  let found: Listed[] = [];
  let heading = '';
  let open = false;
  for (const line of text.split('\n')) {
    const [, number, words] = /^ {2}\s{0,2}(\d+) {2}(.*)$/.exec(line) ?? [];
    const last = found.at(-1);
    if (number !== undefined) {
      // A new list begins.
      if (Number(number) === 1) found = [];
      found.push({ number: Number(number), heading, words: words! });
      open = true;
    } else if (open && last && /^ {6}\S/.test(line)) {
      found[found.length - 1] = { ...last, words: `${last.words} ${line.trim()}` };
    } else {
      open = false;
      heading = /^ \S/.test(line) ? line.trim() : '';
    }
  }
  return found.map((one) => ({ ...one, words: plain(one.words) }));
}

/** What somebody does in a recorded game, and where. */
export interface Recorded {
  readonly action: LoggedAction;
  readonly before: RailState;
}

export class Typist implements Answers {
  readonly #title: AnyTitle;
  readonly #history: History<RailState>;
  readonly #screen: Screen;
  readonly #recorded: readonly Recorded[];
  #read = 0;
  /** Lists of the same decision that did not hold what is wanted. */
  #tried = new Set<string>();
  #filled: Record<string, Json> = {};
  #done = -1;
  /** How much had been typed before this decision. */
  #since = 0;
  readonly typed: string[] = [];

  constructor(title: AnyTitle, history: History<RailState>, screen: Screen, recorded: readonly Recorded[]) {
    this.#title = title;
    this.#history = history;
    this.#screen = screen;
    this.#recorded = recorded;
  }

  ask(prompt: string): Promise<string | null> {
    const shown = this.#screen.text.slice(this.#read);
    this.#read = this.#screen.text.length;
    const answer = this.#answer(prompt, shown);
    if (answer !== null) this.typed.push(answer);
    return Promise.resolve(answer);
  }

  /** How many people's actions have been done. */
  get at(): number {
    return this.#history.actions.filter(({ type }) => type !== 'indicate').length;
  }

  #answer(prompt: string, shown: string): string | null {
    if (prompt.includes('Are you sure')) return 'yes';
    const wanted = this.#recorded[this.at];
    if (!wanted) return null;
    if (this.at !== this.#done) {
      this.#done = this.at;
      this.#compare(wanted.before);
      this.#tried = new Set();
      this.#filled = {};
      this.#since = this.typed.length;
    }
    if (this.typed.length > this.#since + PATIENCE)
      throw new Error(`lost at ${JSON.stringify(wanted.action)}:\n${this.#screen.text.slice(-3000)}`);
    const asked = /^(.*), your move:/m.exec(shown)?.[1];
    const name = this.#nameOf(wanted.action.by);
    if (asked !== undefined && asked !== name) return name;
    const { desk, target } = this.#target(wanted);
    if (prompt === '> ') return this.#fromList(desk, target, shown);
    return this.#value(desk, target, prompt, shown);
  }

  /** Both games stand alike before every decision. */
  #compare(before: RailState): void {
    const of = (s: RailState): string => JSON.stringify({ ...(this.#title.project(s) as object), seq: 0 });
    const [here, there] = [of(this.#history.state), of(before)];
    if (here === there) return;
    const at = here.split('').findIndex((sign, i) => sign !== there[i]);
    const part = (text: string): string => text.slice(Math.max(0, at - 80), at + 80);
    throw new Error(
      `after ${this.at} actions it differs: …${part(here)}… and …${part(there)}…\n${this.#screen.text.slice(-1500)}`,
    );
  }

  #nameOf(player: string): string {
    return this.#history.players[this.#history.state.players.indexOf(player)]!;
  }

  /** In the words of the recorded game: what looks the same on both screens is the same. */
  #target({ action, before }: Recorded): { desk: Desk; target: Wanted } {
    const desk = deskOf(this.#title, before, this.#history.players, action.by);
    const choice = choices(this.#title, before, action.by, { type: action.type }).find((one) => fits(one, action));
    if (!choice) throw new Error(`nothing like ${JSON.stringify(action)} is offered`);
    const open = Object.keys(choice.openFields);
    const values = Object.fromEntries(open.map((field) => [field, action[field] as Json]));
    return { desk, target: { action, choice, values } };
  }

  #fromList(desk: Desk, { action, choice, values }: Wanted, shown: string): string {
    const lines = listed(shown);
    // What is still open is asked for later; within a list nothing is.
    const line = lineOf(desk, choice, values);
    // The only tile of a hex stands under the name of the hex.
    const { hex } = choice.fields;
    const alone = typeof hex === 'string' ? [`${hexTitle(desk, hex)}: ${line.replace(` (${hex})`, '')}`] : [];
    const wanted = [itemOf(desk, choice).text, line, ...alone].map(plain);
    const heading = moveWord(desk, choice, 'group');
    const details = detailsOf(desk, { ...choice.fields, ...values }, choice);
    const matching = wanted.map((one) => lines.filter(({ words }) => reads(words, one, details)));
    // Of trains alike the one with the widest range is on the screen.
    const found =
      matching.find((some) => some.length > 0) ?? lines.filter((one) => opening(one.words) === opening(wanted[0]!));
    // Of two that could be meant, the one that says more of it.
    const [best] = found.toSorted(
      (a, b) => Number(b.heading === heading) - Number(a.heading === heading) || b.words.length - a.words.length,
    );
    if (best) return String(best.number);
    // Perhaps in a further list: the one that names the place, the company or the private first.
    const named = [action['hex'], action['company'], action['owner'], titleOf(desk, choice, values)].map(String);
    const lists = lines
      .filter(({ words }) => words.endsWith('…'))
      .filter(({ words, heading: under }) => !this.#tried.has(`${under} ${words}`));
    const rank = ({ words, heading: under }: Listed): number => mentions(words, named) + Number(under === heading);
    const [first] = lists.toSorted((a, b) => rank(b) - rank(a));
    if (first) {
      this.#tried.add(`${first.heading} ${first.words}`);
      return String(first.number);
    }
    const last = this.typed.slice(-LEVELS);
    if (!last.includes('more') && this.#title.wording?.inMenu?.includes(choice.type)) return 'more';
    if (last.some((one) => one !== 'back')) return 'back';
    throw new Error(`the screen does not offer “${wanted.join('” or “')}” for ${JSON.stringify(action)}:\n${shown}`);
  }

  #value(desk: Desk, { choice, values }: Wanted, prompt: string, shown: string): string {
    const open = Object.entries(choice.openFields).filter(([, field]) => isOpen(field));
    const next = open.find(([name]) => !(name in this.#filled));
    if (!next)
      throw new Error(`asked once more than there is to fill in: ${prompt}\n${this.#screen.text.slice(-1500)}`);
    const [name, field] = next;
    this.#filled[name] = values[name]!;
    if (field.kind === 'range') return JSON.stringify(values[name]);
    const wanted = plain(lineOf(desk, choice, this.#filled));
    const details = detailsOf(desk, this.#filled, choice);
    const found = listed(shown).find(({ words }) => reads(words, wanted, details));
    if (found) return String(found.number);
    throw new Error(`the list does not offer ${wanted}:\n${shown}`);
  }
}

const detailsOf = (desk: Desk, fields: Readonly<Record<string, Json>>, { openFields }: Choice): ReadonlySet<string> =>
  new Set(
    Object.entries(fields).map(([name, value]) => {
      const open = openFields[name];
      const word = open ? wordFor(name, open) : name;
      return plain(cityWord(desk, fields, name) ?? fieldWord(desk, word, value));
    }),
  );

/** Is it the line that is looked for, perhaps with the details that tell it from others? */
function reads(words: string, wanted: string, details: ReadonlySet<string>): boolean {
  if (words === wanted) return true;
  if (!words.startsWith(`${wanted} · `)) return false;
  // Where a city leads to is a list of its own.
  const rest = [...details].toSorted((a, b) => b.length - a.length);
  const left = rest.reduce((text, detail) => text.replace(detail, ''), words.slice(wanted.length + 3));
  return /^[, ]*$/.test(left);
}

/** No decision takes more answers than this. */
const PATIENCE = 100;
/** No list lies deeper than this. */
const LEVELS = 3;

const opening = (words: string): string => words.split(' … (')[0]!;

const mentions = (words: string, named: readonly string[]): number =>
  named.filter((one) => words.split(/[ :()]/).includes(one)).length * 2 + Number(inRow(words, named));

/** Long lists of hexes are parted by their rows. */
const inRow = (words: string, [hex = '']: readonly string[]): boolean =>
  /^([A-Z]+)\d/.exec(words)?.[1] === /^([A-Z]+)\d/.exec(hex)?.[1];

/** Is this the choice of which the action is one way? */
function fits({ fields, openFields }: Choice, action: LoggedAction): boolean {
  const same = Object.entries(fields).every(([name, value]) => JSON.stringify(action[name]) === JSON.stringify(value));
  const given = Object.keys(action).every((name) => COMMON.has(name) || name in fields || name in openFields);
  return (
    same &&
    given &&
    Object.entries(openFields).every(([name, field]) => {
      if (field.kind === 'indicated') return true;
      const value = action[name] as string | number;
      return field.kind === 'range' ? isIn(field, Number(value)) : field.values.includes(value);
    })
  );
}
const COMMON: ReadonlySet<string> = new Set(['type', 'by', 'frame']);
