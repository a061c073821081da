/** Announcing a sale of several companies: what is sold and in which order is put together before anything happens. */
import {
  type Check,
  type Draft,
  field,
  type Frame,
  type FrameKind,
  movesFor,
  type PlayerId,
  pop,
  push,
  updateFrame,
} from '@roundhouse/kernel';
import { type Judge, refusingBy } from '../faults.ts';
import type { CompanyId, RailState } from '../state.ts';
import { about } from '../subjects.ts';
import type { Bundle } from './answers.ts';
import type { Sale, Selling } from './sale.ts';

export interface Announcement extends Frame {
  readonly kind: 'announcement';
  /** The seller. */
  readonly of: PlayerId;
  /** In the order of the sale. */
  readonly bundles: readonly Bundle[];
}

interface OnBundle {
  readonly company: CompanyId;
}

/** How changing an announcement can be wrong. */
export interface AnnouncementFaults {
  /** Nothing of the company is in it. */
  readonly unlisted: object;
  /** The company is the first one. */
  readonly first: object;
}

interface Rules<S extends RailState> {
  readonly selling: Selling<S>;
  /** The announcement is closed. */
  announced(g: Draft<S>, seller: PlayerId, bundles: readonly Bundle[]): void;
}

interface Words<S extends RailState> {
  readonly sell: readonly Check<S, Announcement, Sale>[];
  readonly drop: readonly Check<S, Announcement, OnBundle>[];
  readonly forward: readonly Check<S, Announcement, OnBundle>[];
  asks(s: S, f: Announcement): string;
}

/** The bundles with this one: where the company was, or at the end. */
const withBundle = (bundles: readonly Bundle[], bundle: Bundle): readonly Bundle[] =>
  bundles.some(({ company }) => company === bundle.company)
    ? bundles.map((old) => (old.company === bundle.company ? bundle : old))
    : [...bundles, bundle];

/** The frame of an announcement, and how it is opened. */
export function announcing<S extends RailState>(rules: Rules<S>) {
  const { selling } = rules;
  const move = movesFor<S>();
  const placeOf = (f: Announcement, { company }: OnBundle): number =>
    f.bundles.findIndex((bundle) => bundle.company === company);
  const judge: Judge<S, Announcement, OnBundle, AnnouncementFaults> = {
    unlisted: (_, f, a) => (placeOf(f, a) < 0 ? {} : null),
    first: (_, f, a) => (placeOf(f, a) === 0 ? {} : null),
  };
  const isSaleable = (s: S, by: PlayerId, bundle: Bundle): boolean =>
    Object.values(selling.judge).every((fault) => fault(s, null, { by, ...bundle }) === null);
  const keepOnly = (g: Draft<S>, f: Announcement, bundles: readonly Bundle[]): void => {
    if (bundles.length === 0) pop(g, f);
    else updateFrame<S, Announcement>(g, f, { bundles });
  };
  const listed = (_: S, f: Announcement) =>
    f.bundles.map(({ company }) => ({ fields: { company }, subjects: [about.company(company)] }));

  return {
    refusing: refusingBy(judge),
    open(g: Draft<S>, of: PlayerId, bundle: Bundle): void {
      const announcement: Announcement = { kind: 'announcement', of, bundles: [bundle] };
      push<RailState>(g, announcement);
    },
    kind: (title: Words<S>): FrameKind<S, Announcement, 'sell' | 'drop' | 'forward' | 'announce'> => ({
      actors: (_, f) => [f.of],
      moves: [
        move({
          type: 'sell',
          fields: { company: field.oneOf(selling.companies), count: field.amount() },
          candidates: (s, f: Announcement) => selling.candidates(s, f.of),
          checks: title.sell,
          apply(g, f, { company, count }) {
            updateFrame<S, Announcement>(g, f, { bundles: withBundle(f.bundles, { company, count }) });
          },
        }),
        move({
          type: 'drop',
          fields: { company: field.oneOf(selling.companies) },
          candidates: listed,
          checks: title.drop,
          apply: (g, f: Announcement, a) => keepOnly(g, f, f.bundles.toSpliced(placeOf(f, a), 1)),
        }),
        move({
          type: 'forward',
          fields: { company: field.oneOf(selling.companies) },
          candidates: (s, f: Announcement) => listed(s, f).slice(1),
          checks: title.forward,
          apply(g, f, a) {
            const place = placeOf(f, a);
            const bundles = f.bundles.toSpliced(place, 1).toSpliced(place - 1, 0, f.bundles[place]!);
            updateFrame<S, Announcement>(g, f, { bundles });
          },
        }),
        move({
          type: 'announce',
          apply(g, f: Announcement) {
            pop(g, f);
            rules.announced(g, f.of, f.bundles);
          },
        }),
      ],
      record: (_, f) => f.bundles.map(({ company, count }) => [company, count]),
      // What others do meanwhile can make a part of it impossible: that falls out.
      advance(g, f) {
        const left = f.bundles.filter((bundle) => isSaleable(g.s, f.of, bundle));
        if (left.length === f.bundles.length) return false;
        keepOnly(g, f, left);
        return true;
      },
      asks: (s, f) => title.asks(s, f),
    }),
  };
}
