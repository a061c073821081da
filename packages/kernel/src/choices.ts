import { actorsOf, openMoves } from './apply.ts';
import type { Candidate, Choice, Unavailable, OpenField, Query } from './choice.ts';
import { type Frame, frameName } from './frame.ts';
import type { Json } from './json.ts';
import type { LoggedAction, Move } from './move.ts';
import { amountAt, amountsIn, mostIn, type Range, range } from './range.ts';
import { firstRefusal, passesAll, type Refusal } from './rule.ts';
import type { Actor, KernelState } from './state.ts';
import type { Title } from './title.ts';

/** What `by` can do now. */
export function choices<S extends KernelState>(title: Title<S>, s: S, by: Actor, query: Query = {}): Choice[] {
  const out: Choice[] = [];
  visit(
    title,
    s,
    by,
    query,
    (choice) => out.push(choice),
    () => {},
  );
  return out;
}

/** What `by` would look for now and cannot do, each with the reason. */
export function unavailable<S extends KernelState>(title: Title<S>, s: S, by: Actor, query: Query = {}): Unavailable[] {
  const out: Unavailable[] = [];
  visit(
    title,
    s,
    by,
    query,
    () => {},
    (choice, refusal) => out.push({ ...choice, refusal }),
  );
  return out;
}

/** The types of moves that `by` may look for in; each can be asked for alone. */
export function openTypes<S extends KernelState>(title: Title<S>, s: S, by: Actor): string[] {
  const types = openMoves(title, s).filter(({ frame, move }) => actorsOf(title, s, frame, move).includes(by));
  return [...new Set(types.map(({ move }) => move.type))];
}

/** Everybody who has something to decide. */
export function deciders<S extends KernelState>(title: Title<S>, s: S): readonly Actor[] {
  const top = s.stack.at(-1);
  return top ? title.frames[top.kind]!.actors(s, top) : [];
}

/** The action that a choice becomes when its open fields are filled; unfilled open fields take their first value. */
export function fill(choice: Choice, values: Readonly<Record<string, Json>> = {}): LoggedAction {
  const action: Record<string, Json> = { type: choice.type, by: choice.by, frame: choice.frame, ...choice.fields };
  for (const name in choice.openFields) action[name] = values[name] ?? firstOf(choice.openFields[name]!);
  return action as LoggedAction;
}

/** Is there anything that `by` can do with this move now? Who may is not asked: that is the move's own question. */
export function hasChoice<S extends KernelState>(s: S, frame: Frame, move: Move<S>, by: Actor): boolean {
  for (const candidate of move.candidates(s, frame, by, {})) {
    if (isOpen(s, frame, move, toChoice(move, frame, by, candidate))) return true;
  }
  return false;
}

/** Would `narrow` leave something? Asked far more often than shown, so no refusal is worded. */
function isOpen<S extends KernelState>(s: S, frame: Frame, move: Move<S>, choice: Choice): boolean {
  const isOpenWith = (amounts: Values): boolean => {
    const passes = (values: Values): boolean => passesAll(move.checks, s, frame, fill(choice, values));
    let listed = false;
    for (const name in choice.openFields) {
      const openField = choice.openFields[name]!;
      if (openField.kind !== 'oneOf') continue;
      listed = true;
      if (!openField.values.some((value) => passes({ ...amounts, [name]: value }))) return false;
    }
    return listed || passes(amounts);
  };
  if (isOpenWith({})) return true;
  const greatest = greatestOf(choice);
  return greatest !== null && isOpenWith(greatest);
}

function visit<S extends KernelState>(
  title: Title<S>,
  s: S,
  by: Actor,
  query: Query,
  accept: (choice: Choice) => void,
  refuse: (choice: Choice, refusal: Refusal) => void,
): void {
  for (const { frame, move } of openMoves(title, s)) {
    if (query.type !== undefined && move.type !== query.type) continue;
    if (!actorsOf(title, s, frame, move).includes(by)) continue;
    for (const candidate of move.candidates(s, frame, by, query)) {
      const choice = toChoice(move, frame, by, candidate);
      if (query.subject !== undefined && !choice.subjects.includes(query.subject)) continue;
      const narrowed = narrow(s, frame, move, choice);
      if ('refusal' in narrowed) refuse(choice, narrowed.refusal);
      else accept(narrowed.choice);
    }
  }
}

function toChoice<S extends KernelState>(move: Move<S>, frame: Frame, by: Actor, candidate: Candidate): Choice {
  return {
    type: move.type,
    by,
    frame: frameName(frame),
    fields: candidate.fields ?? {},
    openFields: candidate.openFields ?? {},
    subjects: candidate.subjects ?? [],
  };
}

type Values = Readonly<Record<string, Json>>;
type Ask = (choice: Choice, values: Values) => Refusal | null;
type Narrowed = { readonly choice: Choice } | { readonly refusal: Refusal };

/**
 * Keeps of each listed open field the values that pass, and of a range what lies above its least amount that passes. Ranges are
 * proposed from the limits that the checks read too: only where they begin may be left to the checks.
 */
function narrow<S extends KernelState>(s: S, frame: Frame, move: Move<S>, choice: Choice): Narrowed {
  const ask: Ask = (one, values) => firstRefusal(s.title, move.checks, s, frame, fill(one, values));
  const lowest = narrowLists(ask, choice, {});
  if ('choice' in lowest) return lowest;
  const greatest = greatestOf(choice);
  const highest = greatest === null ? lowest : narrowLists(ask, choice, greatest);
  return 'choice' in highest ? { choice: narrowRanges(ask, highest.choice, greatest!) } : lowest;
}

/** With these amounts; without any each range is at its least. */
function narrowLists(ask: Ask, choice: Choice, amounts: Values): Narrowed {
  const openFields: Record<string, OpenField> = { ...choice.openFields };
  let listed = false;
  for (const [name, openField] of Object.entries(choice.openFields)) {
    if (openField.kind !== 'oneOf') continue;
    listed = true;
    let first: Refusal | null = null;
    const values = openField.values.filter((value) => {
      const refusal = ask(choice, { ...amounts, [name]: value });
      first ??= refusal;
      return refusal === null;
    });
    if (values.length === 0)
      return { refusal: first ?? { rule: 'table:nothing', text: 'There is nothing to choose here.' } };
    openFields[name] = { kind: 'oneOf', values };
  }
  const refusal = listed ? null : ask(choice, amounts);
  return refusal ? { refusal } : { choice: { ...choice, openFields } };
}

/** The greatest amounts of its ranges; nothing where they have no more than one. */
function greatestOf({ openFields }: Choice): Values | null {
  let greatest: Record<string, Json> | null = null;
  for (const name in openFields) {
    const openField = openFields[name]!;
    if (openField.kind !== 'range' || amountsIn(openField) < 2) continue;
    greatest = Object.assign(greatest ?? {}, { [name]: mostIn(openField) });
  }
  return greatest;
}

/** Each range from its least amount that passes; the greatest do. */
function narrowRanges(ask: Ask, choice: Choice, greatest: Values): Choice {
  const openFields: Record<string, OpenField> = { ...choice.openFields };
  for (const name of Object.keys(greatest)) {
    const all = choice.openFields[name] as Range;
    let refused = -1;
    let passed = amountsIn(all) - 1;
    while (passed - refused > 1) {
      const between = Math.floor((refused + passed) / 2);
      if (ask(choice, { ...greatest, [name]: amountAt(all, between) })) refused = between;
      else passed = between;
    }
    openFields[name] = range(amountAt(all, passed), all.max, all.step, all.except);
  }
  return { ...choice, openFields };
}

function firstOf(openField: OpenField): Json {
  if (openField.kind === 'range') return openField.min;
  if (openField.kind === 'oneOf') return openField.values[0] ?? null;
  return openField.best;
}
