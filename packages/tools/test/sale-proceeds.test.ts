/** What a title says that somebody could sell for is what selling everything brings, choice by choice. */
import { apply, choices, deciders, fill, type LoggedAction } from '@roundhouse/kernel';
import { BANK, type RailState } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { stepsOf } from '../src/runs.ts';
import { titleOf } from '../src/title.ts';
import { savedFile } from './saved-games.ts';

/** Enough to come into late stock rounds, with shares in the pool. */
const games = {
  soh: ['soh-1', 'soh-4'],
  '1828': ['1828-1', '1828-4'],
  '1843': ['1843-1', '1843-4'],
  '1839': ['1839-1', '1839-4'],
  '1820': ['1820-1', '1820-4'],
};

describe.each(Object.entries(games))('%s', (id, names) => {
  const title = titleOf(id);

  /** The largest sale that is offered to this seller, or the word that closes it. */
  function nextSale(s: RailState, by: string): LoggedAction | undefined {
    const taken = (s.stack.at(-1) as { bundles?: readonly { company: string }[] }).bundles ?? [];
    const sale = choices(title, s, by, { type: 'sell' })
      .filter(({ fields }) => (fields['as'] ?? by) === by)
      .find(({ fields }) => taken.every(({ company }) => company !== fields['company']));
    if (!sale) return choices(title, s, by, { type: 'announce' }).map((one) => fill(one))[0];
    const count = sale.openFields['count'];
    return fill(sale, { count: count?.kind === 'range' ? count.max : 1 });
  }

  function soldBy(start: RailState, by: string): number {
    let [s, brought] = [start, 0];
    for (let left = 60; left > 0 && deciders(title, s).includes(by); left--) {
      const action = nextSale(s, by);
      if (!action) break;
      const result = apply(title, s, action);
      if (!result.ok) throw new Error(result.refusal.text);
      for (const event of result.events)
        if (event.event === 'pay' && event['from'] === BANK && event['to'] === by && event['why'] === 'shares')
          brought += Number(event['amount']);
      s = result.state;
      if (action.type === 'announce') break;
    }
    return brought;
  }

  test('at the beginning of every stock turn', { timeout: 60_000 }, () => {
    let [turns, some] = [0, 0];
    for (const name of names) {
      for (const { before, done } of stepsOf(title, savedFile(name))) {
        const top = done.state.stack.at(-1);
        if (top?.kind !== 'stockTurn' || top.of === undefined) continue;
        if (before.stack.some(({ kind, of }) => kind === 'stockTurn' && of === top.of)) continue;
        const told = title.saleProceeds(done.state, top.of);
        expect(soldBy(done.state, top.of), `${name}, ${title.roundName(done.state)}, ${top.of}`).toBe(told);
        turns += 1;
        if (told > 0) some += 1;
      }
    }
    expect(turns).toBeGreaterThan(20);
    expect(some).toBeGreaterThan(5);
  });
});
