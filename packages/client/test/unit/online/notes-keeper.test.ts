import { describe, expect, test } from 'vitest';
import { type Call, NoAnswer, Refused } from '../../../src/online/api.ts';
import { notesKeeper } from '../../../src/online/remote/notes-keeper.ts';

/** A server with notes, which may be away. */
function site(notes: Record<number, string> = {}) {
  let isAway = false;
  const call = (async (route: string, { at, body }: { at: { seq: number }; body?: { text: string } }) => {
    if (isAway) throw new NoAnswer('away');
    if (route === 'notes') return { notes: Object.entries(notes).map(([seq, text]) => ({ seq: Number(seq), text })) };
    if (at.seq > 100) throw new Refused({ status: 404, code: 'none', title: 'No such moment.' }, null);
    if (body!.text === '') delete notes[at.seq];
    else notes[at.seq] = body!.text;
    return {};
  }) as unknown as Call;
  let kept: readonly number[] | null = null;
  const unsent = { read: () => kept, write: (moments: readonly number[]) => void (kept = moments) };
  return {
    keeper: notesKeeper('game', call, unsent),
    notes,
    unsent: () => kept,
    goAway: (away: boolean) => void (isAway = away),
  };
}

describe('notes that a server keeps', () => {
  test('begin with those that this device has had alone', async () => {
    const { keeper, notes } = site({ 2: 'there' });
    const all = await keeper.sync([
      { seq: 1, text: 'here' },
      { seq: 500, text: 'of a moment that the server does not know' },
    ]);
    expect(all).toEqual([
      { seq: 1, text: 'here' },
      { seq: 2, text: 'there' },
    ]);
    expect(notes).toEqual({ 1: 'here', 2: 'there' });
  });

  test('go there later where the server is away, and what was taken away on another device does not come back', async () => {
    const { keeper, notes, goAway, unsent } = site({ 2: 'there' });
    await keeper.sync([]);
    goAway(true);
    await keeper.write(3, 'written without a line');
    await keeper.write(2, '');
    expect([unsent(), await keeper.sync([{ seq: 3, text: 'written without a line' }])]).toEqual([[3, 2], null]);
    goAway(false);
    const here = [
      { seq: 1, text: 'taken away elsewhere' },
      { seq: 3, text: 'written without a line' },
    ];
    expect(await keeper.sync(here)).toEqual([{ seq: 3, text: 'written without a line' }]);
    expect([notes, unsent()]).toEqual([{ 3: 'written without a line' }, []]);
  });
});
