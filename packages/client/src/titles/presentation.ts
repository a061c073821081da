import type { Frame, LoggedAction } from '@roundhouse/kernel';
import type { CompanyId, RailState, Route, Stop, TrainSpec } from '@roundhouse/rail';
import type { ComponentType } from 'react';
import type { DraftMarks, KeptHome, PrintedBoard } from '../board/index.ts';
import type { Outcome } from '@roundhouse/rail/telling/consequences';
import type { Row } from '../table/decision/rows.ts';
import type { Steps, TurnRail } from '../table/decision/steps.ts';
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

/** What a move of the menu would do, whoever makes it. */
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

/** What only this game has on a player's card. */
interface PlayerParts {
  /** Behind the name. */
  readonly badge: ComponentType<{ readonly player: string }>;
  /** Below all else. */
  readonly more: ComponentType<{ readonly player: string }>;
}

/** What only this game calls so: its own words and pictures. Everything has a plain form where a title says nothing. */
export interface Presentation {
  readonly id: string;
  /** Its board with names and seas in their places; else the plain drawing of the data. */
  readonly printed?: PrintedBoard;
  readonly turns: readonly TurnRail[];
  /** The steps of what is being decided, where the frames alone do not tell them. */
  readonly steps?: (s: RailState) => Steps | null;
  /** Where moves of its own stand in a list: behind which one that all games have. */
  readonly behind?: Readonly<Partial<Record<string, string>>>;
  /** Kinds of frames whose first row is shown beforehand, although the question can be passed by; Enter leaves it alone. */
  readonly chosenFirst?: readonly string[];
  /** Types of moves that are folded away until somebody asks for them. */
  readonly collapsed?: readonly string[];
  /** Parts of a decision by kind of frame, and the types of moves that such a part shows itself. */
  readonly panels?: Readonly<Partial<Record<string, ComponentType<PartProps>>>>;
  /** Kinds of frames whose part stands below the choices. */
  readonly panelsLast?: readonly string[];
  /** A second part of such a decision, below the choices. */
  readonly panelsBelow?: Readonly<Partial<Record<string, ComponentType<PartProps>>>>;
  readonly panelMoves?: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Kinds of frames whose part acts by itself: the accent button is the move that closes the question. */
  readonly panelsActing?: readonly string[];
  /** Does the part of this frame tell all that an answer comes to? Its first step alone, seen as an outcome, would mislead. */
  foretold?(frame: Frame): boolean;
  /** By kind of frame, the move without details that is the accent button where there are several. */
  readonly first?: Readonly<Partial<Record<string, string>>>;
  /** By kind of frame, a move without details whose stations the map shows before it is made. */
  readonly previewed?: Readonly<Partial<Record<string, string>>>;
  /** What a chosen row would do, by type of move. */
  readonly details?: Readonly<Partial<Record<string, ComponentType<DetailProps>>>>;
  /** Something that somebody may do in everybody's turn: below the choices of whoever decides. */
  readonly aside?: { isOpen(s: RailState): boolean; readonly part: ComponentType };
  /** A card that lies on a train. */
  trainMark?(s: RailState, train: string): MessageId | null;
  /** Where what a route earns beside its stops comes from. */
  runBonus?(stops: readonly Stop[], bonus: number, names: Names): Words | null;
  /** What a run makes of the company's trains, where several earn as much. */
  runLeaves?(s: RailState, trains: readonly TrainSpec[], routes: readonly Route[], names: Names): Words | null;
  /** Questions to a player alone, whatever company's turn or step they come up in. */
  readonly personal?: readonly string[];
  /** What such a move would do, in more than a line. */
  readonly menuDetails?: Readonly<Partial<Record<string, ComponentType<MenuDetailProps>>>>;
  readonly zones: Readonly<Partial<Record<string, ZoneLook>>>;
  /** How a train lies on its charter: sideways before its run, hatched where it stays for that alone. */
  trainState?(s: RailState, train: string): TrainState | null;
  /** A few words on a player's card: what is due, what is barred. */
  playerWarnings?(s: RailState, player: string, names: Names): readonly Words[];
  /** Players who have left the game, with what their cards say of it. */
  leftGame?(lines: readonly InRound[]): ReadonlyMap<string, Words>;
  /** A mark on a player's card, such as a priority card. */
  playerMark?(s: RailState, player: string): Words | MessageId | null;
  readonly playerParts?: PlayerParts;
  /** The player to whom another holder of shares belongs: it has a place on that player's card, and wears those colours striped. */
  patronOf?(s: RailState, holder: string): string | undefined;
  /** What stands behind a player's certificates. */
  playerNotes?(s: RailState, player: string): readonly Words[];
  /** The players in the order in which they are shown, and what that order is called. */
  readonly playerOrder?: { readonly name: MessageId; of(s: RailState): readonly string[] };
  readonly company?: CompanyLook;
  /** Hexes whose printed marker has gone to somebody. */
  markersTaken?(s: RailState): readonly string[];
  /** Classes of the board: what it shows depends on who decides, or on the phase. */
  boardLook?(s: RailState): string | undefined;
  /** Types of moves about a hex of which a player should see where they are refused. */
  readonly shownShut?: readonly string[];
  /** What is written in a hex that can be chosen. */
  hexTag?(s: RailState, hex: string): string | undefined;
  /** What would lie on the map if what is being put together were agreed to, with the marks that say so. */
  drafted?(s: RailState): Drafted | null;
  /** What else a glance at the map should tell. */
  legend?(s: RailState): readonly Words[];
  /** What will become of the trains in the supply, beside sales. */
  supplyNotes?(s: RailState, names: Names): readonly Words[];
  /** The page of trains and phases, where a title has more to tell there than all games. */
  readonly trains?: ComponentType;
  /** The market, where a title's is more than one grid. */
  readonly market?: ComponentType;
  /** What stands above every tab: always in reach. */
  readonly strip?: ComponentType;
  /** A tab in front of all others for a part of the game: open by itself while that lasts. */
  readonly ownTab?: { readonly name: MessageId; isOpen(s: RailState): boolean; readonly part: ComponentType };
  /** What stands behind the rounds: when the game will be over. */
  roundNote?(s: RailState): Words | null;
  /** How far a step has come, in a few words. */
  progress?(s: RailState, frame: Frame): { readonly id: MessageId; readonly values: Record<string, number> } | null;
}
