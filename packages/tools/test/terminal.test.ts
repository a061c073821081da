/** Whole games in the terminal, by a person who types at random, and what every prompt understands. */
import { dice, History, HOST, type LoggedAction } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { playerNames } from '../src/names.ts';
import type { Answers } from '../src/play/asker.ts';
import { Session } from '../src/play/session.ts';
import { allTitles, titleOf } from '../src/title.ts';

afterEach(() => vi.restoreAllMocks());

/** All that is printed. */
function printed(): { text: string } {
  const seen = { text: '' };
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((seen.text += String(text))));
  return seen;
}

function begin(id: string, players = 3, seed = 4) {
  const title = titleOf(id);
  const header = { title: id, options: {}, readings: {}, players: playerNames(players), seed };
  return { title, history: new History<RailState>(title, header) };
}

/** Types what a person could type: numbers of the list, amounts, commands now and then. */
class Person implements Answers {
  readonly typed = new Map<string, number>();
  readonly #seen: { text: string };
  readonly #chance: (below: number) => number;
  #read = 0;
  prompts = 0;

  constructor(seen: { text: string }, seed: number) {
    this.#seen = seen;
    this.#chance = dice(seed);
  }

  ask(prompt: string): Promise<string> {
    this.prompts++;
    const listed = this.#seen.text.slice(this.#read).match(/^ {2,3}\d+ {2}/gm) ?? [];
    if (prompt.startsWith('undo takes')) return Promise.resolve('quit');
    if (prompt.includes('Are you sure')) return Promise.resolve('no');
    const answer = prompt === '> ' ? this.#choose(listed.length) : this.#value(prompt);
    // The list stays on the screen while questions about it are asked.
    if (/^\d+$/.test(answer) || answer === 'b' || answer === 'u') this.#read = this.#seen.text.length;
    this.typed.set(answer, (this.typed.get(answer) ?? 0) + 1);
    return Promise.resolve(answer);
  }

  #choose(items: number): string {
    const kind = this.#chance(40);
    if (items === 0 || kind < 16) return 'b';
    if (kind === 16) return 'u';
    if (kind === 17) return '?';
    if (kind === 18) return 'hello';
    return String(1 + this.#chance(items));
  }

  #value(prompt: string): string {
    const kind = this.#chance(12);
    if (kind === 0) return 'u';
    if (kind === 1) return '?';
    if (kind === 2) return 'b';
    if (kind === 3) return 'seven';
    const [, from] = /\(\D*(\d+)/.exec(prompt) ?? [];
    return kind < 8 ? (from ?? '') : '';
  }
}

/** Runs that were decided without the host's indication right before, whatever was done beside them. */
function unseen(actions: readonly LoggedAction[]): LoggedAction[] {
  return actions.filter(({ type, frame }, at) => {
    const before = actions.slice(0, at).findLast((one) => one.frame === frame);
    return type === 'run' && !(before?.type === 'indicate' && before.by === HOST);
  });
}

/** Who types at random is soon bankrupt; this person has seen a few runs before. */
const PERSON: Readonly<Record<string, number>> = { soh: 10 };

describe.each(allTitles.map(({ id }) => id))('%s in the terminal', (id) => {
  test('is played to its end, and no run is decided before the best one is shown', { timeout: 240_000 }, async () => {
    const seen = printed();
    const { title, history } = begin(id);
    const person = new Person(seen, PERSON[id] ?? 7);
    await new Session(title, history, person, 'unused.json', 11, RANDOM).play();
    expect(history.state.ended).not.toBeNull();
    for (const command of ['u', '?', 'b', '1', 'hello']) expect(person.typed.get(command), command).toBeGreaterThan(0);
    expect(seen.text).toContain('your move: ');
    expect(seen.text).toMatch(/\d trains?\b/);
    expect(seen.text).not.toMatch(/undefined|NaN|\[object/);
    expect(history.actions.filter(({ type }) => type === 'run').length).toBeGreaterThan(3);
    expect(unseen(history.actions)).toEqual([]);
  });
});

/** Quick opponents: what is tried here is the terminal. */
const RANDOM = { people: [1], bot: 'random', why: false } as const;

describe('at the prompt for a number', () => {
  /** Types these lines one after the other, and then nothing more. */
  async function type(id: string, ...lines: string[]) {
    const seen = printed();
    const { title, history } = begin(id);
    const prompts: string[] = [];
    const answers: Answers = {
      ask(prompt) {
        prompts.push(prompt);
        return Promise.resolve(lines.shift() ?? null);
      },
    };
    await new Session(title, history, answers, 'unused.json', 11, RANDOM).play();
    return { history, prompts, text: seen.text, left: lines };
  }

  test('? says what can be typed, and so does what cannot be read', async () => {
    const { text, prompts, history } = await type('1828', '1', '?', 'seven', '27', '30');
    expect(text.match(/How much: \$25 to \$800 in steps of \$5; Enter: \$25\./g)).toHaveLength(3);
    expect(prompts.slice(0, 5)).toEqual([
      '> ',
      ...Array<string>(4).fill('  How much ($25 to $800 in steps of $5; Enter: $25)? '),
    ]);
    expect(history.actions[0]).toMatchObject({ type: 'bid', amount: 30 });
  });

  test('a line may be typed by its words, and a number that is not there says which are', async () => {
    const { history, text } = await type('1828', '14', 'pass', 'q');
    expect(text).toContain('The list has no 14: type 1 to 13, or “help”.');
    expect(history.actions[0]).toMatchObject({ type: 'pass', by: 'player1' });
  });

  test('what means nothing is named, a hex says that nothing can be done there, an empty line repeats the list', async () => {
    const { text } = await type('1828', 'bananas', 'e23', '', 'q');
    expect(text).toContain('“bananas” is not understood: type a number from the list, or “help”.');
    expect(text).toMatch(/There is nothing to choose in E23/);
    expect(text.match(/ 1 {2}Bid on Schuylkill/g)).toHaveLength(2);
  });

  test('after more and back the list is shown again', async () => {
    const { text } = await type('1828', 'more', 'back', 'q');
    expect(text.match(/ 1 {2}Bid on Schuylkill/g)).toHaveLength(2);
  });

  test('q leaves the game', async () => {
    const { history, left } = await type('1828', '1', 'q', 'never');
    expect([history.length, left]).toEqual([0, ['never']]);
  });

  test('u takes the last decision back', async () => {
    const { history, text } = await type('1828', '1', '25', '1', 'u', 'q');
    expect(text).toMatch(/Back at your last decision, before “Anna bids \$25 on/);
    expect(history.length).toBe(0);
    expect(history.toFile().entries.at(-1)).toMatchObject({ action: { type: 'undo', to: 0 } });
  });

  test('u with nothing to take back asks again', async () => {
    const { history, text } = await type('1828', '1', 'u', '1', '25', 'q');
    expect(text).toContain('You have nothing to undo.');
    expect(history.actions[0]).toMatchObject({ type: 'bid', amount: 25 });
  });

  test('b lets a bot decide, and c goes back to the list', async () => {
    const { history, prompts } = await type('1828', '1', 'c', '13', 'q');
    expect(prompts.slice(0, 3)).toEqual(['> ', '  How much ($25 to $800 in steps of $5; Enter: $25)? ', '> ']);
    expect(history.actions[0]).toMatchObject({ type: 'pass' });
    expect((await type('1828', '1', 'b', 'q')).history.actions[0]!.by).toBe('player1');
  });

  test('h lets a bot play the seat to the end of the round, and u asks again for what it has done', async () => {
    const { history, prompts } = await type('soh', 'h', 'q');
    expect(prompts.length).toBe(2);
    expect(history.actions.some(({ by, frame }) => by === 'player1' && frame.startsWith('lotAuction'))).toBe(true);
    expect(history.state.stack.at(-1)?.kind).toBe('stockTurn');
    const undone = await type('soh', 'h', 'u', 'q');
    expect(undone.prompts.length).toBe(3);
    expect(undone.history.state.stack.at(-1)?.kind).toBe('lotAuction');
  });

  test('a file that cannot be written does not end the game', async () => {
    const { text, history } = await type('soh', 's /no/such/folder/game.json', 'b', 'q');
    expect(text).toContain('Not saved: /no/such/folder/game.json cannot be written');
    expect(history.length).toBeGreaterThan(0);
  });
});
