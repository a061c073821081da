/** What a title teaches somebody new: the minute before a first game, a guide to its decisions, and the terms of its book. */
import type { Choice, Frame, PlayerId } from '@roundhouse/kernel';
import type { FrameName, MoveName, RailTitle } from './title.ts';
import type { CompanyId, RailState } from './state.ts';

/** A term of the book. */
export interface Term {
  readonly term: string;
  /** How else it is written in texts; its plural is found by itself. */
  readonly words?: readonly string[];
  /** One sentence or two. */
  readonly says: string;
  /** The statement of the book that it comes from. */
  readonly rule: string;
}

/** A tip for a kind of decision. A sentence whose gaps cannot be filled in a position is left out there. */
export interface Tip {
  /** The decisions that it is for, each by frame and move: `stockTurn.buy`. */
  readonly for: readonly string[];
  /** Only in a case that the title knows by this name; of several tips for a decision the first that suits is shown. */
  readonly when?: string;
  /** Only where the game is played so: settings by their id. */
  readonly with?: Readonly<Record<string, string>>;
  readonly says: string;
  /** What is usual: advice of ours. */
  readonly fair?: string;
  /** What it leads to. */
  readonly leadsTo?: string;
  /** What people overlook. */
  readonly overlooked?: string;
  /** Where not given, the first rule that the move is judged by. */
  readonly rule?: string;
}

/** One of the three pictures that say what a game is about. */
export interface AboutPart {
  readonly heading: string;
  readonly says: string;
}

/** The words of `teaching.json` in a title's folder. */
export interface Teaching {
  readonly about: {
    readonly lead: string;
    readonly parts: readonly AboutPart[];
    /** One line on how long it takes. */
    readonly length: string;
    readonly pictures: AboutPictures;
  };
  readonly guide: readonly Tip[];
  /** Decisions without a tip, and why. */
  readonly unguided: Readonly<Record<string, string>>;
  readonly terms: readonly Term[];
}

/** What the pictures show: a stretch of the market, a run on the map, trains that take each other away. */
export interface AboutPictures {
  /** The cells of a stretch of the market, and who stands in them. */
  readonly market: {
    readonly grid?: string;
    readonly row: number;
    readonly from: number;
    readonly to: number;
    readonly at: Readonly<Record<CompanyId, number>>;
  };
  readonly run: {
    readonly tiles: RailState['tiles'];
    readonly stations: RailState['stations'];
    readonly routes: readonly { readonly train: string; readonly path: readonly string[] }[];
    /** The part of the map around these hexes is shown. */
    readonly around: readonly string[];
  };
}

/** The question that a tip is for. */
export interface Asked<S extends RailState = RailState> {
  readonly title: RailTitle;
  readonly s: S;
  readonly by: PlayerId;
  readonly frame: Frame;
  /** The company that it is about. */
  readonly company: CompanyId | null;
  /** What can be done of the kind that the tip is for. */
  readonly choices: readonly Choice[];
}

/** What stands in the gaps of a tip; what is not known is left out. */
export type Figures = Readonly<Record<string, string | number | undefined>>;

type Decisions<T extends { readonly frames: object }> = `${FrameName<T>}.${MoveName<T>}`;

/** What a title computes for its tips; a frame or a move that it does not have does not compile. */
export interface Guide<T extends { readonly frames: object }, S extends RailState> {
  /** The cases that its tips name. */
  readonly cases?: Readonly<Record<string, (asked: Asked<S>) => boolean>>;
  readonly figures: { readonly [D in Decisions<T>]?: (asked: Asked<S>) => Figures };
}

/** A guide as far as the page goes. */
export interface AnyGuide {
  readonly cases?: Readonly<Record<string, (asked: Asked<never>) => boolean>>;
  readonly figures: Readonly<Partial<Record<string, (asked: Asked<never>) => Figures>>>;
}
