/** A step of a turn that asks nobody says why, in every title. */
import { type GameEvent, History, unwrapEntries } from '@roundhouse/kernel';
import { Teller } from '@roundhouse/rail';
import { textOf } from '@roundhouse/rail/telling/details';
import { describe, expect, test } from 'vitest';
import { allTitles, titleOf } from '../src/title.ts';
import { savedFile } from './saved-games.ts';

/** Those of a title's own, beside the ones that all have. */
const OWN: Readonly<Record<string, readonly string[]>> = { soh: ['treasuryShares', 'buyPrivates'], 1843: ['ports'] };
const STEPS = ['track', 'station', 'run', 'trains'];

interface Turn {
  readonly company: string;
  readonly asked: Set<string>;
  readonly skipped: Map<string, string>;
  /** What was done in the turn, by event. */
  readonly done: Set<string>;
}

/** The turns of a saved game that came to their end, and every sentence about a skipped step. */
function turnsOf(name: string): { turns: readonly Turn[]; told: readonly string[] } {
  const file = savedFile(name);
  const title = titleOf(file.title);
  const game = History.open(title, { ...file, entries: [] });
  const teller = new Teller(title, game.state, (id) => id);
  const turns: Turn[] = [];
  const told: string[] = [];
  let now: Turn | undefined;
  const note = (event: GameEvent, sentence: string | undefined): void => {
    if (event.event === 'operates' || event.event === 'round') {
      if (now && game.state.companies[now.company]?.status === 'started') turns.push(now);
      now = undefined;
    }
    if (event.event === 'operates')
      now = { company: textOf(event, 'company'), asked: new Set(), skipped: new Map(), done: new Set() };
    now?.done.add(event.event);
    if (event.event !== 'skipped') return;
    told.push(sentence ?? '');
    now?.skipped.set(textOf(event, 'step'), textOf(event, 'why'));
  };
  for (const entry of unwrapEntries(file.entries)) {
    const { stack } = game.state;
    const result = game.replay(entry);
    if (!result.ok) throw new Error(result.refusal.text);
    // Whatever is taken back leaves a turn that nobody has seen from its beginning to its end.
    if (!('action' in result)) now = undefined;
    else {
      const top = stack.at(-1);
      if (top?.of === now?.company) now?.asked.add(top!.kind);
      for (const [at, event] of result.events.entries()) note(event, teller.tellOne(result.events, at)?.text);
    }
  }
  return { turns, told };
}

describe.each(allTitles.map(({ id }) => id))('%s', (id) => {
  const games = [1, 2, 3, 4, 5, 6].map((number) => turnsOf(`${id}-${number}`));
  const turns = games.flatMap((game) => game.turns);
  const told = games.flatMap((game) => game.told);

  test('every step of a turn asks its director or says why it does not', () => {
    expect(turns.length).toBeGreaterThan(20);
    for (const turn of turns) {
      // Some powers place a marker in another step.
      const missing = [...STEPS, ...(OWN[id] ?? [])].filter(
        (step) =>
          !turn.asked.has(step) && !turn.skipped.has(step) && !(step === 'station' && turn.done.has('placeStation')),
      );
      expect(missing, JSON.stringify([turn.company, [...turn.asked], [...turn.skipped]])).toEqual([]);
    }
  });

  test('the reasons are sentences without gaps', () => {
    expect(told.length).toBeGreaterThan(0);
    for (const text of told)
      expect(text).toMatch(
        /^No (track|token|station marker|run|train to buy|own shares to trade|private to buy|port marker to buy): [^{}]+[^{}.]$/,
      );
    for (const text of told) expect(text).not.toMatch(/undefined|NaN|"|:n\d/);
  });

  test('a step that was skipped is not one that was decided', () => {
    for (const { asked, skipped } of turns)
      for (const step of ['run', ...(OWN[id] ?? [])]) if (skipped.get(step)) expect(asked.has(step), step).toBe(false);
  });
});
