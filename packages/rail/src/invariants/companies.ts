/** Laws about companies that most games share. */
import type { Invariant } from '@roundhouse/kernel';
import { sharesOf } from '../shares/holdings.ts';
import type { RailState } from '../state.ts';
import { excessOf, type TrainLimits } from '../trains/index.ts';

/** A started company has a director, who can hold the director's certificate and than whom no player holds more. */
export const directorsHold = (directorShares: number): Invariant<RailState> => ({
  name: 'directors',
  broken: (s) =>
    Object.entries(s.companies).flatMap(([company, { status, director }]) => {
      if (status !== 'started') return director === null ? [] : [`${company} is ${status} and has a director`];
      if (director === null) return [`${company} has no director`];
      const held = sharesOf(s, company, director);
      const richer = s.players.filter((player) => sharesOf(s, company, player) > held);
      return [
        ...(held < directorShares ? [`${director} lacks the director's certificate of ${company}`] : []),
        ...richer.map((player) => `${player} holds more of ${company} than its director`),
      ];
    }),
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
