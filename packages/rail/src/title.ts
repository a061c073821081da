import type { Title } from '@roundhouse/kernel';
import type { BotAnswers } from './bot.ts';
import type { Board } from './hex/index.ts';
import type { Grid } from './market/index.ts';
import type { Network, RunRules, TrainSpec } from './routes/network.ts';
import type { CompanyId, PrivateId, RailState, TrainId } from './state.ts';
import type { TileSet } from './tiles/index.ts';
import type { Reach } from './track/index.ts';

/** What the best run of a company is searched in. */
export interface RunOf {
  readonly company: CompanyId;
  readonly network: Network;
  readonly trains: readonly TrainSpec[];
  readonly rules?: RunRules;
}

/** A run that waits for routes: what the host searches, and the frame that an indication answers. */
export interface RunProblem extends RunOf {
  readonly frame: string;
}

/** What lies in the box, for whoever shows a game: fixed data, the same in every state. */
export interface Material {
  readonly currency: string;
  readonly board: Board;
  readonly tileSet: TileSet;
  /** By name; a game with one market calls it `main`. */
  readonly markets: Readonly<Record<string, Grid>>;
  readonly companies: readonly CompanyCard[];
  readonly privates: readonly PrivateCard[];
  /** In the order in which they are sold. */
  readonly trains: readonly TrainCard[];
  readonly phases: readonly PhaseCard[];
}
export interface CompanyCard {
  readonly id: CompanyId;
  readonly name: string;
  readonly color: string;
  readonly textColor: string;
  /** Two colours of the station marker: rings round the field. */
  readonly tokenColors?: readonly string[];
  readonly home?: { readonly hex: string; readonly node: number };
  /** What its stations cost, in the order in which they are placed. */
  readonly stationPrices: readonly number[];
  readonly shares: number;
}
export interface PrivateCard {
  readonly id: PrivateId;
  readonly name: string;
  readonly price: number;
  readonly revenue: number;
  /** What it can do, in one sentence. */
  readonly power: string;
}
export interface TrainCard {
  /** The kind: `3E`. What single trains are called is the title's; `RailTitle.train` finds their card. */
  readonly id: string;
  readonly count: number;
  readonly price: number;
  /** The phase that the first one starts. */
  readonly phase: string;
  /** The phase that takes it away. */
  readonly rusts?: string;
  /** There are always more: `count` is only what the roster holds. */
  readonly unlimited?: true;
}
export interface PhaseCard {
  readonly id: string;
  /** The colour of its chip and of its trains. */
  readonly color: string;
  readonly trainLimit: number;
  readonly tiles: readonly string[];
  /** Which of the values by colour of a revenue centre hold. */
  readonly revenue: string;
  /** What begins with it, in short sentences. */
  readonly events: readonly string[];
}

/** A railway game. */
export interface RailTitle<S extends RailState = RailState> extends Title<S> {
  readonly material: Material;
  /** The run that is being decided now, if one is. */
  runProblem(s: S): RunProblem | null;
  /** The run of any company on the map as it lies, with its own trains or with these, whoever owns them. */
  runProblemOf(s: S, company: CompanyId, trains?: readonly TrainId[]): RunOf;
  /** What a company's track gets to now. */
  reachFor(s: S, company: CompanyId): Reach;
  /** `SR 2`, `OR 2.1`. */
  roundName(s: S): string;
  /** Rounds still to come and gone, for the round track: each with its name; the current one is `at`. */
  rounds(s: S): { readonly names: readonly string[]; readonly at: number };
  /** Companies in operating order. */
  operatingOrder(s: S): readonly CompanyId[];
  certificates(s: S, player: string): { readonly held: number; readonly limit: number };
  priceOf(s: S, company: CompanyId): number;
  /** The card of a train as it lies now: what it is called and costs. What is no train of the box has none. */
  train(s: S, id: TrainId): TrainCard | undefined;
  /** Has it a route and no train, so that it has to buy one? */
  mustBuyTrain?(s: S, company: CompanyId): boolean;
  /** What only its book knows and a player who looks ahead has to ask. */
  readonly bot?: BotAnswers<S>;
}
