/**
 * What lies in the box as a title writes it down, beside the map and the tiles (`hex/types.ts`): plain data in JSON, in
 * one form for all titles. A field that only some books need is optional here and means the same in all of them.
 */
import type { Color, HexId } from '../hex/types.ts';
import type { Grids } from '../market/index.ts';
import type { Spreading, StopKind, TrainSpec } from '../routes/network.ts';
import type { CompanyId, PrivateId } from '../state.ts';

/** Where a company starts. */
export interface HomeDef {
  readonly hex: HexId;
  /** The city in which it is printed; without it, the hex as a whole. */
  readonly node?: number;
  /** Cities of the hex among which its director chooses. */
  readonly choice?: readonly number[];
  /** It may start there instead. */
  readonly or?: HexId;
}

/** How a marker of two halves is painted. */
export interface MarkerPaint {
  readonly top: string;
  readonly topStripe?: string;
  readonly bottom: string;
  readonly bottomStripe?: string;
  readonly band: string;
  readonly share: string;
}

export interface CompanyDef {
  readonly id: CompanyId;
  readonly name: string;
  /** Where a title has companies of several kinds. */
  readonly type?: string;
  readonly color: string;
  readonly textColor?: string;
  /** Two colours of the station marker: rings round the field. */
  readonly tokenColors?: readonly string[];
  /** What its colour and black make on the marker, by name. */
  readonly pattern?: string;
  readonly token?: MarkerPaint;
  readonly tokenBright?: MarkerPaint;
  readonly homes: readonly HomeDef[];
  /** Station markers, those of its homes among them; a size of company may say it instead. */
  readonly stations?: number;
  /** What it may do that others may not, by name. */
  readonly powers?: readonly string[];
}

/** A company that starts in one city, or chooses among those of one hex. */
export interface CompanyInOneCity extends CompanyDef {
  readonly homes: readonly [HomeDef & { readonly node: number }];
  readonly textColor: string;
  readonly stations: number;
}

export interface PrivateDef {
  readonly id: PrivateId;
  readonly name: string;
  /** Where a title has privates of several kinds. */
  readonly color?: string;
  /** With fewer players it is not in the game. */
  readonly minPlayers?: number;
  readonly price: number;
  readonly revenue: number;
  /** What it pays to a company, where that is not the same. */
  readonly companyRevenue?: number;
  /** Hexes that it keeps closed while a player owns it. */
  readonly blocks?: readonly HexId[];
  /** Shares that come with it. */
  readonly comesWith?: { readonly company: CompanyId; readonly shares: number };
  /** `false`: no company may buy it. */
  readonly saleable?: false;
  /** The row in which it is auctioned, from 0. */
  readonly row?: number;
  /** What it does, in one or two sentences. */
  readonly power: string;
}

/** One train as a card lets it run: what its routes may have, and what they are paid for. */
export interface RunDef {
  /** All must hold: at most `max` stops of these kinds. None for an unlimited train. */
  readonly limits: readonly { readonly kinds: readonly StopKind[]; readonly max: number }[];
  /** Kinds of stops that pay, and how many of them at most (the best ones). */
  readonly pays: TrainSpec['pays'];
  /** 1 where not given. */
  readonly multiplier?: number;
  /** Stops of these kinds pay once in a run, whatever number of trains with this field passes them. */
  readonly once?: readonly StopKind[];
  /** Runs no line, but all that a station reaches. */
  readonly spreads?: Spreading;
}

/** A way in which a card runs: as these trains, one route each. */
export interface WayDef {
  /** What it is called, where there are several. */
  readonly name?: string;
  readonly trains: readonly RunDef[];
}

/** One side of a card. */
export interface TrainFace {
  readonly name: string;
  readonly price: number;
  /** Its director chooses one of these for each run. */
  readonly ways: readonly WayDef[];
}

/** Cards of one kind. `tier`: kinds of one tier are on sale together; the next tier only when it is sold out. */
export interface TrainDef {
  readonly id: string;
  readonly count: number;
  /** There are always more: `count` is as many as can ever be in use. */
  readonly unlimited?: true;
  readonly tier: number;
  /** The phase that the first one starts. */
  readonly phase: string;
  /** Most cards have one; of several the buyer chooses. */
  readonly faces: readonly TrainFace[];
}

export interface PhaseDef {
  readonly id: string;
  /** The colour of its chip and of its trains, where that is not its name. */
  readonly color?: string;
  readonly tiles: readonly Color[];
  /** How many trains a company may own. */
  readonly trainLimit: number;
  /** How many cards, where one card can be several trains. */
  readonly cardLimit?: number;
  /** Which of the values by colour of a revenue centre hold. */
  readonly revenue: string;
  readonly operatingRounds: number;
  /** Colours of the par prices that are open. */
  readonly pars?: readonly string[];
  /** How many shares are bought when a company is started. */
  readonly sharesToStart?: number;
  readonly companiesBuyPrivates: boolean;
  /** Kinds of trains that leave the game at its start. */
  readonly rusts?: readonly string[];
  readonly privatesClose?: true;
}

/** In a title that gives these fields to every one. */
export type With<Def, Field extends keyof Def> = Def & Required<Pick<Def, Field>>;

/** In operating order; a game with one grid calls it `main`. */
export type MarketsDef = Grids;
