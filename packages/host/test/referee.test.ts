import { deciders, dice, HOST, type LoggedAction, type PlayerId, type UndoEntry } from '@roundhouse/kernel';
import { randomTurn } from '@roundhouse/bots';
import { anyTitle } from '@roundhouse/rail';
import { soh, title1820, titles } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { add, auctionOf, decide, indication, type Decision, nextOf } from '../src/index.ts';
import { AtTable, choiceOf } from './table.ts';

const holland = anyTitle(soh);
const [ada, bram, cato] = ['player1', 'player2', 'player3'] as const;
const refusedBy = (rule: string) => ({ kind: 'refused', refusal: { rule } });
const undoTo = (by: PlayerId, to: number): UndoEntry & { [field: string]: unknown } => ({ type: 'undo', by, to });

/** The player who is asked takes the first choice, for this many turns. */
function playTurns(at: AtTable, turns: number): PlayerId[] {
  const players: PlayerId[] = [];
  while (players.length < turns) {
    const [by] = deciders(at.table.title, at.table.state) as [PlayerId];
    if (at.act(choiceOf(at.table, by)).kind !== 'done') throw new Error('a choice was refused');
    players.push(by);
  }
  return players;
}

/** A table at which the trains of a company are to run, and the best run is not yet shown. */
function atRun(): AtTable {
  const at = new AtTable(holland, 3);
  const chance = dice(7);
  while (at.table.state.ended === null) {
    const { title, state, last } = at.table;
    const next = nextOf({ title, state, last, bots: state.players });
    if (next.kind === 'search') {
      const shown = indication(title, state);
      if (shown && (shown['revenue'] as number) > 0) return at;
      if (!shown || at.host(shown).kind !== 'done') at.table = { ...at.table, deadEnds: { search: true } };
    } else at.act(randomTurn(title, state, chance)!);
  }
  throw new Error('no train ever ran');
}

describe('who may speak', () => {
  test('only for a seat of one’s own, and never for the host', () => {
    const at = new AtTable(holland, 3);
    const [asked] = deciders(holland, at.table.state) as [PlayerId];
    const action = choiceOf(at.table, asked);
    const others = [ada, bram, cato].filter((player) => player !== asked);
    expect(at.act(action, ...others)).toMatchObject(refusedBy('table:seat'));
    expect(at.wish({ kind: 'act', entry: action, after: 0 })).toMatchObject(refusedBy('table:seat'));
    expect(at.act({ ...action, by: HOST }, ada, bram, cato)).toMatchObject(refusedBy('table:seat'));
    expect(at.act({ ...action, by: HOST }, HOST)).toMatchObject(refusedBy('table:seat'));
    expect(at.act({ ...action, by: 'player9' }, 'player9')).toMatchObject({ kind: 'refused' });
    expect(at.entries).toEqual([]);
    expect(at.act(action, ...others, asked)).toMatchObject({ kind: 'done', entries: [{ action }] });
  });

  test('what a client says about an entry counts for nothing', () => {
    const at = new AtTable(holland, 3);
    const [asked] = deciders(holland, at.table.state) as [PlayerId];
    const lied = { ...choiceOf(at.table, asked), via: { kind: 'host' }, time: 1, hash: '2-0' };
    expect(at.act(lied)).toMatchObject(refusedBy('table:malformed'));
    at.act(choiceOf(at.table, asked));
    expect(at.entries).toMatchObject([{ via: { kind: 'hand' }, time: at.now }]);
  });
});

describe('the moment of a wish', () => {
  test('an entry that came meanwhile is missed, and one that is not there sends the page back', () => {
    const at = new AtTable(holland, 3);
    playTurns(at, 2);
    const [asked] = deciders(holland, at.table.state) as [PlayerId];
    const entry = choiceOf(at.table, asked);
    expect(at.wish({ kind: 'act', entry, after: 1 }, asked)).toEqual({ kind: 'missed', from: 1 });
    expect(at.wish({ kind: 'act', entry, after: 3 }, asked)).toEqual({ kind: 'ahead' });
    expect(at.wish({ kind: 'act', entry, after: 2 }, asked)).toMatchObject({ kind: 'done' });
  });

  test('where several decide at once, the one who is slower is heard all the same', () => {
    const at = openCry();
    const auction = auctionOf(at.table.state)!;
    const bid = (by: PlayerId, amount: number): LoggedAction => ({ type: 'bid', by, frame: auction, amount });
    const { n } = at.table;
    expect(at.act(bid(ada, 20))).toMatchObject({ kind: 'done' });
    expect(at.wish({ kind: 'act', entry: bid(bram, 30), after: n }, bram)).toMatchObject({ kind: 'done' });
    expect(at.wish({ kind: 'act', entry: bid(cato, 30), after: n }, cato)).toEqual({ kind: 'missed', from: n });
  });

  test('a request that was done is done once, and its id serves nothing else', () => {
    const at = new AtTable(holland, 3);
    const [asked] = deciders(holland, at.table.state) as [PlayerId];
    const wish = { kind: 'act', entry: choiceOf(at.table, asked), after: 0 } as const;
    at.wish(wish, asked);
    const known = { wish, n: 1, entries: [...at.entries] };
    const again = (other: typeof wish) => decide(at.table, { wish: other, seats: [asked], known }, at.now);
    expect(again(wish)).toEqual({ kind: 'again', known });
    expect(again({ ...wish, entry: { ...wish.entry, type: 'pass' } })).toMatchObject(refusedBy('table:request'));
  });

  test('a run waits until the best one is shown', () => {
    const at = atRun();
    const { title, state } = at.table;
    const [by] = deciders(title, state) as [PlayerId];
    const { frame } = title.runProblem(state)!;
    const empty = { type: 'run', by, frame, routes: [] };
    expect(at.act(empty)).toMatchObject(refusedBy('table:searching'));
    expect(at.host(indication(title, state)!)).toMatchObject({ kind: 'done', entries: [{ via: { kind: 'host' } }] });
    const judged = at.act(empty);
    expect(judged).toMatchObject({ kind: 'refused' });
    expect(judged).not.toMatchObject(refusedBy('table:searching'));
    expect(at.act(choiceOf(at.table, by, 'run'))).toMatchObject({ kind: 'done' });
  });
});

describe('undo', () => {
  test('takes back one’s own last action at once', () => {
    const at = new AtTable(holland, 3);
    const [first] = playTurns(at, 1) as [PlayerId];
    expect(at.act(undoTo(first, 0))).toMatchObject({ kind: 'done', entries: [{ action: undoTo(first, 0) }] });
    expect(at.table).toMatchObject({ n: 2, last: undefined });
    expect(at.table.state.seq).toBe(0);
  });

  test('asks everybody whose actions fall, each in person', () => {
    const at = new AtTable(holland, 3);
    const [first, second, third] = playTurns(at, 3) as [PlayerId, PlayerId, PlayerId];
    expect(new Set([first, second, third]).size).toBe(3);
    const asked = at.act(undoTo(first, 0));
    expect(asked).toMatchObject({ kind: 'asked', ask: { needs: expect.arrayContaining([second, third]), agreed: [] } });
    const { id } = (asked as { ask: { id: string } }).ask;
    const yes = { kind: 'answer', ask: id, yes: true } as const;
    expect(at.wish(yes, first)).toMatchObject(refusedBy('table:not-yours'));
    expect(at.wish(yes, second)).toMatchObject({ kind: 'asked', ask: { agreed: [second] } });
    expect(at.wish(yes, second)).toMatchObject(refusedBy('table:not-yours'));
    expect(at.table.state.seq).toBe(3);
    const done = at.wish(yes, third);
    expect(done).toMatchObject({ kind: 'done', entries: [{ action: { type: 'undo', by: first, to: 0 } }] });
    expect(at.entries.at(-1)).toMatchObject({ action: { consents: expect.arrayContaining([second, third]) } });
    expect([at.table.state.seq, at.table.asks]).toEqual([0, []]);
    expect(at.wish(yes, third)).toMatchObject(refusedBy('table:ask'));
  });

  test('needs nobody else where one person speaks for all of them, or where bots acted', () => {
    const at = new AtTable(holland, 3);
    const [first, second] = playTurns(at, 2) as [PlayerId, PlayerId];
    expect(at.wish({ kind: 'act', entry: undoTo(first, 0), after: 2 }, first, second)).toMatchObject({ kind: 'done' });
    const bots = new AtTable(holland, 3);
    playTurns(bots, 2);
    bots.table = {
      ...bots.table,
      seats: bots.table.seats.map((seat) => (seat.player === second ? { ...seat, kind: 'bot' } : seat)),
    };
    expect(bots.act(undoTo(first, 0))).toMatchObject({ kind: 'done' });
  });

  test('a no, a new action or a day ends the question', () => {
    const asking = (): [AtTable, PlayerId, PlayerId] => {
      const at = new AtTable(holland, 3);
      const [first, second] = playTurns(at, 2) as [PlayerId, PlayerId];
      at.act(undoTo(first, 0));
      expect(at.table.asks).toHaveLength(1);
      return [at, first, second];
    };
    const [no, , second] = asking();
    no.wish({ kind: 'answer', ask: no.table.asks[0]!.id, yes: false }, second);
    expect([no.table.asks, no.table.state.seq]).toEqual([[], 2]);
    const [acted] = asking();
    playTurns(acted, 1);
    expect(acted.table.asks).toEqual([]);
    const [late, , awaited] = asking();
    const { id } = late.table.asks[0]!;
    late.now += 24 * 60 * 60 * 1000;
    expect(late.wish({ kind: 'answer', ask: id, yes: true }, awaited)).toMatchObject(refusedBy('table:ask'));
  });

  test('each no doubles the pause before the next question, and two to one point end it', () => {
    const at = new AtTable(holland, 3);
    const [first, second] = playTurns(at, 2) as [PlayerId, PlayerId];
    const ask = (to: number) => at.act(undoTo(first, to));
    const no = () => at.wish({ kind: 'answer', ask: at.table.asks[0]!.id, yes: false }, second);
    expect(ask(0)).toMatchObject({ kind: 'asked' });
    no();
    at.now += 29_999;
    expect(ask(0)).toMatchObject(refusedBy('table:undo-pause'));
    at.now += 1;
    expect(ask(0)).toMatchObject({ kind: 'asked' });
    no();
    at.now += 60_000;
    expect(ask(0)).toMatchObject(refusedBy('table:undo-declined'));
    playTurns(at, 1);
    expect(ask(0)).toMatchObject(refusedBy('table:undo-declined'));
    expect(ask(1)).toMatchObject({ kind: 'asked' });
    at.now += 24 * 60 * 60 * 1000;
    expect(ask(0)).toMatchObject({ kind: 'asked' });
  });

  test('a player who withdraws a question has not been told no', () => {
    const at = new AtTable(holland, 3);
    const [first] = playTurns(at, 2) as [PlayerId];
    at.act(undoTo(first, 0));
    at.wish({ kind: 'answer', ask: at.table.asks[0]!.id, yes: false }, first);
    expect(at.table).toMatchObject({ asks: [], noes: [] });
    expect(at.act(undoTo(first, 0))).toMatchObject({ kind: 'asked' });
  });

  test('a table can allow only what needs nobody, or nothing', () => {
    const own = new AtTable(holland, 3, { undo: 'own' });
    const [first, second] = playTurns(own, 2) as [PlayerId, PlayerId];
    expect(own.act(undoTo(first, 0))).toMatchObject(refusedBy('table:undo-consent'));
    expect(own.act(undoTo(second, 1))).toMatchObject({ kind: 'done' });
    const none = new AtTable(holland, 3, { undo: 'none' });
    const [only] = playTurns(none, 1) as [PlayerId];
    expect(none.act(undoTo(only, 0))).toMatchObject(refusedBy('table:undo'));
  });

  test('consents that a player claims are refused; a redo belongs to who took back', () => {
    const at = new AtTable(holland, 3);
    const [first, second] = playTurns(at, 2) as [PlayerId, PlayerId];
    expect(at.act({ ...undoTo(first, 0), consents: [second] })).toMatchObject(refusedBy('table:undo-consent'));
    at.act(undoTo(second, 1));
    expect(at.act({ type: 'redo', by: first })).toMatchObject(refusedBy('table:redo'));
    expect(at.act({ type: 'redo', by: second })).toMatchObject({ kind: 'done' });
    expect(at.table.state.seq).toBe(2);
  });
});

describe('what stands beside the rules', () => {
  test('a promise is written down when each of its players has confirmed it', () => {
    const at = new AtTable(holland, 3);
    const wish = { kind: 'agree', by: [ada, bram], text: 'No token in Breda' } as const;
    expect(at.wish(wish, cato)).toMatchObject(refusedBy('table:seat'));
    expect(at.wish(wish, ada)).toMatchObject({ kind: 'asked', ask: { needs: [bram] } });
    expect(at.entries).toEqual([]);
    const yes = { kind: 'answer', ask: at.table.asks[0]!.id, yes: true } as const;
    expect(at.wish(yes, bram)).toMatchObject({ kind: 'done' });
    expect(at.entries).toMatchObject([{ note: { type: 'agreement', by: [ada, bram], text: 'No token in Breda' } }]);
    expect(at.wish({ kind: 'agree', by: [ada, ada], text: 'x' }, ada)).toMatchObject(refusedBy('table:malformed'));
    expect(at.wish({ kind: 'agree', by: [ada, 'player9'], text: 'x' }, ada)).toMatchObject(
      refusedBy('table:malformed'),
    );
  });

  test('a new link for a seat takes the word of all other people, and the log has it', () => {
    const at = new AtTable(holland, 3);
    const wish = { kind: 'link', by: ada, player: cato } as const;
    expect(at.wish(wish, bram)).toMatchObject(refusedBy('table:seat'));
    expect(at.wish({ ...wish, player: ada }, ada)).toMatchObject(refusedBy('table:link'));
    expect(at.wish({ ...wish, player: 'player9' }, ada)).toMatchObject(refusedBy('table:link'));
    expect(at.wish(wish, ada)).toMatchObject({ kind: 'asked', ask: { needs: [bram] } });
    const yes = { kind: 'answer', ask: at.table.asks[0]!.id, yes: true } as const;
    expect(at.wish(yes, cato)).toMatchObject(refusedBy('table:not-yours'));
    expect(at.wish(yes, bram)).toMatchObject({ kind: 'done', entries: [{ note: { type: 'remark', by: ada } }] });
    expect(at.wish(wish, ada, bram)).toMatchObject({ kind: 'done' });
  });

  test('a seat is handed on by who holds it, and its note says to whom', () => {
    const at = new AtTable(holland, 3);
    expect(at.wish({ kind: 'seat', player: bram, to: 'club' }, ada)).toMatchObject(refusedBy('table:seat'));
    at.wish({ kind: 'seat', player: bram, to: 'club' }, bram);
    expect(at.table.seats[1]).toMatchObject({ player: bram, kind: 'bot', level: 'club' });
    expect(at.entries).toMatchObject([{ note: { type: 'seat', player: bram, via: { kind: 'bot' } } }]);
  });

  test('a maximum makes no entry, is one’s own, and ends with an undo', () => {
    const at = openCry();
    const wish = { kind: 'maximum', player: bram, amount: 90 } as const;
    expect(at.wish(wish, ada)).toMatchObject(refusedBy('table:seat'));
    expect(at.wish(wish, bram)).toMatchObject({ kind: 'done', entries: [] });
    expect(at.table.maximums).toMatchObject({ [bram]: { amount: 90 } });
    expect(at.wish({ ...wish, amount: 1.5 }, bram)).toMatchObject(refusedBy('table:maximum'));
    const { seq } = at.table.state;
    at.act({ type: 'bid', by: ada, frame: auctionOf(at.table.state)!, amount: 20 });
    at.act(undoTo(ada, seq));
    expect(at.table.maximums).toEqual({});
    expect(new AtTable(holland, 3).wish(wish, bram)).toMatchObject(refusedBy('table:maximum'));
  });

  test('offers in a row are bounded; anything else begins a new count', () => {
    const at = new AtTable(holland, 3);
    const chance = dice(3);
    const made = ({ table }: AtTable, action: LoggedAction, offersInARow: number) =>
      add({ ...table, offersInARow }, action, at.now);
    for (;;) {
      const { title, state } = at.table;
      at.table = { ...at.table, deadEnds: { search: true } };
      const action = randomTurn(title, state, chance)!;
      const decision = made(at, action, 19);
      if (decision.kind !== 'done') throw new Error(JSON.stringify(decision));
      if (decision.applied?.events.some(({ event }) => event === 'offer')) {
        expect(decision.table.offersInARow).toBe(20);
        expect(made(at, action, 20)).toMatchObject(refusedBy('table:offers'));
        return;
      }
      if (!['decline', 'withdraw'].includes(action.type)) expect(decision.table.offersInARow).toBe(0);
      at.act(action);
    }
  });

  test('entries are bounded as files are', () => {
    const at = new AtTable(holland, 3);
    at.table = { ...at.table, n: 100_000 };
    const [asked] = deciders(holland, at.table.state) as [PlayerId];
    expect(at.act(choiceOf(at.table, asked))).toMatchObject(refusedBy('table:full'));
    expect(at.wish({ kind: 'seat', player: ada, to: 'random' }, ada)).toMatchObject(refusedBy('table:full'));
  });
});

/** What nobody may do, whatever is asked: by the wrong person, at the wrong time, in the wrong form. */
describe.each(titles.map((title) => [title.name, title] as const))('in %s', (_, title) => {
  test('nothing changes but by the right person, at the right time, in the right form', () => {
    const at = new AtTable(title, 3);
    const chance = dice(11);
    for (let actions = 0; actions < 60; actions++) {
      const { state, last, n } = at.table;
      const next = nextOf({ title, state, last, bots: state.players });
      const shown = next.kind === 'search' ? indication(title, state) : null;
      if (shown && at.host(shown).kind === 'done') continue;
      const entry = state.ended ? null : randomTurn(title, state, chance);
      if (!entry) break;
      const others = state.players.filter((player) => player !== entry.by);
      const before = JSON.stringify(at.table);
      const wrong: Decision<typeof state>[] = [
        at.act(entry, ...others),
        at.act({ ...entry, by: HOST }, HOST, ...state.players),
        at.wish({ kind: 'act', entry, after: n + 1 }, entry.by),
        at.act({ ...entry, frame: 'nowhere' }),
        at.act({ ...entry, type: 'nothing' }),
        at.act({ ...entry, hash: '1-00' }),
        at.wish({ kind: 'act', entry: null, after: n }, entry.by),
        at.wish({ kind: 'act', entry: [entry], after: n }, entry.by),
        at.wish({ kind: 'answer', ask: 'none', yes: true }, ...state.players),
        at.act(undoTo(entry.by, state.seq)),
        at.act(undoTo(entry.by, -1)),
      ];
      expect(wrong.filter(({ kind }) => kind === 'done' || kind === 'asked')).toEqual([]);
      expect(JSON.stringify(at.table)).toBe(before);
      at.table = { ...at.table, deadEnds: { search: true } };
      expect(at.act(entry), JSON.stringify(entry)).toMatchObject({ kind: 'done' });
    }
  });
});

/** Three players of 1820 before the future trains: everybody has passed in the cousin auction. */
function openCry(): AtTable {
  const at = new AtTable(anyTitle(title1820), 3);
  while (auctionOf(at.table.state) === null) {
    const [by] = deciders(at.table.title, at.table.state) as [PlayerId];
    at.act(choiceOf(at.table, by, 'pass'));
  }
  return at;
}
