import type { Frame, LoggedAction, TextValues } from '@roundhouse/kernel';
import type { RailState } from '../state.ts';
import type { RailTitle, Said } from '../title.ts';
import type { Names } from './names.ts';

/** Something that anybody may put to all others at any time. */
export interface Proposal {
  readonly title: Said['id'];
  readonly hint: Said['id'];
  /** The ways to propose it, each with what it is called. */
  readonly ways: readonly { readonly name: string; readonly action: LoggedAction }[];
}

/** What a title's texts need beyond the state and the action, for page and terminal alike. A title may leave out any of it. */
export interface Wording<S extends RailState = RailState> {
  /** How far a frame has come, where its question depends on it: `ask.merger.stations`. */
  stage?(s: S, frame: Frame): string | undefined;
  /** The values of a question, beside whose it is. */
  askValues?(s: S, frame: Frame, names: Names): TextValues;
  /** The name of a move without details, where it depends on how far things have come. */
  closing?(s: S, frame: Frame, type: string, names: Names): Said | undefined;
  /** The values of a move's texts, beside those that all moves have. */
  moveValues?(s: S, action: LoggedAction, names: Names): TextValues;
  /** The most telling words about an action, where the changes it makes do not say them. */
  note?(title: RailTitle, s: S, action: LoggedAction, names: Names): Said | null;
  /** What an action comes to in the end, where others have a say in it before: read before it is confirmed. */
  preview?(title: RailTitle, s: S, action: LoggedAction, names: Names): readonly Said[];
  /** What an offer is about, where it is neither a train nor a private. */
  offer?(terms: Readonly<Record<string, unknown>>, names: Names): Said | null;
  /** The shares that come with a private in this game, where its power cannot name their company. */
  comesWith?(s: S, id: string): { readonly company: string; readonly percent: number } | null;
  /** A private's name in a few letters, where its id says something else. */
  readonly lotLabel?: (id: string) => string;
  /** Types of moves that take something away for good: their buttons say so. */
  readonly destructive?: readonly string[];
  /** Types of moves that are confirmed twice. */
  readonly confirmTwice?: readonly string[];
  /** Types of moves that have no price, everywhere or in one kind of frame (`stockTurn.sell`): their money is shown otherwise. */
  readonly withoutPrice?: readonly string[];
  /** Types of moves open to anybody at any time, which stand in a menu and never among the choices of a question. */
  readonly inMenu?: readonly string[];
  proposals?(s: S, by: string, names: Names): readonly Proposal[];
}
