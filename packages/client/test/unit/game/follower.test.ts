import { deciders, type PlayerId, positionHash } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { title } from '../table/played.ts';
import { LedGame } from './led-game.ts';

const ALL = ['player1', 'player2', 'player3'] as const;
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const act = (led: LedGame) => ({ kind: 'act', entry: led.choice }) as const;

describe('a follower', () => {
  test('shows what others do, and does what is wished here', async () => {
    const led = new LedGame();
    const [mine, theirs] = [led.join(...ALL), led.join(...ALL)];
    expect(await mine.follower.ask(act(led))).toMatchObject({ ok: true });
    await settled();
    expect([mine.game.n, theirs.game.n]).toEqual([1, 1]);
    expect(theirs.game.state).toEqual(led.history.state);
    expect(theirs.game.view().steps).toHaveLength(1);
  });

  test('asks again with the same request where the answer is lost, and nothing is done twice', async () => {
    const led = new LedGame();
    const { follower, game, line } = led.join(...ALL);
    line.losesAnswers = 2;
    line.losesEntries = 5;
    expect(await follower.ask(act(led))).toMatchObject({ ok: true });
    expect(led.asked).toHaveLength(3);
    expect(new Set(led.asked).size).toBe(1);
    expect([led.history.entries.length, game.n]).toEqual([1, 1]);
  });

  test('asks again where the wish itself is lost', async () => {
    const led = new LedGame();
    const { follower, line } = led.join(...ALL);
    line.losesWishes = 3;
    expect(await follower.ask(act(led))).toMatchObject({ ok: true });
    expect(led.history.entries.length).toBe(1);
  });

  test('takes what happened first, and does not do what was meant for another position', async () => {
    const led = new LedGame();
    const [mine, theirs] = [led.join(...ALL), led.join(...ALL)];
    const wish = act(led);
    mine.line.losesEntries = 1;
    mine.line.meanwhile = () => void led.decide({ ...wish, after: 0 }, 'theirs', ALL);
    expect(await mine.follower.ask(wish)).toMatchObject({ ok: false, refusal: { rule: 'table:moved-on' } });
    await settled();
    expect([mine.game.n, theirs.game.n, led.history.entries.length]).toEqual([1, 1, 1]);
  });

  test('repeats the same wish where only a note came between', async () => {
    const led = new LedGame();
    const { follower, line } = led.join(...ALL);
    line.losesEntries = 1;
    line.meanwhile = () => void led.decide({ kind: 'agree', by: ['player1', 'player2'], text: 'Peace' }, 'note', ALL);
    expect(await follower.ask(act(led))).toMatchObject({ ok: true });
    expect(led.asked.filter((request) => request !== 'note')).toHaveLength(2);
    expect(new Set(led.asked).size).toBe(2);
    expect(led.history.length).toBe(1);
  });

  test('hears why it is refused, and who must agree first', async () => {
    const led = new LedGame();
    const [asked] = deciders(title, led.history.state) as [PlayerId];
    const other = ALL.find((player) => player !== asked)!;
    const stranger = led.join(other);
    expect(await stranger.follower.ask(act(led))).toMatchObject({ ok: false, refusal: { rule: 'table:seat' } });
    led.decide({ ...act(led), after: 0 }, 'first', ALL);
    led.decide({ ...act(led), after: 1 }, 'second', ALL);
    await settled();
    const mine = led.join(asked);
    const undo = { kind: 'act', entry: { type: 'undo', by: asked, to: 0 } } as const;
    expect(await mine.follower.ask(undo)).toMatchObject({ ok: true, asked: { kind: 'undo', by: asked } });
    expect(led.history.length).toBe(2);
  });

  test('fetches what it has not heard when the line is back, whatever was lost', async () => {
    const led = new LedGame();
    const { game, line } = led.join(...ALL);
    line.losesEntries = 2;
    for (let i = 0; i < 2; i++) led.decide({ ...act(led), after: i }, `r${i}`, ALL);
    await settled();
    expect(game.n).toBe(0);
    line.back();
    await settled();
    expect(game.n).toBe(2);
    line.losesEntries = 1;
    for (let i = 2; i < 4; i++) led.decide({ ...act(led), after: i }, `r${i}`, ALL);
    await settled();
    expect(game.n).toBe(4);
    expect(game.state).toEqual(led.history.state);
  });

  test('starts over where it is ahead of the leader', async () => {
    const led = new LedGame();
    const { game, follower } = led.join(...ALL);
    const before = new LedGame();
    before.decide({ ...act(before), after: 0 }, 'gone', ALL);
    expect(game.follow({ entry: before.history.entries[0]! })).toBe(true);
    expect(game.n).toBe(1);
    expect(await follower.ask({ kind: 'act', entry: led.choice })).toMatchObject({ ok: false });
    expect(game.n).toBe(0);
    expect(await follower.ask(act(led))).toMatchObject({ ok: true });
  });

  test('one wish is under way at a time, in the order in which they were made', async () => {
    const led = new LedGame();
    const { follower, line } = led.join(...ALL);
    line.losesAnswers = 1;
    const wish = act(led);
    const [first, second] = await Promise.all([follower.ask(wish), follower.ask(wish)]);
    expect(first).toMatchObject({ ok: true });
    expect(second).toMatchObject({ ok: false });
    expect(led.history.entries.length).toBe(1);
  });

  test('goes on with the leader’s position where its own is another', async () => {
    const led = new LedGame();
    const { game, line } = led.join(...ALL);
    led.decide({ ...act(led), after: 0 }, 'first', ALL);
    await settled();
    const hash = positionHash(led.history.state);
    line.losesEntries = 1;
    led.decide({ ...act(led), after: 1 }, 'second', ALL);
    line.tell(led.entries(2).map((entry) => ({ ...entry, hash })));
    await settled();
    expect(game.n).toBe(2);
    expect(game.state).toBe(led.history.state);
    led.decide({ ...act(led), after: 2 }, 'third', ALL);
    await settled();
    expect(game.state).toEqual(led.history.state);
  });

  test('a wish from before a reload is asked for with its own id, and was done already', async () => {
    const led = new LedGame();
    const wish = { ...act(led), after: 0 };
    led.decide(wish, 'before', ALL);
    const { follower, game } = led.join(...ALL);
    expect(await follower.resend(wish, 'before')).toMatchObject({ ok: true });
    expect([game.n, led.history.entries.length]).toEqual([1, 1]);
  });
});
