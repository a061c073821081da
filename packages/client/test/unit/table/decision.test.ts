import { apply, deciders } from '@roundhouse/kernel';
import { anyTitle, type RailState } from '@roundhouse/rail';
import { title1828 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { boardRows, legalHexes, refusalsAt } from '../../../src/table/decision/board-rows.ts';
import { actionOf, alsoHere, askedHere, companyOf, decisionOf } from '../../../src/table/decision/model.ts';
import { outOfRange, chosenRow, rowAction, rowGroupsOf } from '../../../src/table/decision/rows.ts';
import { stepsOf } from '../../../src/table/decision/steps.ts';
import { rotationOf, rotationsOf, turned } from '../../../src/table/decision/turn.ts';
import { played, playedOf, positionWith, title } from './played.ts';

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
    expect(decision.plainMoves.map(({ type }) => type)).toEqual(['pass']);
    expect(decision.company).toBeNull();
  });

  test('of a dividend: a row for each of the two', () => {
    const { decision } = asked('dividend');
    const rows = rowGroupsOf(decision).flatMap((group) => group.rows);
    expect(rows.map((row) => rowAction(row)['choice'])).toEqual(['pay', 'withhold']);
    expect(decision.plainMoves).toEqual([]);
  });

  test('every row, as it stands, is legal', () => {
    for (const kind of [
      'lotAuction',
      'stockTurn',
      'treasuryShares',
      'buyPrivates',
      'station',
      'dividend',
      'trains',
      'offer',
    ]) {
      const { s, decision } = asked(kind);
      for (const row of rowGroupsOf(decision).flatMap((group) => group.rows)) {
        expect(apply(title, s, rowAction(row)).ok, `${kind} ${row.key}`).toBe(true);
      }
      for (const choice of decision.plainMoves) expect(apply(title, s, actionOf(choice)).ok, kind).toBe(true);
    }
  });

  test('a number that is not offered is judged as it stands, and what is offered is told', () => {
    const bids = anyTitle(title1828);
    const [s] = playedOf(bids, ['Ada', 'Bram', 'Cato'], 1, () => true).states as [RailState];
    const decision = decisionOf(bids, s, deciders(bids, s)[0]!)!;
    const row = rowGroupsOf(decision).flatMap(({ rows }) => rows)[0]!;
    const openField = row.choice.openFields['amount'];
    expect(openField?.kind === 'range' && openField.step).toBe(5);
    const { min, max } = openField as { min: number; max: number };
    for (const amount of [min, min + 5, max]) {
      const action = rowAction(row, { amount });
      expect(action['amount']).toBe(amount);
      expect(outOfRange(row, action)).toBeNull();
    }
    for (const amount of [min + 3, min - 5, max + 5, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      const action = rowAction(row, { amount });
      expect(apply(bids, s, action).ok).toBe(false);
      expect(outOfRange(row, action)).toEqual(openField);
    }
  });

  test('what can be left alone is never chosen already, not even where there is only one such thing', () => {
    for (const kind of ['lotAuction', 'stockTurn', 'treasuryShares']) {
      const groups = rowGroupsOf(asked(kind).decision);
      expect(chosenRow(groups, null, { optional: true }), kind).toBeNull();
      const last = groups.at(-1)!.rows.at(-1)!;
      expect(chosenRow(groups, last.key, { optional: true })).toBe(last);
    }
    const dividend = rowGroupsOf(asked('dividend').decision);
    expect(chosenRow(dividend, null, { optional: false })).toBe(dividend[0]!.rows[0]);
  });

  test('of several ways to answer none is chosen already, and the only one is', () => {
    const [group] = rowGroupsOf(asked('stockTurn').decision);
    const [first, second] = group!.rows;
    expect(chosenRow([{ ...group!, rows: [first!, second!] }], null, { optional: false })).toBeNull();
    expect(chosenRow([{ ...group!, rows: [first!] }], null, { optional: false })).toBe(first);
    expect(chosenRow([group!], null, { optional: true, preset: true })).toBe(first);
    // Where several runs earn the same, the first is shown, and the panel asks for the other.
    const runs = [first!, second!].map((row) => ({ ...row, type: 'run' }));
    expect(chosenRow([{ type: 'run', rows: runs }], null, { optional: false })).toBe(runs[0]);
  });

  test('on a hex that was pointed at, the first tile is shown; where none can lie, nothing else takes its place', () => {
    const { s, decision } = asked('track');
    const [hex] = legalHexes(decision);
    const tiles = boardRows(title, s, decision, 'layTile', hex!);
    const other = rowGroupsOf(asked('lotAuction').decision)[0]!;
    const pointed = { optional: true, hex: hex! };
    expect(chosenRow([other, tiles], null, pointed)).toBe(tiles.rows[0]);
    expect(chosenRow([other, { ...tiles, rows: [] }], null, pointed)).toBeNull();
  });

  test('one line for each reason', () => {
    const { history, states } = played(5);
    for (let seq = 0; seq < history.length; seq += 7) {
      const s = states[seq]!;
      const [by] = deciders(title, s);
      const texts = by ? decisionOf(title, s, by)!.unavailable.map(({ refusal }) => refusal.text) : [];
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  test('is for the player who sits here; one who made an offer may withdraw it', () => {
    const s = positionWith('offer');
    const [needed] = deciders(title, s);
    const other = s.players.find((player) => player !== needed)!;
    expect(askedHere(title, s, [other])).toEqual([]);
    expect(askedHere(title, s, [other, needed!])).toEqual([needed]);
    expect(alsoHere(title, s, [other]).map(({ type }) => type)).toEqual(['withdraw']);
  });

  test('is for all who are to decide and sit here, in the order in which they are asked', () => {
    const s = positionWith('offer');
    const [one, other] = s.players as [string, string];
    const offer = { ...title.frames['offer']!, actors: () => [other, 'player9', one] };
    const open = { ...title, frames: { ...title.frames, offer } };
    expect(askedHere(open, s, [one, other])).toEqual([other, one]);
    expect(alsoHere(open, s, [one, other])).toEqual([]);
  });
});

describe('track', () => {
  const { s, decision } = asked('track');

  test('lists tiles for a legal hex only, each with its rotations', () => {
    const [hex] = legalHexes(decision);
    const { rows } = boardRows(title, s, decision, 'layTile', hex!);
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
    expect(boardRows(title, s, decision, 'layTile', null).rows).toEqual([]);
  });

  test('says why nothing can lie elsewhere', () => {
    const legal = legalHexes(decision);
    const hex = title.material(s).board.ids.find((id) => !legal.includes(id))!;
    expect(boardRows(title, s, decision, 'layTile', hex).rows).toEqual([]);
    expect(refusalsAt(title, s, decision.by, hex)[0]?.refusal.rule).toMatch(/^soh:/);
  });

  test('a reason that lies in the hex comes before those of single tiles', () => {
    const far = asked('track', (one) => Object.keys(one.tiles).length > 3);
    const [first, ...rest] = refusalsAt(title, far.s, far.decision.by, 'B19');
    expect(first?.refusal.text).toMatch(/no continuous route .* to this hex/);
    expect(rest.map(({ refusal }) => refusal.text)).toContain('Tiles with red main stations go only on large cities.');
    const texts = [first!, ...rest].map(({ refusal }) => refusal.text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('is a step of the company’s turn', () => {
    const steps = [
      { name: 'own.step.shares', frames: ['treasuryShares'] },
      { name: 'own.step.track', frames: ['track'] },
    ] as const;
    const shown = stepsOf({ frames: { operatingTurn: { steps } } }, s);
    expect(shown?.at).toBe(1);
    expect(companyOf(s, s.stack.at(-1)!)).toBe(decision.company);
    expect(stepsOf({}, s)).toBeNull();
  });
});
