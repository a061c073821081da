/** Long lists in two steps, and later steps of a turn by passing. */
import { deciders } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { titles } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { decisionOf, isOnBoard } from '../../../src/table/decision/model.ts';
import { leadingField, MOST_ROWS, rowSets, variantsBy } from '../../../src/table/decision/row-sets.ts';
import { type Row, rowGroupsOf, withoutTwins } from '../../../src/table/decision/rows.ts';
import { jumpTo } from '../../../src/table/decision/step-jump.ts';
import { stepsOf } from '../../../src/table/decision/steps.ts';
import { presentation as soh } from '../../../src/titles/soh/presentation.ts';
import { playedOf, positionWith, title } from './played.ts';

function* listsOf(rules: RailTitle): Generator<readonly Row[]> {
  const { states } = playedOf(rules, ['Ada', 'Bram', 'Cato'], 1);
  for (const s of states.filter((_, at) => at % 9 === 0)) {
    const by = deciders(rules, s)[0];
    const decision = by === undefined ? null : decisionOf(rules, s, by);
    for (const group of decision ? rowGroupsOf(decision) : [])
      if (!isOnBoard(group.type) && !rules.wording?.inMenu?.includes(group.type))
        yield withoutTwins(rules, s, group.rows);
  }
}

describe('a long list', () => {
  for (const rules of titles) {
    test(`of ${rules.name} is asked by what it is about, and loses no row`, () => {
      for (const rows of listsOf(rules)) {
        if (rows.length <= MOST_ROWS) continue;
        const field = leadingField(rows);
        expect(field, rows[0]!.type).not.toBeNull();
        const sets = rowSets(rows, field!);
        expect(sets.flatMap((set) => set.rows).toSorted(byKey)).toEqual(rows.toSorted(byKey));
        expect(Math.max(...sets.map((set) => set.rows.length)), rows[0]!.type).toBeLessThanOrEqual(MOST_ROWS);
      }
    });
  }

  test('has one row for those that differ in one field alone', () => {
    const row = (train: string, shell: string) =>
      ({
        key: `buyTrain ${train} ${shell}`,
        type: 'buyTrain',
        choice: { fields: { train, shell } },
        fixed: {},
        open: [],
      }) as unknown as Row;
    const rows = [row('D-1', 'NW'), row('D-1', 'B&O'), row('5-1', 'NW')];
    expect(variantsBy(rows, 'shell').map((stack) => stack.length)).toEqual([2, 1]);
    expect(variantsBy(rows, undefined)).toHaveLength(3);
  });
});

const byKey = (a: Row, b: Row): number => (a.key < b.key ? -1 : 1);

describe('going to a later step', () => {
  const nameOf = (s: RailState) => {
    const { steps, at } = stepsOf(soh, s)!;
    return { now: steps[at]!.name, steps: steps.map(({ name }) => name) };
  };

  test('passes what lies between, and says what could have been done there', () => {
    const run = (at: RailState) => jumpTo(title, soh, at, deciders(title, at)[0]!, nameOf(at).steps[4]!);
    const s = positionWith('track', (at) => run(at).arrives);
    const by = deciders(title, s)[0]!;
    const jump = run(s);
    expect(jump.lost).toContain(nameOf(s).now);
    expect(jump.passes.length).toBeGreaterThan(0);
    for (const { by: who, type } of jump.passes) expect([who, type]).toEqual([by, 'pass']);
  });

  test('stops where nobody may pass, and never leaves the turn', () => {
    const s = positionWith('dividend');
    const { now, steps } = nameOf(s);
    const jump = jumpTo(title, soh, s, deciders(title, s)[0]!, steps.at(-1)!);
    expect(jump).toMatchObject({ arrives: false, passes: [], stopsAt: now });
    const trains = positionWith('trains');
    const back = jumpTo(title, soh, trains, deciders(title, trains)[0]!, steps[0]!);
    expect(back.arrives).toBe(false);
  });
});
