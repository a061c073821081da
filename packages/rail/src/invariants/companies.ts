/** Laws about companies that most games share. */
import type { Invariant, OwnerId } from '@roundhouse/kernel';
import { shareCount, sharesOf } from '../shares/holdings.ts';
import { type CompanyId, POOL, type RailState } from '../state.ts';
import { excessOf, type TrainLimits } from '../trains/index.ts';

/**
 * A started company has a director, who can hold the director's certificate and than whom no other holder holds more;
 * `lacks` says which may be without one.
 */
export const directorsHold = <S extends RailState>(
  directorShares: number,
  holders: (s: S) => readonly OwnerId[] = (s) => s.players,
  lacks: (s: S, company: CompanyId) => boolean = () => false,
): Invariant<S> => ({
  name: 'directors',
  broken: (s) =>
    Object.entries(s.companies).flatMap(([company, { status, director }]) => {
      if (status !== 'started') return director === null ? [] : [`${company} is ${status} and has a director`];
      if (director === null) return lacks(s, company) ? [] : [`${company} has no director`];
      const held = sharesOf(s, company, director);
      const richer = holders(s).filter((holder) => sharesOf(s, company, holder) > held);
      return [
        ...(held < directorShares ? [`${director} lacks the director's certificate of ${company}`] : []),
        ...richer.map((holder) => `${holder} holds more of ${company} than its director`),
      ];
    }),
});

/** Each company has as many shares in use as its size says. */
export const sizesHold = <S extends RailState>(size: (s: S, company: CompanyId) => number): Invariant<S> => ({
  name: 'sizes',
  broken: (s) =>
    Object.keys(s.shares)
      .filter((company) => shareCount(s, company) !== size(s, company))
      .map((company) => `${company} uses ${shareCount(s, company)} shares instead of ${size(s, company)}`),
});

/** A started company has a price, and no other has one. */
export const markersStand: Invariant<RailState> = {
  name: 'markets',
  broken: (s) =>
    Object.entries(s.companies)
      .filter(([company, { status }]) => (status === 'started') !== (s.market.at[company] !== undefined))
      .map(([company, { status }]) => `${company} is ${status} and has the wrong marker`),
};

/** The pool holds no more of any company than this. */
export const poolLimitHolds = (most: number): Invariant<RailState> => ({
  name: 'pool',
  broken: (s) =>
    Object.keys(s.companies)
      .filter((company) => sharesOf(s, company, POOL) > most)
      .map((company) => `more than ${most} shares of ${company} are in the pool`),
});

/** Nobody has too many trains by any measure, except while directors are choosing what to discard. */
export const trainLimitHolds = <S extends RailState>(limits: TrainLimits<S>): Invariant<S> => ({
  name: 'train limit',
  broken: (s) =>
    s.stack.some(({ kind }) => kind === 'discard')
      ? []
      : Object.keys(s.companies).flatMap((company) =>
          excessOf(s, limits, company).map(
            ({ measure }) => `${company} has more ${measure.name} than phase ${s.phase} allows`,
          ),
        ),
});

/** A law that does not hold while something is under way. */
export const except = <S extends RailState>(meanwhile: (s: S) => boolean, law: Invariant<S>): Invariant<S> => ({
  name: law.name,
  broken: (s) => (meanwhile(s) ? [] : law.broken(s)),
});
