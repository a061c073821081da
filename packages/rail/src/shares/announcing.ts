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
import type { Block } from './answers.ts';
import type { Sale, Selling } from './sale.ts';

export interface Announcement extends Frame {
  readonly kind: 'announcement';
  /** The seller. */
  readonly of: PlayerId;
  /** In the order of the sale. */
  readonly blocks: readonly Block[];
}

interface OnBlock {
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
  announced(g: Draft<S>, seller: PlayerId, blocks: readonly Block[]): void;
}

interface Words<S extends RailState> {
  readonly sell: readonly Check<S, Announcement, Sale>[];
  readonly drop: readonly Check<S, Announcement, OnBlock>[];
  readonly forward: readonly Check<S, Announcement, OnBlock>[];
  asks(s: S, f: Announcement): string;
}

/** The blocks with this one: where the company was, or at the end. */
const withBlock = (blocks: readonly Block[], block: Block): readonly Block[] =>
  blocks.some(({ company }) => company === block.company)
    ? blocks.map((old) => (old.company === block.company ? block : old))
    : [...blocks, block];

/** The frame of an announcement, and how it is opened. */
export function announcing<S extends RailState>(rules: Rules<S>) {
  const { selling } = rules;
  const move = movesFor<S>();
  const placeOf = (f: Announcement, { company }: OnBlock): number =>
    f.blocks.findIndex((block) => block.company === company);
  const judge: Judge<S, Announcement, OnBlock, AnnouncementFaults> = {
    unlisted: (_, f, a) => (placeOf(f, a) < 0 ? {} : null),
    first: (_, f, a) => (placeOf(f, a) === 0 ? {} : null),
  };
  const listed = (_: S, f: Announcement) =>
    f.blocks.map(({ company }) => ({ fields: { company }, subjects: [about.company(company)] }));

  return {
    refusing: refusingBy(judge),
    open(g: Draft<S>, of: PlayerId, block: Block): void {
      const announcement: Announcement = { kind: 'announcement', of, blocks: [block] };
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
            updateFrame<S, Announcement>(g, f, { blocks: withBlock(f.blocks, { company, count }) });
          },
        }),
        move({
          type: 'drop',
          fields: { company: field.oneOf(selling.companies) },
          candidates: listed,
          checks: title.drop,
          apply(g, f: Announcement, a) {
            const blocks = f.blocks.toSpliced(placeOf(f, a), 1);
            if (blocks.length === 0) pop(g, f);
            else updateFrame<S, Announcement>(g, f, { blocks });
          },
        }),
        move({
          type: 'forward',
          fields: { company: field.oneOf(selling.companies) },
          candidates: (s, f: Announcement) => listed(s, f).slice(1),
          checks: title.forward,
          apply(g, f, a) {
            const place = placeOf(f, a);
            const blocks = f.blocks.toSpliced(place, 1).toSpliced(place - 1, 0, f.blocks[place]!);
            updateFrame<S, Announcement>(g, f, { blocks });
          },
        }),
        move({
          type: 'announce',
          fields: {},
          candidates: () => [{}],
          checks: [],
          apply(g, f: Announcement) {
            pop(g, f);
            rules.announced(g, f.of, f.blocks);
          },
        }),
      ],
      asks: (s, f) => title.asks(s, f),
    }),
  };
}
