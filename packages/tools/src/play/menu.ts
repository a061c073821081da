/** The choices of a decision as a list that fits a screen: by what they do, long lists in two steps. */
import {
  type Choice,
  fill,
  frameName,
  type Json,
  type LoggedAction,
  mostIn,
  type OpenField,
  subjectId,
  unavailable,
} from '@roundhouse/kernel';
import { amountOf } from '@roundhouse/rail/telling/amount';
import { outcomeOf } from '@roundhouse/rail/telling/consequences';
import { moveWord } from '@roundhouse/rail/telling/moves';
import { type Desk } from './desk.ts';
import { counted } from '../counted.ts';
import { wordsIn } from '../output.ts';
import { hexOf, isPlain, lineOf, titleOf } from './describe.ts';
import { isMoney, isOpen, labelOf, openWords, wordFor } from './fields.ts';
import { nodeWords } from './lay.ts';
import { powerRuns } from './run.ts';

/** A line with a number in front of it: an action, something still to be filled in, or a further list. */
export interface Item {
  readonly text: string;
  /** What it does when nothing is open in it. */
  readonly action?: LoggedAction;
  /** What it does once its open fields are filled. */
  readonly choice?: Choice;
  /** The list it opens. */
  readonly items?: () => Item[];
  /** Lists of hexes that it holds, each of which may be named at once. */
  readonly within?: readonly Item[];
  /** Others that look the same in the list: a second train of a kind. One stands for all. */
  readonly twins?: readonly Item[];
  /** The details that tell it apart. */
  readonly fields?: Choice['fields'];
  /** The hex that the list is about, which may be typed instead of its number. */
  readonly hex?: string;
}

export interface Section {
  readonly heading: string;
  readonly items: readonly Item[];
}

/** More than this of a kind become one line that opens a list. */
const LONGEST = 10;
/** In a list of its own as many as a screen holds. */
const SCREEN = 20;

/** Moves for any time stand apart: they are never the answer to a question. */
export const inMenu = ({ title }: Desk, { type }: Choice): boolean => title.wording?.inMenu?.includes(type) ?? false;

export function menu(desk: Desk, choices: readonly Choice[]): Section[] {
  const asked = choices.filter((choice) => !inMenu(desk, choice));
  const groups = groupsBy(
    asked.filter((choice) => !isPlain(choice)),
    ({ type, frame }) => `${frame.split('/')[0]} ${type}`,
  );
  const sections = groups.map((group) => section(desk, group));
  const closing = asked.filter(isPlain).map((choice) => settled(desk, choice));
  return [...sections, ...(closing.length > 0 ? [{ heading: '', items: closing }] : [])];
}

/** The moves that the question is about where none of them is possible: a step that waits although nothing can be built. */
export function impossible(desk: Desk, choices: readonly Choice[]): string[] {
  const top = desk.s.stack.at(-1)!;
  const frame = frameName(top);
  if (choices.some((choice) => choice.frame === frame && !isPlain(choice))) return [];
  // A move of which nothing is ruled out either is not in question now: a share of a company that has closed.
  // Tiles are always in question: which are ruled out is asked hex by hex.
  const types = desk.title.frames[top.kind]!.moves.map(({ type }) => type).filter(
    (type) => type === 'layTile' || unavailable(desk.title, desk.s, desk.me, { type }).length > 0,
  );
  const headings = types.flatMap((type) => moveWord(desk, { type, frame }, 'group') ?? []);
  return [...new Set(headings)];
}

function section(desk: Desk, group: readonly Choice[]): Section {
  const heading = moveWord(desk, group[0]!, 'group') ?? group[0]!.type;
  const rows = distinct(
    desk,
    group.flatMap((choice) => [...inline(desk, choice), ...powersOf(desk, choice)]),
  );
  if (group[0]!.fields['tile'] === undefined && rows.length <= LONGEST) return { heading, items: rows };
  return { heading, items: folded(desk, group) };
}

/** A choice of nothing but one of a few values is a line for each of them. */
const inline = (desk: Desk, choice: Choice): Item[] =>
  Object.keys(choice.fields).length === 0 ? spread(desk, choice) : [itemOf(desk, choice)];

/** By hex, else by what they touch; what cannot be parted is a list of its own. */
function folded(desk: Desk, group: readonly Choice[]): Item[] {
  const byHex = groupsBy(group, (choice) => hexOf(desk, choice) ?? '');
  const parts = byHex.length > 1 || hexOf(desk, group[0]!) !== null ? byHex : groupsBy(group, touched);
  if (parts.length === 1 && hexOf(desk, group[0]!) !== null) return [partOf(desk, group)];
  if (parts.length <= 1) return [listOf(`${moveWord(desk, group[0]!, 'group') ?? group[0]!.type} …`, desk, group)];
  const lists = parts.map((part) => {
    if (part.length === 1 && part[0]!.fields['tile'] === undefined) return itemOf(desk, part[0]!);
    return partOf(desk, part);
  });
  // Hexes in the order of the map; what else there is, in the order of the game.
  const isMap = hexOf(desk, group[0]!) !== null;
  const sorted = isMap ? lists.toSorted((a, b) => a.text.localeCompare(b.text, 'en', { numeric: true })) : lists;
  if (sorted.length <= SCREEN || !isMap) return sorted;
  // Too many hexes even so: by their rows.
  return groupsBy(sorted, ({ text }) => /^[A-Z]+/.exec(text)?.[0] ?? text[0]!).map((some) =>
    some.length === 1
      ? some[0]!
      : {
          text: `${some.map(nameIn).join(', ')} …`,
          items: () => some,
          within: some,
        },
  );
}

/** `F9 Amsterdam` of `F9 Amsterdam: tiles 5, 6 …`. */
const nameIn = ({ text }: Item): string => text.split(/:| …| \(/)[0]!;

const touched = ({ subjects: [first] }: Choice): string => (first === undefined ? '' : subjectId(first));

/** `F9 Amsterdam: tiles 5, 6, 57 …`. */
function partOf(desk: Desk, part: readonly Choice[]): Item {
  const [first] = part as [Choice];
  const tiles = [...new Set(part.flatMap(({ fields }) => (typeof fields['tile'] === 'string' ? fields['tile'] : [])))];
  const where = hexOf(desk, first) ?? thingOf(desk, first);
  const what =
    tiles.length > 0 ? `${tiles.length === 1 ? 'tile' : 'tiles'} ${tiles.join(', ')}` : counted(part.length, 'way');
  if (typeof first.fields['hex'] !== 'string') {
    const same = beginning(part.map((choice) => titleOf(desk, choice)));
    return listOf(`${same.startsWith(where) ? same : `${where}: ${what}`} …`, desk, part);
  }
  const { hex } = first.fields;
  // A list of one tile that can lie in one way need not be opened.
  const ways = part.length === 1 && tiles.length === 1 ? spread(desk, first) : [];
  const [only] = ways;
  if (only && ways.length === 1) return { ...only, text: `${where}: ${only.text.replace(` (${hex})`, '')}`, hex };
  return { ...listOf(`${where}${inBrackets(costOf(desk, part))}: ${what} …`, desk, part), hex };
}

/** What the cheapest and the dearest of them cost: `£40`, `£40 to £80`; nothing where all are free. */
function costOf(desk: Desk, part: readonly Choice[]): string {
  const costs = part.map((choice) => {
    const action = fill(choice);
    if (amountOf(desk, action, null) === null) return 0;
    return Math.max(0, -(amountOf(desk, action, outcomeOf(desk.title, desk.s, action)) ?? 0));
  });
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  if (most === 0) return '';
  if (least === 0) return `up to ${desk.money(most)}`;
  return least === most ? desk.money(most) : `${desk.money(least)} to ${desk.money(most)}`;
}

/** What a list without hexes is about: a company, a private, else its first choice. */
function thingOf(desk: Desk, choice: Choice): string {
  const { company, private: lot } = choice.fields;
  if (typeof company === 'string') return company;
  return typeof lot === 'string' ? desk.names.private(lot) : titleOf(desk, choice);
}

const listOf = (text: string, desk: Desk, choices: readonly Choice[]): Item => ({
  text,
  items: () =>
    distinct(
      desk,
      choices.flatMap((choice) => spread(desk, choice)),
    ),
});

/** Each value of a short list as a line of its own: a tile in each of its rotations. */
function spread(desk: Desk, choice: Choice): Item[] {
  const open = Object.entries(choice.openFields).filter(([, field]) => isOpen(field));
  const [only] = open;
  if (open.length !== 1 || only?.[1].kind !== 'oneOf') return [itemOf(desk, choice)];
  return only[1].values.map((value) => settled(desk, choice, { [only[0]]: value }));
}

/** A choice as it stands in a list: settled, or with what is still open in it. */
export function itemOf(desk: Desk, choice: Choice): Item {
  const open = Object.entries(choice.openFields).filter(([, field]) => isOpen(field));
  if (open.length === 0) return settled(desk, choice);
  const [only] = open as [(typeof open)[number]];
  if (open.length === 1 && only[1].kind === 'oneOf') {
    const items = () => distinct(desk, spread(desk, choice));
    const titles = only[1].values.map((value) => titleOf(desk, choice, { [only[0]]: value }));
    const named = beginning(titles);
    // Where the words before it end in “par” or “at”, a par is plain already.
    const values = openWords(desk, choice).replace(/^par /, / (?:par|at)$/.test(named) ? '' : 'par ');
    return { text: `${named} …${inBrackets(values)}`, items, fields: choice.fields };
  }
  // Of a sum that is still open no figure is named yet.
  const line = open.some(([name]) => isMoney(name)) ? openTitle(desk, choice, only) : lineOf(desk, choice);
  return { text: `${line} … (${openWords(desk, choice)})`, choice, fields: choice.fields };
}

/** `A lobby of` where every sum has a line of its own: what it is called with the least, as far as it is called so with the most. */
function openTitle(desk: Desk, choice: Choice, [name, field]: readonly [string, OpenField]): string {
  if (field.kind !== 'range') return titleOf(desk, choice);
  return beginning([field.min, mostIn(field)].map((value) => titleOf(desk, choice, { [name]: value })));
}

/** The words with which all of them begin: `NRS at` of `NRS at fl. 65` and `NRS at fl. 70`. */
function beginning(titles: readonly string[]): string {
  const [first = [], ...others] = titles.map((title) => wordsIn(title));
  const same = first.findIndex((word, at) => others.some((words) => words[at] !== word));
  return (same <= 0 ? first : first.slice(0, same)).join(' ');
}

const inBrackets = (text: string): string => (text === '' ? '' : ` (${text})`);

const settled = (desk: Desk, choice: Choice, values: Readonly<Record<string, Json>> = {}): Item => ({
  ...(typeof choice.fields['hex'] === 'string' && { hex: choice.fields['hex'] }),
  text: lineOf(desk, choice, values),
  action: fill(choice, values),
  fields: { ...choice.fields, ...named(choice, { ...onlyValues(choice), ...values }) },
});

/** By the words for what was open: a price of a few is a par. */
const named = ({ openFields }: Choice, values: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name in openFields ? wordFor(name, openFields[name]!) : name,
      value,
    ]),
  );

/** What is not open after all: the one amount, or the one name that it can be. It still tells two lines apart. */
const onlyValues = ({ openFields }: Choice): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries(openFields).flatMap(([name, field]) => {
      if (isOpen(field) || field.kind === 'indicated') return [];
      return [[name, field.kind === 'range' ? field.min : field.values[0]!]];
    }),
  );

/** Trains may run by powers that somebody grants: each such run is a choice, too. */
function powersOf(desk: Desk, choice: Choice): Item[] {
  if (choice.type !== 'run') return [];
  const found = powerRuns(desk, choice);
  return found.map(({ text, action }) => ({ text, action }));
}

/** Of trains alike one stands for all; what else reads the same is told apart by its details. */
function distinct(desk: Desk, items: readonly Item[]): Item[] {
  return groupsBy(items, opening).flatMap((alike) => {
    if (alike.length === 1 || differing(desk, alike).length > 0) return toldApart(desk, alike);
    // Of two trains of a kind one may be had for more: an offer for the other was declined.
    const [widest, ...twins] = alike.toSorted((a, b) => roomIn(b) - roomIn(a));
    return [{ ...widest!, twins }];
  });
}

/** `2 train from NRS` of `2 train from NRS … (fl. 51 to fl. 270)`. */
const opening = ({ text, choice }: Item): string => (choice ? text.replace(/ … \(.*$/, ' …') : text);

const roomIn = ({ choice }: Item): number =>
  Object.values(choice?.openFields ?? {}).reduce(
    (sum, field) => sum + (field.kind === 'range' ? mostIn(field) - field.min : 0),
    0,
  );

function toldApart(desk: Desk, items: readonly Item[]): Item[] {
  return groupsBy(items, ({ text }) => text).flatMap((same) => {
    const names = differing(desk, same);
    if (names.length === 0) return [same.length > 1 ? { ...same[0]!, twins: same.slice(1) } : same[0]!];
    const told = same.map((item) => ({
      ...item,
      text: [item.text, fieldWords(desk, item, names)].filter((text) => text !== '').join(' · '),
    }));
    return groupsBy(told, ({ text }) => text).map(([first, ...twins]) => ({ ...first!, twins }));
  });
}

/** The fields in which they differ, but for trains of one kind. */
function differing({ names }: Desk, items: readonly Item[]): string[] {
  const kindOf = (value: Json | undefined): string | undefined =>
    typeof value === 'string' ? names.train(value) : JSON.stringify(value);
  const all = new Set(items.flatMap(({ fields = {} }) => Object.keys(fields)));
  return [...all].filter((name) => new Set(items.map(({ fields }) => kindOf(fields?.[name]))).size > 1);
}

/** Of those, what this one has. */
const fieldWords = (desk: Desk, { fields = {} }: Item, names: readonly string[]): string =>
  names
    .filter((name) => name in fields)
    .map((name) => cityWord(desk, fields, name) ?? fieldWord(desk, name, fields[name]))
    .join(', ');

/** Two cities of a hex are told apart by where their track leads, else by their order. */
export function cityWord(desk: Desk, { hex, node, tile, rotation }: Choice['fields'], name: string): string | null {
  if (name !== 'node' || typeof hex !== 'string' || typeof node !== 'number') return null;
  const laid = typeof tile === 'string' && typeof rotation === 'number' ? { tile, rotation } : null;
  return `the city ${nodeWords(desk, hex, node, laid) ?? `number ${node + 1}`}`;
}

/** `par £65`, `size 5`. */
export function fieldWord({ names, money }: Desk, name: string, value: Json | undefined): string {
  if (typeof value === 'number') return `${labelOf(name)}${isMoney(name) ? money(value) : value}`;
  return `${name} ${typeof value === 'string' ? names.owner(value) : JSON.stringify(value)}`;
}

function groupsBy<T>(list: readonly T[], key: (one: T) => string): T[][] {
  const found = new Map<string, T[]>();
  for (const one of list) {
    const group = found.get(key(one));
    if (group) group.push(one);
    else found.set(key(one), [one]);
  }
  return [...found.values()];
}
