import { choices, deciders, fill } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { actingFor, compare, type Outcome, outcomeOf } from '@roundhouse/rail/telling/consequences';
import { textOf } from '@roundhouse/rail/telling/details';
import { forecast } from '../../../src/table/decision/forecast.ts';
import { played, positionWith, title } from './played.ts';

const told = (outcome: Outcome): readonly unknown[] => (outcome.ok ? outcome.changes : []);

const firstOf = (kind: string, type: string) => {
  const s = positionWith(kind, (one) => choices(title, one, deciders(title, one)[0]!, { type }).length > 0);
  const by = deciders(title, s)[0]!;
  return { s, by, choice: choices(title, s, by, { type })[0]! };
};

describe('what a choice would change', () => {
  test('a share bought: cash, holding, and nothing of the state itself', () => {
    const { s, by, choice } = firstOf('stockTurn', 'buy');
    const before = JSON.stringify(s);
    const outcome = outcomeOf(title, s, fill(choice));
    expect(told(outcome)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'cash', owner: by }),
        expect.objectContaining({ kind: 'holding', owner: by, company: textOf(choice.fields, 'company') }),
      ]),
    );
    expect(JSON.stringify(s)).toBe(before);
  });

  test('a share of anybody whom the title calls a holder', () => {
    const { history } = played(1, (one) => one.market.order.length > 0);
    const before = history.state;
    const [company] = before.market.order;
    const after = {
      ...before,
      shares: { ...before.shares, [company!]: { ...before.shares[company!], [company!]: 7, cousin: 1 } },
    };
    const cousins = { ...title, holders: (s: typeof before) => [...s.players, 'cousin'] };
    const ofCousin = expect.objectContaining({ kind: 'holding', owner: 'cousin', company });
    expect(compare(cousins, before, after)).toContainEqual(ofCousin);
    expect(compare(title, before, after)).not.toContainEqual(ofCousin);
  });

  test('a company started: it begins, with a price and money', () => {
    const { s, choice } = firstOf('stockTurn', 'start');
    const outcome = outcomeOf(title, s, fill(choice));
    const company = textOf(choice.fields, 'company');
    expect(told(outcome)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'status', company, after: 'started' }),
        expect.objectContaining({ kind: 'price', company, before: 0 }),
        expect.objectContaining({ kind: 'cash', owner: company }),
      ]),
    );
  });

  test('a dividend moves the price or not; withholding lets it fall', () => {
    const { s, choice } = firstOf('dividend', 'dividend');
    const company = s.stack.at(-1)!.of!;
    const kept = outcomeOf(title, s, fill(choice, { choice: 'withhold' }));
    const fallen = kept.ok ? kept.changes.find((one) => one.kind === 'price' && one.company === company) : undefined;
    const lowest = title.priceOf(s, company) === 50;
    expect(fallen?.kind === 'price' ? fallen.after < fallen.before : lowest).toBe(true);
  });

  test('the first train of a kind says which phase it brings and what that takes away', () => {
    const s = positionWith('trains', (one) => {
      const [by] = deciders(title, one);
      return choices(title, one, by!, { type: 'buyTrain' }).some(({ fields }) => fields['train'] === '4-1');
    });
    const choice = choices(title, s, deciders(title, s)[0]!, { type: 'buyTrain' })[0]!;
    const outcome = outcomeOf(title, s, fill(choice));
    expect(told(outcome)).toContainEqual({ kind: 'brings', train: '4', phase: '4', rusts: ['2'] });
  });

  test('a tile laid: one fewer in stock', () => {
    const { s, choice } = firstOf('track', 'layTile');
    const outcome = outcomeOf(title, s, fill(choice));
    const stock = outcome.ok && outcome.changes.find(({ kind }) => kind === 'stock');
    expect(stock && stock.kind === 'stock' && stock.before - stock.after).toBe(1);
  });

  test('the last tile of a company without a train does not lower its price: the end of the turn does, and stands apart', () => {
    const s = positionWith('track', (one) => {
      const { of, laid } = one.stack.at(-1) as unknown as { of: string; laid: number };
      return laid === 1 && !Object.values(one.trains).includes(of);
    });
    const company = s.stack.at(-1)!.of!;
    const outcome = outcomeOf(title, s, fill(choices(title, s, deciders(title, s)[0]!, { type: 'layTile' })[0]!));
    if (!outcome.ok) throw new Error(outcome.refusal.text);
    expect(outcome.changes.map(({ kind }) => kind)).not.toContain('price');
    expect(outcome.byItself).toContainEqual(expect.objectContaining({ kind: 'price', company }));
  });

  test('what a choice does and what the game then does by itself are together all that changes', () => {
    for (const kind of ['stockTurn', 'track', 'dividend', 'trains']) {
      const s = positionWith(kind);
      for (const choice of choices(title, s, deciders(title, s)[0]!)) {
        const outcome = outcomeOf(title, s, fill(choice));
        if (!outcome.ok) throw new Error(outcome.refusal.text);
        const cash = (owner: string) =>
          [...outcome.changes, ...outcome.byItself].reduce(
            (sum, one) => (one.kind === 'cash' && one.owner === owner ? sum + one.after - one.before : sum),
            0,
          );
        for (const player of s.players)
          expect(cash(player)).toBe((outcome.state.cash[player] ?? 0) - (s.cash[player] ?? 0));
      }
    }
  });

  test('what is not legal is a refusal with its rule', () => {
    const { s, by, choice } = firstOf('stockTurn', 'buy');
    const outcome = outcomeOf(title, s, { ...fill(choice), by, company: 'nowhere' });
    expect(outcome.ok).toBe(false);
  });

  test('the same question is answered once', () => {
    const { s, choice } = firstOf('stockTurn', 'buy');
    expect(outcomeOf(title, s, fill(choice))).toBe(outcomeOf(title, s, fill(choice)));
  });

  test('every move of a whole game is told without fail, and nothing changes unseen', () => {
    const { history, states } = played(3);
    let before = states[0]!;
    for (let seq = 1; seq <= history.length; seq++) {
      const after = states[seq]!;
      const cash = after.players.filter((player) => before.cash[player] !== after.cash[player]);
      const changed = compare(title, before, after)
        .filter((one) => one.kind === 'cash')
        .map((one) => one.kind === 'cash' && one.owner);
      expect(changed).toEqual(expect.arrayContaining(cash));
      before = after;
    }
  });

  test('the runs of this turn are foretold where one comes, and only to the company that runs', () => {
    const onTurn = (one: RailState): string => one.stack.at(-1)!.of!;
    const s = positionWith('track', (one) => (forecast(title, one, onTurn(one), null) ?? 0) > 0);
    expect(forecast(title, s, onTurn(s), null)).toBeGreaterThan(0);
    const others = Object.keys(s.companies).filter((company) => company !== onTurn(s));
    for (const company of others) expect(forecast(title, s, company, null)).toBeNull();
  });

  test('a company without a train is not promised what the next one earns', () => {
    const hasTrain = (s: RailState, company: string): boolean => Object.values(s.trains).includes(company);
    const isBefore = (s: RailState, company: string): boolean => {
      const order = title.operatingOrder(s);
      return order.slice(order.indexOf(company) + 1).some((next) => hasTrain(s, next));
    };
    let seen = 0;
    for (let seed = 1; seed < 30 && seen < 5; seed++) {
      for (const s of played(seed).states) {
        const { kind, of } = s.stack.at(-1) ?? {};
        if (kind !== 'track' || hasTrain(s, of!) || !isBefore(s, of!)) continue;
        seen++;
        expect(forecast(title, s, of!, null) ?? 0).toBe(0);
      }
    }
    expect(seen).toBeGreaterThanOrEqual(5);
  });

  test('a forecast belongs to who was asked, if the player decides for it', () => {
    const s = positionWith('track');
    const { of } = s.stack.at(-1)!;
    const { director } = s.companies[of!]!;
    const other = s.players.find((player) => player !== director)!;
    const lay = (by: string, frame: string) => ({ type: 'layTile', by, frame });
    expect(actingFor(s, lay(director!, `track/${of}`))).toBe(of);
    expect(actingFor(s, lay(other, `track/${of}`))).toBeNull();
    expect(actingFor(s, lay(director!, 'stockTurn'))).toBeNull();
    const mine = { ...s, privates: { ...s.privates, P1: other } };
    expect(actingFor(mine, lay(other, 'tile/P1'))).toBe('P1');
  });
});
