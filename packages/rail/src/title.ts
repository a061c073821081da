import type { EventOf, FrameKind, FrameOf, OwnerId, Settings, Texts, TextValues, Title } from '@roundhouse/kernel';
import type { BotAnswers } from './bot.ts';
import type { RailEvent } from './events.ts';
import type { Board } from './hex/index.ts';
import type { Foreseen, Grids, PriceMoves } from './market/index.ts';
import type { Network, Route, RunRules, TrainSpec } from './routes/network.ts';
import type { CompanyId, PrivateId, RailState, TrainId } from './state.ts';
import type { TileSet } from './tiles/index.ts';
import type { Wording } from './telling/wording.ts';
import type { Reach } from './track/index.ts';

/** What the best run of a company is searched in. */
export interface RunOf {
  readonly company: CompanyId;
  readonly network: Network;
  readonly trains: readonly TrainSpec[];
  readonly rules?: RunRules;
  /** The same trains with every way in which they can run by a power, for a player to choose from (`chosenWays`). */
  readonly ways?: readonly TrainSpec[];
}

/** A run that waits for routes: what the host searches, and the frame that an indication answers. */
export interface RunProblem extends RunOf {
  readonly frame: string;
  /** Where it matters which trains run: tells runs of one worth apart, of which the director chooses one. */
  readonly apart?: (routes: readonly Route[]) => string;
}

/** The contents of the box, for display: the same in every state of a game. */
export interface Material {
  /** How an amount is written, with `#` for its figures: `$#`, `#fr`. */
  readonly currency: string;
  readonly board: Board;
  readonly tileSet: TileSet;
  /** The stock market; most games have one grid. */
  readonly markets: Grids;
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
  /** What its colour and black make on the marker, by name. */
  readonly pattern?: string;
  readonly home?: { readonly hex: string; readonly node: number };
  /** What its stations cost, in the order in which they are placed, where its charter says so; else the state does. */
  readonly stationPrices?: readonly number[];
}
export interface PrivateCard {
  readonly id: PrivateId;
  readonly name: string;
  /** The colour of its card, where it is an owner that others tell apart by it. */
  readonly color?: string;
  readonly price: number;
  readonly revenue: number;
  /** What it can do, in one sentence. */
  readonly power: string;
}
export interface TrainCard {
  /** What it is called: `3E`. What single trains are called is the title's; `RailTitle.train` finds their card. */
  readonly id: string;
  /** The certificate whose face this is, where it has several. */
  readonly certificate?: string;
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
  /** By measure, as many as a company may have: `{ trains: 4 }`. */
  readonly trainLimits: Readonly<Record<string, number>>;
  readonly tiles: readonly string[];
  /** Which of the values by colour of a revenue centre hold. */
  readonly revenue: string;
  /** What begins with it, in short sentences. */
  readonly events: readonly string[];
}

/** A sentence, or a part of one, on its way to a reader: which of the title's own words, and what stands in its gaps. */
export interface Said {
  readonly id: `own.${string}`;
  readonly values?: TextValues;
}

/** A line about something that lies on the table. */
export interface Aside {
  readonly heading: Said;
  readonly items: readonly Said[];
}

/** A title among others, for code that goes through all of them: it takes no states but those that it made itself. */
export const anyTitle = <S extends RailState>(title: RailTitle<S>): RailTitle => title as unknown as RailTitle;

/** A railway game. */
export interface RailTitle<S extends RailState = RailState> extends Title<S> {
  /** What lies in the box. A figure that a setting changes is as this game plays it; `bySettings` makes each once. */
  material(settings: Settings): Material;
  /** What it calls things, by key: `ask.track`, `move.buy.option`, `log.run`. All games' words stand in `telling/en.json`. */
  readonly words: Texts;
  /** What its texts need beyond them. */
  readonly wording?: Wording<S>;
  /** The run that is being decided now, if one is. */
  runProblem(s: S): RunProblem | null;
  /** The run of any company on the map with the tiles now on it, with its own trains or with these, of any owner. */
  runProblemOf(s: S, company: CompanyId, trains?: readonly TrainId[]): RunOf;
  /** What a company's track gets to now. */
  reachFor(s: S, company: CompanyId): Reach;
  /** `SR 2`, `OR 2.1`. */
  roundName(s: S): string;
  /** Rounds still to come and gone, for the round track: each with its name; the current one is `at`. */
  rounds(s: S): {
    readonly names: readonly string[];
    readonly at: number;
    readonly complete?: boolean;
    /** So many of the first names are not counted as rounds: an auction before them. */
    readonly uncounted?: number;
  };
  /** Companies in operating order. */
  operatingOrder(s: S): readonly CompanyId[];
  certificates(s: S, player: string): { readonly held: number; readonly limit: number };
  priceOf(s: S, company: CompanyId): number;
  /** What somebody would get for shares in a stock turn now, selling as many as the rules let them. */
  saleProceeds(s: S, holder: OwnerId): number;
  /** How its rules move a price. `priceAfter` tries it on a copy. */
  readonly priceMoves: PriceMoves<S>;
  /** What may happen to a price next, to show where it would go. */
  foreseen(s: S, company: CompanyId): readonly Foreseen[];
  /** Those who hold shares and may direct: the players, where a title names nobody else. */
  holders(s: S): readonly OwnerId[];
  /** The holders of a company's trains: itself, or the parts that it consists of. */
  shells(s: S, company: CompanyId): readonly OwnerId[];
  /** Station markers that it has still to place. */
  stationsLeft(s: S, company: CompanyId): number;
  /** The card of a train with the face that is up: what it is called and costs. What is no train of the box has none. */
  train(s: S, id: TrainId): TrainCard | undefined;
  /** Does a train lie beside the supply: to be auctioned later, or never used in this game? */
  besideSupply?(s: S, id: TrainId): 'toCome' | 'unused' | null;
  /** Has it a route and no train, so that it has to buy one? */
  mustBuyTrain?(s: S, company: CompanyId): boolean;
  /** What lies beside players, companies and map, to show a game in lines with its owners' names. */
  asides?(s: S, name: (owner: OwnerId) => string): readonly Aside[];
  /** What only its book knows and a player who looks ahead has to ask. */
  readonly bot?: BotAnswers<S>;
}

/** What each kind of frame does that can stand on the stack of such a game. */
type Kinds<S extends RailState> = Readonly<Record<FrameOf<S>['kind'], FrameKind<S>>>;

/** The kinds of frames of a title. */
export type FrameName<T extends { readonly frames: object }> = keyof T['frames'] & string;
/** The moves that its frames have. */
export type MoveName<T extends { readonly frames: object }> = MoveIn<T['frames']>;
type MoveIn<F> = { [K in keyof F]: F[K] extends { readonly moves: readonly (infer M)[] } ? TypeOf<M> : never }[keyof F];
type TypeOf<M> = M extends { readonly type: infer T extends string } ? T : never;

/** A title that knows the names of its frames and moves. */
export type DefinedTitle<S extends RailState, F extends Kinds<S>> = Omit<RailTitle<S>, 'frames'> & {
  readonly frames: F;
};

/** What a move is called over its rows, in a row and on the button. */
type Part = 'group' | 'option' | 'button';
/** Keys of a title's words: of frames, moves and events that it has, and what only it says (`own`). */
type WordKey<S extends RailState, F> =
  | `ask.${keyof F & string}`
  | `ask.${keyof F & string}.${string}`
  | `close.${keyof F & string}.${MoveIn<F>}`
  | `move.${MoveIn<F>}.${Part}`
  | `move.${keyof F & string}.${MoveIn<F>}.${Part}`
  | `log.${EventOf<S>['event']}`
  | `log.pay.${string}`
  | `log.skipped.${string}.${string}`
  | `${'term' | 'place' | 'phase' | 'end' | 'setting' | 'own'}.${string}`;
/** Every event that is not all games' has a sentence. */
type OwnSentences<S extends RailState> = Readonly<Record<`log.${Exclude<EventOf<S>, RailEvent>['event']}`, string>>;

/** What most titles answer alike. */
type Usual = 'saleProceeds' | 'priceMoves' | 'foreseen' | 'holders' | 'shells' | 'stationsLeft';

interface Definition<S extends RailState, F, W>
  extends Omit<RailTitle<S>, 'frames' | 'words' | Usual>,
    Partial<Pick<RailTitle<S>, Usual>> {
  readonly words: W & Texts & OwnSentences<S> & Readonly<Record<Exclude<keyof W, WordKey<S, F>>, never>>;
  /** One for each kind of frame of the state, and no other. */
  readonly frames: F & Readonly<Record<Exclude<keyof F, FrameOf<S>['kind']>, never>>;
}

/** Puts a title together, so that a name which it does not register does not compile: `defineTitle<State>()({ … })`. */
export const defineTitle =
  <S extends RailState>() =>
  <const F extends Kinds<S>, W>(definition: Definition<S, F, W>): DefinedTitle<S, F> => ({
    saleProceeds: () => 0,
    priceMoves: {},
    foreseen: () => [],
    holders: (s) => s.players,
    shells: (_, company) => [company],
    stationsLeft: (s, company) =>
      Math.max(0, stationPrices(definition.material(s), company).length - (s.stations[company]?.length ?? 0)),
    ...definition,
  });

const stationPrices = ({ companies }: Material, company: CompanyId): readonly number[] =>
  companies.find(({ id }) => id === company)?.stationPrices ?? [];
