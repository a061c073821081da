/** The sum that is lacking in an emergency is what keeps the director from buying the train. */
import { choices, deciders, History, unwrapEntries } from '@roundhouse/kernel';
import { cashOf, type RailState, type SumOwed } from '@roundhouse/rail';
import { type State as State1828, sumOwed as sum1828 } from '@roundhouse/titles/1828/face';
import { type State as StateSoh, sumOwed as sumSoh } from '@roundhouse/titles/soh/face';
import { describe, expect, test } from 'vitest';
import { deskOf } from '../src/play/desk.ts';
import { asideLines } from '../src/play/screens/overview.ts';
import { titleOf } from '../src/title.ts';
import { savedFile, savedNames } from './saved-games.ts';

const sums: Readonly<Record<string, (s: RailState, company: string) => SumOwed | null>> = {
  soh: (s, company) => sumSoh(s as StateSoh, company),
  '1828': (s, company) => sum1828(s as State1828, company),
};

describe.each(Object.keys(sums))('%s', (id) => {
  const title = titleOf(id);
  const found: { readonly s: RailState; readonly company: string; readonly sum: SumOwed }[] = [];
  for (const name of savedNames.filter((one) => one.startsWith(`${id}-`))) {
    const file = savedFile(name);
    const game = History.open(title, { ...file, entries: [] });
    for (const entry of unwrapEntries(file.entries)) {
      const { kind, of } = game.state.stack.at(-1) ?? {};
      if (kind === 'emergency') found.push({ s: game.state, company: of!, sum: sums[id]!(game.state, of!)! });
      game.replay(entry);
    }
  }

  test('is said beside the question in the terminal, unless there is enough', () => {
    for (const { s, sum } of found) {
      const desk = deskOf(title, s, s.players, s.players[0]!);
      const said = asideLines(desk).join(' ');
      if (sum.lacking > 0)
        expect(said).toContain(`Still short: ${desk.money(sum.lacking)} of the ${desk.money(sum.price)}`);
      else expect(said).not.toContain('Still short');
    }
  });

  test('is the price less what is there, with the director’s cash', () => {
    expect(found.some(({ sum }) => sum.lacking > 0)).toBe(true);
    for (const { s, company, sum } of found) {
      const there = sum.treasury + (sum.shares ?? 0) + cashOf(s, s.companies[company]!.director!);
      expect(sum.lacking).toBe(Math.max(0, sum.price - there));
    }
  });

  test('keeps the train from being bought, and nothing else does', () => {
    for (const { s, sum } of found) {
      const [by] = deciders(title, s);
      const offered = choices(title, s, by!, { type: 'buyTrain' }).map(({ fields }) => fields['train'] as string);
      const cheapest = offered.some((train) => title.train(s, train)?.id === sum.train);
      expect(cheapest, `${by} in ${s.stack.at(-1)!.kind}, ${sum.lacking} short`).toBe(sum.lacking === 0);
    }
  });
});
