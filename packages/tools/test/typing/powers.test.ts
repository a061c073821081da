/** The powers of 1820's cousins, chosen for a run at the prompt. */
import { History } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { afterEach, expect, test, vi } from 'vitest';
import type { Answers } from '../../src/play/asker.ts';
import { Session } from '../../src/play/session.ts';
import { titleOf } from '../../src/title.ts';
import { savedFile } from '../saved-games.ts';

afterEach(() => vi.restoreAllMocks());

/** Takes the first line that offers a power, by its number, and then leaves. */
class Chooser implements Answers {
  readonly #screen: { text: string };
  line = '';

  constructor(screen: { text: string }) {
    this.#screen = screen;
  }

  ask(): Promise<string> {
    if (this.line !== '') return Promise.resolve('quit');
    const lines = this.#screen.text.replaceAll(/\n {6}/g, ' ').split('\n');
    this.line = lines.find((line) => /^ {2,3}\d+ {2}.* train with /.test(line)) ?? '';
    return Promise.resolve(/\d+/.exec(this.line)?.[0] ?? 'quit');
  }
}

/** Games that stand before a run with a power, by the number of that entry, and whose power it is. */
const RUNS = [
  ['1820-14', 216, 'VF'],
  ['1820-4', 856, 'GWSC'],
  ['1820-17', 322, 'VF'],
] as const;

test.each(RUNS)(
  '%s, entry %i: a run with %s is offered with what it earns, and earns that',
  async (name, at, power) => {
    const file = savedFile(name);
    const title = titleOf('1820');
    const history = History.open<RailState>(title, { ...file, entries: file.entries.slice(0, at) });
    expect(history.state.stack.at(-1)?.kind).toBe('run');
    const before = history.actions.length;
    const screen = { text: '' };
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((screen.text += String(text))));
    const chooser = new Chooser(screen);
    const people = file.players.map((_, seat) => seat + 1);
    await new Session(title, history, chooser, 'unused.json', 1, { people, bot: 'random', why: false }).play();
    vi.restoreAllMocks();
    const run = history.actions.slice(before).find(({ type }) => type === 'run');
    expect(JSON.stringify(run)).toContain(`"power":"${power}"`);
    const [, earned] = /£([\d,]+) in all/.exec(chooser.line) ?? [];
    const said = screen.text.slice(screen.text.indexOf(chooser.line.slice(0, 30))).replaceAll(/\s+/g, ' ');
    expect(said).toContain(`runs for £${earned}`);
  },
);
