import type { OldNames } from './convert.ts';
import type { Draft } from './draft.ts';
import type { FrameKind } from './frame.ts';
import type { Json } from './json.ts';
import type { Question, RuleEntry } from './rule.ts';
import type { KernelState, PlayerId } from './state.ts';

export type SettingValue = string | number | boolean;

/** An option of a game, or a reading of its rules: a setting with few values. */
export interface Setting<Id extends string = string, Value extends SettingValue = SettingValue> {
  readonly id: Id;
  readonly values: readonly Value[];
  /** By the book: what a new game plays unless something else is wished. */
  readonly book: Value;
  /** What held before the setting existed: a game whose file does not know it plays on like this. */
  readonly before: Value;
  /** The rule or question that it settles. */
  readonly rule: string;
}

/** A setting that players choose at a new game. */
export interface AskedSetting<Id extends string = string, Value extends SettingValue = SettingValue>
  extends Setting<Id, Value> {
  /** As on 18xx.games, where that site has the title. */
  readonly site?: Value;
  /** What it settles, and each value on offer as an answer; a value without one is only for files of before. */
  readonly asks: string;
  readonly answers: Readonly<Record<string, string>>;
}

/** What a game starts from. Everything that chance decides comes from the seed or stands in the deal. */
export interface Setup {
  readonly players: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly readings: Readonly<Record<string, Json>>;
  readonly seed: number;
  /** Replaces the shuffles: the outcome itself, in the title's own form. */
  readonly deal?: Json;
}

export interface Invariant<S extends KernelState> {
  readonly name: string;
  /** Sentences that say what is wrong; none when it holds. */
  broken(s: S): readonly string[];
}

/** A game, as a composition of mechanics: the only thing that the kernel is told. */
export interface Title<S extends KernelState> {
  readonly id: string;
  readonly name: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly rules: readonly RuleEntry[];
  readonly questions: readonly Question[];
  readonly options: readonly AskedSetting[];
  readonly readings: readonly AskedSetting[];
  /** Rules that were once played wrongly, so that games of that time play on: stored among the readings, and never asked. */
  readonly formerReadings?: readonly Setting[];
  readonly frames: Readonly<Record<string, FrameKind<S>>>;
  readonly invariants: readonly Invariant<S>[];
  /** What was called otherwise in files of form 1. */
  readonly oldNames?: OldNames;
  /** The first state with its bottom frame; the kernel then lets it advance to the first decision. */
  begin(setup: Setup): Draft<S>;
  /** The canonical record of a state: what must be equal wherever the game is played, its keys in a fixed order. */
  project(s: S): Json;
  /** Who is still in the game, where players can leave it before its end; everybody, where not given. */
  playersIn?(s: S): readonly PlayerId[];
  score(s: S): Readonly<Record<PlayerId, number>>;
}

/** Who is still in the game: all seats, but for those who have left it. */
export const playersIn = <S extends KernelState>(title: Title<S>, s: S): readonly PlayerId[] =>
  title.playersIn?.(s) ?? s.players;
