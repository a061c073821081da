import {
  actionsTo,
  wrapEntries,
  unwrapEntries,
  type Entry,
  EntryError,
  FileError,
  type GameFile,
  History,
  syncPath,
  type LoggedAction,
  newGame,
  type Point,
  pointAt,
  put,
  readGameFile,
  SetupError,
  start,
  positionHash,
} from '@roundhouse/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Pebbles, pebbles } from './pebbles.ts';

const header = { title: 'pebbles', options: { heap: 20 }, readings: {}, players: ['Ada', 'Ben', 'Cy'], seed: 5 };
const begin = () => new History(pebbles, header);

/** Takes one pebble for the player who is on turn. */
function takeOne(history: History<Pebbles>): string {
  const by = (history.state.stack[0] as { of?: string }).of!;
  const result = history.add({ type: 'take', by, frame: `turn/${by}`, count: 1 });
  if (!result.ok) throw new Error(result.refusal.text);
  return by;
}

describe('history', () => {
  test('adds what is legal and refuses the rest without a trace', () => {
    const history = begin();
    takeOne(history);
    const before = history.toFile();
    const result = history.add({ type: 'take', by: 'player1', frame: 'turn/nobody', count: 1 });
    expect(result.ok).toBe(false);
    expect(history.toFile()).toEqual(before);
    expect(history.length).toBe(1);
  });

  test('rebuilds every past state', () => {
    const history = begin();
    const states = [history.state];
    for (let i = 0; i < 15; i++) {
      takeOne(history);
      states.push(history.state);
    }
    states.forEach((state, seq) => expect(history.at(seq)).toEqual(state));
    expect(() => history.at(16)).toThrow('no action 16');
    expect(() => history.at(-1)).toThrow('no action -1');
  });

  test('lets players take back their own actions freely, and others’ with consent', () => {
    const history = begin();
    const [a, b] = [takeOne(history), takeOne(history)];
    expect(history.undoTargets(b)).toEqual([
      { to: 1, consents: [] },
      { to: 0, consents: [a] },
    ]);
    expect(history.undoTargets(a)).toEqual([
      { to: 1, consents: [b] },
      { to: 0, consents: [b] },
    ]);
    const alone = history.add({ type: 'undo', by: a, to: 0 });
    expect(alone.ok ? '' : alone.refusal.rule).toBe('table:undo-consent');
    expect(history.length).toBe(2);
    const forged = history.add({ type: 'undo', by: a, to: 0, consents: [b] }, []);
    expect(forged.ok ? '' : forged.refusal.rule).toBe('table:undo-consent');
    expect(history.length).toBe(2);
    expect(history.add({ type: 'undo', by: a, to: 0 }, [b]).ok).toBe(true);
    expect(history.toFile().entries.at(-1)).toEqual({ action: { type: 'undo', by: a, to: 0, consents: [b] } });
    expect(history.length).toBe(0);
    expect(history.state.heap).toBe(20);
  });

  test('asks nobody who has left the game, and lets them take back having left', () => {
    const title = { ...pebbles, playersIn: (s: Pebbles) => s.players.filter((player) => s.taken[player] !== 1) };
    const history = new History(title, header);
    const a = takeOne(history);
    const b = (history.state.stack[0] as { of?: string }).of!;
    history.add({ type: 'take', by: b, frame: `turn/${b}`, count: 2 });
    const [c] = history.state.players.filter((player) => player !== a && player !== b);
    expect(history.undoTargets(c!)).toEqual([
      { to: 1, consents: [b] },
      { to: 0, consents: [b] },
    ]);
    expect(history.add({ type: 'undo', by: c!, to: 0 }).ok).toBe(false);
    expect(history.add({ type: 'undo', by: a, to: 0 }, [b]).ok).toBe(true);
  });

  test('brings back what was taken back, until something new is done', () => {
    const history = begin();
    const a = takeOne(history);
    const b = takeOne(history);
    const then = history.state;
    history.add({ type: 'undo', by: b, to: 1 });
    history.add({ type: 'undo', by: a, to: 0 });
    expect(history.redoBelongsTo).toBe(a);
    history.add({ type: 'redo', by: a });
    history.add({ type: 'redo', by: b });
    expect(history.state).toEqual(then);
    const nothing = history.add({ type: 'redo', by: a });
    expect(nothing.ok ? '' : nothing.refusal.rule).toBe('table:redo');
    history.add({ type: 'undo', by: b, to: 1 });
    takeOne(history);
    expect(history.redoBelongsTo).toBeNull();
  });

  test('lets only the player who took back bring it again', () => {
    const history = begin();
    const a = takeOne(history);
    const b = takeOne(history);
    const ruleOf = (entry: object) => {
      const result = history.add(entry, [a, b]);
      return result.ok ? 'accepted' : result.refusal.rule;
    };
    expect(ruleOf({ type: 'undo', by: 'nobody', to: 1 })).toBe('table:not-yours');
    expect(ruleOf({ type: 'undo', by: b, to: 1 })).toBe('accepted');
    expect(ruleOf({ type: 'redo', by: a })).toBe('table:redo');
    expect(ruleOf({ type: 'redo', by: 'nobody' })).toBe('table:redo');
    expect(history.length).toBe(1);
    expect(ruleOf({ type: 'redo', by: b })).toBe('accepted');
    expect(history.length).toBe(2);
  });

  test('believes what a file has recorded of undo and redo', () => {
    const history = begin();
    const [a, b] = [takeOne(history), takeOne(history)];
    const then = history.state;
    expect(history.replay({ type: 'undo', by: a, to: 0, consents: [b] }).ok).toBe(true);
    expect(history.replay({ type: 'redo', by: b }).ok).toBe(true);
    expect(history.state).toEqual(then);
    expect(history.replay({ type: 'redo', by: b }).ok).toBe(false);
  });

  test('refuses an undo that cannot be read or has no target', () => {
    const history = begin();
    const a = takeOne(history);
    const rules = [
      { type: 'undo', by: a, to: 7 },
      { type: 'undo', by: a, to: -1 },
      { type: 'undo', by: a },
      { type: 'redo', by: a, extra: 1 },
    ].map((entry) => {
      const result = history.add(entry);
      return result.ok ? 'accepted' : result.refusal.rule;
    });
    expect(rules).toEqual(['table:undo', 'table:malformed', 'table:malformed', 'table:malformed']);
    expect(history.length).toBe(1);
  });

  test('as a file opens to the same game, undo and all', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('take', 'take', 'take', 'undo', 'redo'), { maxLength: 60 }), (deeds) => {
        const history = begin();
        for (const deed of deeds) {
          if (history.state.heap <= 1) break;
          if (deed === 'take') takeOne(history);
          else if (deed === 'redo') history.add({ type: 'redo', by: history.redoBelongsTo ?? 'player1' });
          else {
            const by = history.actions.at(-1)?.by;
            if (by !== undefined) history.add({ type: 'undo', by, to: history.length - 1 });
          }
        }
        const file = readGameFile(JSON.stringify(history.toFile()));
        const again = History.open(pebbles, file);
        expect(again.state).toEqual(history.state);
        expect(again.toFile()).toEqual(history.toFile());
        expect(positionHash(again.state)).toBe(positionHash(history.state));
      }),
      { numRuns: 50 },
    );
  });
});

/** The toy game with a heap that lasts, and a count of the actions that are carried out and of those checked. */
function counted() {
  const count = { played: 0, checked: 0 };
  const move = pebbles.frames['turn']!.moves[0]!;
  const counting: typeof move = {
    ...move,
    actors(s, f) {
      count.checked++;
      return pebbles.frames['turn']!.actors(s, f);
    },
    apply(g, f, a) {
      count.played++;
      move.apply(g, f, a);
    },
  };
  const turn = { ...pebbles.frames['turn']!, moves: [counting] };
  const begun: typeof pebbles.begin = (setup) => {
    const g = pebbles.begin(setup);
    put(g, { heap: 100_000 });
    return g;
  };
  return { title: { ...pebbles, begin: begun, frames: { ...pebbles.frames, turn } }, count };
}
function long(actions: number) {
  const { title, count } = counted();
  const history = new History(title, header);
  for (let i = 0; i < actions; i++) takeOne(history);
  count.played = 0;
  return { history, count };
}

describe('going back and forth', () => {
  test('near the end plays nothing again, however often', () => {
    const { history, count } = long(349);
    const then = history.state;
    for (let i = 0; i < 500; i++) {
      const by = history.actions.at(-1)!.by;
      expect(history.add({ type: 'undo', by, to: 348 }).ok).toBe(true);
      expect(history.add({ type: 'redo', by }).ok).toBe(true);
    }
    expect(history.state).toEqual(then);
    expect(count.played).toBe(0);
  });

  test('step by step to the beginning plays every action once more at most', () => {
    const { history, count } = long(349);
    const { heap } = history.state;
    while (history.length > 0) {
      const by = history.actions.at(-1)!.by;
      expect(history.add({ type: 'undo', by, to: history.length - 1 }).ok).toBe(true);
    }
    expect(history.state.heap).toBe(100_000);
    expect(count.played).toBeLessThan(349);
    while (history.redoBelongsTo) history.add({ type: 'redo', by: history.redoBelongsTo });
    expect([history.length, history.state.heap]).toEqual([349, heap]);
  });

  test('in one leap over the whole game brings the same state back', () => {
    const { history, count } = long(349);
    const then = history.state;
    const consents = history.state.players;
    const { by } = history.actions[0]!;
    expect(history.add({ type: 'undo', by, to: 0 }, consents).ok).toBe(true);
    expect(history.add({ type: 'redo', by }).ok).toBe(true);
    expect(history.state).toEqual(then);
    expect(count.played).toBe(0);
    for (const seq of [1, 49, 50, 51, 120, 348]) expect(history.at(seq).seq).toBe(seq);
  });
});

describe('a file that goes back and forth', () => {
  /** A game of so many actions, taken back to many places and brought again. */
  function wavering(actions: number, times: number): GameFile {
    const { history } = long(actions);
    const file = history.toFile();
    const entries: Entry[] = unwrapEntries(file.entries);
    for (let i = 0; i < times; i++) {
      const to = (i * 37) % actions;
      entries.push({ type: 'undo', by: history.actions[to]!.by, to }, { type: 'redo', by: 'player1' });
    }
    return { ...file, entries: wrapEntries(entries) };
  }

  test('plays no action again', () => {
    const { title, count } = counted();
    const file = wavering(120, 400);
    const history = History.open(title, file);
    expect(count.played).toBe(120);
    expect(history.toFile()).toEqual(file);
    expect([history.length, history.state.seq, count.played]).toEqual([120, 120, 120]);
  });

  test('is played again only where it goes on otherwise, without a check', () => {
    const { title, count } = counted();
    const file = wavering(320, 3);
    const actions = unwrapEntries(file.entries);
    const { by } = actions[77] as LoggedAction;
    const entries = wrapEntries([...actions, { type: 'undo', by, to: 77 }]);
    const history = History.open(title, { ...file, entries });
    count.checked = 0;
    expect(history.add(actions[77]).ok).toBe(true);
    // From the seventieth, whose state is always kept; then the new one, which alone is checked.
    expect([count.played, count.checked]).toEqual([320 + 7 + 1, 1]);
  });
});

describe('points', () => {
  test('know the way to them', () => {
    const { history } = long(5);
    expect(actionsTo(history.point)).toEqual(history.actions);
    expect(pointAt(history.point, 3).step?.action).toBe(history.actions[2]);
    expect(pointAt(history.point, 0).step).toBeNull();
  });

  test('lead from one to another over what they have in common', () => {
    const { history } = long(5);
    const list: Point[] = [];
    expect(syncPath(list, history.point)).toBe(0);
    const before = [...list];
    history.add({ type: 'undo', by: history.actions[3]!.by, to: 3 }, history.state.players);
    syncPath(list, history.point);
    expect(list).toEqual(before.slice(0, 3));
    takeOne(history);
    expect(syncPath(list, history.point)).toBe(3);
    expect(list.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    list.slice(0, 3).forEach((point, i) => expect(point).toBe(before[i]));
    expect(list[3]).toBe(history.point);
  });
});

test('players are called by names that can be seen, each by another', () => {
  const history = new History(pebbles, { ...header, players: ['Ada', 'A\u202eda', '\u0007'] });
  expect(history.players).toEqual(['Ada', 'Ada 2', 'Player 3']);
  expect(history.toFile().players).toEqual(['Ada', 'Ada', 'Player 3']);
});

describe('a game file', () => {
  const file = (): GameFile => begin().toFile();
  test.each([
    ['no JSON', 'hello', 'not JSON'],
    ['another form', JSON.stringify({ ...file(), format: 'x' }), 'format'],
    [
      'a newer form',
      JSON.stringify({ ...file(), format: 'roundhouse-game-3', entries: 7 }),
      'newer version of Roundhouse',
    ],
    ['no players', JSON.stringify({ ...file(), players: [] }), 'players'],
    ['a field too many', JSON.stringify({ ...file(), extra: 1 }), 'extra'],
    [
      'an action without a frame',
      JSON.stringify({ ...file(), entries: [{ action: { type: 'take', by: 'player1' } }] }),
      '"frame" of entry 1 is missing',
    ],
  ])('with %s is not opened', (_, text, why) => {
    expect(() => readGameFile(text)).toThrow(FileError);
    expect(() => readGameFile(text)).toThrow(why);
  });

  test('with an illegal action says which one and why', () => {
    const by = (begin().state.stack[0] as { of?: string }).of!;
    const entries = [{ action: { type: 'take', by, frame: `turn/${by}`, count: 9 } }];
    expect(() => History.open(pebbles, { ...file(), entries })).toThrow(
      'Entry 1 of the file is refused: Take one to three pebbles. [pebbles:take-1]',
    );
  });
});

describe('a game file that goes wrong in the middle', () => {
  const spoilt = (): GameFile => {
    const history = begin();
    for (let i = 0; i < 6; i++) takeOne(history);
    const entries = unwrapEntries(history.toFile().entries).map((entry, i) =>
      i === 3 ? { ...entry, count: 9 } : entry,
    );
    return { ...history.toFile(), entries: wrapEntries(entries) };
  };

  test('is played up to there, with the number and the reason', () => {
    const { history, refused } = History.openAsFar(pebbles, spoilt());
    expect(refused).toEqual({
      entry: 4,
      type: 'take',
      refusal: { rule: 'pebbles:take-1', text: 'Take one to three pebbles.' },
    });
    expect([history.length, history.toFile().entries.length]).toEqual([3, 3]);
    expect(History.openAsFar(pebbles, history.toFile()).refused).toBeNull();
  });

  test('says so when it is to be opened whole', () => {
    const opening = () => History.open(pebbles, spoilt());
    expect(opening).toThrow(EntryError);
    expect(opening).toThrow(/^Entry 4 of the file is refused: Take one to three/);
  });

  test('also where the rules themselves break', () => {
    const broken: typeof pebbles = {
      ...pebbles,
      frames: {
        turn: {
          ...pebbles.frames['turn']!,
          advance(g) {
            if (g.s.heap < 18) throw new TypeError('a fault on purpose');
            return false;
          },
        },
      },
    };
    const { history, refused, cause } = History.openAsFar(broken, spoilt());
    expect([history.length, refused?.entry, refused?.refusal.rule]).toEqual([2, 3, 'table:fault']);
    expect(cause).toBeInstanceOf(TypeError);
  });

  test('is not opened at all with settings that no game has', () => {
    expect(() => History.openAsFar(pebbles, { ...spoilt(), options: { heap: 3 } })).toThrow(FileError);
  });
});

describe('setting up', () => {
  test('the same seed gives the same game, another seed another', () => {
    const order = (seed: number) => start(pebbles, { players: 4, seed }).state.players.join();
    expect(order(3)).toBe(order(3));
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(order)).size).toBeGreaterThan(3);
    expect(order(42)).toBe('player3,player4,player1,player2');
  });

  test('what is not wished is as in the book, and every setting stands in the file', () => {
    const { options, readings } = start(pebbles, { players: 2, seed: 1 }).state;
    expect([options, readings]).toEqual([{ heap: 10 }, { strict: true, recount: 'now' }]);
    const begun = newGame(pebbles, { players: ['Ada', 'Ben'], seed: 1, options: { heap: 20 } });
    expect([begun.options, begun.readings]).toEqual([{ heap: 20 }, { strict: true, recount: 'now' }]);
    expect(new History(pebbles, begun).toFile()).toMatchObject(begun);
  });

  test('a file that does not know a setting plays on as before there was one', () => {
    const old = new History(pebbles, { ...header, options: {}, readings: {} });
    expect([old.state.options, old.state.readings]).toEqual([{ heap: 10 }, { strict: false, recount: 'never' }]);
    expect(old.toFile().readings).toEqual({ strict: false, recount: 'never' });
    const known = new History(pebbles, { ...header, readings: { strict: true } });
    expect(known.state.readings).toEqual({ strict: true, recount: 'never' });
  });

  test.each([
    ['too few players', { players: 1, seed: 1 }, '2 to 4 players'],
    ['too many players', { players: 5, seed: 1 }, '2 to 4 players'],
    ['half a player', { players: 2.5, seed: 1 }, '2 to 4 players'],
    ['a broken seed', { players: 2, seed: 0.5 }, 'whole number'],
    ['an unknown option', { players: 2, seed: 1, options: { fog: 1 } }, 'no option called "fog"'],
    ['an unknown value', { players: 2, seed: 1, options: { heap: 11 } }, '10 or 20, not 11'],
    ['an unknown reading', { players: 2, seed: 1, readings: { __x: 1 } }, 'no reading'],
  ])('%s is refused', (_, wish, why) => {
    expect(() => start(pebbles, wish)).toThrow(SetupError);
    expect(() => start(pebbles, wish)).toThrow(why);
  });
});
