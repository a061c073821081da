import {
  type Check,
  type Draft,
  field,
  type Frame,
  type FrameKind,
  movesFor,
  oneOf,
  type OwnerId,
  type PlayerId,
  pop,
  type When,
} from '@roundhouse/kernel';
import { log } from '../events.ts';
import { pay } from '../ledger/cash.ts';
import { moveShares, setCompany } from '../ledger/shares.ts';
import { setExt } from '../ledger/things.ts';
import { cellAt, cellsIn, type Grids } from '../market/grid.ts';
import { BANK, type Cell, type CompanyId, IPO, type RailState } from '../state.ts';
import { about } from '../subjects.ts';
import { sharesOf } from './holdings.ts';

/** What a title remembers whose companies are parred first and float later. */
export interface Floating {
  /** The par chart. */
  readonly par: Readonly<Record<CompanyId, number>>;
  /** Floated companies and the number of the stock round in or after which that was. */
  readonly floated: Readonly<Record<CompanyId, number>>;
}

/** A par price: its colour, and its box on the market. */
export interface Par {
  readonly price: number;
  readonly color: string;
  readonly cell: Cell;
}

/** The par prices of a market, which are cells of the zones `par-…`, in this order of colours. */
export const parsIn = (market: Grids, colors: readonly string[]): Par[] =>
  colors.flatMap((color) =>
    cellsIn(market, `par-${color}`).map((cell) => ({ price: cellAt(market, cell).price, color, cell })),
  );

export interface FloatingRules<S extends RailState<Floating>> {
  readonly companies: readonly CompanyId[];
  /** Those who hold shares and may direct, the first among equals first. */
  readonly holders: (s: S) => readonly OwnerId[];
  readonly pars: readonly Par[];
  /** Colours of the par prices that can be chosen now. */
  open(s: S): readonly string[];
  readonly directorShares: number;
  /** It floats when no more than so many shares are left in the IPO. */
  readonly left: number;
  /** Puts the price marker on its first cell. */
  place(g: Draft<S>, company: CompanyId, cell: Cell): void;
  /** What the bank puts into its treasury. */
  capital(s: S, company: CompanyId): number;
  /** It has floated and has its money: what the title remembers of that, and what is due at once. */
  floats(g: Draft<S>, company: CompanyId): void;
}

/** Parring and floating: a par price with the director's certificate, and money once enough shares are sold. */
export function floatingBy<S extends RailState<Floating>>(rules: FloatingRules<S>) {
  const isParred = (s: S, company: CompanyId): boolean => s.companies[company]!.status === 'started';
  const isFloated = (s: S, company: CompanyId): boolean => s.ext.floated[company] !== undefined;

  /** The company has a par price and a price marker; its director is the player who takes the certificate. */
  function setPar(g: Draft<S>, company: CompanyId, price: number, director: PlayerId): void {
    log(g, { event: 'par', by: director, company, price });
    setExt<RailState<Floating>>(g, {
      par: { ...g.s.ext.par, [company]: price },
    });
    rules.place(g, company, rules.pars.find((par) => par.price === price)!.cell);
    setCompany(g, company, { status: 'started', director });
  }

  /** The director's certificate from the IPO, for the price of `paid` shares. */
  function takeDirectorship(g: Draft<S>, player: PlayerId, company: CompanyId, price: number, paid: number): void {
    setPar(g, company, price, player);
    pay(g, player, BANK, paid * price, 'shares');
    moveShares(g, company, IPO, player, rules.directorShares);
  }

  /** Floats a company as soon as enough of it has left the IPO. */
  function checkFloat(g: Draft<S>, company: CompanyId): void {
    if (!isParred(g.s, company) || isFloated(g.s, company) || sharesOf(g.s, company, IPO) > rules.left) return;
    log(g, { event: 'float', company });
    const capital = rules.capital(g.s, company);
    pay(g, BANK, company, capital, 'float');
    rules.floats(g, company);
  }

  const openPars = (s: S): Par[] => rules.pars.filter(({ color }) => rules.open(s).includes(color));
  return { rules, isParred, isFloated, openPars, setPar, takeDirectorship, checkFloat };
}

/** Somebody has to name the par price of a company, before anything else. */
export interface ParFrame extends Frame {
  readonly kind: 'par';
  /** The company. */
  readonly of: CompanyId;
  readonly by: PlayerId;
}

interface ParQuestion<S extends RailState> {
  readonly prices: (s: S, f: ParFrame) => readonly number[];
  readonly checks: readonly Check<S, ParFrame, { readonly price: number }>[];
  readonly when: readonly When<S>[];
  readonly set: (g: Draft<S>, company: CompanyId, price: number, director: PlayerId) => void;
}

/** The frame that asks for it. */
export const parKind = <S extends RailState>({
  prices,
  checks,
  when,
  set,
}: ParQuestion<S>): FrameKind<S, ParFrame, 'par'> => ({
  actors: (_, f) => [f.by],
  moves: [
    movesFor<S>()({
      type: 'par',
      fields: { price: field.amount() },
      candidates: (s, f: ParFrame) => [{ openFields: { price: oneOf(prices(s, f)) }, subjects: [about.company(f.of)] }],
      checks,
      when,
      apply(g, f, a) {
        pop(g, f);
        set(g, f.of, a.price, f.by);
      },
    }),
  ],
  asks: (_, f) => `Set the par price of the ${f.of}`,
});
