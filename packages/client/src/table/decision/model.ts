/** A decision as the panel shows it: choices sorted into few controls. Which they are comes from the engine alone. */
import {
  type Choice,
  choices,
  deciders,
  type Unavailable,
  unavailable,
  type Frame,
  fill,
  frameName,
  HOST,
  type Json,
  type LoggedAction,
  openTypes,
  type PlayerId,
} from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';

/** Choices of one type under one heading. */
export interface Group {
  readonly type: string;
  readonly options: readonly Choice[];
}

export interface Decision {
  readonly by: PlayerId;
  readonly frame: Frame;
  /** The company that it is about, if it is about one. */
  readonly company: string | null;
  /** The frame's own sentence. */
  readonly asks: string;
  /** Everything with details to choose from. */
  readonly groups: readonly Group[];
  /** Moves that say nothing but themselves: pass, accept, refuse. */
  readonly plainMoves: readonly Choice[];
  readonly unavailable: readonly Unavailable[];
}

/** A tile, or a company's first marker with the tile that it is to stand on. */
const ON_BOARD: ReadonlySet<string> = new Set(['layTile', 'place']);
/** Types that the board itself answers; the panel lists them only for what was pointed at. */
export const isOnBoard = (type: string): boolean => ON_BOARD.has(type);

/** All who decide now and sit at this device; what others may do meanwhile (withdraw an offer) comes after. */
export function askedHere(title: RailTitle, s: RailState, here: readonly PlayerId[]): readonly PlayerId[] {
  return deciders(title, s).filter((player) => here.includes(player));
}

/** Everybody here who may do something although somebody else is asked. */
export function alsoHere(title: RailTitle, s: RailState, here: readonly PlayerId[]): Choice[] {
  const asked = deciders(title, s);
  return here
    .filter((player) => !asked.includes(player))
    .flatMap((player) => openTypes(title, s, player).flatMap((type) => choices(title, s, player, { type })))
    .filter((choice) => isPlainMove(s, choice));
}

const decisions = new WeakMap<RailState, Map<PlayerId, Decision>>();

export function decisionOf(title: RailTitle, s: RailState, by: PlayerId): Decision | null {
  const known = decisions.get(s)?.get(by);
  if (known) return known;
  const frame = s.stack.at(-1);
  if (!frame || by === HOST) return null;
  const groups: Group[] = [];
  const plainMoves: Choice[] = [];
  const refused: Unavailable[] = [];
  for (const type of openTypes(title, s, by)) {
    const found = choices(title, s, by, { type });
    plainMoves.push(...found.filter((choice) => isPlainMove(s, choice)));
    const options = found.filter((choice) => !isPlainMove(s, choice));
    if (options.length > 0) groups.push({ type, options });
    // What is open at any time would be refused in every step; only the question itself is worth a reason.
    if (!isOnBoard(type))
      refused.push(...unavailable(title, s, by, { type }).filter((one) => isAnswer(s, one) && saysWhy(one)));
  }
  const decision: Decision = {
    by,
    frame,
    company: companyOf(s, frame),
    asks: title.frames[frame.kind]?.asks?.(s, frame) ?? frame.kind,
    groups,
    plainMoves,
    unavailable: withoutRepeats(refused),
  };
  const forState = decisions.get(s) ?? new Map<PlayerId, Decision>();
  forState.set(by, decision);
  decisions.set(s, forState);
  return decision;
}

/** The company whose turn or step this is: of the frame itself, or of the nearest below. */
export function companyOf(s: RailState, frame: Frame): string | null {
  for (let i = s.stack.lastIndexOf(frame); i >= 0; i--) {
    const of = s.stack[i]?.of;
    if (of !== undefined && of in s.companies) return of;
  }
  return null;
}

/** An answer to the question itself in which nothing is left to choose. What is open at any time is no answer. */
export const isPlainMove = (s: RailState, choice: Choice): boolean =>
  Object.keys(choice.fields).length === 0 && Object.keys(choice.openFields).length === 0 && isAnswer(s, choice);

const isAnswer = (s: RailState, { frame }: Choice): boolean => {
  const top = s.stack.at(-1);
  return top !== undefined && frameName(top) === frame;
};

/** That a list is empty is no reason. */
const saysWhy = ({ refusal }: Unavailable): boolean => refusal.rule !== 'table:nothing';

/** One line for each reason, however many candidates fail by it. */
export function withoutRepeats(list: readonly Unavailable[]): Unavailable[] {
  const seen = new Set<string>();
  return list.filter(({ refusal }) => {
    if (seen.has(refusal.text)) return false;
    seen.add(refusal.text);
    return true;
  });
}

/** What tells one option from all others of the same decision. */
export const keyOf = (choice: Choice): string => `${choice.type} ${JSON.stringify(choice.fields)}`;

/** A choice with the values picked so far; what is not picked takes its first value. */
export function actionOf(choice: Choice, picked: Readonly<Record<string, Json>> = {}): LoggedAction {
  const values: Record<string, Json> = {};
  for (const [name, openField] of Object.entries(choice.openFields)) {
    const value = picked[name];
    if (value === undefined) continue;
    if (openField.kind === 'oneOf' && !openField.values.includes(value as string | number)) continue;
    else values[name] = value;
  }
  return fill(choice, values);
}
