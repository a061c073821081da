import type { Frame } from '@roundhouse/kernel';
import type { Cell, CompanyId, RailState } from '@roundhouse/rail';
import type { PrintedBoard } from '../board/index.ts';
import type { TurnRail } from '../table/decision/steps.ts';
import type { MessageId } from '../table/words.ts';

/** Where an event of the game would take a price, shown on the market. */
export interface PriceMove {
  readonly name: MessageId;
  readonly to: Cell;
}

/** How a zone of the stock market looks: a frame, a hatch, a step below it, or plain with its letters. */
export interface ZoneLook {
  readonly look: 'framed' | 'hatched' | 'ledge' | 'end';
  /** A colour of the phases, or the accent. */
  readonly color?: string;
  readonly name: MessageId;
  /** Letters inside the cell. */
  readonly letters?: MessageId;
}

/** What only this game calls so: its own words and pictures. Everything has a plain form where a title says nothing. */
export interface Presentation {
  readonly id: string;
  /** Its board with names and seas in their places; else the plain drawing of the data. */
  readonly printed?: PrintedBoard;
  readonly turns: readonly TurnRail[];
  /** The question of a decision, by kind of frame; else the frame's own sentence. */
  readonly questions: Readonly<Partial<Record<string, MessageId>>>;
  /** What the button of a move without details says, by frame and move (`track.pass`). */
  readonly closing: Readonly<Partial<Record<string, MessageId>>>;
  readonly zones: Readonly<Partial<Record<string, ZoneLook>>>;
  /** What could happen to a price from here. */
  priceMoves?(s: RailState, company: CompanyId): readonly PriceMove[];
  /** A mark on a player's card, such as a priority card. */
  playerMark?(s: RailState, player: string): MessageId | null;
  /** Chapters of the rule book, by the last part of a section. */
  readonly chapters: Readonly<Partial<Record<string, string>>>;
  /** How far a step has come, in a few words. */
  progress?(s: RailState, frame: Frame): { readonly id: MessageId; readonly values: Record<string, number> } | null;
}
