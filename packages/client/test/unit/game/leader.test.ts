import { summaryOf } from '@roundhouse/host';
import { deciders, FILE_FORMAT, newGame, type PlayerId } from '@roundhouse/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GameLog, inForm } from '../../../src/game/game-log.ts';
import type { Beside } from '../../../src/game/handle.ts';
import { Leader } from '../../../src/game/leader.ts';
import type { NumberedEntry } from '../../../src/game/line.ts';
import { OpenGame } from '../../../src/game/open-game.ts';
import { openPageStore } from '../../../src/game/page-store.ts';
import type { GameRecord } from '../../../src/game/record.ts';
import { choiceOf } from '../../../../host/test/table.ts';
import { title } from '../table/played.ts';

const seats = ['player1', 'player2'].map((player, i) => ({ player, name: ['Ada', 'Bram'][i]!, kind: 'here' as const }));

function recordOf(): GameRecord {
  const header = { ...newGame(title, { players: ['Ada', 'Bram'], seed: 5 }), format: FILE_FORMAT } as const;
  const { state } = GameLog.play(title, header);
  const summary = summaryOf(title, state, seats);
  const about = { id: 'one', name: 'One', title: title.id, titleName: title.name, created: 0, changed: 0 };
  return { ...about, header, seats, summary };
}

describe('the tab that leads', () => {
  beforeEach(() => {
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('BroadcastChannel', undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  async function leading(store = openPageStore(), isNew = true) {
    const record = recordOf();
    if (isNew) await store.writeGame(record, []);
    const log = GameLog.play(title, record.header, (await store.readEntries('one')).map(inForm(title)));
    const game = new OpenGame(title, record, log);
    const told: (NumberedEntry | Beside)[] = [];
    const followers = { tell: (one: NumberedEntry) => told.push(one), tellBeside: (one: Beside) => told.push(one) };
    const leader = await Leader.of(game, record, store, followers);
    leader.start();
    const choice = () => {
      const [by] = deciders(title, game.state) as [PlayerId];
      return { kind: 'act', entry: choiceOf({ title, state: game.state } as never, by), after: game.n } as const;
    };
    return { store, game, leader, told, choice };
  }

  test('shows what is done at once, keeps it, tells it, and then answers', async () => {
    const { store, game, leader, told, choice } = await leading();
    const wish = choice();
    const answering = leader.ask(wish, 'first');
    expect([game.n, game.view().seq]).toEqual([1, 1]);
    const answer = await answering;
    expect(answer).toMatchObject({
      kind: 'done',
      entries: [{ n: 1, request: 'first', entry: { via: { kind: 'hand' } } }],
    });
    expect(await store.readEntries('one')).toMatchObject([{ request: 'first', entry: { action: wish.entry } }]);
    expect(told).toContainEqual(expect.objectContaining({ n: 1, request: 'first' }));
    expect((await store.recordOf('one'))!.summary.seq).toBe(1);
  });

  test('does a request once, and so does the leader after it', async () => {
    const { store, game, leader, choice } = await leading();
    const wish = choice();
    await leader.ask(wish, 'first');
    expect(await leader.ask(wish, 'first')).toMatchObject({ kind: 'again', entries: [{ n: 1 }] });
    expect(game.n).toBe(1);
    leader.close();
    const next = await leading(store, false);
    expect(await next.leader.ask(wish, 'first')).toMatchObject({ kind: 'again', entries: [{ n: 1 }] });
    expect([next.game.n, (await store.readEntries('one')).length]).toEqual([1, 1]);
    next.leader.close();
  });

  test('tells somebody who is late what was missed, and a stranger nothing was done', async () => {
    const { game, leader, choice } = await leading();
    const late = choice();
    await leader.ask(choice(), 'first');
    expect(await leader.ask({ ...late, entry: choice().entry }, 'late')).toMatchObject({
      kind: 'missed',
      entries: [{ n: 1 }],
    });
    expect(await leader.ask({ ...choice(), after: 9 }, 'ahead')).toEqual({ kind: 'ahead' });
    const host = { ...choice().entry, by: 'host' };
    expect(await leader.ask({ kind: 'act', entry: host, after: 1 }, 'x')).toMatchObject({
      refusal: { rule: 'table:seat' },
    });
    expect(game.n).toBe(1);
  });

  test('takes the game of another tab that was faster, and says what was missed', async () => {
    const { store, game, leader, choice } = await leading();
    const wish = choice();
    const others = { ...wish.entry, type: wish.entry.type };
    await store.appendEntries('one', 0, [{ entry: { action: others } }, { entry: { note: agreement } }], {});
    expect(await leader.ask(wish, 'mine')).toMatchObject({ kind: 'missed', entries: [{ n: 1 }, { n: 2 }] });
    expect([game.n, game.view().agreements.length]).toEqual([2, 1]);
    expect(await leader.ask(choice(), 'next')).toMatchObject({ kind: 'done', entries: [{ n: 3 }] });
    leader.close();
  });

  const agreement = { type: 'agreement' as const, by: ['player1', 'player2'], text: 'Peace' };
});
