import { type soh, titles } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { loadPresentation } from '../../../src/titles/index.ts';
import type { PresentationOf } from '../../../src/titles/presentation.ts';

test('a frame or a move that a title does not have does not compile', () => {
  const right: PresentationOf<typeof soh> = {
    id: 'soh',
    frames: { track: { accent: 'pass', partMoves: ['layTile'] } },
    moves: { placeStation: { listedAfter: 'layTile' } },
  };
  // @ts-expect-error soh has no mergers
  const noFrame: PresentationOf<typeof soh> = { id: 'soh', frames: { merger: { personal: true } } };
  // @ts-expect-error nobody merges in soh
  const noMove: PresentationOf<typeof soh> = { id: 'soh', moves: { merge: { folded: true } } };
  // @ts-expect-error nor can such a move be the accent button
  const noAccent: PresentationOf<typeof soh> = { id: 'soh', frames: { track: { accent: 'merge' } } };
  const steps = { name: 'tabs.log', frames: ['merger'] } as const;
  // @ts-expect-error or stand for a step of a turn
  const noStep: PresentationOf<typeof soh> = { id: 'soh', frames: { track: { steps: [steps] } } };
  expect([right, noFrame, noMove, noAccent, noStep]).toHaveLength(5);
});

test.each(titles.map((title) => [title.id, title] as const))(
  'the accent buttons and previews of %s are moves of their frames',
  async (id, title) => {
    const { frames = {} } = await loadPresentation(id);
    for (const [kind, look] of Object.entries(frames)) {
      const moves = title.frames[kind]!.moves.map(({ type }) => type);
      const named = [look?.accent, look?.previewed].filter((type) => type !== undefined);
      expect(moves, kind).toEqual(expect.arrayContaining(named));
    }
  },
);
