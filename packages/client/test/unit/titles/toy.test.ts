/** A title of one folder, on the table: its moves, questions and log need nothing from the page but its own words. */
import { apply, deciders, type GameEvent, start } from '@roundhouse/kernel';
import { anyTitle, type RailTitle, Teller, wordOf } from '@roundhouse/rail';
import { soh } from '@roundhouse/titles';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { title as defined } from '../../../../titles/test/toy/index.ts';
import { Readings } from '../../../src/pages/new-game/readings.tsx';
import { outcomeOf } from '@roundhouse/rail/telling/consequences';
import { decisionOf } from '../../../src/table/decision/model.ts';
import { headingOf, rowButton, rowTitle } from '../../../src/table/decision/row-words.ts';
import { rowAction, rowGroupsOf } from '../../../src/table/decision/rows.ts';
import { namesOf } from '../../../src/table/names.ts';
import { LogReader } from '../../../src/table/record/log.ts';
import { loadPresentation } from '../../../src/titles/index.ts';
import { byTitle, idOf } from '../../../src/titles/folders.ts';

const toy = anyTitle(defined);
const seats = ['Ada', 'Bram'].map((name, i) => ({ player: `player${i + 1}`, name, kind: 'here' as const }));
const names = namesOf(seats, toy, start(toy, { players: 2, seed: 1 }).state);

describe('a title of one folder', () => {
  test('is found by its folder', async () => {
    const found = byTitle(import.meta.glob('../../../../titles/test/*/index.ts', { import: 'title' }));
    expect([...found.keys()]).toEqual(['toy']);
    expect(await found.get('toy')!()).toBe(defined);
    expect(idOf('t1899')).toBe('1899');
  });

  test('is shown plainly where the page has nothing of its own for it', async () => {
    expect(await loadPresentation('toy')).toEqual({ id: 'toy' });
  });

  test('is offered by its questions alone, and as on 18xx.games only where that site has it', () => {
    const shown = (title: RailTitle): string =>
      renderToStaticMarkup(createElement(Readings, { title, values: {}, onChange: () => undefined }));
    expect(shown(toy)).toContain('<details class="new-details" open="">');
    expect(shown(toy)).not.toMatch(/By the book|18xx\.games/);
    expect(shown(anyTitle(soh))).toMatch(/By the book.*As on 18xx\.games/);
  });

  test('is played by its rows and buttons to its end, and every line has words', () => {
    const first = start(toy, { players: 2, seed: 1 }).state;
    const steps: { seq: number; action: never; events: readonly GameEvent[] }[] = [];
    let s = first;
    for (let turn = 0; !s.ended && turn < 100; turn++) {
      const decision = decisionOf(toy, s, deciders(toy, s)[0]!)!;
      expect(wordOf(toy, `ask.${decision.frame.kind}`)).toBeDefined();
      const groups = rowGroupsOf(decision);
      for (const group of groups) {
        const { type, rows } = group;
        expect(headingOf({ title: toy }, group)).not.toBe(type);
        const values = { company: 'EAST', percent: 50, from: 'treasury', tile: '9', hex: 'A3', using: 'none' };
        expect(rowTitle({ title: toy }, rows[0]!, values)).not.toContain('{');
        expect(rowButton({ title: toy }, rows[0]!, values)).not.toContain('{');
      }
      const row = groups[0]?.rows[turn % 2];
      const closing = decision.plainMoves[turn % decision.plainMoves.length]!;
      const action = row ? rowAction(row) : { type: closing.type, by: closing.by, frame: closing.frame };
      expect(outcomeOf(toy, s, action).ok).toBe(true);
      const done = apply(toy, s, action);
      if (!done.ok) throw new Error(done.refusal.text);
      s = done.state;
      steps.push({ seq: s.seq, action: action as never, events: done.events });
    }
    expect(s.ended?.reason).toBe('three-rounds');
    const teller = new Teller(toy, first, (id) => seats.find(({ player }) => player === id)?.name);
    const lines = new LogReader(toy, first, teller).read(steps);
    expect(lines.length).toBeGreaterThan(10);
    for (const { line } of lines) expect(line.told?.text ?? 'moves').not.toMatch(/\{|undefined/);
    expect(names.owner('treasury')).toBe('treasury');
    expect(teller.ending('three-rounds')).toBe('Three rounds are over');
  });
});
