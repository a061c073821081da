import { apply, deciders } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { boardRows, legalHexes, refusalsAt } from '../../../src/table/decision/board-rows.ts';
import { actionOf, alsoHere, askedHere, companyOf, decisionOf } from '../../../src/table/decision/model.ts';
import { chosenRow, rowAction, rowGroupsOf } from '../../../src/table/decision/rows.ts';
import { stepsOf } from '../../../src/table/decision/steps.ts';
import { rotationOf, rotationsOf, turned } from '../../../src/table/decision/turn.ts';
import { played, positionWith, title } from './played.ts';

const asked = (kind: string, suits?: Parameters<typeof positionWith>[1]) => {
  const s = positionWith(kind, suits);
  return { s, decision: decisionOf(title, s, deciders(title, s)[0]!)! };
};

const canSell: Parameters<typeof positionWith>[1] = (s) =>
  rowGroupsOf(decisionOf(title, s, deciders(title, s)[0]!)!).some(({ type }) => type === 'sell');

describe('a decision', () => {
  test('of a stock turn: buying before selling, passing apart', () => {
    const { decision } = asked('stockTurn', canSell);
    const types = rowGroupsOf(decision).map(({ type }) => type);
    expect(types.indexOf('sell')).toBe(types.length - 1);
    expect(decision.closings.map(({ type }) => type)).toEqual(['pass']);
    expect(decision.company).toBeNull();
  });

  test('of a dividend: a row for each of the two', () => {
    const { decision } = asked('dividend');
    const rows = rowGroupsOf(decision).flatMap((group) => group.rows);
    expect(rows.map((row) => rowAction(row)['choice'])).toEqual(['pay', 'withhold']);
    expect(decision.closings).toEqual([]);
  });

  test('every row, as it stands, is legal', () => {
    for (const kind of ['auction', 'stockTurn', 'ownShares', 'buyPrivates', 'token', 'dividend', 'trains', 'offer']) {
      const { s, decision } = asked(kind);
      for (const row of rowGroupsOf(decision).flatMap((group) => group.rows)) {
        expect(apply(title, s, rowAction(row)).ok, `${kind} ${row.key}`).toBe(true);
      }
      for (const choice of decision.closings) expect(apply(title, s, actionOf(choice)).ok, kind).toBe(true);
    }
  });

  test('what is picked out of range takes the nearest', () => {
    const { s, decision } = asked('auction');
    const row = rowGroupsOf(decision)[0]!.rows[0]!;
    expect(rowAction(row, { amount: 99_999 })['amount']).toBe(s.cash[decision.by]);
    expect(rowAction(row, { amount: -1 })['amount']).toBeGreaterThan(0);
  });

  test('the only way is chosen already; one of several optional ones is not', () => {
    const { decision } = asked('auction');
    expect(chosenRow(rowGroupsOf(decision), null, true)).not.toBeNull();
    const stock = rowGroupsOf(asked('stockTurn').decision);
    expect(chosenRow(stock, null, true)).toBeNull();
    const last = stock.at(-1)!.rows.at(-1)!;
    expect(chosenRow(stock, last.key, true)).toBe(last);
  });

  test('one line for each reason', () => {
    const { history, states } = played(5);
    for (let seq = 0; seq < history.length; seq += 7) {
      const s = states[seq]!;
      const [by] = deciders(title, s);
      const texts = by ? decisionOf(title, s, by)!.dimmed.map(({ refusal }) => refusal.text) : [];
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  test('is for whoever sits here; whoever made an offer may withdraw it', () => {
    const s = positionWith('offer');
    const [needed] = deciders(title, s);
    const other = s.players.find((player) => player !== needed)!;
    expect(askedHere(title, s, [other])).toBeNull();
    expect(askedHere(title, s, [other, needed!])).toBe(needed);
    expect(alsoHere(title, s, [other]).map(({ type }) => type)).toEqual(['withdraw']);
  });
});

describe('track', () => {
  const { s, decision } = asked('track');

  test('lists tiles for a legal hex only, each with its rotations', () => {
    const [hex] = legalHexes(decision);
    const { rows } = boardRows(title, s, decision, hex!);
    expect(rows.length).toBeGreaterThan(0);
    const row = rows[0]!;
    const seen = new Set<number>();
    let values = {};
    for (let i = 0; i < rotationsOf(row).length; i++) {
      seen.add(rotationOf(row, values));
      expect(apply(title, s, rowAction(row, values)).ok).toBe(true);
      values = { rotation: turned(row, values) };
    }
    expect([...seen].sort((a, b) => a - b)).toEqual([...rotationsOf(row)].sort((a, b) => a - b));
    expect(turned(row, { rotation: turned(row, {}) }, -1)).toBe(rotationOf(row, {}));
    expect(boardRows(title, s, decision, null).rows).toEqual([]);
  });

  test('says why nothing can lie elsewhere', () => {
    const legal = legalHexes(decision);
    const hex = title.material.board.ids.find((id) => !legal.includes(id))!;
    expect(boardRows(title, s, decision, hex).rows).toEqual([]);
    expect(refusalsAt(title, s, decision.by, hex)[0]?.refusal.rule).toMatch(/^soh:/);
  });

  test('is a step of the company’s turn', () => {
    const rail = {
      turn: 'operatingTurn',
      steps: [
        { name: 'soh.step.shares', frames: ['ownShares'] },
        { name: 'soh.step.track', frames: ['track'] },
      ],
    } as const;
    const shown = stepsOf({ turns: [rail] }, s);
    expect(shown?.at).toBe(1);
    expect(companyOf(s, s.stack.at(-1)!)).toBe(decision.company);
    expect(stepsOf({ turns: [] }, s)).toBeNull();
  });
});
