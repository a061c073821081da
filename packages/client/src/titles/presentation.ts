import type { Frame, LoggedAction } from '@roundhouse/kernel';
import type { CompanyId, FrameName, MoveName, RailState, Route, Stop, TrainSpec } from '@roundhouse/rail';
import type { ComponentType } from 'react';
import type { DraftMarks, KeptHome, PrintedBoard } from '../board/index.ts';
import type { Outcome } from '@roundhouse/rail/telling/consequences';
import type { Row } from '../table/decision/rows.ts';
import type { Steps, TurnStep } from '../table/decision/steps.ts';
import type { Names } from '../table/names.ts';
import type { InRound } from '../table/record/log.ts';
import type { MessageId, Words } from '../table/words.ts';

/** How a zone of the stock market looks: a frame, one of the hatches, a step below it, a wall before it, or plain with its letters. */
export interface ZoneLook {
  readonly look: 'framed' | 'hatched' | 'wide' | 'narrow' | 'crossed' | 'ledge' | 'wall' | 'end';
  /** By its token: `phase-yellow`, `accent`. */
  readonly color?: string;
  readonly name: MessageId;
  /** Letters inside the cell. */
  readonly letters?: MessageId;
}

/** By the name that the market's cells give them. */
export type Zones = Readonly<Partial<Record<string, ZoneLook>>>;

/** A part of the decision that only this game has; `decided` where somebody here decides, else for looking on. */
export interface PartProps {
  readonly frame: Frame;
  readonly decided: boolean;
}

/** What taking a row would do, in more than a list of differences. */
export interface DetailProps {
  readonly row: Row;
  readonly outcome: Extract<Outcome, { ok: true }>;
}

/** What a move of the menu would do, by any player. */
export interface MenuDetailProps {
  readonly by: string;
  readonly action: LoggedAction;
}

/** How a train lies, and what is said of it. */
export interface TrainState {
  readonly look: 'sideways' | 'spared';
  readonly words: MessageId;
}

/** What a company's card says beside what every game has. */
export interface CompanyLook {
  /** Companies whose homes are not kept free any more. */
  homesGone?(s: RailState): readonly CompanyId[];
  /** Homes that are kept, where that is part of the state and not of the print. */
  kept?(s: RailState): readonly KeptHome[];
  /** A few words under its name. */
  notes?(s: RailState, company: CompanyId): readonly Words[];
  /** Its card in the list, where a title has more to tell there than all games. */
  readonly card?: ComponentType<{ readonly company: CompanyId }>;
  /** Companies that begin by themselves: nobody starts them. */
  readonly byThemselves?: readonly CompanyId[];
  /** Its marker in the market lies face down: it has operated. */
  isTurned?(s: RailState, company: CompanyId): boolean;
}

/** The map as it would be. */
export interface Drafted {
  readonly tiles: RailState['tiles'];
  readonly stations: RailState['stations'];
  readonly marks: DraftMarks;
}

/** How a question is shown, by the kind of its frame; `F` and `M` are the frames and moves that the title has. */
export interface FrameLook<F extends string = string, M extends string = string> {
  /** A turn of several steps, for the rail above its decisions. */
  readonly steps?: readonly TurnStep<F>[];
  /** What only this game shows in such a decision. */
  readonly part?: ComponentType<PartProps>;
  /** The part stands below the choices. */
  readonly partLast?: boolean;
  /** A second part, below the choices. */
  readonly partBelow?: ComponentType<PartProps>;
  /** The moves that the part shows itself. */
  readonly partMoves?: readonly M[];
  /** The part acts by itself: the accent button is the move that closes the question. */
  readonly selfSubmitting?: boolean;
  /** Does the part tell all that an answer comes to? Its first step alone, seen as an outcome, would mislead. */
  foretells?(frame: Frame): boolean;
  /** The move without details that is the accent button where there are several. */
  readonly accent?: M;
  /** A move without details whose stations the map shows before it is made. */
  readonly previewed?: M;
  /** The first row is shown beforehand, although the question can be passed by; Enter leaves it alone. */
  readonly chosenFirst?: boolean;
  /** A question to a player alone, whatever company's turn or step it comes up in. */
  readonly personal?: boolean;
  /** How far the step has come, in a few words. */
  progress?(s: RailState, frame: Frame): Words | null;
}

/** How a type of move is shown. */
export interface MoveLook<M extends string = string> {
  /** Where it stands in a list: behind this one that all games have. */
  readonly listedAfter?: M;
  /** Folded away until somebody asks for it. */
  readonly folded?: boolean;
  /** Asked in two steps, however few rows there are: first what it is about, then the rest. */
  readonly grouped?: boolean;
  /** The field in which rows that are otherwise alike differ: one row for all of them, with this as a choice in it. */
  readonly within?: string;
  /** What a chosen row would do. */
  readonly detail?: ComponentType<DetailProps>;
  /** What it would do when it is made from the menu. */
  readonly menuDetail?: ComponentType<MenuDetailProps>;
  /** It is about a hex, and a player should see where it is refused. */
  readonly showRefusedHexes?: boolean;
}

/** What the map shows beside what every map has. */
interface MapLook {
  /** The board with names and seas in their places; else the plain drawing of the data. */
  readonly printed?: PrintedBoard;
  /** Hexes whose printed marker has gone to somebody. */
  markersTaken?(s: RailState): readonly string[];
  /** Classes of the board: what it shows depends on who decides, or on the phase. */
  look?(s: RailState): string | undefined;
  /** What is written in a hex that can be chosen. */
  hexTag?(s: RailState, hex: string): string | undefined;
  /** What would lie on the map if what is being put together were agreed to, with the marks that say so. */
  drafted?(s: RailState): Drafted | null;
  /** What else a glance at the map should tell. */
  legend?(s: RailState): readonly Words[];
}

/** What a player's card says beside what every game has. */
export interface PlayerLook {
  /** The players in the order in which they are shown, and what that order is called. */
  readonly order?: { readonly name: MessageId; of(s: RailState): readonly string[] };
  /** A mark, such as a priority card. */
  mark?(s: RailState, player: string): Words | MessageId | null;
  /** What stands behind the certificates. */
  notes?(s: RailState, player: string): readonly Words[];
  /** A few words: what is due, what is barred. */
  warnings?(s: RailState, player: string, names: Names): readonly Words[];
  /** Parts of its own: behind the name, and below all else. */
  readonly badge?: ComponentType<{ readonly player: string }>;
  readonly more?: ComponentType<{ readonly player: string }>;
  /** The player to whom another holder of shares belongs: it has a place on that player's card, and wears those colours striped. */
  patronOf?(s: RailState, holder: string): string | undefined;
  /** Players who have left the game, with what their cards say of it. */
  left?(lines: readonly InRound[]): ReadonlyMap<string, Words>;
}

/** What is said of trains and their runs. */
interface TrainLook {
  /** A card that lies on a train. */
  mark?(s: RailState, train: string): MessageId | null;
  /** How a train lies on its charter: sideways before its run, hatched where it stays for one last run. */
  state?(s: RailState, train: string): TrainState | null;
  /** What will become of the trains in the supply, beside sales. */
  supplyNotes?(s: RailState, names: Names): readonly Words[];
  /** Where what a route earns beside its stops comes from. */
  runBonus?(stops: readonly Stop[], bonus: number, names: Names): Words | null;
  /** What a run makes of the company's trains, where several earn as much. */
  runLeaves?(s: RailState, trains: readonly TrainSpec[], routes: readonly Route[], names: Names): Words | null;
}

/** Whole pages and places that only this game has. */
interface OwnParts {
  /** The page of trains and phases. */
  readonly trains?: ComponentType;
  /** The market, where it is more than one grid. */
  readonly market?: ComponentType;
  /** What stands above every tab: always in reach. */
  readonly strip?: ComponentType;
  /** A tab in front of all others for a part of the game: open by itself while that lasts. */
  readonly tab?: { readonly name: MessageId; isOpen(s: RailState): boolean; readonly part: ComponentType };
  /** Something that somebody may do in everybody's turn: below the choices of the player who decides. */
  readonly aside?: { isOpen(s: RailState): boolean; readonly part: ComponentType };
}

/** What only this game calls so: its own words and pictures. Everything has a plain form where a title says nothing. */
export interface Presentation<F extends string = string, M extends string = string> {
  readonly id: string;
  readonly frames?: { readonly [Kind in F]?: FrameLook<F, M> };
  readonly moves?: { readonly [Type in M]?: MoveLook<M> };
  /** The steps of what is being decided, where the frames alone do not tell them. */
  readonly steps?: (s: RailState) => Steps | null;
  readonly zones?: Zones;
  /** What stands behind the rounds: when the game will be over. */
  roundNote?(s: RailState): Words | null;
  readonly map?: MapLook;
  readonly players?: PlayerLook;
  readonly company?: CompanyLook;
  readonly trains?: TrainLook;
  readonly own?: OwnParts;
}

/** The presentation of one title: a frame or a move that it does not have does not compile. */
export type PresentationOf<T extends { readonly frames: object }> = Presentation<FrameName<T>, MoveName<T>>;
